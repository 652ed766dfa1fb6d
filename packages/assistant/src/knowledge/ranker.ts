import type { Article } from "./article";
import type { Candidate, Feature } from "./candidates";
import { FEATURES } from "./candidates";
import { dot } from "./dot";
import model from "./model/ranker.json";

/** A linear scorer with the calibration of its first place. */
export interface Scorer {
  /** One weight for each of {@link FEATURES}. */
  weights: readonly number[];
  /** Intercept, then one weight for each of {@link SURENESS_FEATURES}. */
  sureness: readonly number[];
}

/** Trained by `bun run model:ranker`. */
export const RANKER: Scorer & { features: readonly string[] } = model;

export interface RankedCandidate extends Candidate {
  score: number;
  /** 0–1: share of this passage in the softmax over all. */
  share: number;
}

/** Best first. */
export function rank(candidates: readonly Candidate[], { weights }: Scorer): RankedCandidate[] {
  const scores = candidates.map(({ features }) => dot(weights, features));
  const top = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return candidates
    .map((candidate, at) => ({
      ...candidate,
      score: scores[at] ?? 0,
      share: Math.exp((scores[at] ?? 0) - top) / total,
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** The best passage of each article, best first. */
export function bestOfEach<Ranked extends Candidate>(ranked: readonly Ranked[]): Ranked[] {
  const best = new Map<Article, Ranked>();
  for (const one of ranked) if (!best.has(one.article)) best.set(one.article, one);
  return [...best.values()];
}

/** Features of the first place that say how much it can be relied on. */
const OF_FIRST: readonly Feature[] = [
  "title",
  "titleHeld",
  "keywordHeld",
  "coverage",
  "lookedUpCoverage",
  "mostTellingMissing",
  "appliance",
  "otherAppliance",
  "topic",
  "isFirstTopic",
  "articleGuess",
  "isGuessedArticle",
  "headingWords",
  "guess",
  "isGuessed",
  "near",
  "articleNear",
  "votes",
  "articleVotes",
];
export const SURENESS_FEATURES = [
  "share",
  "lead",
  "passageShare",
  "score",
  ...OF_FIRST,
  "unknown",
  "terms",
  "elsewhere",
  "none",
] as const;

/**
 * What calibration weighs.
 * @param unknownShare 0–1: share of the question's words that no article holds
 * @param terms how many terms the question has
 * @param elsewhere 0–1: the reader's probability that the question is about none of the articles
 * @param none 0–1: the guesser's
 */
export function surenessFeatures(
  ranked: readonly RankedCandidate[],
  { unknownShare, terms, elsewhere, none }: { unknownShare: number; terms: number; elsewhere: number; none: number },
): number[] {
  const [first] = ranked;
  if (!first) return SURENESS_FEATURES.map(() => 0);
  const shares = new Map<Article, number>();
  for (const { article, share } of ranked) shares.set(article, (shares.get(article) ?? 0) + share);
  const share = shares.get(first.article) ?? 0;
  shares.delete(first.article);
  return [
    share,
    share - Math.max(0, ...shares.values()),
    first.share,
    first.score / 10,
    ...OF_FIRST.map((name) => first.features[FEATURES.indexOf(name)] ?? 0),
    unknownShare,
    Math.min(terms, 6) / 6,
    elsewhere,
    none,
  ];
}

/** 0–1: the calibrated probability that the first place answers the question. */
export function surenessOf(features: readonly number[], { sureness: [intercept = 0, ...weights] }: Scorer): number {
  return 1 / (1 + Math.exp(-(intercept + dot(weights, features))));
}
