import type { Frame } from "../frame/frame";
import { READING_SIGNALS, type ReadingSignals } from "../frame/learned/reading-evidence";
import { PASSAGE_SIGNALS, type FoundPassages } from "../knowledge/find-passages";
import { type AnswerKind, planOf } from "../plan";

/** Kinds of answer that are right for the same reasons. */
const GROUPS = ["figures", "report", "device", "given", "talk", "passages"] as const;
type Group = (typeof GROUPS)[number];

const GROUP_OF: Partial<Record<AnswerKind, Group>> = {
  figures: "figures",
  breakdown: "figures",
  bill: "figures",
  device_command: "device",
  device_state: "device",
  given: "given",
  passages: "passages",
  greeting: "talk",
  thanks: "talk",
  goodbye: "talk",
  capabilities: "talk",
  small_talk: "talk",
  off_topic: "talk",
  unclear: "talk",
  repeat: "talk",
  language: "talk",
  sources: "talk",
  unsafe: "talk",
  confirm: "talk",
  decline: "talk",
};

/** How a question is put, and whether it says enough to calculate or look up its answer. */
const SHAPE = [
  "explains",
  "compares",
  "advises",
  "general",
  "amounts",
  "period",
  "appliances",
  "metric",
  "bare",
] as const;

function shapeOf(frame: Frame): Record<(typeof SHAPE)[number], number> {
  const { act, scope, given, period, appliances, metric, filters, group, pick, comparedTo } = frame;
  return {
    explains: is(act === "explain"),
    compares: is(act === "compare"),
    advises: is(act === "advise" || act === "howto"),
    general: is(scope !== "own"),
    amounts: given?.length ?? 0,
    period: is(period !== undefined),
    appliances: appliances?.length ?? 0,
    metric: is(metric !== undefined),
    bare: is([period, filters, group, pick, comparedTo].every((slot) => slot === undefined)),
  };
}

const is = (holds: boolean): 0 | 1 => (holds ? 1 : 0);

/** Signals that say how far the reading and the best article agree. */
const AGREEMENT = ["topicOfFirst", "agrees", "chinese"] as const;

/** Everything an answer's confidence weighs, in this order. */
export const SIGNALS: readonly string[] = [
  ...GROUPS.map((group) => `is:${group}`),
  ...READING_SIGNALS.map((name) => `reading:${name}`),
  ...PASSAGE_SIGNALS.map((name) => `article:${name}`),
  ...SHAPE,
  ...AGREEMENT,
];

/** The values of {@link SIGNALS} for a question as it was read and the articles that come nearest to it. */
export function signalsOf(
  frame: Frame,
  reading: ReadingSignals,
  { passages: [first], signals }: Pick<FoundPassages, "passages" | "signals">,
): number[] {
  const group = GROUP_OF[planOf(frame)] ?? "report";
  const { topics, language } = frame;
  const slug = first?.article.slug;
  const shape = shapeOf(frame);
  return [
    ...GROUPS.map((one) => is(one === group)),
    ...READING_SIGNALS.map((name) => reading[name]),
    ...PASSAGE_SIGNALS.map((name) => signals[name]),
    ...SHAPE.map((name) => shape[name]),
    topics.find(({ topic }) => topic === slug)?.probability ?? 0,
    is(topics[0]?.topic === slug),
    is(language === "zh"),
  ];
}
