import type { WordSlots } from "../conversation/merge";
import { isPartOfDay } from "../filter-kinds";

/* "How many evenings did we still buy power?": the days on which it was so. */

const PART = "(?:mornings?|afternoons?|arvos?|evenings?|nights?|nites?|lunch ?times?|days?)";
const ENGLISH = new RegExp(
  `\\b(?:how many|number of|how often (?:in|of) the|on how many) (?:of (?:the|our|my|those) )?(?:(?:single|separate|different|sunny|weekday|weekend|summer|winter|whole|full) )?(${PART})\\b(?! (?:of the week|a week|per|until|till|left|ahead|in advance))`,
);
const HAN_PART = "(早上|早晨|上午|中午|下午|傍晚|晚上|晚间|夜里|夜间|夜晚|半夜|凌晨|晚|夜)";
const CHINESE = new RegExp(`(?:几|多少|好多|几多)(?:个|[天日](?:的)?)${HAN_PART}`);
const BOUGHT_OR_SOLD =
  /\b(?:bought|buy(?:ing)?|import(?:ed|ing)?|draw(?:n|ing)?|drew|pull(?:ed|ing)?|took|take|taking|sold|sell(?:ing)?|export(?:ed|ing)?|fe(?:d|ed)|sen[dt])\b|买|购|取电|卖|上网|送/;
const NOTHING =
  /\b(?:nothing|none|zero|no (?:power|electricity|energy)|not (?:buy|sell|import|export)|didn'?t|without)\b|没|冇|未|零|不(?:买|卖|用)/;
/** Meters round, and an inverter takes a little. */
const ANYTHING = "above:0.05kWh";

/** @param text normalized */
export const asksDaysOfParts = (text: string): boolean => ENGLISH.test(text) || CHINESE.test(text);

export function readDaysOfParts(slots: WordSlots, text: string): void {
  if (!asksDaysOfParts(text) || slots.comparedTo !== undefined) return;
  if (slots.pick === undefined && BOUGHT_OR_SOLD.test(text) && NOTHING.test(text)) slots.pick = "below:0.05kWh";
  const isLimited = /^(?:above|below):/.test(slots.pick ?? "");
  const isOpen = slots.pick === undefined || slots.pick === "highest" || slots.pick === "lowest";
  if (!isLimited && !(isOpen && BOUGHT_OR_SOLD.test(text) && !NOTHING.test(text))) return;
  if (slots.group !== undefined && slots.group !== "day") return;
  const part = partOf(text);
  const isSaid = slots.filters?.some((filter) => filter.startsWith("hours:") || isPartOfDay(filter)) === true;
  if (part !== undefined && !isSaid) slots.filters = [...(slots.filters ?? []), part];
  slots.group = "day";
  if (!isLimited) slots.pick = ANYTHING;
}

const PART_WORDS: readonly [RegExp, string][] = [
  [/^(?:morning|早|上午)/, "morning"],
  [/^(?:afternoon|arvo|下午)/, "afternoon"],
  [/^(?:lunch|中午)/, "hours:11-14"],
  [/^(?:evening|傍晚)/, "evening"],
  [/^(?:night|nite|晚|夜|半夜|凌晨)/, "night"],
];

function partOf(text: string): string | undefined {
  const words =
    ENGLISH.exec(text)?.[1] ??
    CHINESE.exec(text)
      ?.slice(1)
      .find((one) => one !== undefined);
  return PART_WORDS.find(([pattern]) => pattern.test(words ?? ""))?.[1];
}
