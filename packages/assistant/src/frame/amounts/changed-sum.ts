import type { StatedAmount } from "./bill-sums";
import { form, formsIn, type MarkedText, markedText } from "./scan/forms";
import { codeOf } from "./scan/scan";

/*
 * "My bill of 180 euros went up by 12%, what is it now?", 电费200元涨了12%，现在多少: a stated amount and by what part it
 * changed are calculated with. No bill of one's own is asked for, however much the words name one.
 */

const SUM = "{money|price|energy}";
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
      `${SUM}${BETWEEN}(?<![a-z])${changes}${BY}{share}`,
      `${SUM}${BETWEEN}{share} ${changes}\\b`,
      `${SUM}${BETWEEN}{share} (?:\\w+ )?${noun}\\b`,
      `${SUM}${BETWEEN}\\b${noun}:? ?(?:of |by )?${BY}{share}`,
      `{share} (?:\\w+ )?${noun} (?:on|of|to|in|from|over) ${BETWEEN}${SUM}`,
      `\\b${changes}${BY}{share} (?:on|from|of) ${BETWEEN}${SUM}`,
    ].map((source) => [form(source), way]);
  },
);

const ASKS = /\b(?:what|how much|how many|now|new|becomes?|total)\b|^(?:and |so |but )?if\b|多少|几/;
/** Why or by what part it changed, what it was before, or what is saved are other questions. */
const OTHER_QUESTION =
  /\bwhy\b|\bhow come\b|\bwhat (?:percent|share|per cent)|\bhow many percent|为什么|为啥|怎么回事|百分之几|百分之多少|原来|之前|以前|\b(?:before|originally|previously|sav(?:e|es|ed|ing|ings))\b|省/;
/** "It rose to $180 by 12%": what it came to. */
const TO = /(?:\bto|到了?|至) ?$/;

/** The amount, and the part by which it rose or fell; none where the message asks for nothing of the kind. */
export function changedSumIn(text: MarkedText): StatedAmount[] {
  if (!ASKS.test(text.text) || OTHER_QUESTION.test(text.text)) return [];
  for (const [pattern, way] of FORMS) {
    const [found] = formsIn(text, pattern);
    const part = found?.amounts.find(({ kind }) => kind === "share");
    const sum = found?.amounts.find(({ kind }) => kind !== "share" && kind !== "number");
    if (!part || !sum || TO.test(text.text.slice(0, sum.from))) continue;
    // A kWh costs cents.
    const isPrice = sum.kind === "money" && sum.isSmall;
    return [
      { words: sum.words, index: sum.from, value: codeOf(isPrice ? { ...sum, kind: "price" } : sum) },
      { words: part.words, index: part.from, value: `${part.number}%${way}` },
    ];
  }
  return [];
}

export const asksChangedSum = (text: string): boolean => changedSumIn(markedText(text)).length > 0;
