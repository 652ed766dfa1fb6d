/** `items` in order, themselves when they are already: files mostly are, and a sorted copy of a long one takes memory. */
export function sortedBy<T>(items: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  const isSorted = items.every((item, index) => {
    const before = items[index - 1];
    return before === undefined || compare(before, item) <= 0;
  });
  return isSorted ? items : items.toSorted(compare);
}
