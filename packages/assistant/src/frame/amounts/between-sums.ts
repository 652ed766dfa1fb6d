import type { StatedAmount } from "./bill-sums";
import { mostPerKwhIn } from "./scan/currencies";
import { form, formsIn, type MarkedText, markedText } from "./scan/forms";
import { type Amount, scaleOf } from "./scan/scan";

/*
 * Two amounts of which the second took the place of the first: "from 120 to 150 kWh, how many percent is that?", and a
 * price per kWh that rose or fell, beside the kWh that are used at it: 电价从0.5涨到0.6，一个月用200度，多花多少.
 */

const OF = "{money|number|price|energy}";
const BETWEEN = form(
  `${OF}(?: (?:up |down )?to |(?:现在|如今|今年|这个?月|本月)?(?:一下子?)?(?:[涨升跌降变增减][加低高少成多了]*)?(?:到|至|成)(?:了)?|-+>|→| -> )${OF}`,
);

const ASKS_PERCENT =
  /\b(?:what|how (?:many|much|big)(?: of)?(?: an?)?)\b.{0,30}(?:\bper ?cent(?:age)?\b|%)|\bper ?cent(?:age)? (?:is|was|change|increase|rise|decrease|drop|did|does)\b|\bin per ?cent(?:age)?\b|百分之(?:几|多少)|几个?(?:百分点|点|成)|多少个?(?:百分点|点)|涨幅|降幅|百分比|[多几][少多]%/;
/** Charging from 20 to 80 percent, temperatures and hours change nothing by a part of themselves. */
const OF_OTHERS =
  /\bcharg\w*\b|\bbattery\b|\bdegrees?\b|°|\d ?(?:%|a\.?m|p\.?m|点)(?! ?(?:is|more|less))|充电|电量从|℃|摄氏/;

/** Both amounts; none where no share is asked for. */
export function percentBetweenIn(text: MarkedText): StatedAmount[] {
  const ends = ASKS_PERCENT.test(text.text) && !OF_OTHERS.test(text.text) ? endsIn(text) : null;
  if (!ends) return [];
  const written = (one: Amount) => Number((one.number / scaleOf(one)).toFixed(5));
  return ends.map((one, index) => ({
    words: one.words,
    index: one.from,
    value: `${written(one)}${index === 0 ? "before" : "after"}`,
  }));
}

export const asksPercentBetween = (text: string): boolean => percentBetweenIn(markedText(text)).length > 0;

function endsIn(text: MarkedText): [Amount, Amount] | null {
  const [first, second] = formsIn(text, BETWEEN)[0]?.amounts ?? [];
  return first && second ? [first, second] : null;
}

const OF_PRICE =
  /\b(?:price|rate|tariff|unit rate|cost per (?:kwh|unit))\b|\/ ?kwh|\bper (?:kwh|unit)\b|电价|单价|每(?:度|kwh|千瓦时)|一度/;
const ASKS_MORE =
  /\b(?:how much|what|more|extra|add|adds|difference|save|cost)\b|多(?:花|交|付|出)?(?:多少|几)|少(?:花|交|付)(?:多少|几)|差(?:多少|几)|多少钱|贵(?:多少|几)|便宜(?:多少|几)/;

/** The two prices, and by what part the price changed; none where no kWh would say what it comes to. */
export function changedPriceIn(text: MarkedText): StatedAmount[] {
  if (!OF_PRICE.test(text.text) || !ASKS_MORE.test(text.text) || ASKS_PERCENT.test(text.text)) return [];
  const [before, after] = endsIn(text) ?? [];
  if (!before || !after || !isPrice(before) || !isPrice(after) || before.number === after.number) return [];
  const part = Math.abs(after.number / before.number - 1);
  return [
    { words: before.words, index: before.from, value: `${before.number}/kWh` },
    { words: after.words, index: after.from, value: `${after.number}/kWh` },
    {
      words: text.text.slice(before.to, after.from),
      index: before.to,
      value: `${Number((100 * part).toFixed(4))}%${after.number > before.number ? "rise" : "fall"}`,
    },
  ];
}

/** "From 5 to 9" may be hours. */
const isPrice = ({ kind, words, number, unit }: Amount): boolean =>
  (kind === "price" || kind === "money" || (kind === "number" && /\.\d/.test(words))) &&
  number > 0 &&
  number <= mostPerKwhIn(unit);
