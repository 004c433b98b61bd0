/** An element of an SVG file. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
}

interface OpenElement extends SvgElement {
  readonly children: SvgElement[];
}

const leftOut = /<\?.*?\?>|<!--.*?-->/gsu;
const tag =
  /\s*<(?<closed>\/)?(?<name>[a-zA-Z]+)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/)?>\s*/uy;
const attribute = /([\w:-]+)="([^"]*)"/gu;

/**
 * Reads a file of artwork: elements and their attributes. Artwork has no words, so no text either.
 * @throws Error where the file isn't well-formed, or holds anything else.
 */
export function readSvg(source: string): SvgElement {
  const markup = source.replaceAll(leftOut, '').trim();
  const top: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  for (tag.lastIndex = 0; tag.lastIndex < markup.length;) {
    const at = tag.lastIndex;
    const { closed, name = '', attributes = '', empty } = tag.exec(markup)?.groups ?? {};
    const parent = open.at(-1);
    if (!name || !parent || (closed && parent.name !== name))
      throw new Error(`Artwork cannot be read at: ${markup.slice(at, at + 60)}`);
    if (closed) {
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [
      key,
      value.replaceAll(/\s+/gu, ' '),
    ]);
    const element = { name, attributes: new Map(pairs as [string, string][]), children: [] };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  const [root] = top.children;
  if (open.length > 1 || top.children.length !== 1 || root?.name !== 'svg')
    throw new Error('Artwork is one <svg>, and all that it opens is closed.');
  return root;
}

/** The element as markup, with what a change makes of its attributes. */
export function printSvg(
  { name, attributes, children }: SvgElement,
  change: (attributes: ReadonlyMap<string, string>) => ReadonlyMap<string, string> = (same) => same,
): string {
  const written = [...change(attributes)].map(([key, value]) => ` ${key}="${value}"`).join('');
  const content = children.map((child) => printSvg(child, change)).join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}
