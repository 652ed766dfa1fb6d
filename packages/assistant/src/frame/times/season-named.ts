import type { SlotSpan } from "../slot-span";
import type { Token } from "../learned/tokens";
import { tokensIn } from "../learned/tokens";
import { SEASON_NAME, SEASON_OF_WORD } from "../values/calendar";

/* A season beside a part of the day or week, where only that was marked: "summer nights", "at night in summer", 冬天的夜里. */

const PART = "(?:morning|afternoon|evening|night|day|weekend|weekday)s?";
const SEASON = new RegExp(
  `\\b(?:in|during|over) (?:the )?(?<in>spring|summer|autumn|fall|winter)\\b(?! 20\\d\\d)|\\b(?<of>spring|summer|autumn|winter) ${PART}\\b|(?<zh>[春夏秋冬])[天季]`,
);
const IS_SEASON = /spring|summer|autumn|winter/;

/** The slots with the season that the text names, where neither a time nor a filter has one. */
export function withSeason(text: string, tokens: readonly Token[], slots: readonly SlotSpan[]): readonly SlotSpan[] {
  const match = SEASON.exec(text);
  const word = match?.groups?.in ?? match?.groups?.of ?? match?.groups?.zh;
  const season = word && SEASON_OF_WORD.get(word);
  const isKnown = slots.some(
    ({ slot, value }) => slot.startsWith("period") || (slot === "filter" && IS_SEASON.test(value)) || slot === "time",
  );
  if (!match || !season || isKnown || !slots.some(({ slot }) => slot === "filter")) return slots;
  const { from, to } = tokensIn(tokens, match.index, match.index + match[0].length);
  const span: SlotSpan = { slot: "period", value: season, words: match[0], from, to, sure: SURE };
  return [...slots, span].toSorted((a, b) => a.from - b.from);
}
const SURE = 0.8;

const EACH_SEASON = new RegExp(
  `\\b(?:in|of|for|during) (?:the )?(${SEASON_NAME}) and (?:in |of |for |during )?(?:the )?(${SEASON_NAME})\\b`,
);

/** "In winter and in spring" asks for each of two seasons. */
export function seasonsOfEach(text: string): string[] {
  return (EACH_SEASON.exec(text)?.slice(1) ?? []).flatMap((word) => SEASON_OF_WORD.get(word) ?? []);
}
