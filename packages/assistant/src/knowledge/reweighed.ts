/** Ranked passages by their shares times a weight of each, brought to a sum of 1 again. */
export function reweighed<Ranked extends { share: number }>(
  ranked: readonly Ranked[],
  weightOf: (one: Ranked) => number,
): readonly Ranked[] {
  const weighed = ranked.map((one) => ({ ...one, share: one.share * weightOf(one) }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0) || 1;
  return weighed.map((one) => ({ ...one, share: one.share / total })).toSorted((a, b) => b.share - a.share);
}
