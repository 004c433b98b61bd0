/** Where what was typed is kept, in the memory of this tab alone: no other one sees it, and it ends with the tab. */
export const keptRequestKey = 'request';
