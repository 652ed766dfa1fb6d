import { type Head, LABEL_HEADS } from "../../../packages/assistant/src/frame/learned/classifier";
import type { Frame } from "../../../packages/assistant/src/frame/frame";
import type { MessageReader } from "../../../packages/assistant/src/frame/reader";
import { SLOT_OF_TAG } from "../../../packages/assistant/src/frame/slot-readings";
import type { ReadingSignals } from "../../../packages/assistant/src/frame/learned/reading-evidence";
import type { TaggedSlot } from "../../../packages/assistant/src/frame/values";
import { plainWords, TAGGED_SLOTS } from "../../../packages/assistant/src/frame/values";
import { normalWords } from "../../../packages/assistant/src/frame/normalize";
import type { LabeledMessage } from "../labeled-messages";
import { goldLabels, goldSpans, TODAY } from "./gold";

export interface Judged {
  message: LabeledMessage;
  frame: Frame;
  evidence: readonly number[];
  signals: ReadingSignals | undefined;
  /** Which of the frame's parts are as the author labeled them; absent where neither has it. */
  heads: Partial<Record<Exclude<Head, "leans" | "splits">, boolean>>;
  topicAt: number | null;
  slots: Partial<Record<TaggedSlot, { right: number; read: number; labeled: number }>>;
  followsUp: boolean;
  /** Every head and slot is right. */
  isExact: boolean;
  /** What an answer depends on is right: of a question in general the topic, of one's own all but the topic. */
  isRight: boolean;
}

export function judge(message: LabeledMessage, reader: MessageReader): Judged {
  const { language, previous, labels, text } = message;
  const isReply = labels.act === "confirm" || labels.act === "decline";
  // The account has the devices that the message calls by their names.
  const deviceNames = message.spans.filter(({ slot }) => slot === "device").map(({ from, to }) => text.slice(from, to));
  const context = { language, today: TODAY, previous: null, hasProposal: false, deviceNames };
  const before = previous === null ? null : reader.readQuestion(previous, context).frame;
  const { frame, evidence, signals, followsUp } = reader.readQuestion(text, {
    ...context,
    previous: before,
    hasProposal: isReply,
  });
  const gold = goldLabels(message);
  const folded = frame.act === "explain" && frame.scope !== "own" ? "ask" : frame.act;
  const read: Partial<Record<Head, string>> = {
    act: folded,
    scope: frame.scope,
    metric: frame.metric ?? "none",
    aggregate: frame.aggregate ?? "none",
    subject: frame.subject ?? "none",
    command: frame.command,
  };
  const heads: Judged["heads"] = {};
  for (const head of LABEL_HEADS) if (gold[head] !== undefined) heads[head] = gold[head] === read[head];
  const topicAt = gold.topic ? frame.topics.findIndex(({ topic }) => topic === gold.topic) : null;
  const slots = judgeSlots(message, frame, followsUp);
  const areSlotsRight = Object.values(slots).every(
    ({ right, read: found, labeled }) => right === found && right === labeled,
  );
  const areHeadsRight = Object.values(heads).every(Boolean);
  const isOwn = gold.scope === "own";
  return {
    message,
    frame,
    evidence,
    signals,
    heads,
    topicAt,
    slots,
    followsUp,
    isExact: areHeadsRight && areSlotsRight && (isOwn || topicAt === null || topicAt === 0),
    isRight:
      isOwn || isReply
        ? areHeadsRight && areSlotsRight
        : (heads.act ?? false) && (heads.scope ?? true) && (topicAt === null || topicAt === 0),
  };
}

/** Values by slot, as a set; a follow-up is judged by what it names itself. */
function judgeSlots(message: LabeledMessage, frame: Frame, followsUp: boolean): Judged["slots"] {
  const slots: Judged["slots"] = {};
  const { text } = message;
  const spans = goldSpans(message);
  for (const slot of TAGGED_SLOTS) {
    const labeled = new Set(
      spans
        .filter((span) => span.slot === slot)
        .map(({ value, from, to }) =>
          value === "?" || slot === "line" ? plainWords(normalWords(text.slice(from, to))) : sameDays(value),
        ),
    );
    const name = SLOT_OF_TAG[slot];
    if (followsUp && !frame.read[name]) {
      if (labeled.size > 0) slots[slot] = { right: 0, read: 0, labeled: labeled.size };
      continue;
    }
    const value = frame[name];
    const values = value === undefined ? [] : Array.isArray(value) ? (value as string[]) : [value as string];
    const found = new Set(values.map((one) => (slot === "line" ? one.replaceAll("_", " ") : sameDays(one))));
    const right = [...found].filter((one) => labeled.has(one)).length;
    if (found.size + labeled.size > 0) slots[slot] = { right, read: found.size, labeled: labeled.size };
  }
  return slots;
}

/** One code for codes that mean the same days on the day of the guide. */
export function sameDays(code: string): string {
  return code
    .replace(/(\.\d*?)0+(?=\D|$)/g, "$1")
    .replace(/\.(?=\D|$)(?!\.)(?<!\.\.)/g, "")
    .replace(/\byear0\b/, "2026")
    .replace(/\byear-1\b/, "2025")
    .replace(/\byear-2\b/, "2024")
    .replace(/\bmonth0\b/, "2026-11")
    .replace(/\bmonth-1\b/, "2026-10")
    .replace(/\bmonth-2\b/, "2026-09")
    .replace(/\bmonth-12\b/, "2025-11")
    .replace(/^(spring|summer|autumn|winter)$/, "2026-$1")
    .replace(/^(spring|summer|autumn|winter)-1$/, "2025-$1")
    .replace(/--(\d\d)(?!\d)/g, (_, month: string) => `${Number(month) <= 11 ? 2026 : 2025}-${month}`);
}
