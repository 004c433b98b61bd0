export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the owner has changed and the release as well: the owner's stays. */
interface Kept {
  /** The keys that lead to it, with dots between. */
  readonly key: string;
  readonly theirs: Json;
}

const isObject = (json: Json | undefined): json is Record<string, Json> =>
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

/** A list as what it holds: without what either took out, with what either put in. */
function mergeLists(base: readonly Json[], ours: readonly Json[], theirs: readonly Json[]): Json[] {
  const has = (list: readonly Json[], item: Json) => list.some((other) => areSame(item, other));
  return [
    ...ours.filter((item) => has(theirs, item) || !has(base, item)),
    ...theirs.filter((item) => !has(base, item) && !has(ours, item)),
  ];
}

/**
 * A file that the owner and a release have changed, merged key by key: what the release added is added, what it took
 * away is taken away, and what the owner wrote stays.
 * @param base the file as it was when the two parted
 */
export function mergeOwned(base: Json, ours: Json, theirs: Json) {
  const kept: Kept[] = [];

  function merge(
    was: Json | undefined,
    own: Json | undefined,
    new_: Json | undefined,
    keys: readonly string[],
  ): Json | undefined {
    if (areSame(own, new_) || areSame(was, new_)) return own;
    if (areSame(was, own)) return new_;
    if (isObject(own) && isObject(new_)) {
      const before = isObject(was) ? was : {};
      const entries = joinedKeys(Object.keys(own), Object.keys(new_)).flatMap((key) => {
        const value = merge(before[key], own[key], new_[key], [...keys, key]);
        return value === undefined ? [] : [[key, value] as const];
      });
      return Object.fromEntries(entries);
    }
    if (Array.isArray(own) && Array.isArray(new_)) {
      const before = Array.isArray(was) ? was : [];
      if (own.length !== new_.length || own.length !== before.length)
        return mergeLists(before, own, new_);
      return own.map(
        (item, index) => merge(before[index], item, new_[index], [...keys, String(index)]) ?? item,
      );
    }
    if (new_ !== undefined) kept.push({ key: keys.join('.'), theirs: new_ });
    return own;
  }

  return { merged: merge(base, ours, theirs, []) ?? ours, kept };
}
