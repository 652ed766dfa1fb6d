import type { Frame } from "../frame";
import { knownNames } from "./lexicon";
import type { Question } from "../question";
import { consonants } from "./tag-features";
import { isHan, wordShape } from "./tokens";

/**
 * What the classifiers see of a question: words, characters and runs of them, pieces of words, the slots that were
 * found, and runs in which a slot stands for its words. Of a question that leans on the one before also that one's frame.
 */
export function questionFeatures(question: Question, previous: Frame | null): string[] {
  const features = new Set<string>(["b"]);
  const words = question.tokens.map(({ text }) => wordShape(text));
  runs(["^", ...words, "$"], "", features);
  for (const word of words) if (!isHan(word) && word.length > 3 && /^\p{L}/u.test(word)) pieces(word, features);
  const marked = withSlots(question, words);
  if (marked.some((word) => word.startsWith("<"))) runs(["^", ...marked, "$"], "m", features, true);
  slotFeatures(question, features);
  features.add(`len${Math.min(12, Math.ceil(words.length / 2))}`);
  if (previous) previousFeatures(previous, words, features);
  return [...features];
}

/** What tells whether a message leans on the question before. */
export function leanFeatures(question: Question, previous: Frame): string[] {
  const features = questionFeatures(question, null).map((feature) => `l${feature}`);
  const slots = new Set(question.slots.map(({ slot }) => slot));
  features.push(
    `lact=${previous.act}`,
    `lscope=${previous.scope}`,
    `lwords${question.tokens.length}`,
    `lslots${slots.size}`,
  );
  const covered = question.slots.reduce((sum, { from, to }) => sum + to - from, 0);
  features.push(`lrest${Math.min(8, question.tokens.length - covered)}`);
  return features;
}

function runs(words: readonly string[], prefix: string, features: Set<string>, onlySlots = false): void {
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= 4 && at + length <= words.length; length += 1) {
      const run = words.slice(at, at + length);
      if (length === 4 && !run.some(isHan)) continue;
      if (onlySlots && !run.some((word) => word.startsWith("<"))) continue;
      features.add(`${prefix}${run.join(" ")}`);
    }
    if (!onlySlots && at + 2 < words.length) features.add(`_${words[at]} ${words[at + 2]}`);
  }
}

function pieces(word: string, features: Set<string>): void {
  const marked = `^${word}$`;
  for (let at = 0; at + 4 <= marked.length; at += 1) features.add(`~${marked.slice(at, at + 4)}`);
  features.add(`k${consonants(word)}`);
}

/** The words of the question, with `<period>` for words that carry a period. */
function withSlots({ slots, tokens }: Question, words: readonly string[]): string[] {
  const marked: string[] = [];
  const kinds = knownNames(tokens);
  for (let at = 0; at < words.length; at += 1) {
    const slot = slots.find(({ from, to }) => from <= at && at < to);
    if (slot) {
      marked.push(`<${slot.slot}>`);
      at = slot.to - 1;
      continue;
    }
    const kind = kinds[at] ?? "";
    if (kind.startsWith("B")) marked.push(`<${kind.slice(1)}?>`);
    else if (kind === "") marked.push(words[at] ?? "");
  }
  return marked;
}

const SHOWN_VALUES: ReadonlySet<string> = new Set(["appliance", "group", "pick", "unit", "room"]);

function slotFeatures({ slots, tokens }: Question, features: Set<string>): void {
  const kinds = [...new Set(slots.map(({ slot }) => slot))].toSorted();
  features.add(`S${kinds.join("+")}`);
  for (const [index, kind] of kinds.entries()) {
    features.add(`s${kind}`);
    for (const other of kinds.slice(index + 1)) features.add(`s${kind}+${other}`);
  }
  for (const { slot, value } of slots) {
    if (SHOWN_VALUES.has(slot)) features.add(`v${slot}=${value.replace(/:.*/, "")}`);
    if (slot === "period") features.add(`vperiod=${periodKind(value)}`);
    if (slot === "given" || slot === "value") features.add(`v${slot}=${value.replace(/[\d.-]+/g, "")}`);
  }
  const appliances = slots.filter(({ slot }) => slot === "appliance").length;
  if (appliances > 1) features.add("vappliances");
  for (const kind of knownNames(tokens)) if (kind) features.add(`n${kind}`);
}

function periodKind(value: string): string {
  if (/\+\d|^next/.test(value)) return "future";
  if (/^(?:hour0|day0|week0|month0|bill0|year0)$/.test(value)) return value;
  return value.includes("..") ? "range" : value.replace(/[-\d]+/g, "") || "date";
}

function previousFeatures(previous: Frame, words: readonly string[], features: Set<string>): void {
  features.add("f");
  for (const [index, word] of words.entries()) {
    features.add(`f${word}`);
    if (index + 1 < words.length) features.add(`f${word} ${words[index + 1]}`);
  }
  features.add(`f^${words.slice(0, 6).join(" ")}`);
  const { act, scope, metric, aggregate, subject, command } = previous;
  for (const [name, value] of Object.entries({ act, scope, metric, aggregate, subject, command }))
    features.add(`p${name}=${value ?? "none"}`);
  features.add(`p${act} ${scope}`);
  const topic = previous.topics[0];
  if (topic) features.add(`ptopic=${topic.topic}`);
  for (const slot of ["period", "group", "pick", "given", "appliances", "devices"] as const)
    if (previous[slot]) features.add(`phas=${slot}`);
}
