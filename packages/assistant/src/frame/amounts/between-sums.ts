import type { StatedAmount } from "./bill-sums";
import { mostPerKwhIn } from "./scan/currencies";
import { scanAmounts } from "./scan/scan";
import { withDigits } from "../values/numbers";

/*
 * Two amounts of which the second took the place of the first: "from 120 to 150 kWh, how many percent is that?", and a
 * price per kWh that rose or fell, beside the kWh that are used at it: 电价从0.5涨到0.6，一个月用200度，多花多少.
 */

const NUMBER = "\\d+(?:,\\d{3})*(?:\\.\\d+)?";
const SIGN = "(?:[a-z]{0,2}[$£€₹¥] ?)?";
const UNIT =
  "(?: ?(?:kwhs?|units?|度电?|千瓦时|元|块钱?|毛钱?|分钱?|cents?|c|p|pence|dollars?|pounds?|euros?)(?: ?(?:\\/|per|an?|一|每) ?(?:kwh|units?|度))?)?";
const TO =
  "(?: (?:up |down )?to |(?:现在|如今|今年|这个?月|本月)?(?:一下子?)?(?:[涨升跌降变增减][加低高少成多了]*)?(?:到|至|成)(?:了)?|-+>|→| -> )";
const BETWEEN = new RegExp(
  `(?<![\\d.,])(?<first>${SIGN}(?<before>${NUMBER})${UNIT})${TO}(?<second>${SIGN}(?<after>${NUMBER})${UNIT})(?![.,]?\\d|[a-z]| ?(?:[ap]\\.?m\\b|o'?clock|点|时))`,
);

const ASKS_PERCENT =
  /\b(?:what|how (?:many|much|big)(?: of)?(?: an?)?)\b.{0,30}(?:\bper ?cent(?:age)?\b|%)|\bper ?cent(?:age)? (?:is|was|change|increase|rise|decrease|drop|did|does)\b|\bin per ?cent(?:age)?\b|百分之(?:几|多少)|几个?(?:百分点|点|成)|多少个?(?:百分点|点)|涨幅|降幅|百分比|多少%/;
/** Charging from 20 to 80 percent, temperatures and hours change nothing by a part of themselves. */
const OF_OTHERS =
  /\bcharg\w*\b|\bbattery\b|\bdegrees?\b|°|\d ?(?:%|a\.?m|p\.?m|点)(?! ?(?:is|more|less))|充电|电量从|℃|摄氏/;

/** Both amounts; none where no share is asked for. @param text normalized */
export function percentBetweenIn(text: string): StatedAmount[] {
  const digits = ASKS_PERCENT.test(text) && !OF_OTHERS.test(text) ? BETWEEN.exec(text) : null;
  return digits ? ends(digits, ["before", "after"]) : [];
}

export const asksPercentBetween = (text: string): boolean => percentBetweenIn(text).length > 0;

const OF_PRICE =
  /\b(?:price|rate|tariff|unit rate|cost per (?:kwh|unit))\b|\/ ?kwh|\bper (?:kwh|unit)\b|电价|单价|每(?:度|kwh|千瓦时)|一度/;
const ASKS_MORE =
  /\b(?:how much|what|more|extra|add|adds|difference|save|cost)\b|多(?:花|交|付|出)?(?:多少|几)|少(?:花|交|付)(?:多少|几)|差(?:多少|几)|多少钱|贵(?:多少|几)|便宜(?:多少|几)/;

/** The two prices, and by what part the price changed; none where no kWh would say what it comes to. */
export function changedPriceIn(text: string, valueOf: (words: string) => string | null): StatedAmount[] {
  if (!OF_PRICE.test(text) || !ASKS_MORE.test(text) || ASKS_PERCENT.test(text)) return [];
  const found = BETWEEN.exec(text);
  if (!found || !PRICED.test(found[0])) return [];
  const { first: one = "", second: other = "" } = found.groups ?? {};
  // "From 20 to 25 cents": both are cents.
  const unit = /[^\d.,]+$/.exec(other)?.[0] ?? "";
  const [before, after] = [/\d$/.test(one) ? `${one}${unit}` : one, other].map((words) => priceOf(words, valueOf));
  if (!before || !after || before.perKwh === after.perKwh) return [];
  const part = Math.abs(after.perKwh / before.perKwh - 1);
  const [first, second] = ends(found, ["", ""]);
  if (!first || !second) return [];
  return [
    { ...first, value: before.code },
    { ...second, value: after.code },
    {
      words: found[0].slice(first.words.length, found[0].length - second.words.length),
      index: found.index + first.words.length,
      value: `${Number((100 * part).toFixed(4))}%${after.perKwh > before.perKwh ? "rise" : "fall"}`,
    },
  ];
}

/** "From 5 to 9" may be hours. */
const PRICED =
  /\d\.\d|[$£€₹¥]|[a-z元块毛分角]\s*(?:to|到|至|[涨升跌降])|(?:c|p|cents?|pence|元|毛|分)$|kwh$|units?$|度$/;
function priceOf(words: string, valueOf: (words: string) => string | null) {
  const code = /kwh|unit|度/.test(words) ? valueOf(words) : valueOf(`${words.trim()} per kwh`);
  const perKwh = Number(/^(\d+(?:\.\d+)?)[a-z]{0,3}\/kWh$/.exec(code ?? "")?.[1] ?? Number.NaN);
  return code && perKwh > 0 && perKwh <= mostPerKwhIn(scanAmounts(words)[0]?.unit ?? null) ? { code, perKwh } : null;
}

function ends(found: RegExpExecArray, of: readonly [string, string]): StatedAmount[] {
  const { first = "", second = "", before = "", after = "" } = found.groups ?? {};
  const plain = (number: string) => withDigits(number.replaceAll(",", ""));
  const end = found.index + found[0].length - second.length;
  return [
    { words: first, index: found.index, value: `${plain(before)}${of[0]}` },
    { words: second, index: end, value: `${plain(after)}${of[1]}` },
  ];
}
