import type { LinearModel } from "./sparse-model";
import { tagFeatures } from "./tag-features";
import type { Token } from "./tokens";
import type { TaggedSlot } from "../values";

export interface TaggerModel {
  /** `O`, `B-period`, `I-period`, `B-period+filter` …, in the order of the columns. */
  tags: readonly string[];
  emissions: LinearModel;
  /** From a tag (row) to the next (column); one more row for the beginning. */
  transitions: Float64Array;
}

/** Tokens, from the first to before the last, that carry one or two slots. */
export interface TaggedSpan {
  slots: readonly TaggedSlot[];
  from: number;
  to: number;
  /** 0–1: the surest of its tokens, as where it begins and ends changes little. */
  sure: number;
}

export type Tagger = (tokens: readonly Token[]) => { spans: TaggedSpan[]; sure: number };

/** Linear-chain conditional random field: the best tags by Viterbi, their probabilities by forward-backward. */
export function taggerOf(model: TaggerModel): Tagger {
  const { tags, transitions } = model;
  const columns = tags.length;
  const unmarked = tags.indexOf("O");
  return (tokens) => {
    if (tokens.length === 0) return { spans: [], sure: 1 };
    const scores = tagFeatures(tokens).map((features) => {
      const row = new Float64Array(columns);
      row[unmarked] = -UNMARKED_BIAS;
      for (const feature of features) {
        const known = model.emissions.rowOf(feature);
        if (known !== undefined) model.emissions.addRow(known, row, 1);
      }
      return row;
    });
    const best = viterbi(scores, transitions, columns);
    const marginal = marginals(scores, transitions, columns);
    const sureOf = (index: number) => marginal[index]?.[best[index] ?? 0] ?? 0;
    const spans: TaggedSpan[] = [];
    for (const [index, tag] of best.entries()) {
      const name = tags[tag] ?? "O";
      if (name === "O") continue;
      const last = spans.at(-1);
      if (name.startsWith("I-") && last?.to === index) {
        last.to = index + 1;
        last.sure = Math.max(last.sure, sureOf(index));
      } else
        spans.push({
          slots: name.slice(2).split("+") as TaggedSlot[],
          from: index,
          to: index + 1,
          sure: sureOf(index),
        });
    }
    return { spans, sure: best.reduce((sure, _, index) => sure * sureOf(index), 1) };
  };
}

/** By which the score of "no slot" is lowered: authors forget marks more often than they set wrong ones. */
const UNMARKED_BIAS = 1;

function viterbi(scores: readonly Float64Array[], transitions: Float64Array, columns: number): number[] {
  let reached = Float64Array.from(scores[0] ?? [], (score, tag) => score + (transitions[columns * columns + tag] ?? 0));
  const origins: Uint8Array[] = [];
  for (const emission of scores.slice(1)) {
    const next = new Float64Array(columns);
    const origin = new Uint8Array(columns);
    for (let tag = 0; tag < columns; tag += 1) {
      let best = -Infinity;
      for (let from = 0; from < columns; from += 1) {
        const score = (reached[from] ?? 0) + (transitions[from * columns + tag] ?? 0);
        if (score > best) {
          best = score;
          origin[tag] = from;
        }
      }
      next[tag] = best + (emission[tag] ?? 0);
    }
    origins.push(origin);
    reached = next;
  }
  let tag = reached.indexOf(Math.max(...reached));
  const path = [tag];
  for (const origin of origins.toReversed()) {
    tag = origin[tag] ?? 0;
    path.push(tag);
  }
  return path.toReversed();
}

/** Probability of each tag at each token. */
export function marginals(scores: readonly Float64Array[], transitions: Float64Array, columns: number): Float64Array[] {
  const steps = transitions.map(Math.exp);
  // Each token's factors and messages are scaled to a sum of 1, which divides out and cannot overflow.
  const factors = scores.map((row) => {
    const top = row.reduce((a, b) => Math.max(a, b), -Infinity);
    return row.map((score) => Math.exp(score - top));
  });
  const forward: Float64Array[] = [];
  for (const [index, factor] of factors.entries()) {
    const before = forward[index - 1];
    const here = new Float64Array(columns);
    for (let tag = 0; tag < columns; tag += 1) {
      let sum = 0;
      if (before)
        for (let from = 0; from < columns; from += 1) sum += (before[from] ?? 0) * (steps[from * columns + tag] ?? 0);
      else sum = steps[columns * columns + tag] ?? 0;
      here[tag] = sum * (factor[tag] ?? 0);
    }
    forward.push(toSumOfOne(here));
  }
  const backward: Float64Array[] = Array.from({ length: scores.length });
  backward[scores.length - 1] = new Float64Array(columns).fill(1 / columns);
  for (let index = scores.length - 2; index >= 0; index -= 1) {
    const [factor, after] = [factors[index + 1], backward[index + 1]];
    const here = new Float64Array(columns);
    for (let tag = 0; tag < columns; tag += 1) {
      let sum = 0;
      for (let to = 0; to < columns; to += 1)
        sum += (steps[tag * columns + to] ?? 0) * (factor?.[to] ?? 0) * (after?.[to] ?? 0);
      here[tag] = sum;
    }
    backward[index] = toSumOfOne(here);
  }
  return forward.map((row, index) => toSumOfOne(row.map((value, tag) => value * (backward[index]?.[tag] ?? 0))));
}

function toSumOfOne(row: Float64Array): Float64Array {
  const sum = row.reduce((a, b) => a + b, 0) || 1;
  return row.map((value) => value / sum);
}
