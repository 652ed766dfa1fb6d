import { withDigits } from "../values/numbers";
import { mostPerKwhIn } from "./scan/currencies";
import { type Amount, scaleOf, scanAmounts } from "./scan/scan";
import { areOnWeekdays, holdDay, hoursBetween, type PricedHours, SPAN } from "./hours-of-prices";

/* The prices per kWh that a question states, and which of two is of the hours that it names. */

export interface StatedPrices {
  /** All of them, as they follow each other. */
  prices: readonly number[];
  /** Where there are two: also whether one is of peak, where they are named so. */
  pair: { first: number; second: number; peak: "first" | "second" | null } | null;
  /** The hours that are named; null of none, and of several. */
  hours: PricedHours | null;
  /** Which of the pair is of these hours. */
  special: "first" | "second";
  /** A price of all hours, beside the pair; null without one. */
  flat: number | null;
}

const REST =
  /\b(?:the rest|otherwise|other(?:wise)? (?:times|hours)|rest of (?:the )?(?:day|time)|all other|any other time|normally|else)\b|(?:其余|其他|其它|剩下|别的)(?:的)?(?:时间段?|时段|时候|时刻)?/;
/** "The rest", 其余. @param text normalized */
export const saysRest = (text: string): boolean => REST.test(text);
/** Where the hours stand, a mark of the same kind for all. */
const MARK = "§";

/** A text with digits. @param text normalized */
export const inDigits = (text: string): string =>
  withDigits(
    text
      // The one of 0.56一口价 is no digit.
      .replaceAll("一口价", "统一价")
      // 周五8点 is no 58.
      .replaceAll(/(?<=(?:周|星期|礼拜)[一二三四五六日天])(?=[\d一二三四五六七八九十])/g, " ")
      // 五毛六一度 is of one kWh, and no 61.
      .replaceAll(/(?<=[\d一二三四五六七八九毛角块元分])一(?=度|千瓦时|kwh)/g, "每"),
  ).replaceAll(/(?<![\d.])1(?=度|千瓦时|kwh)/g, "每");

interface Found {
  at: number;
  end: number;
  perKwh: number;
  amount: Amount;
}

/** @param text normalized */
export function statedPrices(text: string): StatedPrices {
  const digits = inDigits(text);
  const spans = [...digits.matchAll(SPAN)].filter((span) => hoursBetween(span[1] ?? "", span[2] ?? "") !== null);
  const [span, restSpan] = spans;
  const all = spans.map((one) => hoursOf(digits, one));
  const [firstHours, secondHours] = all;
  // 峰8:00-22:00，谷22:00-8:00: the second are all the hours that the first leave.
  const areBoth = firstHours && secondHours && spans.length === 2 && areOthers(firstHours, secondHours);
  const named = spans.length === 1 || areBoth ? (firstHours ?? null) : null;
  const isOfWeekdays = span !== undefined && areOnWeekdays(digits, span.index, span.index + span[0].length);
  const hours = named && isOfWeekdays ? { ...named, weekdaysOnly: true as const } : named;
  const marked = spans.reduce((left, { 0: words }) => left.replace(words, MARK), digits);
  const plain = areBoth && restSpan ? marked.replace(new RegExp(`${MARK}(?=[^${MARK}]*$)`), " ") : marked;
  const amounts = scanAmounts(plain);
  const { flat, others: found } = withoutFlat(
    plain,
    amounts.filter(mayBePrice).flatMap((one) => foundAs(one) ?? []),
  );
  const rest = REST.exec(plain);
  const [first] = found;
  // "38 the rest": in the unit of the price before it.
  if (first && hours && found.length === 1 && rest) {
    const near = amounts
      .filter(({ kind, per, from }) => kind === "number" && per === null && from > first.at + 1)
      .toSorted((a, b) => Math.abs(a.from - rest.index) - Math.abs(b.from - rest.index))[0];
    const price = near && foundAs({ ...near, number: near.number * scaleOf(first.amount), unit: first.amount.unit });
    if (price) found.push(price);
  }
  const [one, other] = found;
  const prices = found.map(({ perKwh }) => perKwh);
  if (!one || !other || found.length !== 2) return { prices, pair: null, hours, special: "first", flat };
  const peak = peakOf(plain, one, other);
  const pair = { first: one.perKwh, second: other.perKwh, peak };
  return {
    prices,
    pair,
    hours,
    special: specialOf(plain, [one, other], rest, { peak, hours, words: span?.[0] ?? "" }),
    flat,
  };
}

/** "At night 11 to 7" begins in the evening. */
function hoursOf(digits: string, span: RegExpMatchArray): PricedHours | null {
  const hours = hoursBetween(span[1] ?? "", span[2] ?? "");
  const isPlain = /^\D*\d{1,2} ?(?:to|till?|until|-|–|and) ?\d{1,2}\s*$/.test(span[0]);
  const isOfNight = hours && isPlain && holdDay(hours) && partBefore(digits, span.index ?? 0) === "night";
  return isOfNight
    ? { fromHour: (hours.fromHour + HALF_DAY) % (2 * HALF_DAY), toHour: (hours.toHour + HALF_DAY) % (2 * HALF_DAY) }
    : hours;
}
const HALF_DAY = 12;

const areOthers = (one: PricedHours, other: PricedHours): boolean =>
  one.fromHour % (2 * HALF_DAY) === other.toHour % (2 * HALF_DAY) &&
  one.toHour % (2 * HALF_DAY) === other.fromHour % (2 * HALF_DAY);

const FLAT =
  /\b(?:flat(?: rate| price| fee)?|fixed(?: rate| price)?|single rate|standard (?:rate|tariff)|all day|any ?time|round the clock)\b|不分(?:峰谷|时段?|时间)|统[一1]价?|[一1]口价|固定价?|单[一1]价?|单费率/g;
/** What may stand between such a word and its price. */
const TO_FLAT = /^(?:的|是|为|按|价|电价| ?(?:of|at|is|a|an|rate|tariff|price|plan|one|for|or|just|with|,) ?)*\s*$/;

/** Of three prices the one that is called flat, which the two others are held against. */
function withoutFlat(plain: string, found: Found[]): { flat: number | null; others: Found[] } {
  if (found.length !== 3) return { flat: null, others: found };
  const words = [...plain.matchAll(FLAT)].map(({ 0: word, index }) => ({ at: index, end: index + word.length }));
  const isBeside = ({ at, end }: Found) =>
    words.some(
      (word) =>
        (word.end <= at && TO_FLAT.test(plain.slice(word.end, at))) ||
        (end <= word.at && TO_FLAT.test(plain.slice(end, word.at))),
    );
  const flat = found.find(isBeside);
  return { flat: flat?.perKwh ?? null, others: flat ? found.filter((one) => one !== flat) : found };
}

/** Money that is of no time, and a number below one. */
const mayBePrice = ({ kind, per, words }: Amount): boolean =>
  kind === "price" || (kind === "money" && per === null) || (kind === "number" && /^0?\.\d+$/.test(words));

/** Null of a sum that no home pays for a kWh. */
function foundAs(amount: Amount): Found | null {
  const perKwh = Number(amount.number.toFixed(5));
  const isPrice = perKwh > 0 && perKwh < mostPerKwhIn(amount.unit);
  return isPrice ? { at: amount.from, end: amount.to, perKwh, amount } : null;
}

type PartOfDay = "day" | "night";
const PART_OF_DAY =
  /(?<night>晚上|晚间|夜里|夜间|夜晚|半夜|谷[时电段期价]?|低谷|离峰|\b(?:nights?|night-?time|overnight|off[- ]?peak|low rate)\b)|(?<day>白天|日间|日头|高?峰[时电段期价]?|尖峰|\b(?:days?|day-?time|peak|high rate)\b)/g;
const MOST_BETWEEN = 12;

const partsIn = (text: string): { at: number; end: number; part: PartOfDay }[] =>
  [...text.matchAll(PART_OF_DAY)].map(({ 0: words, index, groups }) => ({
    at: index,
    end: index + words.length,
    part: groups?.["night"] ? "night" : "day",
  }));

/** The part of the day that is named right before a place, with no other amount between. */
function partBefore(text: string, at: number): PartOfDay | null {
  const last = partsIn(text.slice(Math.max(0, at - MOST_BETWEEN), at)).at(-1);
  if (!last) return null;
  const start = Math.max(0, at - MOST_BETWEEN);
  return /\d/.test(text.slice(start + last.end, at)) ? null : last.part;
}

/** "12 cents at night": right behind it. */
function partBehind(text: string, end: number): PartOfDay | null {
  const behind = text.slice(end, end + MOST_BETWEEN);
  const [first] = partsIn(behind);
  return first && !/[\d$£€]|[，,;；]|\band\b/.test(behind.slice(0, first.at)) ? first.part : null;
}

/** Which of two prices is of peak or the day, where the words say it of one of them. */
function peakOf(text: string, one: Found, other: Found): "first" | "second" | null {
  const sidesBy = (partOf: (found: Found) => PartOfDay | null) => {
    const [first, second] = [partOf(one), partOf(other)];
    if (first !== null && first === second) return null;
    const known = first ?? (second && OTHER_PART[second]);
    return known && (known === "day" ? "first" : "second");
  };
  const [before, behind] = [({ at }: Found) => partBefore(text, at), ({ end }: Found) => partBehind(text, end)];
  // "30 cents peak and 12 cents off-peak": behind each.
  const areBehind = behind(one) !== null && behind(other) !== null;
  if (areBehind) return sidesBy(behind);
  // "29p day and 14p from 11 PM": the word stands right behind the first, and is none of the second.
  const besides = text.slice(one.end, one.end + BESIDE);
  const [beside] = partsIn(besides);
  const isOfFirst = before(one) === null && beside !== undefined && LEADS_TO_PART.test(besides.slice(0, beside.at));
  return isOfFirst ? sidesBy(behind) : (sidesBy(before) ?? sidesBy(behind));
}
/** So many characters a word right behind a price takes, with what leads to it. */
const BESIDE = 24;
const LEADS_TO_PART = /^ (?:(?:by|at|in|on|during|for) )?(?:the )?$/;
const OTHER_PART = { day: "night", night: "day" } as const;

/** Which of two prices is of the hours: by the part of the day that both are named, by the rest, else the nearer one. */
function specialOf(
  plain: string,
  [one, other]: readonly [Found, Found],
  rest: RegExpExecArray | null,
  { peak, hours, words }: { peak: "first" | "second" | null; hours: PricedHours | null; words: string },
): "first" | "second" {
  const mark = plain.indexOf(MARK);
  const named = partBefore(plain, mark) ?? (/^(?:晚|夜|半夜)/.test(words) ? "night" : null);
  const opposite = { first: "second", second: "first" } as const;
  if (rest) return ofRest(plain, [one, other], rest) === one ? "second" : "first";
  if (peak && named) return named === "day" ? peak : opposite[peak];
  if (peak && hours) return holdDay(hours) ? peak : opposite[peak];
  return Math.abs(one.at - mark) <= Math.abs(other.at - mark) ? "first" : "second";
}

const LEADS_TO_PRICE =
  /^(?: of the (?:day|time|hours))?(?: ?(?:[,:，：的按是就为算收都谷平峰电价时段每度]|at|is|are|it's|costs?|for|a))*\s*$/;

/** The price that "the rest" is said of: 其余0.3 and "otherwise 19p" before it, "19p the rest" behind it. */
function ofRest(plain: string, [one, other]: readonly [Found, Found], rest: RegExpExecArray): Found {
  const end = rest.index + rest[0].length;
  // "19p normally"
  const beside = [one, other].find((found) => / /.test(plain[found.end] ?? "") && found.end + 1 === rest.index);
  if (beside) return beside;
  const behind = [one, other].find(({ at }) => at >= end);
  if (behind && LEADS_TO_PRICE.test(plain.slice(end, behind.at))) return behind;
  return [other, one].find((found) => found.end <= rest.index) ?? other;
}
