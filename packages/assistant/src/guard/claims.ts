import type { ClockClaim } from "./clock-claims";
import { takeClockClaims } from "./clock-claims";
import type { DateClaim } from "./date-claims";
import { takeDateClaims } from "./date-claims";
import { chineseNumber, numberWords } from "./number-words";
import { plainDigits } from "./plain-digits";
import type { Dimension, Unit } from "./units";
import { CURRENCY_OF, unitBehind } from "./units";

export type { DateClaim } from "./date-claims";
export type { Dimension } from "./units";

/** A figure that a text states. */
export interface Claim {
  raw: string;
  value: number;
  /** One unit of the last digit written, in the base unit: how exact the text pretends to be. */
  step: number;
  dimension: Dimension;
  /** "about", "约": the text says that it rounded. */
  approximate: boolean;
  /** Of money: the currency as said. */
  currency?: string;
  /** "per kWh" stands behind it: a price of energy. */
  perKwh?: boolean;
  /** "12 % more", "fell by 12 %": the way that the words say a change went. */
  direction?: "up" | "down";
  /** Written with a minus sign. */
  negative?: boolean;
}

const DIGITS =
  /(-)?(US\$|(?:USD|EUR|GBP|CNY|RMB|CAD|AUD)\s?(?=\d|\.\d)|[$€£¥]\s?)?(-)?(?<![\d.])(\d{1,3}(?:,\d{3})+(?!\d)|\d+|(?=\.\d))(\.\d+)?(?:\s?[×x*]\s?10\^(-?\d+)|e([+-]?\d{1,2})(?![a-z\d])|\^(\d+))?/gi;
/** Digits that are part of a name and count nothing. */
const NAMES = /CO2e?|(?<!\d)24\/7(?!\d)/gi;
/** "1,5" and "12,39": a decimal in one country and a slip in the other, so it says nothing that could be checked. */
const AMBIGUOUS = /(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?![\d,])|(?<![\d.])\d{1,3}(?:\.\d{3})+(?:,\d+)(?!\d)/g;
const SCALES: readonly [RegExp, number][] = [
  [/^\s?k(?![a-z])/i, 1000],
  [/^\s*thousand\b|^\s*千(?!瓦|克)/i, 1000],
  [/^\s*(?:million\b|mn\b)|^\s*百万/i, 1e6],
  [/^\s*(?:billion\b|bn\b)/i, 1e9],
  [/^\s*hundred\b/i, 100],
  [/^\s*万/, 1e4],
  [/^\s*亿/, 1e8],
];
const APPROXIMATE =
  /(?:\babout|\baround|\broughly|\bapproximately|\bapprox\.?|\bnearly|\balmost|\bsome|~|≈|约|大约|大概|将近|接近|近|左右)\s*(?:US)?[$€£¥]?\s?-?$/i;
const PER_KWH =
  /^\s*(?:\/|per|a|an|each|for (?:each|every)|每|一)\s*(?:kWh|kilowatt[- ]?hour|千瓦时|度电?)|^\s*\/\s*(?:kWh|千瓦时|度)/i;
const PER_KWH_BEFORE = /(?:每|一)\s*(?:kWh|千瓦时|度电?)[^，。；]{0,8}$/;
const LONG_DURATION =
  /(\d+)\s*(?:h|hrs?|hours?|个?小时)\s*(?:and\s+)?(\d{1,2})\s*(?:m|mins?|minutes?|分钟?)(?![a-z])/gi;
const ISO_DURATION = /\bP(?:(\d+)D)?T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?![a-z\d])/g;
const HALF_HOURS =
  /\b(an?|one|two|three|four|five|\d{1,2}) (?:hours? and a half|and a half hours?)\b|([一二两三四五]|\d{1,2})个半(?:小时|钟头)/gi;
const PART_OF_HOUR =
  /\bhalf an hour\b|半个?(?:小时|钟头)|\b(?:a )?quarter of an hour\b|\bthree[- ]quarters of an hour\b/gi;
const RANK_BEFORE = /第\s*$/;

/** Every figure and every date that a text states, in the order of the text. */
export function findClaims(text: string): { figures: Claim[]; dates: DateClaim[] } {
  const plain = plainDigits(text).replace(NAMES, (raw) => " ".repeat(raw.length));
  const figures: Claim[] = [];
  let rest = takeDurations(plain, figures);
  rest = rest.replace(AMBIGUOUS, (raw) => {
    figures.push({ raw, value: Number.NaN, step: 0, dimension: "count", approximate: false });
    return " ".repeat(raw.length);
  });
  const dated = takeDateClaims(rest);
  const timed = takeClockClaims(dated.rest);
  figures.push(...timed.clocks.map(asClaim));
  figures.push(...digitClaims(timed.rest), ...wordClaims(timed.rest));
  return { figures, dates: dated.dates };
}

function asClaim({ raw, hours }: ClockClaim): Claim {
  return { raw, value: hours, step: 0, dimension: "clock", approximate: false };
}

/** "1 h 30 min" and "PT1H30M" are one figure. */
function takeDurations(text: string, figures: Claim[]): string {
  const take = (raw: string, minutes: number) => {
    figures.push({ raw, value: minutes, step: 1, dimension: "duration", approximate: false });
    return " ".repeat(raw.length);
  };
  return text
    .replace(ISO_DURATION, (raw: string, days?: string, hours?: string, minutes?: string) =>
      take(raw, Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)),
    )
    .replace(LONG_DURATION, (raw: string, hours: string, minutes: string) =>
      take(raw, Number(hours) * 60 + Number(minutes)),
    )
    .replace(HALF_HOURS, (raw: string, english?: string, chinese?: string) =>
      take(raw, ((english ? hoursOf(english) : chineseNumber(chinese ?? "")) + 0.5) * 60),
    )
    .replace(PART_OF_HOUR, (raw) => take(raw, /three/i.test(raw) ? 45 : /quarter/i.test(raw) ? 15 : 30));
}

function hoursOf(word: string): number {
  const named = ["a", "one", "two", "three", "four", "five"].indexOf(word.toLowerCase().replace(/^an$/, "a"));
  return named < 0 ? Number(word) : Math.max(1, named);
}

function digitClaims(text: string): Claim[] {
  return [...text.matchAll(DIGITS)].flatMap((match): Claim[] => {
    const [raw, signBefore, symbol, signBehind, whole = "", decimals = "", timesTen, exponent, power] = match;
    if (whole === "" && decimals === "") return [];
    let after = text.slice(match.index + raw.length);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const ten = 10 ** Number(timesTen ?? exponent ?? 0);
    const scale = SCALES.find(([pattern]) => pattern.test(after) && !/^\s?k(?:wh?|g|m|ilo)\b/i.test(after));
    if (scale) after = after.replace(scale[0], "");
    const found = symbol ? undefined : unitBehind(after, text);
    const unit = found?.unit;
    const written = Number(`${whole.replaceAll(",", "") || "0"}${decimals}`);
    const sign = signBefore ?? signBehind;
    const negative = sign !== undefined && (symbol !== undefined || isMinus(text, match.index));
    const factor = (unit?.factor ?? 1) * ten * (scale?.[1] ?? 1);
    const size = (power === undefined ? written : written ** Number(power)) * factor;
    const said = symbol?.trim() || undefined;
    return [
      {
        raw: raw.trim() + (found?.raw ?? ""),
        value: (negative ? -size : size) + (unit?.offset ?? 0),
        step: 10 ** -Math.max(0, decimals.length - 1) * factor,
        dimension: RANK_BEFORE.test(before) && !unit ? "rank" : said ? "currency" : (unit?.dimension ?? "count"),
        approximate: APPROXIMATE.test(before),
        ...moneyOf(said, unit, after.slice(found?.raw.length ?? 0), before),
        ...directionOf(before, after),
        ...(negative ? { negative } : {}),
      },
    ];
  });
}

/** "Three tips" counts the speaker's own words, not the asker's energy. */
const OWN_WORDS =
  /^\s*(?:more\s+)?(?:tips?|ways?|things?|steps?|options?|questions?|reasons?|examples?|kinds?|types?|ideas?|parts?|sources?|other\b|main\b|of (?:them|these|those|us)\b)/i;
/** Below it a number word without a unit is as often an article ("this one", "the two") as a figure. */
const MIN_BARE = 3;

function wordClaims(text: string): Claim[] {
  return numberWords(text).flatMap(({ raw, value, kind, index, after: behind }): Claim[] => {
    const before = text.slice(Math.max(0, index - 40), index);
    const approximate = APPROXIMATE.test(before);
    const direction = directionOf(before, behind);
    if (kind === "fraction")
      return [{ raw, value, step: 0.05, dimension: "fraction", approximate: true, ...direction }];
    if (kind === "ratio") return [{ raw, value, step: 0.1, dimension: "ratio", approximate: true }];
    const scale = SCALES.find(([pattern]) => pattern.test(behind) && !/^\s?k/i.test(behind));
    const after = scale ? behind.replace(scale[0], "") : behind.replace(/^\s+of\b/, "");
    const found = unitBehind(after, text);
    const unit = found?.unit;
    const amount = value * (scale?.[1] ?? 1);
    if (!unit) {
      if (RANK_BEFORE.test(before)) return [{ raw, value, step: 1, dimension: "rank", approximate: false }];
      const isFigure =
        /^[a-z]/i.test(raw) &&
        (kind === "vague"
          ? raw !== "a couple" && !/^a couple/i.test(raw)
          : (value >= MIN_BARE || value === 0) && !OWN_WORDS.test(after));
      return isFigure ? [{ raw, value: amount, step: scale?.[1] ?? 0, dimension: "count", approximate }] : [];
    }
    if (isArticle(raw, unit.dimension)) return [];
    return [
      {
        raw: raw + found.raw,
        value: amount * unit.factor + (unit.offset ?? 0),
        step: kind === "vague" ? 0 : unit.factor * (/point|点/i.test(raw) ? 0.1 : (scale?.[1] ?? 1)),
        dimension: unit.dimension,
        approximate,
        ...moneyOf(undefined, unit, after.slice(found.raw.length), before),
        ...direction,
      },
    ];
  });
}

/** "一天", "one month", 一点: no count but an article ("a day", "a little"). */
function isArticle(raw: string, dimension: Dimension): boolean {
  return /^(?:一|one)$/i.test(raw) && ["days", "duration", "months", "clock", "rank", "points"].includes(dimension);
}

/** A hyphen between numbers or letters is a dash; only a leading one is a minus. */
function isMinus(text: string, index: number): boolean {
  return index === 0 || /[\s(:$€£¥]/.test(text[index - 1] ?? "");
}

function moneyOf(
  symbol: string | undefined,
  unit: Unit | undefined,
  behind: string,
  before: string,
): Pick<Claim, "currency" | "perKwh"> {
  const currency = symbol ? (CURRENCY_OF[symbol] ?? symbol) : unit?.currency;
  if (currency === undefined) return {};
  return { currency, ...(PER_KWH.test(behind) || PER_KWH_BEFORE.test(before) ? { perKwh: true } : {}) };
}

const UP_BEFORE =
  /(?:\b(?:up|rose|risen|rises?|increased?|increase of|grew|grown|gained|climbed|higher|jumped)(?: by| of)?|增加了?|上涨了?|上升了?|涨了?|多了?|高了?|增长了?)\s*(?:about |around |约)?[$€£¥]?$/i;
const DOWN_BEFORE =
  /(?:\b(?:down|fell|fallen|falls?|decreased?|decrease of|dropped|drop of|shrank|reduced|lower|cut)(?: by| of)?|减少了?|下降了?|降低了?|降了?|少了?|低了?)\s*(?:about |around |约)?[$€£¥]?$/i;
const UP_BEHIND = /^[^.,;，。；\d]{0,14}?(?:\b(?:more|higher|above|extra)\b|(?:更)?[多高])/i;
const DOWN_BEHIND = /^[^.,;，。；\d]{0,14}?(?:\b(?:less|fewer|lower|below|cheaper)\b|(?:更)?[少低])/i;

function directionOf(before: string, after: string): Pick<Claim, "direction"> {
  const up = UP_BEFORE.test(before) || UP_BEHIND.test(after);
  const down = DOWN_BEFORE.test(before) || DOWN_BEHIND.test(after);
  return up === down ? {} : { direction: up ? "up" : "down" };
}
