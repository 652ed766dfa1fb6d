import type { SparseWeights } from "../../../packages/assistant/src/frame/learned/sparse-model";
import { marginals } from "../../../packages/assistant/src/frame/learned/tagger";
import { seededRandom } from "../../seeded-random";
import { packRows } from "./pack-rows";

/** The tokens of a message as features, with the tag of each. */
export interface TaggedMessage {
  features: readonly (readonly string[])[];
  tags: readonly string[];
}

export interface TrainedTagger {
  tags: readonly string[];
  emissions: SparseWeights;
  transitions: Float64Array;
}

const EPOCHS = 8;
/** The weights of the epochs from this one on are averaged, which is steadier than the last. */
const FIRST_AVERAGED = 4;
const RATE = 0.25;
const DECAY = 2e-5;
/** Features of fewer tokens are dropped. */
const MIN_COUNT = 2;
/** Smaller weights are left out of the model. */
const MIN_WEIGHT = 0.15;
/** Larger weights are cut to it, so that a byte holds them. */
const MAX_WEIGHT = 6;

/** Conditional random field by AdaGrad on the likelihood of each message's tags. */
export function trainTagger(messages: readonly TaggedMessage[]): TrainedTagger {
  const tags = [...new Set(messages.flatMap((message) => message.tags))].toSorted();
  const withInside = [
    ...new Set(tags.flatMap((tag) => (tag.startsWith("B-") ? [tag, `I-${tag.slice(2)}`] : [tag]))),
  ].toSorted();
  const columns = withInside.length;
  const tagOf = new Map(withInside.map((tag, index) => [tag, index]));
  const counts = new Map<string, number>();
  for (const { features } of messages)
    for (const token of features) for (const name of token) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([name]) => name);
  const index = new Map(names.map((name, row) => [name, row]));
  const rows = messages.map(({ features, tags: gold }) => ({
    features: features.map((token) => Int32Array.from(token.flatMap((name) => index.get(name) ?? []))),
    gold: gold.map((tag) => tagOf.get(tag) ?? 0),
  }));
  const weights = new Float32Array(names.length * columns);
  const squares = new Float32Array(names.length * columns).fill(1e-2);
  const sums = new Float32Array(weights.length);
  const transitions = barredTransitions(withInside);
  const barred = barredTransitions(withInside);
  const transitionSquares = new Float64Array(transitions.length).fill(1e-1);
  const order = rows.map((_, at) => at);
  const random = seededRandom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (!row || row.gold.length === 0) continue;
      const scores = row.features.map((token) => {
        const ofTags = new Float64Array(columns);
        for (const feature of token)
          for (let tag = 0, cell = feature * columns; tag < columns; tag += 1, cell += 1)
            ofTags[tag] = (ofTags[tag] ?? 0) + (weights[cell] ?? 0);
        return ofTags;
      });
      const probabilities = marginals(scores, transitions, columns);
      for (const [position, token] of row.features.entries()) {
        const expected = probabilities[position];
        const gold = row.gold[position] ?? 0;
        for (let tag = 0; tag < columns; tag += 1) {
          const gradient = (tag === gold ? 1 : 0) - (expected?.[tag] ?? 0);
          if (Math.abs(gradient) < 5e-3) continue;
          for (const feature of token) {
            const cell = feature * columns + tag;
            const slope = gradient - DECAY * (weights[cell] ?? 0);
            squares[cell] = (squares[cell] ?? 0) + slope * slope;
            weights[cell] = (weights[cell] ?? 0) + (RATE * slope) / Math.sqrt(squares[cell] ?? 0);
          }
        }
        // The pair's probability is taken as the product of the tokens': near enough for the few transitions.
        const before = position === 0 ? null : (probabilities[position - 1] ?? null);
        const goldBefore = position === 0 ? columns : (row.gold[position - 1] ?? 0);
        updateTransitions(before, goldBefore, expected, gold);
      }
    }
    if (epoch >= FIRST_AVERAGED)
      for (let cell = 0; cell < sums.length; cell += 1) sums[cell] = (sums[cell] ?? 0) + (weights[cell] ?? 0);
  }
  return {
    tags: withInside,
    emissions: packRows(
      names,
      sums.map((sum) => sum / (EPOCHS - FIRST_AVERAGED)),
      columns,
      MIN_WEIGHT,
      MAX_WEIGHT,
    ),
    transitions,
  };

  function updateTransitions(
    before: Float64Array | null,
    goldBefore: number,
    expected: Float64Array | undefined,
    gold: number,
  ): void {
    for (let from = before ? 0 : columns; from < (before ? columns : columns + 1); from += 1) {
      const fromProbability = before?.[from] ?? 1;
      if (fromProbability < 1e-2 && from !== goldBefore) continue;
      for (let tag = 0; tag < columns; tag += 1) {
        const cell = from * columns + tag;
        if ((barred[cell] ?? 0) < 0) continue;
        const gradient = (from === goldBefore && tag === gold ? 1 : 0) - fromProbability * (expected?.[tag] ?? 0);
        if (Math.abs(gradient) < 1e-3) continue;
        transitionSquares[cell] = (transitionSquares[cell] ?? 0) + gradient * gradient;
        transitions[cell] = (transitions[cell] ?? 0) + (0.1 * gradient) / Math.sqrt(transitionSquares[cell] ?? 0);
      }
    }
  }
}

export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** An inside may only follow its own beginning or inside. */
function mayFollow(previous: string | null, next: string): boolean {
  if (!next.startsWith("I-")) return true;
  return previous !== null && previous !== "O" && previous.slice(2) === next.slice(2);
}

const BARRED = -1e4;

function barredTransitions(tags: readonly string[]): Float64Array {
  return Float64Array.from(
    [...tags, null].flatMap((previous) => tags.map((next) => (mayFollow(previous, next) ? 0 : BARRED))),
  );
}
