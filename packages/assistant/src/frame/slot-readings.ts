import { currencyIn } from "./amounts/given-codes";
import type { Asked } from "./consistency";
import type { WordSlots } from "./conversation/merge";
import type { Frame, SlotName, SlotReading } from "./frame";
import type { Guess, Head } from "./learned/classifier";
import type { SlotSpan } from "./slot-span";

/* The words that each slot of a frame was read from, and how sure that is. */

/** Where a frame keeps what a tag marks. */
export const SLOT_OF_TAG = {
  period: "period",
  period2: "comparedTo",
  filter: "filters",
  group: "group",
  pick: "pick",
  unit: "unit",
  appliance: "appliances",
  device: "devices",
  room: "rooms",
  value: "values",
  time: "times",
  given: "given",
  line: "line",
  place: "place",
} as const satisfies Readonly<Record<SlotSpan["slot"], SlotName>>;

export function readingsOf(
  spans: readonly SlotSpan[],
  named: WordSlots,
  act: Guess,
  asked: Asked,
  /** Null where the words told outright. */
  guesses: Record<Head, Guess[]> | null,
  text: string,
): Frame["read"] {
  const read: Partial<Record<SlotName, SlotReading>> = { act: { words: "", sure: act.probability } };
  for (const head of ["scope", "metric", "aggregate", "subject", "command"] as const)
    if (asked[head])
      read[head] = { words: "", sure: guesses ? sureOfLabel(asked[head], guesses[head]) : SURE_OUTRIGHT };
  const { metric } = read;
  if (metric && asked.metric === "energy" && SAYS_BOUGHT.test(text) && !SAYS_SOLD.test(text))
    read.metric = { ...metric, sure: Math.max(metric.sure, SURE_BY_WORDS) };
  for (const { slot, words, value, sure: tagged } of spans) {
    const name = SLOT_OF_TAG[slot];
    if (!(name in named)) continue;
    const before = read[name];
    const isDated = name === "period" && IS_DATED.test(value) && !OTHER_WORD.test(words);
    // The words around it told another time than the tagger read.
    const isFromContext = (name === "period" || name === "comparedTo") && named[name] !== value;
    const sure = isDated || isFromContext ? Math.max(tagged, SURE_BY_WORDS) : tagged;
    read[name] = before ? { words: `${before.words}, ${words}`, sure: Math.min(before.sure, sure) } : { words, sure };
  }
  for (const name of Object.keys(named) as (keyof WordSlots)[])
    if (named[name] !== undefined) read[name] ??= { words: "", sure: SURE_BY_WORDS };
  return read;
}

const SAYS_BOUGHT = /\b(?:buy|bought|buying|import(?:ed|ing)?)\b|买|购电/;
const SAYS_SOLD = /\b(?:s(?:old|ell|elling)|export\w*|net)\b|卖|上网|净/;

/** "And at 11?" is of the money that was named before: amounts keep the words that say which. */
export function withEarlierMoney(read: Frame["read"], previous: Frame | null): Frame["read"] {
  const before = previous?.read.given;
  if (!before || currencyIn(read.given?.words ?? "")) return read;
  const words = [before.words, read.given?.words].filter(Boolean).join(", ");
  return { ...read, given: { words, sure: read.given?.sure ?? before.sure } };
}

/** How likely the label is against the one that comes nearest; of another than the likeliest, the words told. */
function sureOfLabel(label: string, [best, next]: readonly Guess[]): number {
  if (!best || label !== best.label) return SURE_BY_WORDS;
  return best.probability / (best.probability + (next?.probability ?? 0)) - EVEN_MARGIN;
}
export const SURE_BY_WORDS = 0.8;
/** What words told outright is neither asked about nor left to an article. */
const SURE_OUTRIGHT = 0.95;
/** A year, month or date by its name leaves nothing to ask, but "may" and "march". */
const IS_DATED = /^(?:\d{4}|--\d\d)/;
const OTHER_WORD = /^(?:may|march)$/i;
/** So near to even, two readings are as likely. */
const EVEN_MARGIN = 0.03;
