/** The item at an index that may run past either end of a closed list. */
export function cyclic<Item>(list: readonly Item[], index: number): Item {
  const item = list[(index + list.length) % list.length];
  if (item === undefined) throw new RangeError('An empty list has no items.');
  return item;
}
