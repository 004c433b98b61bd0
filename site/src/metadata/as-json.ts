/** JSON that can stand inside a script element. */
export const asJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
