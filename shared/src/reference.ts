/** What a visitor calls a request by: the first characters of its id, which name it to the operator too. */
export const referenceOf = (id: string): string => id.slice(0, '01a1fbc4-ad68'.length);
