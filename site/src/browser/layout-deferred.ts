/** The event that another page is about to take the place of the document's own (head/defer-layout.ts). */
export const layoutDeferred = 'defer-layout';
