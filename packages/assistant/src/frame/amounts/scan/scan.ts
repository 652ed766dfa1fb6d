import { withDigits } from "../../values/numbers";
import { CURRENCIES, type Currency } from "./currencies";
import { AND_HALF, IN_DIGITS, IN_WORDS, numberOf } from "./numbers";
import { type AmountKind, EACH, KWH, type Per, PERS, UNITS } from "./units";

/*
 * Every amount that a text states: a number × its unit × what it is per. "$0.31 per kWh", 一度三毛八, "1.5 kW", "half an
 * hour", 每次3度, "18 kWh per 100 km". Clock times, dates and ordinals are none.
 */

export interface Amount {
  kind: AmountKind;
  /** As stated; of money in whole units: 12 cents are 0.12. */
  number: number;
  /** As the codes of `given-codes.ts` have it: kWh, min, usd, %. Empty where none is said. */
  unit: string;
  per: Per | null;
  /** In cents, pence or 毛. */
  isSmall: boolean;
  words: string;
  /** Of the words in the text, with what they are per. */
  from: number;
  to: number;
}

const LETTERS_OF_SIGNS = CURRENCIES.map(({ sign }) => sign).join("|");
const SIGN = `(?:(?<![a-z])(?:${LETTERS_OF_SIGNS})(?=[ \\d.])|[$£€₹₦¥₱฿]) ?`;
/** What is said of the kWh, a run or a distance stands before its amount as well: "one unit is 30 cents", 每次3度, 百公里15度. */
const ZH_TAKES =
  "(?:的?(?:电耗|能耗|耗电量?|耗电|用电)|耗|要(?:[我你您])?|用|需要?|大概|大约|约|差不多|平均|是|为|卖|收|才|算|得|按|[涨降]到|:|,|，)*";
const LEADS: readonly [Per, string][] = [
  ["kWh", `(?<![\\d.一二三四五六七八九十百千万])(?:每|一|1)(?:度电?|千瓦时|kwh)${ZH_TAKES}`],
  [
    "kWh",
    `\\b(?:one|1|an?|each|every|per) ${KWH}:? (?:(?:is|are|costs?|comes to|goes for|=|me|us|about|only|just) ){0,3}`,
  ],
  ["run", `(?:每|洗一|烘一|跑一|开一|充一|煮一|一)[次回趟遍桶缸]${ZH_TAKES}`],
  ["100km", `(?:每|一|跑|开)*(?:100|百)公里(?:${ZH_TAKES}|[,，])*`],
  ["km", `(?:每|一|1)公里${ZH_TAKES}`],
];
/** A time of day, a date, a place in a row, or a number of something that goes on. */
const NO_AMOUNT =
  "(?!\\d|[:.]\\d|-\\d\\d?-\\d|(?<=-\\d\\d)-\\d|\\.?\\d| ?(?:[ap]\\.?m\\b|o'?clock\\b)| ?(?:-|–|to|and) ?\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b|(?:st|nd|rd|th)\\b|点(?!\\d)|[时号]|日(?!均)|月)";
const NUMBER = new RegExp(
  `(?:${LEADS.map(([, lead], index) => `(?<lead${index}>${lead})`).join("|")})?(?:(?:(?<![\\d.]|\\d[:,])(?<sign>${SIGN})|(?<![\\w.]|\\d[:,]|\\d{4}-|\\d{4}-\\d\\d-))(?<digits>${IN_DIGITS}(?:${AND_HALF})?)${NO_AMOUNT}|(?<![\\d第])(?<spoken>${IN_WORDS}(?:${AND_HALF})?))`,
  "g",
);

interface Denomination {
  code: string;
  scale: number;
  words: RegExp;
}
const behind = (words: string): RegExp => new RegExp(` ?(?:${words})(?![a-z])`, "y");
const MONEY: readonly Denomination[] = CURRENCIES.flatMap(({ code, whole, tenth, hundredth }: Currency) => [
  { code, scale: 1, words: behind(whole) },
  ...(tenth ? [{ code, scale: 0.1, words: behind(tenth) }] : []),
  ...(hundredth ? [{ code, scale: 0.01, words: behind(hundredth) }] : []),
]);
const SIGNS: readonly [RegExp, string][] = CURRENCIES.map(({ code, sign }) => [new RegExp(`^(?:${sign}) ?$`), code]);
/** "1080p" and "120c" are of no money. */
const MOST_BY_LETTER = 99;
/** 3块2, 五毛六, 六角一分七, 三角零七: digits of the next smaller money, where no unit follows them. */
const DIGIT = "([一二三四五六七八九\\d])(?![二三四五六七八九十\\d度个小年月天]|一(?!度|千瓦时|kwh|[天个次年月]))";
const REST = new RegExp(`零${DIGIT}|${DIGIT}[毛角毫分]?(?:${DIGIT}分?)?|(半)`, "y");

/** The amounts of a text, in their order. @param text normalized */
export function scanAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(text); match; match = NUMBER.exec(text)) {
    const amount = amountAt(text, match);
    if (amount) found.push(amount);
    NUMBER.lastIndex = Math.max(amount?.to ?? 0, match.index + 1, amount ? 0 : endOfNumber(match));
  }
  return found.map((one, index) => inUnitOf(text, one, found[index + 1]));
}

const endOfNumber = ({ 0: words, index, groups = {} }: RegExpExecArray): number =>
  groups["digits"] === undefined ? index + 1 : index + words.length;

function amountAt(text: string, match: RegExpExecArray): Amount | null {
  const { digits, spoken, sign, ...leads } = match.groups ?? {};
  const written = digits ?? spoken ?? "";
  const at = LEADS.findIndex((_, index) => leads[`lead${index}`] !== undefined);
  const lead = at < 0 ? undefined : LEADS[at]?.[0];
  const end = match.index + match[0].length;
  const plain = { number: numberOf(written), from: match.index, isSmall: false };
  const measured = sign === undefined ? measureBehind(text, end, plain.number) : signed(text, end, sign, plain.number);
  if (measured === null && spoken !== undefined) return null;
  const { kind, number, unit, isSmall, to } = measured ?? { ...plain, kind: "number" as const, unit: "", to: end };
  const per = perBehind(text, to, kind);
  const led = lead && isOf(lead, kind) ? lead : null;
  const start = lead && !led ? match.index + (leads[`lead${at}`]?.length ?? 0) : match.index;
  const of = led ?? per?.per ?? null;
  const last = per?.to ?? to;
  return {
    kind: kindPer(kind, of),
    number: Number(number.toFixed(6)),
    unit: kind === "number" && of !== "kWh" && led ? "kWh" : unit,
    per: of,
    isSmall,
    words: text.slice(start, last),
    from: start,
    to: last,
  };
}

interface Measured {
  kind: AmountKind;
  number: number;
  unit: string;
  isSmall: boolean;
  to: number;
}

/** What stands behind a number: a unit, or money. */
function measureBehind(text: string, end: number, number: number): Measured | null {
  for (const { kind, code, words, scale = 1 } of UNITS) {
    const to = endBehind(words, text, end);
    if (to === null) continue;
    const half = HALVES.has(kind) ? endBehind(HALF, text, to) : null;
    return { kind, number: number * scale + (half === null ? 0 : 0.5), unit: code, isSmall: false, to: half ?? to };
  }
  for (const { code, scale, words } of MONEY) {
    const to = endBehind(words, text, end);
    if (to === null) continue;
    const isLetter = /^ ?[cp]$/.test(text.slice(end, to));
    if (isLetter && (number > MOST_BY_LETTER || NO_LETTER.test(text.slice(to)))) continue;
    return withRest(text, { kind: "money", number: number * scale, unit: code, isSmall: scale < 1, to }, scale);
  }
  return null;
}
/** 两度半, "2 hours and a half"; 7p is a time of day where it goes "7p to 7a". */
const HALVES: ReadonlySet<AmountKind> = new Set(["cooling", "duration", "energy"]);
const HALF = /半(?![夜个天年小日月])| and a half\b/y;
const NO_LETTER = /^(?: to \d|\.\w)/;

/** "$12", and "$0.12 usd"; cents behind a sign are of it: "$.12 cents". */
function signed(text: string, end: number, sign: string, number: number): Measured {
  const code = SIGNS.find(([words]) => words.test(sign))?.[1] ?? "";
  const named = measureBehind(text, end, number);
  const to = named?.kind === "money" ? named.to : end;
  return withRest(text, { kind: "money", number, unit: code, isSmall: number < 1, to }, 1);
}

/** "1 euro 20" */
const CENTS =
  /^ (\d\d)(?=[\s,?.!]|$)(?!\.\d| ?(?:kwh|kw|units?|watts?|hours?|days?|months?|weeks?|years?|am|pm|percent|times|panels|cents?|pence|to|-)(?![a-z]))/;
const WHOLE = /(?:dollars?|pounds?|quid|euros?)$/;

/** The digits behind 块 and 毛. */
function withRest(text: string, money: Measured, scale: number): Measured {
  const cents = scale === 1 ? CENTS.exec(text.slice(money.to)) : null;
  if (cents && WHOLE.test(text.slice(0, money.to)))
    return { ...money, number: money.number + Number(cents[1]) / 100, to: money.to + cents[0].length };
  if (!/[元块毛角毫蚊]$/.test(text.slice(0, money.to))) return money;
  REST.lastIndex = money.to;
  const [words, behindZero, tenths, hundredths = behindZero, half] = REST.exec(text) ?? [];
  if (words === undefined) return money;
  const digit = (written: string | undefined, part: number) => (written ? numberOf(written) * scale * part : 0);
  const rest = half ? 0.5 * scale : digit(tenths, 0.1) + digit(hundredths, 0.01);
  return { ...money, number: money.number + rest, to: money.to + words.length };
}

const FOR_EACH =
  "(?: ?(?:\\/ ?|per |an? |each |every |(?:for|in) (?:an?|one|1|each|every) )|(?:\\/ ?|每|一|1(?=度|kwh|千瓦时)))";
/** The kWh of 100块钱一度5毛 is of what follows. */
const NO_LEAD = `(?!${ZH_TAKES}[\\d.一二两三四五六七八九十]+ ?[元块毛角毫分蚊])`;
const PER_WORDS: readonly [Per, RegExp][] = [
  ...PERS.map(([per, words]): [Per, RegExp] => [per, new RegExp(`${FOR_EACH}${words}(?![a-z])${NO_LEAD}`, "y")]),
  ...EACH.map(([per, words]): [Per, RegExp] => [per, new RegExp(` ?(?:${words})\\b`, "y")]),
  // 15度百公里, "15 kWh 100 km"
  ["100km", /[/ ]?(?:100|百) ?(?:km|公里)/y],
];

function perBehind(text: string, end: number, kind: AmountKind): { per: Per; to: number } | null {
  for (const [per, words] of PER_WORDS) {
    const to = endBehind(words, text, end);
    if (to !== null && isOf(per, kind)) return { per, to };
  }
  return null;
}

const TIMES: ReadonlySet<Per> = new Set(["day", "week", "month", "year"]);
const OF_TIME: ReadonlySet<AmountKind> = new Set(["distance", "duration", "energy", "money", "number"]);

/** Whether an amount can be one for each: money for a kWh, energy for a way or a run, most of them for a time. */
function isOf(per: Per, kind: AmountKind): boolean {
  if (TIMES.has(per)) return OF_TIME.has(kind);
  if (per === "kWh") return kind === "money" || kind === "number" || kind === "distance";
  if (per === "hour") return kind === "money" || kind === "energy";
  return kind === "energy" || (kind === "number" && per === "100km");
}

function kindPer(kind: AmountKind, per: Per | null): AmountKind {
  if (per === "kWh") return kind === "distance" ? "consumption" : "price";
  return per !== null && /(?:km|mi)$/.test(per) ? "consumption" : kind;
}

const endBehind = (words: RegExp, text: string, at: number): number | null => {
  words.lastIndex = at;
  const found = words.exec(text);
  return found && at + found[0].length;
};

const TO = /^(?: ?(?:to|-|–|~|到|至|[涨升跌降]到|或|or|and) ?| (?:up |down )?to )$/;

/** "From 20 to 25 cents a unit": the first is of cents too. */
function inUnitOf(text: string, one: Amount, next: Amount | undefined): Amount {
  if (one.kind !== "number" || one.per !== null || !next || next.kind === "number") return one;
  if (!TO.test(text.slice(one.to, next.from))) return one;
  const number = Number((one.number * scaleOf(next)).toFixed(6));
  return { ...one, kind: next.kind, unit: next.unit, per: next.per, isSmall: next.isSmall, number };
}

/** Of small money: what a number beside it is multiplied by. */
export const scaleOf = ({ words, number, isSmall }: Amount): number =>
  isSmall ? number / Number(/\d*\.?\d+/.exec(withDigits(words))?.[0] ?? number) : 1;

/** As `given-codes.ts` reads it. */
export function codeOf({ kind, number, unit, per }: Amount): string {
  const written = (amount: number) => String(Number(amount.toFixed(5)));
  if (kind === "price") return `${written(number)}/kWh`;
  if (kind === "consumption" && unit === "Wh") return `${written(number / 1_000)}kWh/${per}`;
  return `${written(number)}${unit}${per === null || per === "run" || per === "hour" ? "" : `/${per}`}`;
}
