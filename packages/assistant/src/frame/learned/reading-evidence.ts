import type { Guess, Head } from "./classifier";
import type { Asked } from "../consistency";
import type { Frame } from "../frame";
import { foreignWords } from "../off-topic";
import type { Question } from "../question";

/** What is known of a reading beside its labels and slots. */
export interface Reading {
  question: Question;
  act: Guess;
  asked: Asked;
  guesses: Record<Head, Guess[]>;
  topics: Frame["topics"];
  /** 0–1: that the question leans on the one before, or else that it does not. */
  leanSure: number;
  followsUp: boolean;
  /** 0–1: share of the question's features that training met. */
  familiarity: number;
}

/** How sure each part of the reading is, as logarithms of odds; the first is always 1. Weighed for `Frame.sureness`. */
export function readingEvidence({ question, act, asked, guesses, topics, leanSure }: Reading): number[] {
  const best = (head: Head) => guesses[head][0]?.probability ?? 0;
  const isOwn = asked.scope === "own";
  const isTalk = asked.act === "talk";
  return [
    1,
    isOwn ? 1 : 0,
    logOdds(act.probability),
    isTalk ? 0 : logOdds(best("scope")),
    isTalk || !isOwn ? 0 : logOdds(best("metric")),
    isTalk || !isOwn ? 0 : logOdds(best("subject")),
    isTalk || !isOwn ? 0 : logOdds(best("aggregate")),
    asked.act === "do" ? logOdds(best("command")) : 0,
    isOwn ? 0 : logOdds(topics[0]?.probability ?? 0),
    isOwn ? logOdds(question.tagsSure) : 0,
    Math.min(2, question.unread),
    logOdds(leanSure),
    Math.min(4, question.slots.length),
    question.tokens.length <= 2 ? 1 : 0,
  ];
}

/** What an answer's confidence weighs of the reading of its question. */
export const READING_SIGNALS = [
  "act",
  "scope",
  "own",
  "metric",
  "metricLead",
  "subject",
  "aggregate",
  "command",
  "topic",
  "topicLead",
  "noTopic",
  "tags",
  "leastSlot",
  "slots",
  "unread",
  "lean",
  "followsUp",
  "words",
  "foreignWords",
  "openShare",
  "familiarity",
  "overruled",
  "sureness",
] as const;
export type ReadingSignals = Readonly<Record<(typeof READING_SIGNALS)[number], number>>;

export function readingSignals(reading: Reading, sureness: number): ReadingSignals {
  const { question, act, asked, guesses, leanSure, followsUp, familiarity } = reading;
  const { tokens, slots } = question;
  const best = (head: Head) => guesses[head][0]?.probability ?? 0;
  const lead = (head: Head) => best(head) - (guesses[head][1]?.probability ?? 0);
  const of = (head: Head, label: string) => guesses[head].find((one) => one.label === label)?.probability ?? 0;
  const isOpen = (at: number) => !slots.some(({ from, to }) => from <= at && at < to);
  const overruled = (["act", "scope", "metric", "aggregate", "subject"] as const).filter(
    (head) => (asked[head] ?? "none") !== guesses[head][0]?.label,
  );
  return {
    act: act.probability,
    scope: best("scope"),
    own: of("scope", "own"),
    metric: best("metric"),
    metricLead: lead("metric"),
    subject: best("subject"),
    aggregate: best("aggregate"),
    command: asked.act === "do" ? best("command") : 1,
    topic: best("topic"),
    topicLead: lead("topic"),
    noTopic: of("topic", "none"),
    tags: question.tagsSure,
    leastSlot: Math.min(1, ...slots.map(({ sure }) => sure)),
    slots: slots.length,
    unread: question.unread,
    lean: leanSure,
    followsUp: followsUp ? 1 : 0,
    words: tokens.length,
    foreignWords: foreignWords(question),
    openShare: tokens.filter((_, at) => isOpen(at)).length / (tokens.length || 1),
    familiarity,
    overruled: overruled.length,
    sureness,
  };
}

function logOdds(probability: number): number {
  const held = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(held / (1 - held));
}
