import type { Frame, SlotName } from "../frame";

/** A line of the training data, as its README describes them. */
export interface LabeledMessage {
  q: string;
  lang: string;
  [field: string]: string;
}

/** Slots that the training data marks in braces, by the names that it has for them. */
const BRACED: Partial<Record<SlotName, string>> = {
  period: "period",
  comparedTo: "period2",
  filters: "filter",
  group: "group",
  pick: "pick",
  unit: "unit",
  appliances: "appliance",
  devices: "device",
  rooms: "room",
  values: "value",
  times: "time",
  given: "given",
  line: "line",
  place: "place",
};
/** The names of one's own things are not labels. */
const OPEN: ReadonlySet<string> = new Set(["device", "place"]);

/** A question with the frame that was read of it, for a person to correct. */
export function toLabeledMessage(question: string, language: string, frame: Frame | null): LabeledMessage {
  if (!frame) return { q: question, lang: language };
  const { act, scope, metric, aggregate, subject, command, topics } = frame;
  const [topic] = topics;
  return {
    q: braced(question, frame),
    act,
    scope,
    ...(metric ? { metric } : {}),
    ...(aggregate ? { agg: aggregate } : {}),
    ...(subject ? { subject } : {}),
    ...(command ? { do: command } : {}),
    ...(topic && scope !== "own" ? { topic: topic.topic } : {}),
    lang: frame.language,
  };
}

/** Marks the words of each slot; several slots that were read from the same words stand together. */
function braced(question: string, frame: Frame): string {
  const labels = new Map<string, string[]>();
  for (const [slot, name] of Object.entries(BRACED) as [SlotName, string][]) {
    const words = frame.read[slot]?.words ?? "";
    const value = frame[slot];
    const only = Array.isArray(value) ? (value.length === 1 ? String(value[0]) : undefined) : value;
    // Braces in the question itself, or words of several values, could not be told apart again.
    if (words === "" || typeof only !== "string" || /[{}|;]/.test(question) || !question.includes(words)) continue;
    labels.set(words, [...(labels.get(words) ?? []), `${name}=${OPEN.has(name) ? "?" : only}`]);
  }
  let marked = question;
  for (const [words, slots] of [...labels].toSorted(([one], [other]) => other.length - one.length)) {
    const at = outsideBraces(marked, words);
    if (at >= 0) marked = `${marked.slice(0, at)}{${words}|${slots.join(";")}}${marked.slice(at + words.length)}`;
  }
  return marked;
}

/** Where words stand that are in no braces yet; -1 when they do nowhere. */
function outsideBraces(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(0, at);
    if (before.lastIndexOf("{") <= before.lastIndexOf("}")) return at;
  }
  return -1;
}
