/** How an engine is started. */
export interface Window {
  readonly width: number;
  readonly javaScript: boolean;
}

/** Heights of all windows, in CSS pixels: as a small laptop shows. */
export const windowHeight = 800;

/** A page in a browser, and what a visitor does there. Elements are named by CSS selectors. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** With the pointer, in the middle of the element. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** What an expression of JavaScript gives, also in a page without scripts of its own. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface Engine {
  /** Why it can't be used on this machine, in a sentence; undefined where it can. */
  readonly missing: string | undefined;
  start(window: Window): Promise<EnginePage>;
}

/** Puts an element where a pointer can reach it, at once: pages scroll smoothly. */
export const reachable = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ behavior: 'instant', block: 'center' })`;
