import type { StatedAmount } from "./bill-sums";
import { withDigits } from "../values/numbers";

/*
 * "My bill of 180 euros went up by 12%, what is it now?", 电费200元涨了12%，现在多少: a stated amount and by what part it
 * changed are calculated with. No bill of one's own is asked for, however much the words name one.
 */

const NUMBER = "\\d+(?:[,.]\\d+)*";
const PER_KWH = "(?: ?(?:\\/|per|an?|一|每) ?(?:kwh|unit|度))";
const MONEY = "(?:(?:dollars?|bucks|usd|pounds?|quid|gbp|euros?|eur|rupees?|rs|inr|cents?|pence|p)\\b|元|块钱?|毛)";
const SUM = `(?:(?:[a-z]{0,2}[$£€₹¥] ?|\\brs\\.? ?)${NUMBER}${PER_KWH}?|(?<![\\d.,])${NUMBER} ?(?:${MONEY}${PER_KWH}?|${PER_KWH}|(?:kwhs?\\b|度电?|千瓦时)))`;
const PERCENT = "(\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent|个点)|百分之[零一二两三四五六七八九十百\\d]+";
const RISES =
  "(?:went up|go(?:es)? up|going up|gone up|ris(?:e|es|ing|en)|rose|rais(?:e|es|ed)|increas(?:e|es|ed)|jump(?:s|ed)?|climb(?:s|ed)?|grew|grows?|hiked?|is up|up|higher|more|plus|上?涨价?|上升|提高|增加|升高?|贵|多)";
const FALLS =
  "(?:went down|go(?:es)? down|going down|gone down|fall(?:s|en)?|fell|drop(?:s|ped)?|decreas(?:e|es|ed)|reduc(?:e|es|ed)|cuts?|shrank|is down|down|lower|less|minus|下降|下跌|降[低价]?|减少?|便宜|少)";
/** 涨了12%, "rose by about 12%", "cut it by 12%". */
const BY = "(?:了|it|them|that|by|about|around|roughly|another|an extra|the|大概|大约|约|差不多| )*";
const BETWEEN = "[^.?!。？！%]{0,40}?";

const FORMS: readonly [RegExp, "fall" | "rise"][] = (["rise", "fall"] as const).flatMap(
  (way): [RegExp, typeof way][] => {
    const [changes, noun] =
      way === "rise"
        ? [RISES, "(?:increase|rise|hike|surcharge|raise)"]
        : [FALLS, "(?:decrease|reduction|cut|drop|discount)"];
    return [
      [new RegExp(`(?<sum>${SUM})${BETWEEN}(?<![a-z])${changes}${BY}(?<part>${PERCENT})`), way],
      [new RegExp(`(?<sum>${SUM})${BETWEEN}(?<part>${PERCENT}) ${changes}\\b`), way],
      [new RegExp(`(?<sum>${SUM})${BETWEEN}(?<part>${PERCENT}) (?:\\w+ )?${noun}\\b`), way],
      [new RegExp(`(?<sum>${SUM})${BETWEEN}\\b${noun}:? ?(?:of |by )?${BY}(?<part>${PERCENT})`), way],
      [new RegExp(`(?<part>${PERCENT}) (?:\\w+ )?${noun} (?:on|of|to|in|from|over) ${BETWEEN}(?<sum>${SUM})`), way],
      [new RegExp(`\\b${changes}${BY}(?<part>${PERCENT}) (?:on|from|of) ${BETWEEN}(?<sum>${SUM})`), way],
    ];
  },
);

const ASKS = /\b(?:what|how much|how many|now|new|becomes?|total)\b|多少|几/;
/** Why or by what part it changed, what it was before, or what is saved are other questions. */
const OTHER_QUESTION =
  /\bwhy\b|\bhow come\b|\bwhat (?:percent|share|per cent)|\bhow many percent|为什么|为啥|怎么回事|百分之几|百分之多少|原来|之前|以前|\b(?:before|originally|previously|sav(?:e|es|ed|ing|ings))\b|省/;

/** The amount, and the part by which it rose or fell; none where the message asks for nothing of the kind. */
export function changedSumIn(text: string): StatedAmount[] {
  if (!ASKS.test(text) || OTHER_QUESTION.test(text)) return [];
  for (const [pattern, way] of FORMS) {
    const found = pattern.exec(text);
    const { sum, part } = found?.groups ?? {};
    if (!found || !sum || !part) continue;
    const at = text.indexOf(sum, found.index);
    if (TO.test(text.slice(0, at))) continue;
    const percent = /\d+(?:\.\d+)?/.exec(withDigits(part.replace("百分之", "")))?.[0];
    if (percent === undefined) continue;
    return [
      { words: sum, index: at, value: "" },
      { words: part, index: text.indexOf(part, found.index), value: `${percent}%${way}` },
    ];
  }
  return [];
}
/** "It rose to $180 by 12%": what it came to. */
const TO = /(?:\bto|到了?|至) ?$/;

export const asksChangedSum = (text: string): boolean => changedSumIn(text).length > 0;
