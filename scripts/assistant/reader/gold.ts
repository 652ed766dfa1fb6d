import type { Head } from "../../../packages/assistant/src/frame/learned/classifier";
import type { Asked } from "../../../packages/assistant/src/frame/consistency";
import { consistentLabels, consistentSlots } from "../../../packages/assistant/src/frame/consistency";
import type { Frame, Subject } from "../../../packages/assistant/src/frame/frame";
import type { WordSlots } from "../../../packages/assistant/src/frame/conversation/merge";
import { normalizeText, normalWords } from "../../../packages/assistant/src/frame/normalize";
import { tokensOf } from "../../../packages/assistant/src/frame/learned/tokens";
import type { TaggedSlot } from "../../../packages/assistant/src/frame/values";
import type { LabeledMessage } from "../labeled-messages";

/** The local date in the guide of the training data. */
export const TODAY = "2026-11-23";

/** Pairs of slots that share their words often enough to be a tag of their own. */
const PAIRS: ReadonlySet<string> = new Set(["period+filter", "group+pick"]);
const ORDER: readonly TaggedSlot[] = [
  "period",
  "period2",
  "filter",
  "group",
  "pick",
  "time",
  "appliance",
  "room",
  "given",
  "unit",
];

/** The tag of each token of a message. */
export function goldTags({ text, spans }: Pick<LabeledMessage, "text" | "spans">): string[] {
  const normal = normalizeText(text);
  const placed = spans.map(({ slot, from, to }) => ({ slot, from: normal.offsetOf(from), to: normal.offsetOf(to) }));
  let before: string | null = null;
  let beforeStart = -1;
  return tokensOf(normal.text).map((token) => {
    const here = placed.filter(({ from, to }) => token.from < to && token.to > from);
    const slots = [...new Set(here.map(({ slot }) => slot))].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    const [first] = slots;
    if (first === undefined) {
      before = null;
      return "O";
    }
    const pair = slots.slice(0, 2).join("+");
    const name = PAIRS.has(pair) ? pair : first;
    const start = Math.min(...here.map(({ from }) => from));
    const tag = before === name && beforeStart === start ? `I-${name}` : `B-${name}`;
    before = name;
    beforeStart = start;
    return tag;
  });
}

/** Subjects that an appliance stands for when the author names no subject. */
const OWN_SUBJECT: ReadonlySet<string> = new Set(["ev", "solar", "battery"]);

/** The labels of a message by head, without the differences between authors that mean nothing. */
export function goldLabels({ labels, spans, text, previous }: LabeledMessage): Partial<Record<Head, string>> {
  const { act, scope, metric, agg, subject, do: command, topic } = labels;
  if (act === "talk") return { act, ...(topic && { topic }) };
  if (act === "confirm" || act === "decline") return { act };
  const appliance = spans.find(({ slot }) => slot === "appliance")?.value;
  const named =
    appliance === undefined
      ? spans.some(({ slot }) => slot === "device")
        ? "device"
        : "none"
      : OWN_SUBJECT.has(appliance)
        ? appliance
        : "appliance";
  const subjectOrNone = subject ?? named;
  const asked: Asked = {
    // A definition is asked for or to be explained: it is answered alike.
    act: act === "explain" && scope !== "own" ? "ask" : act,
    scope,
    ...(metric && { metric }),
    ...(agg && { aggregate: agg }),
    ...(subjectOrNone !== "none" && { subject: subjectOrNone as Subject }),
  };
  // Authors who leave a label out that another gives to the same words mean the same.
  const unified = previous === null ? consistentLabels(asked, wordSlots(spans), normalWords(text)) : asked;
  return {
    act: unified.act,
    scope: unified.scope,
    metric: unified.metric ?? "none",
    aggregate: unified.aggregate ?? "none",
    subject: unified.subject ?? "none",
    ...(command && { command }),
    ...(topic && { topic }),
  };
}

const wordSlots = (spans: LabeledMessage["spans"]): WordSlots => {
  const first = (slot: string) => spans.find((span) => span.slot === slot)?.value;
  const named = {
    period: first("period"),
    comparedTo: first("period2"),
    unit: first("unit"),
    group: first("group"),
    pick: first("pick"),
    place: first("place"),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
};

/** The slots that an author marked, but for a unit that says no more than the metric. */
export function goldSpans(message: LabeledMessage): LabeledMessage["spans"] {
  const { act, scope, metric } = goldLabels(message);
  const asked = { act, scope, ...(metric !== "none" && { metric }) } as Asked;
  const { unit } = consistentSlots(wordSlots(message.spans), asked, normalWords(message.text));
  return message.spans.filter(({ slot, value }) => slot !== "unit" || value === unit);
}

/** The frame that the labels of a message mean. */
export function goldFrame(message: LabeledMessage): Frame {
  const { labels, spans, language } = message;
  const { act, scope, metric, aggregate, subject, command } = goldLabels(message);
  const values = (slot: TaggedSlot) => spans.filter((span) => span.slot === slot).map(({ value }) => value);
  const present = (value: string | undefined) => (value === "none" ? undefined : value);
  const [period] = values("period");
  const [group] = values("group");
  const [pick] = values("pick");
  const some = (found: readonly string[]) => (found.length > 0 ? found : undefined);
  return Object.fromEntries(
    Object.entries({
      language,
      act,
      scope: scope ?? "general",
      metric: present(metric),
      aggregate: present(aggregate),
      subject: present(subject),
      command,
      period,
      comparedTo: values("period2")[0],
      filters: some(values("filter")),
      group,
      pick,
      unit: goldSpans(message).find(({ slot }) => slot === "unit")?.value,
      appliances: some(values("appliance")),
      devices: some(values("device")),
      rooms: some(values("room")),
      values: some(values("value")),
      times: some(values("time")),
      given: some(values("given")),
      line: values("line")[0],
      topics: labels.topic ? [{ topic: labels.topic, probability: 1 }] : [],
      sureness: 1,
      read: {},
    }).filter(([, value]) => value !== undefined),
  ) as unknown as Frame;
}
