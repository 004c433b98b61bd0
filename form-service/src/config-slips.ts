/** Whether two names differ by one slip: a character too many, too few, another one, or two changed over. */
function isOneSlipAway(name: string, meant: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === meant[start]) start += 1;
  let end = 0;
  const shorter = Math.min(name.length, meant.length) - start;
  while (end < shorter && name.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [left, right] = [name, meant].map((one) => one.slice(start, one.length - end));
  if (left === undefined || right === undefined) return false;
  return left.length < 2 && right.length < 2
    ? true
    : left === right.split('').toReversed().join('');
}

/** One line for each variable that is set and looks like another one, which isn't. */
export function slipsIn(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const unset = known.filter((name) => !environment[name]?.trim());
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = unset.find((one) => isOneSlipAway(name.toUpperCase(), one));
      return meant === undefined ? [] : [`${name} is unknown: write ${meant}`];
    });
}
