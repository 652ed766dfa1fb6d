/** A leaf's score, or a question with what follows when the signal is at most the threshold, and when it is more. */
export type Tree = number | readonly [signal: number, threshold: number, atMost: Tree, more: Tree];

/** Gradient-boosted decision trees, whose scores add up to the logarithm of the odds. */
export interface BoostedTrees {
  /** The signals that the trees ask for by their place. */
  signals: readonly string[];
  base: number;
  trees: readonly Tree[];
}

/** 0–1 */
export function probabilityOf(
  { base, trees }: Pick<BoostedTrees, "base" | "trees">,
  values: readonly number[],
): number {
  const score = trees.reduce<number>((sum, tree) => sum + scoreOf(tree, values), base);
  return 1 / (1 + Math.exp(-score));
}

export function scoreOf(tree: Tree, values: readonly number[]): number {
  let at = tree;
  while (typeof at !== "number") at = (values[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}
