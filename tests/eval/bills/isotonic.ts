/** A score, and whether its prediction was right. */
export interface Outcome {
  score: number;
  isRight: boolean;
}

interface Block {
  least: number;
  right: number;
  count: number;
}

/** Synthetic bills cannot justify the last percent. */
const HIGHEST = 0.99;
/** Fewer outcomes than this do not form their own step. */
const LEAST_IN_STEP = 60;

/**
 * Isotonic regression by pooling adjacent violators (Ayer et al. 1955): the share of right outcomes as a step function
 * that never falls with the score. Each share is Laplace's, (right + 1) / (count + 2), so that none reaches 0 or 1.
 *
 * @returns the share from each score on, by rising score
 */
export function isotonicSteps(outcomes: readonly Outcome[]): [score: number, share: number][] {
  const blocks: Block[] = [];
  for (const { score, isRight } of outcomes.toSorted((a, b) => a.score - b.score)) {
    const last = blocks.at(-1);
    const right = isRight ? 1 : 0;
    // Outcomes with the same score are pooled, whatever their order.
    if (last && last.least === score) merge(last, { least: score, right, count: 1 });
    else blocks.push({ least: score, right, count: 1 });
    pool(blocks);
  }
  const steps = enough(blocks).map(({ least, right, count }): [number, number] => [
    Math.round(least * 1_000) / 1_000,
    Math.min(HIGHEST, Math.round(((right + 1) / (count + 2)) * 100) / 100),
  ]);
  return steps.filter(([, share], index) => share !== steps[index - 1]?.[1]);
}

function pool(blocks: Block[]): void {
  for (
    let [before, last] = blocks.slice(-2);
    before && last && shareOf(before) >= shareOf(last);
    [before, last] = blocks.slice(-2)
  ) {
    merge(before, last);
    blocks.pop();
  }
}

/** Merges steps with few outcomes into the one below. */
function enough(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    const last = kept.at(-1);
    if (last && (last.count < LEAST_IN_STEP || block.count < LEAST_IN_STEP)) merge(last, block);
    else kept.push({ ...block });
  }
  return kept;
}

function merge(into: Block, block: Block): void {
  into.right += block.right;
  into.count += block.count;
}

const shareOf = ({ right, count }: Block): number => right / count;
