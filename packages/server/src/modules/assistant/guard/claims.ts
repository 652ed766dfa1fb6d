import { normaliseWidth, numberWord } from "./number-words";

/** What a figure measures, in the base unit that its value is brought to. */
export type Dimension =
  | "energyWh"
  | "powerW"
  | "therm"
  | "litre"
  | "fraction"
  | "currency"
  | "coins"
  | "days"
  | "hours"
  | "months"
  | "megabytes"
  | "clock"
  /** A bare number. */
  | "count";

/** A figure that a text states. */
export interface Claim {
  raw: string;
  value: number;
  /** One unit of the last digit written, in the base unit: how exact the text pretends to be. */
  step: number;
  dimension: Dimension;
  /** "about", "约": the text says that it rounded. */
  approximate: boolean;
}

/** A calendar date or month that a text states; parts not stated are null. */
export interface DateClaim {
  raw: string;
  year: number | null;
  month: number;
  day: number | null;
}

interface Unit {
  pattern: RegExp;
  dimension: Dimension;
  factor: number;
}

/** Units as they stand behind a number, longest first. */
const UNITS: readonly Unit[] = [
  { pattern: /^\s*(?:MWh|megawatt[- ]?hours?|兆瓦时)/i, dimension: "energyWh", factor: 1e6 },
  { pattern: /^\s*(?:kWh|kilowatt[- ]?hours?|千瓦时|度电|度(?!数|假))/i, dimension: "energyWh", factor: 1000 },
  { pattern: /^\s*(?:Wh\b|watt[- ]?hours?|瓦时)/, dimension: "energyWh", factor: 1 },
  { pattern: /^\s*(?:GW\b|吉瓦)/, dimension: "powerW", factor: 1e9 },
  { pattern: /^\s*(?:MW\b|兆瓦)/, dimension: "powerW", factor: 1e6 },
  { pattern: /^\s*(?:kW\b|kilowatts?\b|千瓦)/, dimension: "powerW", factor: 1000 },
  { pattern: /^\s*(?:W\b|watts?\b|瓦)/, dimension: "powerW", factor: 1 },
  { pattern: /^\s*(?:%|percent\b|per cent\b|个百分点)/i, dimension: "fraction", factor: 0.01 },
  { pattern: /^\s*成(?!本|为|功|员|了)/, dimension: "fraction", factor: 0.1 },
  { pattern: /^\s*(?:therms?\b|撒姆)/i, dimension: "therm", factor: 1 },
  { pattern: /^\s*(?:lit(?:re|er)s?\b|升)/i, dimension: "litre", factor: 1 },
  { pattern: /^\s*(?:green coins?\b|coins?\b|个?绿币)/i, dimension: "coins", factor: 1 },
  {
    pattern: /^\s*(?:dollars?\b|USD\b|EUR\b|GBP\b|CAD\b|AUD\b|CNY\b|euros?\b|元|美元|加元|欧元)/i,
    dimension: "currency",
    factor: 1,
  },
  { pattern: /^\s*(?:cents?\b|美分)/i, dimension: "currency", factor: 0.01 },
  { pattern: /^[\s-]*(?:days?\b|天)/i, dimension: "days", factor: 1 },
  { pattern: /^\s*(?:hours?\b|小时)/i, dimension: "hours", factor: 1 },
  { pattern: /^\s*(?:months?\b|个月)/i, dimension: "months", factor: 1 },
  { pattern: /^\s*(?:MB\b|megabytes?\b|兆字节)/i, dimension: "megabytes", factor: 1 },
  { pattern: /^\s*(?:[ap]\.?m\b\.?|点|o'clock)/i, dimension: "clock", factor: 1 },
];

const MONTH_NAMES = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const MONTH_WORD =
  "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const DATE_PATTERNS: readonly { pattern: RegExp; read(groups: string[]): Omit<DateClaim, "raw"> }[] = [
  { pattern: /(\d{4})-(\d{2})-(\d{2})/g, read: ([y = "", m = "", d = ""]) => ({ year: +y, month: +m, day: +d }) },
  { pattern: /(\d{4})-(\d{2})(?!\d|-)/g, read: ([y = "", m = ""]) => ({ year: +y, month: +m, day: null }) },
  {
    pattern: /(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?/g,
    read: ([y = "", m = "", d]) => ({ year: +y, month: +m, day: d ? +d : null }),
  },
  {
    pattern: /(?<!\d)(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?/g,
    read: ([m = "", d]) => ({ year: null, month: +m, day: d ? +d : null }),
  },
  {
    pattern: new RegExp(
      `(?:(\\d{1,2})(?:st|nd|rd|th)? )?\\b${MONTH_WORD}\\b(?: (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?,? (\\d{4})`,
      "g",
    ),
    read: ([before, name = "", after, year = ""]) => ({
      year: +year,
      month: monthOf(name),
      day: before || after ? +(before ?? after ?? 0) : null,
    }),
  },
];

function monthOf(name: string): number {
  return MONTH_NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

const DIGITS = /([$€£¥]\s?)?([-−])?(?<![\d.])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?/g;
const CLOCK = /(?<!\d)([01]?\d|2[0-4]):([0-5]\d)/g;
const APPROXIMATE =
  /(?:\babout|\baround|\broughly|\bapproximately|\bnearly|\balmost|~|约|大约|大概|近|左右)\s*[$€£¥]?\s?$/i;
/** "4–12%", "0.3 to 1.2 kWh": the first number has the unit of the second. */
const RANGE_TAIL = /^\s*(?:–|-|—|~|to|and|至|到)\s*(?=[$€£¥]?\d)/i;

/** Every figure and every date that a text states, in the order of the text. */
export function findClaims(text: string): { figures: Claim[]; dates: DateClaim[] } {
  let rest = normaliseWidth(text);
  const dates: DateClaim[] = [];
  for (const { pattern, read } of DATE_PATTERNS) {
    rest = rest.replace(pattern, (raw, ...groups: unknown[]) => {
      dates.push({ raw, ...read(groups.slice(0, -2) as string[]) });
      return " ".repeat(raw.length);
    });
  }
  const figures: Claim[] = [];
  rest = rest.replace(CLOCK, (raw, hour: string, minute: string) => {
    figures.push({ raw, value: Number(hour) + Number(minute) / 60, step: 0, dimension: "clock", approximate: false });
    return " ".repeat(raw.length);
  });
  for (const match of rest.matchAll(DIGITS)) {
    const [raw, symbol, sign, whole = "", fraction = ""] = match;
    const after = rest.slice(match.index + raw.length);
    const value =
      Number(`${whole.replaceAll(",", "")}${fraction}`) *
      (sign && symbol === undefined && isMinus(rest, match.index) ? -1 : 1);
    const unit = symbol ? undefined : unitOf(after);
    const factor = unit?.factor ?? 1;
    figures.push({
      raw: raw.trim() + (unit ? (unit.pattern.exec(after)?.[0] ?? "") : ""),
      value: value * factor,
      step: 10 ** -Math.max(0, fraction.length - 1) * factor,
      dimension: symbol ? "currency" : (unit?.dimension ?? "count"),
      approximate: APPROXIMATE.test(rest.slice(Math.max(0, match.index - 16), match.index)),
    });
  }
  for (const { raw, value, after } of numberWord(rest)) {
    const unit = unitOf(after);
    if (unit && isArticle(raw, unit.dimension)) continue;
    if (unit)
      figures.push({
        raw: raw + (unit.pattern.exec(after)?.[0] ?? ""),
        value: value * unit.factor,
        step: unit.factor,
        dimension: unit.dimension,
        approximate: APPROXIMATE.test(rest.slice(0, rest.length - after.length - raw.length)),
      });
    else if (value < 1) figures.push({ raw, value, step: 0.05, dimension: "fraction", approximate: true });
  }
  return { figures, dates };
}

/** "一天", "one month": no count but an article ("a day"). */
function isArticle(raw: string, dimension: Dimension): boolean {
  return /^(?:一|one)$/i.test(raw) && (dimension === "days" || dimension === "hours" || dimension === "months");
}

/** A hyphen between numbers or letters is a dash; only a leading one is a minus. */
function isMinus(text: string, index: number): boolean {
  return index === 0 || /[\s(]/.test(text[index - 1] ?? "");
}

function unitOf(after: string): Unit | undefined {
  const own = UNITS.find(({ pattern }) => pattern.test(after));
  if (own) return own;
  const range = RANGE_TAIL.exec(after);
  if (!range) return undefined;
  const second = after.slice(range[0].length);
  const number = /^\d[\d,]*(?:\.\d+)?/.exec(second);
  return number ? UNITS.find(({ pattern }) => pattern.test(second.slice(number[0].length))) : undefined;
}
