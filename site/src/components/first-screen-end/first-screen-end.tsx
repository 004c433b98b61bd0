export const firstScreenEndId = 'first-screen-end';

/**
 * Stands after what a page begins with. Nothing is painted before the parser has come to it: of a header
 * or a hero in pieces, the first would move as the next come in.
 */
export function FirstScreenEnd() {
  return <span id={firstScreenEndId} hidden />;
}
