/**
 * The colours of the brand: the one place where they are chosen. Mails have these; pages, pictures, icons of
 * the browser and plain pages derive theirs (site/vite/shades.ts). All values are samples until the owner
 * replaces them; docs/make-it-yours.md says how, and site/test/styles/brand.test.ts which must be readable
 * on which.
 */
export const brand: BrandColours = {
  /** Text, and the darkest grounds. */
  ink: '#1b1410',
  /** What every page, picture and browser bar stands on. */
  paper: '#fbf6ec',
  /** The colour that the brand is known by: buttons, land, what is chosen. Ink is read on it. */
  main: '#f2600c',
  /** Its light companion, at the other end of gradients. Ink is read on it. */
  bright: '#ffb800',
  /** Its dark companion: small text in colour, on paper. */
  deep: '#b23c02',
  /** What stands apart from all of them: links, focus, second lines of a chart. Read on paper. */
  accent: '#0b5f63',
};

export type BrandColours = Readonly<
  Record<'accent' | 'bright' | 'deep' | 'ink' | 'main' | 'paper', string>
>;
