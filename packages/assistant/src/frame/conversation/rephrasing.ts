import { distance } from "fastest-levenshtein";
import type { Frame, SlotName } from "../frame";

/** A question with what was read of it; null for a turn that was saved without a frame. */
export interface AskedQuestion {
  question: string;
  frame: Frame | null;
}

/** Slots of which another value makes another question. */
const TELLING: readonly SlotName[] = [
  "period",
  "comparedTo",
  "filters",
  "group",
  "pick",
  "appliances",
  "devices",
  "rooms",
  "values",
  "times",
  "given",
  "line",
  "place",
];
/** Slots that a reader mistakes, so that a second try may differ in them. */
const READ_AS: readonly SlotName[] = ["act", "scope", "metric", "subject", "aggregate", "command"];

/** Alike enough by their words alone. */
const SAME_WORDS = 0.6;
/** Alike enough by their words when they are read as asking the same. */
const SAME_WORDS_READ_ALIKE = 0.25;
const READ_ALIKE = 0.6;

/**
 * Whether a question asks the one before it again in other words: the sign of an answer that missed. A follow-up that
 * leans on the turn before, another month or appliance, or the very same words ask something else or nothing new.
 */
export function isRephrasing(first: AskedQuestion, second: AskedQuestion): boolean {
  const [before, after] = [plain(first.question), plain(second.question)];
  if (before === after || before === "" || after === "") return false;
  if (numbersOf(before) !== numbersOf(after)) return false;
  const likeness = wordsAlike(before, after);
  if (!first.frame || !second.frame) return likeness >= SAME_WORDS;
  if (leansOnEarlier(second.frame) || differ(first.frame, second.frame)) return false;
  return likeness >= SAME_WORDS || (likeness >= SAME_WORDS_READ_ALIKE && readAlike(first.frame, second.frame));
}

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(" ");

/** Slots without words of this question were filled by the turn before. */
const leansOnEarlier = ({ read, ...frame }: Frame): boolean =>
  TELLING.some((slot) => frame[slot] !== undefined && read[slot] === undefined);

const valueOf = (frame: Frame, slot: SlotName): string => JSON.stringify(frame[slot] ?? null);

const differ = (first: Frame, second: Frame): boolean =>
  TELLING.some(
    (slot) => first[slot] !== undefined && second[slot] !== undefined && valueOf(first, slot) !== valueOf(second, slot),
  );

/** The share of what was read that is read the same. */
function readAlike(first: Frame, second: Frame): boolean {
  const slots = [...READ_AS, ...TELLING].filter((slot) => first[slot] !== undefined || second[slot] !== undefined);
  const same = slots.filter((slot) => valueOf(first, slot) === valueOf(second, slot));
  const isSameTopic = first.topics[0]?.topic === second.topics[0]?.topic;
  return isSameTopic && same.length >= slots.length * READ_ALIKE;
}

/** 0–1: the larger share of words in common, misspelled ones included; of Chinese, of pairs of characters. */
function wordsAlike(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  const common = left.filter((part) => right.some((match) => isSameWord(part, match)));
  return common.length / Math.max(1, Math.min(left.length, right.length), Math.max(left.length, right.length) / 2);
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && distance(one, other) <= 1);

/** Words that any question has. */
const EMPTY_WORDS = new Set(
  "a an and are did do does for how i in is it my much of on the to was what whats you".split(" "),
);

function partsOf(text: string): string[] {
  const chinese = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  const words = text.replace(/\p{Script=Han}+/gu, " ").split(" ");
  return [...new Set([...chinese, ...words.filter((word) => word !== "" && !EMPTY_WORDS.has(word))])];
}
