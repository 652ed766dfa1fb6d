import type { LabeledMessage } from "../../../scripts/assistant/labeled-messages";
import type { Appliance, Frame, Room } from "../../../packages/assistant/src/frame/frame";
import { mentionsIn } from "../../../packages/assistant/src/frame/mentions";
import { normalWords } from "../../../packages/assistant/src/frame/normalize";

/** Subjects that an appliance's name stands for. */
const SUBJECT_OF: Readonly<Partial<Record<Appliance, Frame["subject"]>>> = {
  ev: "ev",
  solar: "solar",
  battery: "battery",
};

/** Slots that a follow-up leaves as they were where it does not name them. */
const KEPT = [
  "period",
  "filters",
  "group",
  "pick",
  "appliances",
  "devices",
  "rooms",
  "given",
  "line",
  "place",
] as const satisfies readonly (keyof Frame)[];
/** What is named in place of them. */
const THINGS: ReadonlySet<keyof Frame> = new Set<keyof Frame>(["appliances", "devices", "rooms", "line"]);

/**
 * The frame that an author gave a message. The fields of a follow-up are those of the whole meaning, but its braces mark
 * only what the new message says: the other slots are those of the question before.
 *
 * @param previous of the question before; null of a message that follows none
 */
export function goldFrame(message: LabeledMessage, previous: Frame | null): Frame {
  const own = ownFrame(message);
  if (!previous || previous.scope !== own.scope || own.act === "talk" || previous.act === "talk") return own;
  const isOfThing = [...THINGS].some((slot) => own[slot] !== undefined);
  const kept: (keyof Frame)[] = KEPT.filter((slot) => own[slot] === undefined && !(isOfThing && THINGS.has(slot)));
  if (own.act === "compare" && own.comparedTo === undefined) kept.push("comparedTo");
  return {
    ...own,
    ...Object.fromEntries(kept.flatMap((slot) => (previous[slot] === undefined ? [] : [[slot, previous[slot]]]))),
  };
}

function ownFrame({ labels, spans, text, language }: LabeledMessage): Frame {
  const all = (slot: string) => spans.filter((span) => span.slot === slot).map(({ value }) => value);
  const words = (slot: string) =>
    spans.filter((span) => span.slot === slot).map(({ from, to }) => text.slice(from, to));
  const appliances = all("appliance") as Appliance[];
  const [first] = appliances;
  const subject =
    labels.subject ??
    (first && (SUBJECT_OF[first] ?? "appliance")) ??
    (words("device").length > 0 ? "device" : undefined);
  const slots = {
    metric: labels.metric,
    aggregate: labels.agg,
    subject,
    command: labels.do,
    period: all("period")[0],
    comparedTo: all("period2")[0],
    filters: all("filter"),
    group: all("group")[0],
    pick: all("pick")[0],
    unit: all("unit")[0],
    appliances,
    devices: words("device"),
    rooms: all("room") as Room[],
    values: all("value"),
    times: all("time"),
    given: all("given"),
    line: all("line")[0],
    place: words("place")[0],
  };
  const filled = Object.entries(slots).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  const mentions = mentionsIn(normalWords(text));
  return {
    language,
    act: labels.act,
    scope: labels.scope,
    ...Object.fromEntries(filled),
    mentions,
    topics: labels.topic ? [{ topic: labels.topic, probability: 1 }] : [],
    sureness: 1,
    read: {},
  };
}
