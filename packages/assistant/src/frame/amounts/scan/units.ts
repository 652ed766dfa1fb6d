/* The units of amounts in both languages, with the unit that codes of `given-codes.ts` have for them. */

export type GivenPeriod = "day" | "week" | "month" | "year";

export type AmountKind =
  | "consumption"
  | "cooling"
  | "current"
  | "distance"
  | "duration"
  | "energy"
  | "money"
  | "number"
  | "power"
  | "price"
  | "share"
  | "span"
  | "temperature"
  | "voltage";

export interface Unit {
  kind: AmountKind;
  code: string;
  /** Behind a number. */
  words: RegExp;
  /** What a number of it is multiplied by. */
  scale?: number;
}

/** Energy as people call it: kWh, units, 度. */
export const KWH = "(?:kwhs?|kw[ -]?h(?:ou)?rs?|kw h|kilo ?watt[- ]?h(?:ou)?rs?|units?|度电?|千瓦时)";

const unit = (kind: AmountKind, code: string, words: string, scale?: number): Unit => ({
  kind,
  code,
  words: new RegExp(`(?:[ -]?(?:${words}))`, "y"),
  ...(scale === undefined ? {} : { scale }),
});

/** The first that fits; longer words stand before those that they begin with. */
export const UNITS: readonly Unit[] = [
  unit("temperature", "C", "(?:°|degrees?\\b|℃|摄氏度)(?: ?[cf]\\b)?"),
  unit("energy", "kWh", `${KWH}(?![a-z])`),
  unit("energy", "MWh", "mwhs?\\b|兆瓦时"),
  unit("energy", "Wh", "(?:wh|watt[- ]?hours?)\\b|瓦时"),
  unit("power", "kW", "(?:kw|kilo ?watts?)\\b(?! ?(?:h|hours?|hrs?)\\b)|千瓦(?!时)"),
  unit("power", "W", "(?:w|watts?)\\b(?! ?(?:h|hours?|hrs?)\\b)|瓦(?!时)"),
  unit("cooling", "btu", "btus?\\b(?: ?(?:\\/|per|an) ?h(?:ou)?r?\\b)?"),
  unit("cooling", "tons", "tons?\\b"),
  unit("cooling", "pi", "匹"),
  unit("voltage", "V", "(?:v|volts?)\\b|伏特?"),
  unit("current", "A", "amps?\\b|amperes?\\b|安培?(?!全)"),
  { kind: "share", code: "%", words: /(?<=百分之[零〇一二两三四五六七八九十百千\d.]+)/y },
  unit("share", "%", "%|per ?cent\\b|pct\\b|个点"),
  unit("share", "%", "成", 10),
  unit("duration", "h", "(?:hours?|hrs?|h)\\b|个?(?:小时|钟头)"),
  unit("duration", "min", "(?:minutes?|mins?)\\b|分钟"),
  unit("span", "days", "(?:days?|nights?)\\b|天|个?晚上?"),
  unit("span", "weeks", "weeks?\\b|周(?!末|[一二三四五六日天])|个?(?:星期|礼拜)(?![一二三四五六日天])"),
  unit("span", "months", "months?\\b|个月"),
  unit("span", "years", "(?:years?|yrs?)\\b|年"),
  unit("distance", "km", "(?:km|kms|kilomet(?:er|re)s?)\\b|公里|千米"),
  unit("distance", "mi", "(?:miles?|mi)\\b|英里"),
];

/** What an amount is per: a kWh, a time, a way, or a run of a machine. */
export type Per = GivenPeriod | "100km" | "100mi" | "hour" | "kWh" | "km" | "mi" | "run";

const KM = "(?:km|kilomet(?:er|re)s?|公里|千米)";
const MILE = "(?:miles?|mi|英里)";
const RUN = "(?:loads?|wash(?:es)?|cycles?|runs?|go|batch(?:es)?|charges?|showers?|baths?|[次回趟遍桶缸])";
export const PERS: readonly [Per, string][] = [
  ["kWh", KWH],
  ["hour", "(?:hour|hr|个?(?:小时|钟头))"],
  ["day", "(?:day|night|nite|天|日|晚上?)"],
  ["week", "(?:week|wk|周|个?(?:星期|礼拜))"],
  ["month", "(?:month|mo|个?月)"],
  ["year", "(?:year|yr|annum|年)"],
  ["100km", `(?:(?:100|hundred|百) ?${KM})`],
  ["100mi", `(?:(?:100|hundred|百) ?${MILE})`],
  ["km", KM],
  ["mi", MILE],
  ["run", RUN],
];

/** "Daily", monthly: what an amount is per in one word. */
export const EACH: readonly [Per, string][] = [
  ["hour", "hourly"],
  ["day", "daily|nightly"],
  ["week", "weekly"],
  ["month", "monthly"],
  ["year", "yearly|annual(?:ly)?"],
];
