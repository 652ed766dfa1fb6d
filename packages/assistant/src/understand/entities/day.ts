/** One day: by its date, by the name of its weekday (the newest one in the file), counted back, or by its use. */
export interface DayPeriod {
  kind: "day";
  month?: number;
  day?: number;
  year?: number;
  /** Monday = 0 … Sunday = 6. */
  weekday?: number;
  /** Days back from the file's last whole day; of a named weekday, weeks back from its newest. */
  back?: number;
  /** The day of the most or the least use, of one month when `month` is named. */
  extreme?: "highest" | "lowest";
  /** With `extreme`: of the month so many before the newest one. */
  monthsBack?: number;
}

/** The newest days of the file; `back` skips as many stretches of the same length ("the week before last"). */
export interface LastDays {
  kind: "last_days";
  count: number;
  back: number;
}

const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const DATES: readonly { pattern: RegExp; read(groups: string[]): [year: string, month: string, day: string] }[] = [
  {
    pattern: /\b((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/,
    read: ([year = "", month = "", day = ""]) => [year, month, day],
  },
  {
    pattern: new RegExp(`\\b${MONTH} (?:the )?${DAY}(?!\\d| ?(?:kwh\\b|wh\\b|%|°))(?:,? ((?:19|20)\\d\\d))?`),
    read: ([month = "", day = "", year = ""]) => [year, month, day],
  },
  {
    pattern: new RegExp(`\\b${DAY}(?: of)? ${MONTH}\\b(?:,? ((?:19|20)\\d\\d))?`),
    read: ([day = "", month = "", year = ""]) => [year, month, day],
  },
  {
    pattern: /(?:((?:19|20)\d\d)年)?([\d一二三四五六七八九十]{1,2})月([\d一二三四五六七八九十]{1,3})[日号]/,
    read: ([year = "", month = "", day = ""]) => [year, month, day],
  },
];
const HOLIDAYS: readonly [RegExp, month: number, day: number][] = [
  [/\bchristmas(?: day)?\b|圣诞/, 12, 25],
  [/\bchristmas eve\b|平安夜/, 12, 24],
  [/\bnew year'?s day\b|元旦/, 1, 1],
  [/\bnew year'?s eve\b|跨年/, 12, 31],
  [/\b(?:independence day|fourth of july)\b/, 7, 4],
  [/国庆/, 10, 1],
];
/** Saturday and Sunday alone are the weekend; a single one of them needs "last" or "on" before it, as the others do. */
const WEEKDAYS = [
  "mon(?:day)?",
  "tues?(?:day)?",
  "wed(?:nesday)?",
  "thu(?:rs(?:day)?)?",
  "fri(?:day)?",
  "sat(?:urday)?",
  "sun(?:day)?",
].map((name) => new RegExp(`\\b(?:last|this|this past|on|past) ${name}\\b`));
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, ten: 10, 两: 2, 三: 3, 五: 5, 十: 10 };
const NUMBER = "(\\d{1,3}|two|three|four|five|ten|两|三|五|十)";
const SOME_DAYS_AGO = new RegExp(`\\b${NUMBER} days? ago\\b|${NUMBER}天(?:以?前)(?!的?平均)`);
const SOME_LAST_DAYS = new RegExp(
  `\\b(?:last|past|previous|recent) ${NUMBER} (day|week)s?\\b|(?:过去|最近|近|前)(?:的)?${NUMBER}(?:个)?(天|周|星期)`,
);

const WEEKS_AGO = new RegExp(`\\b${NUMBER} weeks? ago\\b|${NUMBER}个?(?:周|星期)(?:以?前)`);

/**
 * The day or the stretch of days that a question names.
 *
 * @param monthOf reads a month's name
 */
export function findDay(
  words: string,
  normalized: string,
  monthOf: (name: string) => number | undefined,
): DayPeriod | LastDays | undefined {
  const text = `${words} | ${normalized}`;
  return (
    dated(normalized, monthOf) ??
    dated(words, monthOf) ??
    stretch(text) ??
    relative(text) ??
    extreme(text, monthOf(text))
  );
}

function dated(text: string, monthOf: (name: string) => number | undefined): DayPeriod | undefined {
  for (const { pattern, read } of DATES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [year, name, number] = read(match.slice(1).map((group) => group ?? ""));
    const month = Number(name) || chineseNumber(name) || monthOf(`in ${name}`) || 0;
    const day = Number(number) || chineseNumber(number);
    if (month >= 1 && month <= 12 && day >= 1 && day <= 31)
      return { kind: "day", month, day, ...(year ? { year: Number(year) } : {}) };
  }
  const holiday = HOLIDAYS.findLast(([pattern]) => pattern.test(text));
  return holiday && { kind: "day", month: holiday[1], day: holiday[2] };
}

function stretch(text: string): LastDays | undefined {
  const some = SOME_LAST_DAYS.exec(text);
  if (some) {
    const count = numberOf(some[1] ?? some[3] ?? "");
    const isWeek = /week|周|星期/.test(some[2] ?? some[4] ?? "");
    if (count > 0) return { kind: "last_days", count: isWeek ? count * 7 : count, back: 0 };
  }
  const weeksAgo = WEEKS_AGO.exec(text);
  if (weeksAgo)
    return { kind: "last_days", count: 7, back: Math.max(0, numberOf(weeksAgo[1] ?? weeksAgo[2] ?? "") - 1) };
  if (/\bweek before last\b|上上个?(?:周|星期|礼拜)(?![一二三四五六日天末])/.test(text))
    return { kind: "last_days", count: 7, back: 1 };
  return /\b(?:last|this|past|previous|latest) week\b|(?:上一?个?|这个?|本|近一个?|最近一个?|过去一个?)(?:周|星期|礼拜)(?![一二三四五六日天末])/.test(
    text,
  )
    ? { kind: "last_days", count: 7, back: 0 }
    : undefined;
}

function relative(text: string): DayPeriod | undefined {
  const ago = SOME_DAYS_AGO.exec(text);
  // The file's last whole day stands for yesterday, as most files end with it.
  if (ago) return { kind: "day", back: Math.max(0, numberOf(ago[1] ?? ago[2] ?? "") - 1) };
  if (/\bday before yesterday\b|前天|前日/.test(text)) return { kind: "day", back: 1 };
  if (/\b(?:yesterday|today|tonight|last night)\b|昨天|昨日|今天|今日|今晚|昨晚/.test(text))
    return { kind: "day", back: 0 };
  const weekday = WEEKDAYS.findIndex((name) => name.test(text));
  if (weekday >= 0) return { kind: "day", weekday };
  const chinese = /(上上|上|这|本)?个?(?:周|星期|礼拜)([一二三四五六日天])/.exec(text);
  if (!chinese || /周[一二三四五六]到|到周|周[六日].*平时|每个?周/.test(text)) return undefined;
  const [, which, character = ""] = chinese;
  if (!which && /[六日天]/.test(character)) return undefined;
  return {
    kind: "day",
    weekday: "一二三四五六日".indexOf(character === "天" ? "日" : character),
    ...(which === "上上" ? { back: 1 } : {}),
  };
}

/** Which of the seven, not which single day. */
const DAY_OF_WEEK = /一(?:周|星期)(?:里|中|之中|当中)?.{0,2}哪一?天/;

function extreme(text: string, month: number | undefined): DayPeriod | undefined {
  const asksDay =
    /\b(?:which|what|worst|highest|biggest|heaviest|busiest|lowest|quietest|best|single|peak|expensive|costliest|costly|dearest|priciest|cheapest) (?:(?:single|electricity|energy|power|usage) )?(?:day|date)\b(?! of the week)|\bday (?:with|did|do|was|had|when|of the year)\b|哪一?天|哪日|最[高低多少大费]的?(?:一天|那天|日子)/;
  if (!asksDay.test(text) || DAY_OF_WEEK.test(text)) return undefined;
  const monthsBack = /\b(?:last|previous) month\b|上个?月/.test(text)
    ? 1
    : /\b(?:this|current) month\b|这个?月|本月|当月/.test(text)
      ? 0
      : undefined;
  const within = month !== undefined ? { month } : monthsBack !== undefined ? { monthsBack } : {};
  if (/\b(?:lowest|least|quietest|smallest|fewest|minimum|best|cheapest)\b|最少|最低|最省|最小|最便宜/.test(text))
    return { kind: "day", extreme: "lowest", ...within };
  return /\b(?:highest|most|worst|biggest|heaviest|busiest|max(?:imum)?|largest|peak|peaked|top|expensive|costliest|costly|dearest|priciest)\b|最/.test(
    text,
  )
    ? { kind: "day", extreme: "highest", ...within }
    : undefined;
}

function numberOf(word: string): number {
  return Number(word) || COUNTS[word] || 0;
}

/** 一 to 三十一, as days and months are written. */
function chineseNumber(word: string): number {
  const [tens, ones] = word.includes("十") ? word.split("十") : ["", word];
  const digit = (character: string | undefined) => "一二三四五六七八九".indexOf(character ?? "") + 1;
  if (word.includes("十")) return (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0);
  return ones ? digit(ones) : 0;
}
