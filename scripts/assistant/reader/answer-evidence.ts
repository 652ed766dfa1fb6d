import { signalsOf } from "../../../packages/assistant/src/confidence/signals";
import { planOf as queryPlanOf } from "../../../packages/assistant/src/compose/figures/question";
import { followUpText } from "../../../packages/assistant/src/frame/conversation/follow-up-text";
import type { Frame } from "../../../packages/assistant/src/frame/frame";
import { mentionsIn } from "../../../packages/assistant/src/frame/mentions";
import { normalWords } from "../../../packages/assistant/src/frame/normalize";
import type { MessageReader } from "../../../packages/assistant/src/frame/reader";
import type { KnowledgeBase } from "../../../packages/assistant/src/knowledge";
import { planOf } from "../../../packages/assistant/src/plan";
import type { LabeledMessage } from "../labeled-messages";
import { judge, type Judged, sameDays } from "./evaluate";
import { goldFrame } from "./gold";

/** What is known of an answer before it is given, and whether it answers what its author asked. */
export interface JudgedAnswer {
  author: number;
  signals: readonly number[];
  isRight: boolean;
}

/** Judges the answer that a message gets from a reader that has not learned from its author. */
export function judgeAnswer(message: LabeledMessage, reader: MessageReader, knowledge: KnowledgeBase): JudgedAnswer[] {
  const judged = judge(message, reader);
  if (!judged.signals) return [];
  const mentions = mentionsIn(normalWords(message.text));
  const read: Frame = { ...judged.frame, mentions };
  const wanted: Frame = { ...goldFrame(message), mentions };
  const { language, author, text, previous } = message;
  const find = (frame: Frame, question: string) =>
    knowledge.findPassages(question, {
      language,
      topics: frame.topics,
      limit: 1,
      ...(frame.appliances && { appliances: frame.appliances }),
    });
  const found = find(read, followUpText(text, judged.followsUp ? (previous ?? undefined) : undefined));
  const told = found.passages[0]?.article.slug;
  const topic =
    message.labels.topic ?? find(wanted, followUpText(text, previous ?? undefined)).passages[0]?.article.slug;
  const kind = planOf(wanted);
  return [
    {
      author,
      signals: signalsOf(read, judged.signals, found),
      isRight:
        kind === planOf(read) && (kind === "passages" ? told === topic : isToldAlike(kind, wanted, read, judged)),
    },
  ];
}

/** Kinds of answer that come out alike whatever the slots are. */
const WITHOUT_SLOTS: ReadonlySet<string> = new Set(
  "greeting thanks goodbye capabilities small_talk off_topic unclear repeat language sources unsafe confirm decline coins earn_coins rank purchases store pricing trial upload connect".split(
    " ",
  ),
);
/** Kinds that show what they understood: a formula, or a card that waits for a yes. An asker corrects them in passing. */
const SHOWING: ReadonlySet<string> = new Set(["given", "device_command", "device_state", "schedule"]);
const TOLD_IN_FIGURES: ReadonlySet<string> = new Set(["figures", "breakdown", "bill"]);

function isToldAlike(kind: string, wanted: Frame, read: Frame, { heads, slots, followsUp }: Judged): boolean {
  if (WITHOUT_SLOTS.has(kind)) return true;
  if (SHOWING.has(kind)) return (heads.command ?? true) && (heads.metric ?? true);
  // Of a question that stands by itself the query tells, whatever words it was read from.
  if (kind === "figures" && !followsUp) return queryOf(wanted) === queryOf(read);
  const areSlotsRight = Object.values(slots).every(
    ({ right, read: found, labeled }) => right === found && right === labeled,
  );
  return areSlotsRight && (!TOLD_IN_FIGURES.has(kind) || ((heads.metric ?? true) && (heads.aggregate ?? true)));
}

const SPECIAL: ReadonlySet<Frame["metric"]> = new Set(["base_load", "price"]);

function queryOf(frame: Frame): string {
  const { form, question } = queryPlanOf(frame);
  const { period, compared_to, filters, ...rest } = question;
  return JSON.stringify([
    form,
    SPECIAL.has(frame.metric) ? frame.metric : Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    sameDays(period),
    compared_to && sameDays(compared_to),
    (filters ?? []).toSorted(),
    [...(frame.appliances ?? []), ...(frame.rooms ?? [])].toSorted(),
  ]);
}
