import type { Language } from "@wattleaf/shared/i18n/language";
import { ACTION_TIME, FILTER, PERIOD, PICK } from "../vocabulary";
import { readFilter } from "./filter";
import { readGiven } from "./given";
import { readGroup, readUnit } from "./group";
import { APPLIANCE_NAMES, named, ROOM_NAMES } from "./names";
import { readPeriod } from "./period";
import { readPick } from "./pick";
import { readSetting } from "./setting";
import { readTime } from "./time";

/** The slots whose words the tagger marks in a message. */
export const TAGGED_SLOTS = [
  "period",
  "period2",
  "filter",
  "group",
  "pick",
  "unit",
  "appliance",
  "device",
  "room",
  "value",
  "time",
  "given",
  "line",
  "place",
] as const;
export type TaggedSlot = (typeof TAGGED_SLOTS)[number];

export interface ValueContext {
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  /** The normalized message that the words stand in. */
  message: string;
}

/** Values of words that were seen while training, by slot. */
export type WordMemory = Readonly<Partial<Record<TaggedSlot, ReadonlyMap<string, RememberedValue>>>>;
export interface RememberedValue {
  value: string;
  /** Seen with this value by several authors: then it goes before the grammar. */
  isCommon: boolean;
}

/** What the words of a slot mean, as the code of `vocabulary.ts`; null for words that mean none. */
export function readValue(slot: TaggedSlot, words: string, context: ValueContext, memory: WordMemory): string | null {
  const plain = plainWords(words);
  const seen = memory[slot === "period2" ? "period" : slot]?.get(plain);
  if (seen?.isCommon) return seen.value;
  return grammarValue(slot, plain, context) ?? seen?.value ?? null;
}

/** Without the little words around it, which are in a slot or not as the author felt. */
export function plainWords(words: string): string {
  return words
    .replace(
      /^(?:(?:the|my|our|your|an?|in|on|at|of|for|with|from my|his|her|their|that|those|all the|all)(?: |$))+(?=\S)/,
      "",
    )
    .replace(/[?!.,;:'"。，？！、]+$/, "")
    .trim();
}

function grammarValue(slot: TaggedSlot, words: string, { language, today, message }: ValueContext): string | null {
  switch (slot) {
    case "period":
    case "period2":
      return checked(readPeriod(words, today), PERIOD);
    case "filter":
      return checked(readFilter(words), FILTER);
    case "group":
      return readGroup(words);
    case "pick":
      return checked(readPick(words), PICK);
    case "unit":
      return readUnit(words);
    case "appliance":
      return named(words, APPLIANCE_NAMES) ?? named(words.replace(/s\b/g, ""), APPLIANCE_NAMES);
    case "room":
      return named(words, ROOM_NAMES);
    case "value":
      return readSetting(words, language);
    case "time":
      return checked(readTime(words), ACTION_TIME);
    case "given":
      return readGiven(words, message);
    case "line":
      return words.replace(/\s+/g, "_");
    case "device":
    case "place":
      return words;
  }
}

const checked = (code: string | null, form: RegExp): string | null => (code && form.test(code) ? code : null);
