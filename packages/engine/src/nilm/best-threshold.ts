/** Scores below this are noise and add up over a month. */
const SMALLEST_SCORE = 0.02;

/** Where scores of one appliance in one home are best cut, and how well the cut separates on from off. */
export interface BestThreshold {
  threshold: number;
  /** F1 to expect at the threshold if the scores are probabilities, 0 to 1: low where nothing stands out. */
  expectedF1: number;
}

/**
 * The threshold that maximizes the expected F1 of this home's scores: half of that F1 (Lipton, Elkan and Naryanaswamy,
 * "Optimal thresholding of classifiers to maximize F1 measure", ECML PKDD 2014). A home whose appliance looks unfamiliar
 * has lower scores throughout, and a fixed threshold would miss most of its runs.
 * @param scores probability of being on, of each sample
 */
export function bestThreshold(scores: Float64Array): BestThreshold {
  const sorted = scores.filter((score) => score >= SMALLEST_SCORE).toSorted();
  const total = sorted.reduce((sum, score) => sum + score, 0);
  let above = 0;
  let expectedF1 = 0;
  for (let k = sorted.length - 1; k >= 0; k -= 1) {
    above += sorted[k] as number;
    const f1 = (2 * above) / (sorted.length - k + total);
    if (f1 < expectedF1) break;
    expectedF1 = f1;
  }
  return { threshold: expectedF1 / 2, expectedF1 };
}
