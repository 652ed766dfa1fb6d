import { CURRENCIES } from "../frame/amounts/scan/currencies";

/** What a figure measures, in the base unit that its value is brought to. */
export type Dimension =
  | "energyWh"
  | "powerW"
  | "therm"
  | "liter"
  | "fraction"
  /** How many times as much: "twice", 3×, 两倍. */
  | "ratio"
  | "currency"
  | "coins"
  | "points"
  | "rank"
  | "days"
  | "months"
  /** Hours and minutes, in minutes. */
  | "duration"
  | "megabytes"
  | "celsius"
  | "km"
  | "kgCo2"
  /** Hours since midnight. */
  | "clock"
  /** A bare number. */
  | "count";

export interface Unit {
  pattern: RegExp;
  dimension: Dimension;
  factor: number;
  /** Added behind the factor: degrees Fahrenheit. */
  offset?: number;
  /** ISO code of money; "$" where the word does not say which dollar. */
  currency?: string;
}

const KM_OF_MILE = 1.609344;
const KG_OF_POUND = 0.453_592_37;

/** Units as they stand behind a number; of two that fit the first in this list counts. */
export const UNITS: readonly Unit[] = [
  { pattern: /^\s*(?:MWh|megawatt[- ]?hours?|兆瓦时)/i, dimension: "energyWh", factor: 1e6 },
  { pattern: /^\s*(?:GWh|gigawatt[- ]?hours?)/i, dimension: "energyWh", factor: 1e9 },
  { pattern: /^\s*(?:kWh|kilowatt[- ]?hours?|千瓦时|度电|度(?!数|假|过))/i, dimension: "energyWh", factor: 1000 },
  { pattern: /^\s*(?:Wh\b|watt[- ]?hours?|瓦时)/i, dimension: "energyWh", factor: 1 },
  { pattern: /^\s*(?:GW\b|gigawatts?\b|吉瓦)/, dimension: "powerW", factor: 1e9 },
  { pattern: /^\s*(?:MW\b|megawatts?\b|兆瓦)/, dimension: "powerW", factor: 1e6 },
  { pattern: /^\s*(?:kW\b|kilowatts?\b|千瓦)/i, dimension: "powerW", factor: 1000 },
  { pattern: /^\s*(?:W\b|watts?\b|瓦)/i, dimension: "powerW", factor: 1 },
  { pattern: /^\s*(?:%|percent(?:age points?)?\b|per cent\b|pct\b|个百分点)/i, dimension: "fraction", factor: 0.01 },
  { pattern: /^\s*‰/, dimension: "fraction", factor: 0.001 },
  { pattern: /^\s*成(?!本|为|功|员|了|长|熟|交)/, dimension: "fraction", factor: 0.1 },
  { pattern: /^\s*(?:times\b|[x×](?!\s?\d|[A-Za-z])|-?fold\b|倍)/i, dimension: "ratio", factor: 1 },
  { pattern: /^\s*(?:therms?\b|撒姆)/i, dimension: "therm", factor: 1 },
  { pattern: /^\s*(?:lit(?:re|er)s?\b|升)/i, dimension: "liter", factor: 1 },
  { pattern: /^\s*(?:green coins?\b|coins?\b|[个枚]?绿币)/i, dimension: "coins", factor: 1 },
  { pattern: /^\s*(?:[ap]\.?m\b\.?|点|o'clock)/i, dimension: "clock", factor: 1 },
  { pattern: /^\s*(?:US ?dollars?\b|USD\b|美元|美金)/i, dimension: "currency", factor: 1, currency: "USD" },
  ...["CHF", ...CURRENCIES.map(({ code }) => code.toUpperCase())].map((currency) => ({
    pattern: new RegExp(String.raw`^\s*${currency}\b`),
    dimension: "currency" as const,
    factor: 1,
    currency,
  })),
  { pattern: /^\s*(?:CAD\b|加元)/i, dimension: "currency", factor: 1, currency: "CAD" },
  { pattern: /^\s*(?:AUD\b|澳元)/i, dimension: "currency", factor: 1, currency: "AUD" },
  { pattern: /^\s*(?:dollars?\b|bucks\b)/i, dimension: "currency", factor: 1, currency: "$" },
  { pattern: /^\s*(?:EUR\b|euros?\b|€|欧元)/i, dimension: "currency", factor: 1, currency: "EUR" },
  { pattern: /^\s*(?:GBP\b|pounds? sterling\b|quid\b|£|英镑)/i, dimension: "currency", factor: 1, currency: "GBP" },
  { pattern: /^\s*(?:CNY\b|RMB\b|yuan\b|人民币|元|块(?:钱)?)/i, dimension: "currency", factor: 1, currency: "CNY" },
  { pattern: /^\s*(?:角|毛(?:钱)?)/, dimension: "currency", factor: 0.1, currency: "CNY" },
  { pattern: /^\s*分钱/, dimension: "currency", factor: 0.01, currency: "CNY" },
  { pattern: /^\s*(?:¢|cents?\b|美分)/i, dimension: "currency", factor: 0.01, currency: "$" },
  { pattern: /^\s*(?:pence\b|p(?= per| a| \/|\/))/, dimension: "currency", factor: 0.01, currency: "GBP" },
  { pattern: /^[\s-]*(?:days?\b|天)/i, dimension: "days", factor: 1 },
  { pattern: /^[\s-]*(?:weeks?\b|个?(?:周|星期)(?!末|[一二三四五六日天]))/i, dimension: "days", factor: 7 },
  { pattern: /^[\s-]*(?:months?\b|个月)/i, dimension: "months", factor: 1 },
  { pattern: /^[\s-]*(?:years?\b|年(?!\d|\s*\d))/i, dimension: "months", factor: 12 },
  { pattern: /^[\s-]*(?:hours?\b|hrs?\b|h\b|个?小时|个?钟头)/i, dimension: "duration", factor: 60 },
  { pattern: /^[\s-]*(?:minutes?\b|mins?\b|分钟)/i, dimension: "duration", factor: 1 },
  { pattern: /^[\s-]*(?:seconds?\b|secs?\b|秒)/i, dimension: "duration", factor: 1 / 60 },
  {
    pattern: /^\s*(?:°\s?F\b|℉|degrees? Fahrenheit\b|Fahrenheit\b|华氏度)/i,
    dimension: "celsius",
    factor: 5 / 9,
    offset: (-32 * 5) / 9,
  },
  { pattern: /^\s*(?:°\s?C\b|℃|degrees?(?: Celsius)?\b|摄氏度|°(?!\s?F))/i, dimension: "celsius", factor: 1 },
  { pattern: /^\s*(?:points?\b|pts?\b|积分|分(?!钟|之|成|别))/i, dimension: "points", factor: 1 },
  { pattern: /^(?:st|nd|rd|th)\b(?! percentile)|^\s*名/i, dimension: "rank", factor: 1 },
  { pattern: /^\s*(?:km\b|kilomet(?:re|er)s?\b|公里)/i, dimension: "km", factor: 1 },
  { pattern: /^\s*(?:miles?\b|mi\b|英里)/i, dimension: "km", factor: KM_OF_MILE },
  { pattern: /^\s*(?:kg\b|kilograms?\b|kilos?\b|公斤|千克)/i, dimension: "kgCo2", factor: 1 },
  { pattern: /^\s*(?:tonnes?\b|metric tons?\b|tons?\b|吨)/i, dimension: "kgCo2", factor: 1000 },
  { pattern: /^\s*(?:pounds\b|lbs?\b|磅)(?! sterling)/i, dimension: "kgCo2", factor: KG_OF_POUND },
  { pattern: /^\s*(?:MB\b|megabytes?\b|兆字节)/i, dimension: "megabytes", factor: 1 },
];

/** Currency by the sign before a number or the code that a fact names. */
export const CURRENCY_OF: Readonly<Record<string, string>> = {
  $: "$",
  US$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "CNY",
  "￥": "CNY",
  USD: "USD",
  EUR: "EUR",
  GBP: "GBP",
  CNY: "CNY",
  RMB: "CNY",
  CAD: "CAD",
  AUD: "AUD",
};

/** "$" may be any dollar, ¥ also the yen; else two currencies must be the same. */
export function sameCurrency(said: string | undefined, known: string | undefined): boolean {
  if (said === undefined || known === undefined) return said === known;
  const [one, other] = [CURRENCY_OF[said] ?? said, CURRENCY_OF[known] ?? known];
  const isDollar = (code: string) => ["$", "USD", "CAD", "AUD"].includes(code);
  return one === other || (one === "$" && isDollar(other)) || (other === "$" && isDollar(one));
}

/** "4–12%", "0.3 to 1.2 kWh": the first number has the unit of the second. */
const RANGE_TAIL = /^\s*(?:–|-|—|~|to|and|or|至|到|或)\s*(?=[$€£¥]?\d)/i;
/** A temperature is meant, not energy, where 度 stands in such a sentence. */
const OF_TEMPERATURE = /温|空调|暖|冷气|摄氏|华氏|调到|设为|设定/;
const CELSIUS = UNITS.find(({ dimension, offset }) => dimension === "celsius" && offset === undefined);

/** The unit behind a number, with the text that names it. */
export function unitBehind(after: string, sentence: string): { unit: Unit; raw: string } | undefined {
  for (const unit of UNITS) {
    const match = unit.pattern.exec(after);
    if (!match) continue;
    if (CELSIUS && /^\s*度$/.test(match[0]) && OF_TEMPERATURE.test(sentence)) return { unit: CELSIUS, raw: match[0] };
    return { unit, raw: match[0] };
  }
  const range = RANGE_TAIL.exec(after);
  if (!range) return undefined;
  const second = after.slice(range[0].length);
  const number = /^\d[\d,]*(?:\.\d+)?/.exec(second);
  const found = number && unitBehind(second.slice(number[0].length), sentence);
  return found ? { unit: found.unit, raw: "" } : undefined;
}
