/**
 * The page's container and the gap of its columns, in units of the terraces: where their first one begins,
 * and how high they are with the shadows below them.
 */
export const stepColumns = { x: 150, width: 1266, gap: 36, height: 440 } as const;
