const STEPS = 100;
/** Smaller errors move nothing. */
const LEAST_ERROR = 1e-3;

/** A question's candidates with as many features each, those that answer it by their places, and how much it counts. */
export interface RankingRow {
  candidates: readonly { features: ArrayLike<number> }[];
  targets: readonly number[];
  importance: number;
}

/**
 * Softmax over the candidates of each question, of which any target is as good: gradient descent with momentum, the same
 * result every time.
 */
export function trainWeights(questions: readonly RankingRow[]): number[] {
  const rows = questions.filter(({ targets }) => targets.length > 0);
  const size = rows[0]?.candidates[0]?.features.length ?? 0;
  const counts = rows.map(({ candidates }) => candidates.length);
  const values = new Float32Array(counts.reduce((sum, count) => sum + count, 0) * size);
  let end = 0;
  for (const { candidates } of rows)
    for (const { features } of candidates) {
      values.set(features, end);
      end += size;
    }
  const weights = new Float64Array(size);
  const m = new Float64Array(size);
  const v = new Float64Array(size);
  const shares = new Float64Array(Math.max(...counts));
  const isTarget = rows.map(({ candidates, targets }) =>
    Uint8Array.from(candidates, (_, at) => Number(targets.includes(at))),
  );
  const sumWeight = rows.reduce((sum, { importance }) => sum + importance, 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(size);
    let base = 0;
    rows.forEach(({ importance }, row) => {
      const count = counts[row] ?? 0;
      const targets = isTarget[row];
      let top = -Infinity;
      for (let at = 0, cell = base; at < count; at += 1) {
        let score = 0;
        for (let of = 0; of < size; of += 1, cell += 1) score += (weights[of] ?? 0) * (values[cell] ?? 0);
        shares[at] = score;
        top = Math.max(top, score);
      }
      let total = 0;
      let wanted = 0;
      for (let at = 0; at < count; at += 1) {
        const share = (shares[at] = Math.exp((shares[at] ?? 0) - top));
        total += share;
        if (targets?.[at]) wanted += share;
      }
      for (let at = 0; at < count; at += 1) {
        const share = shares[at] ?? 0;
        const goal = targets?.[at] ? share / Math.max(wanted, 1e-12) : 0;
        const error = (share / total - goal) * importance;
        if (Math.abs(error) < LEAST_ERROR) continue;
        const cell = base + at * size;
        for (let of = 0; of < size; of += 1) gradient[of] = (gradient[of] ?? 0) + error * (values[cell + of] ?? 0);
      }
      base += count * size;
    });
    descend(weights, gradient, { m, v, step, count: sumWeight, rate: 0.3 / (1 + step / 60), ridge: 0.0005 });
  }
  return [...weights];
}

/** Logistic regression on whether the first place was right. */
export function trainSureness(
  places: readonly { features: readonly number[]; isRight: boolean; importance: number }[],
): number[] {
  const size = (places[0]?.features.length ?? 0) + 1;
  const weights = new Float64Array(size);
  const m = new Float64Array(size);
  const v = new Float64Array(size);
  const rows = places.map(({ features, isRight, importance }) => ({ values: [1, ...features], isRight, importance }));
  const count = rows.reduce((sum, { importance }) => sum + importance, 0);
  for (let step = 1; step <= 500; step += 1) {
    const gradient = new Float64Array(size);
    for (const { values, isRight, importance } of rows) {
      let score = 0;
      for (let at = 0; at < size; at += 1) score += (weights[at] ?? 0) * (values[at] ?? 0);
      const error = (1 / (1 + Math.exp(-score)) - (isRight ? 1 : 0)) * importance;
      for (let at = 0; at < size; at += 1) gradient[at] = (gradient[at] ?? 0) + error * (values[at] ?? 0);
    }
    descend(weights, gradient, { m, v, step, count, rate: 0.05, ridge: 0.0005 });
  }
  return [...weights];
}

interface Descent {
  m: Float64Array;
  v: Float64Array;
  step: number;
  count: number;
  rate: number;
  ridge: number;
}

/** One step of Adam. */
function descend(weights: Float64Array, gradient: Float64Array, { m, v, step, count, rate, ridge }: Descent): void {
  for (let at = 0; at < weights.length; at += 1) {
    const slope = (gradient[at] ?? 0) / count + ridge * (weights[at] ?? 0);
    m[at] = 0.9 * (m[at] ?? 0) + 0.1 * slope;
    v[at] = 0.99 * (v[at] ?? 0) + 0.01 * slope * slope;
    weights[at] =
      (weights[at] ?? 0) -
      (rate * (m[at] ?? 0)) / (1 - 0.9 ** step) / (Math.sqrt((v[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8);
  }
}
