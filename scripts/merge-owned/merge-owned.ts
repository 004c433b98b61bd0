export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the owner has changed and the release as well: the owner's stays. */
interface Kept {
  /** The keys that lead to it, with dots between. */
  readonly key: string;
  readonly theirs: Json;
}

export const isObject = (json: Json | undefined): json is Record<string, Json> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const areSame = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The keys of one in their order, and each that only the other has behind the one that it follows there. */
function joinedKeys(ours: readonly string[], theirs: readonly string[]): string[] {
  const joined = [...ours];
  for (const [index, key] of theirs.entries()) {
    if (joined.includes(key)) continue;
    const before = theirs[index - 1];
    joined.splice(before === undefined ? 0 : joined.indexOf(before) + 1, 0, key);
  }
  return joined;
}

const has = (list: readonly Json[], item: Json) => list.some((other) => areSame(item, other));

/** A list as what it holds: without what either took out, with what either put in. */
const mergeSets = (base: readonly Json[], ours: readonly Json[], theirs: readonly Json[]) => [
  ...ours.filter((item) => has(theirs, item) || !has(base, item)),
  ...theirs.filter((item) => !has(base, item) && !has(ours, item)),
];

/** Whether each item of a list is at its place in another, changed or not, and new ones behind them. */
const areInPlace = (base: readonly Json[], list: readonly Json[]) =>
  base.length <= list.length &&
  list.every((item, index) => areSame(item, base[index]) || !has(base, item));

/**
 * A file that the owner and a release have changed, merged key by key: what the release added is added, what it took
 * away is taken away, and what the owner wrote stays. Of a list whose items either has moved or taken away, the owner's
 * stays whole.
 * @param base the file as it was when the two parted
 * @param lists whether lists are sets of their items, or belong together
 */
export function mergeOwned(base: Json, ours: Json, theirs: Json, lists: 'sets' | 'whole') {
  const kept: Kept[] = [];
  const taken: string[] = [];

  function merge(
    was: Json | undefined,
    own: Json | undefined,
    new_: Json | undefined,
    keys: readonly string[],
  ): Json | undefined {
    const key = keys.join('.');
    if (areSame(own, new_) || areSame(was, new_)) return own;
    if (areSame(was, own)) {
      if (new_ !== undefined) taken.push(key);
      return new_;
    }
    if (isObject(own) && isObject(new_)) {
      const before = isObject(was) ? was : {};
      const entries = joinedKeys(Object.keys(own), Object.keys(new_)).flatMap((name) => {
        const value = merge(before[name], own[name], new_[name], [...keys, name]);
        return value === undefined ? [] : [[name, value] as const];
      });
      return Object.fromEntries(entries);
    }
    if (Array.isArray(own) && Array.isArray(new_) && Array.isArray(was)) {
      if (lists === 'sets') return mergeSets(was, own, new_);
      if (own.length === was.length && areInPlace(was, own) && areInPlace(was, new_))
        return new_.map(
          (item, index) => merge(was[index], own[index], item, [...keys, String(index)]) ?? item,
        );
    }
    if (new_ !== undefined) kept.push({ key, theirs: new_ });
    return own;
  }

  return { merged: merge(base, ours, theirs, []) ?? ours, taken, kept };
}
