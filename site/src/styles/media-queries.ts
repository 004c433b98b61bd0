/** The breakpoints that markup needs, in px; as in `styles/abstracts/_tokens.scss` (docs/product.md, "Sizes and times"). */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Windows at the breakpoint's width and below it. */
export const below = (name: Breakpoint) => `(max-width: ${breakpoints[name]}px)`;

/** Windows wider than the breakpoint. */
export const above = (name: Breakpoint) => `(min-width: ${breakpoints[name] + 0.02}px)`;
