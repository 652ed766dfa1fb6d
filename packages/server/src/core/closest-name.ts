/** More than two slips, or half of a short word, is another word. */
const MAX_SLIPS = 2;

/**
 * The name that was probably meant: the same in another spelling (`timeHorizon`), with a slip or two (`time_horizn`), or
 * the only one that contains it (`horizon`); null where none is close.
 */
export function closestName(written: string, names: readonly string[]): string | null {
  const word = plain(written);
  const same = names.find((name) => plain(name) === word);
  if (same !== undefined) return same;
  const nearest = names
    .map((name) => ({ name, slips: slipsBetween(word, plain(name)) }))
    .filter(({ slips }) => slips <= MAX_SLIPS && slips * 2 < word.length)
    .toSorted((left, right) => left.slips - right.slips)[0];
  if (nearest) return nearest.name;
  const holders = word.length > MAX_SLIPS ? names.filter((name) => plain(name).includes(word)) : [];
  return holders.length === 1 ? (holders[0] ?? null) : null;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, "");

/** Letters to add, drop, change or swap with their neighbor (optimal string alignment distance). */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_SLIPS) return Infinity;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
