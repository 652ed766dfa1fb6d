import {
  CHINESE_WEEKDAY,
  chineseWeekday,
  HOLIDAYS,
  MONTH_NAME,
  MONTH_OF_WORD,
  SEASON_NAME,
  SEASON_OF_WORD,
  WEEKDAY_NAME,
  WEEKDAY_OF_WORD,
  WEEKDAYS,
} from "./calendar";
import { withDigits } from "./numbers";
import { monthsOfQuarter } from "../times/quarter-months";
import { twoDigits } from "../times/two-digits";

/** A local date: its year, month (1 to 12), day and weekday (Monday = 0). */
interface Today {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

/**
 * The code of a period's words ("the week before last" is `week-2`, 6月到8月 is `--06..--08`), or null for words that
 * name none. Codes are relative where the words are, and years stand only where they are said or follow from `today`.
 *
 * @param words normalized
 * @param today YYYY-MM-DD
 */
export function readPeriod(words: string, today: string): string | null {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const now = { year, month, day, weekday };
  const holidays = holidaysIn(words);
  if (holidays) return holidays;
  const text = withDigits(
    withChineseUnits(words)
      .replace(/三伏/g, "大热")
      .replace(/双十一/g, "11月11日")
      .replace(/(?<=月)(?:这|共|一共|那)?[两三四五六七八九十\d]+个月$/, ""),
  )
    .replace(QUARTER_OF_MONTHS, "")
    .replace(/\b(?:before|after) noon\b/g, "")
    .replace(/\b(?:the|my|our|of|in|on|at|for|during|over|whole|entire|all of|only|just|about|around) /g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return readRange(text, now) ?? readOpen(text, now) ?? onePeriod(text, now);
}

const UNITS_IN_CHINESE: Readonly<Record<string, string>> = { month: "月", week: "周", weekend: "周末", year: "年" };

/** "The quarter July to September" is of its months. */
const QUARTER_OF_MONTHS = new RegExp(`\\b(?:(?:the|a) )?quarter (?:of |from |between )?(?=(?:${MONTH_NAME})\\b)`, "g");

/** 这个 month, as people of two languages write. */
const withChineseUnits = (words: string): string =>
  words.replace(
    /([上这本下]个?) ?(month|weekend|week|year)(?![a-z])/g,
    (_all, which: string, unit: string) => `${which}${UNITS_IN_CHINESE[unit] ?? unit}`,
  );

/** `holiday:easter`; "between Christmas and New Year" lasts from the one to the other. */
function holidaysIn(words: string): string | null {
  const named = HOLIDAYS.flatMap(([pattern, name]) => {
    const at = pattern.exec(words)?.index;
    return at === undefined ? [] : [{ at, code: `holiday:${name}` }];
  }).toSorted((a, b) => a.at - b.at);
  const [first, second] = named;
  if (!first) return null;
  if (second && HOLIDAY_RANGE.test(words)) return `${first.code}..${second.code}`;
  return `${/^since|^从.*(?:现在|今)|以来|至今/.test(words) ? "since:" : ""}${named.find(({ code }) => code !== NEW_YEAR)?.code ?? first.code}`;
}
const HOLIDAY_RANGE = /\b(?:and|to|through|thru|until|till?)\b|[到至和]/;
const NEW_YEAR = "holiday:new_year";

const SINCE =
  /^(?:ever )?(?:sin[cs]e|from|after|starting(?: from)?|自从?|从|打) ?(.+?)(?: ?(?:to|until|till|up to|through|thru|-) ?(?:now|today|date|this day)| ?on| onwards?| ?(?:到|至)(?:现在|今天?|目前)(?:为止)?| ?以来| ?至今| ?起| ?开始)?$/;
const CHINESE_SINCE = /^(.+?)(?:以来|至今|到现在|到今天|到目前|开始|以后|之后|起|后)(?:到现在|至今|为止)?$/;
const BEFORE = /^(?:before|until|till|up to|prior to) (.+)$|^(.+?)(?:之前|以前)$/;

/** `since:` and `before:`. */
function readOpen(text: string, now: Today): string | null {
  const since = SINCE.exec(text)?.[1] ?? CHINESE_SINCE.exec(text)?.[1];
  if (since && !/^(?:from|从)/.test(since)) {
    const start = onePeriod(since.trim(), now);
    // 下半年到现在 goes on as far as it has come.
    if (start?.includes("..")) return start;
    if (
      start &&
      /^(?:sin[cs]e|after|start|自)|^(?:from|从|打).*(?:now|date|today|on|onwards?|现在|今天?|目前|以来|至今|起|开始)|以来|至今|到现在|到今天|到目前|开始|以后|之后|起$/.test(
        text,
      )
    )
      return `since:${start}`;
  }
  const before = BEFORE.exec(text);
  const end = before?.[1] ?? before?.[2];
  if (end && !/^(?:last|yesterday)$/.test(end) && !/\d ?(?:天|个?月|年|周|小时)$/.test(end)) {
    const code = onePeriod(end.trim(), now);
    if (code) return `before:${code}`;
  }
  return null;
}

const RANGE =
  /^(?:from |between |从)?(.+?)(?: ?(?:-|~|到|至) ?| (?:to|through|thru|until|till|til|and|n|&|up to) )(?:the )?(.+?)(?:为止|之间|期间|inclusive)?$/;

/** 6到9月, 今年6到9月: the first month by its number. */
const MONTH_ALONE = /^(?:[去今前明]年|\d{4}年)?\d{1,2}$/;

/** `A..B`, where B may leave out what A said: "Nov 1-15", 10月1号到15号. */
function readRange(text: string, now: Today): string | null {
  if (/^\d{4}-\d{1,2}(?:-\d{1,2})?$/.test(text)) return null;
  const dates = [...text.matchAll(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})?/g)].map(([, day, month, year]) =>
    dateCode(year, Number(month), Number(day)),
  );
  if (dates.length === 2 && dates[0] && dates[1]) return `${dates[0]}..${dates[1]}`;
  const yearly = /^(.+?) (\d{4}|last year|this year)$/.exec(text);
  const [, first, second] = RANGE.exec(text) ?? [];
  if (!first || !second || (/^(?:mon|周1|monday)$/.test(first) && /^(?:fri|friday|周5)$/.test(second))) return null;
  let end = onePeriod(second, now);
  let start = onePeriod(first, now);
  const bareDay = /^(\d{1,2})(?:st|nd|rd|th|号|日|\.)?$/;
  const [, endDay] = bareDay.exec(second) ?? [];
  const [, startDay] = bareDay.exec(first) ?? [];
  if (endDay && start && /(?:^-|\d{4})-\d\d-\d\d$/.test(start)) end = `${start.slice(0, -2)}${endDay.padStart(2, "0")}`;
  // "2 to 8 August", "from the 1st to the 15th of October"
  else if (startDay && end && /-\d\d-\d\d$/.test(end)) start = `${end.slice(0, -2)}${startDay.padStart(2, "0")}`;
  else if (startDay && endDay && Number(endDay) <= 31) {
    start = dayOfMonth(Number(startDay), now);
    const isSameMonth = Number(startDay) <= 12 && Number(endDay) >= Number(startDay);
    end = isSameMonth ? `${start.slice(0, -2)}${endDay.padStart(2, "0")}` : dayOfMonth(Number(endDay), now);
  } else if (MONTH_ALONE.test(first) && /月/.test(second)) start = onePeriod(`${first}月`, now);
  if (!start || !end || start === end || /\.\./.test(start + end)) return null;
  if (/^(?:hour|day)0$/.test(end) && !/^(?:day|week|month)-/.test(start)) return `since:${start}`;
  // A year said once counts for both: "June to August 2025".
  const endYear = /^(\d{4})-/.exec(end)?.[1];
  const startYear = /^(\d{4})-/.exec(start)?.[1];
  if (endYear && start.startsWith("--") && (yearly || /-/.test(end))) start = `${endYear}${start.slice(1)}`;
  else if (startYear && end.startsWith("--")) end = `${startYear}${end.slice(1)}`;
  return `${start}..${end}`;
}

const step = (unit: string, offset: number): string => `${unit}${offset > 0 ? "+" : ""}${offset}`;

const UNIT_LETTER: Readonly<Record<string, string>> = {
  minute: "min",
  min: "min",
  分钟: "min",
  hour: "h",
  hr: "h",
  小时: "h",
  钟头: "h",
  day: "d",
  night: "d",
  天: "d",
  日: "d",
  week: "w",
  wk: "w",
  周: "w",
  星期: "w",
  礼拜: "w",
  month: "m",
  mth: "m",
  munth: "m",
  bill: "m",
  月: "m",
  期账单: "m",
  期: "m",
  year: "y",
  yr: "y",
  yeer: "y",
  年: "y",
};
const UNIT = "(minute|min|hour|hr|day|night|week|wk|month|mth|munth|bill|year|yr|yeer)s?";
const CHINESE_UNIT = "(分钟|小时|钟头|天|日|周|星期|礼拜|月|期账单|期|年)";

function onePeriod(text: string, now: Today): string | null {
  return (
    instant(text) ??
    writtenDate(text, now) ??
    countedSpan(text) ??
    quarterOrHalf(text, now) ??
    namedMonth(text, now) ??
    season(text, now) ??
    namedWeekday(text, now) ??
    relative(text) ??
    chineseRelative(text) ??
    bill(text) ??
    wholeYear(text)
  );
}

function instant(text: string): string | null {
  if (
    /^(?:all (?:time|years|of it|up|data|bills)|ever|everything|from the beginning|every ?thing|all|altogether|in total|lifetime|to date|有史以来|一直|历史|全部|所有|总共|至今|装了以来|since (?:i|we) .+|一直以来|历来)/.test(
      text,
    ) &&
    !/^all (?:day|night|month|week|year|last|this)/.test(text)
  )
    return "all";
  if (
    /\b(?:right|rite|just) (?:now|this (?:very )?(?:second|minute|moment|instant))\b|\bcurrently\b|\brn\b|^current$|\b(?:this|the|dis) (?:very )?(?:moment|minute|instant|second)\b|^now\b|^at present|\bpresently\b|此刻|此时|现在|当前|目前|眼下|这会儿?|这一?刻|如今|当下|^moment$|实时|刚才|刚刚|正在|而家|宜家/.test(
      text,
    ) &&
    !/since|从|到/.test(text)
  )
    return "hour0";
  if (/\b(?:last|past|previous) hour\b|(?:上|前|过去)1?个?(?:小时|钟头)/.test(text)) return "hour-1";
  if (/\bday after tomorrow\b|后天|后日/.test(text)) return /大后天/.test(text) ? "day+3" : "day+2";
  if (/\b(?:tomorrow|tmrw?|tmr|tomoro|tommorow|tomorow|2morrow)\b|明天|明日|明早|明晚|明儿|听日|明朝/.test(text))
    return "day+1";
  if (/大前天|大前日/.test(text)) return "day-3";
  if (
    /\bday be?fore? yest|\bnight before last\b|\b(?:day|night) before\b|^before yesterday|前天|前日|前儿|前晚|2 days ago|前一天|前一晚|前一夜|前1[天晚夜]/.test(
      text,
    )
  )
    return "day-2";
  if (/\byest(?:erday|aday|day|iday|erdy)?\b|\byday\b|\blast ?(?:night|nite|evening)\b|昨|[琴寻][日晚]/.test(text))
    return "day-1";
  if (
    /\b(?:today|2day|tday|tonight|tonite|todays|this (?:morning|afternoon|evening|arvo))\b|今天|今日|今儿|今朝|今早|今晚|今夜|当天|当日/.test(
      text,
    )
  )
    return "day0";
  const ago = /^(\d+|an?) (day|week|month|year)s? ago|^(\d+)个?(天|周|星期|礼拜|月|年)(?:之|以)?前/.exec(text);
  if (ago) {
    const unit = {
      day: "day",
      week: "week",
      month: "month",
      year: "year",
      天: "day",
      周: "week",
      星期: "week",
      礼拜: "week",
      月: "month",
      年: "year",
    }[ago[2] ?? ago[4] ?? ""];
    return unit ? `${unit}-${Number(ago[1] ?? ago[3]) || 1}` : null;
  }
  return null;
}

const MONTH_DAY = new RegExp(`\\b${MONTH_NAME}\\.? ?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? ?(\\d{4}))?`);
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ?(?:of )?${MONTH_NAME}\\b(?:,? ?(\\d{4}))?`);

function writtenDate(text: string, now: Today): string | null {
  const year = saidYear(text, now);
  const iso = /\b(\d{4})-(\d{1,2})(?:-(\d{1,2}))?\b|(\d{4})年 ?(\d{1,2})月(?: ?(\d{1,2})[日号]?)?/.exec(text);
  if (iso) {
    const [, y, m, d, chineseYear, chineseMonth, chineseDay] = iso;
    return [
      y ?? chineseYear,
      twoDigits(m ?? chineseMonth ?? ""),
      ...((d ?? chineseDay) ? [twoDigits(d ?? chineseDay ?? "")] : []),
    ].join("-");
  }
  const dotted = /\b(\d{1,2})\.(\d{1,2})(?:\.(\d{4})?|$)/.exec(text);
  if (dotted) return dateCode(dotted[3], Number(dotted[2]), Number(dotted[1]));
  const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?\b/.exec(text);
  if (slashed) {
    const [, a, b, y] = slashed;
    const isDayFirst = Number(a) > 12;
    return dateCode(y && y.length === 2 ? `20${y}` : y, Number(isDayFirst ? b : a), Number(isDayFirst ? a : b));
  }
  const chinese = /(\d{1,2})月(?:份)? ?(\d{1,2})(?:[日号]|$|\D)/.exec(text);
  if (chinese) return dateCode(year, Number(chinese[1]), Number(chinese[2]));
  const name = new RegExp(MONTH_NAME).exec(text)?.[0];
  const month = MONTH_OF_WORD.get(name ?? "");
  const english = MONTH_DAY.exec(text) ?? DAY_MONTH.exec(text);
  if (english && month && Number(english[1]) <= 31) return dateCode(english[2] ?? year, month, Number(english[1]));
  const day = /^(?:.*\b)?(\d{1,2})(?:st|nd|rd|th)$|^(\d{1,2})[号日](?!.*月)/.exec(text);
  if (day && !/quarter|century|last \d/.test(text)) return dayOfMonth(Number(day[1] ?? day[2]), now);
  return null;
}

/** "The 14th" is `--14`; the 5th, whose code would be that of May, has the date of the latest one. */
function dayOfMonth(day: number, { year, month, day: today }: Today): string {
  if (day > 12) return `--${twoDigits(day)}`;
  return new Date(Date.UTC(year, month - (day > today ? 2 : 1), day)).toISOString().slice(0, 10);
}

function dateCode(year: string | undefined, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return `${year ?? "-"}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The year that words name or point to: "last year", 去年, 2025. */
function saidYear(text: string, now: Today): string | undefined {
  const written = /\b((?:19|20)\d\d)\b|((?:19|20)\d\d)年/.exec(text);
  if (written) return written[1] ?? written[2];
  if (/(?:last|prior|previous) (?:year|yeer|yr)|(?:a|1) (?:year|yr) ago|去年|上一?1?年/.test(text))
    return String(now.year - 1);
  if (/year before|前年/.test(text)) return String(now.year - 2);
  if (/this (?:year|yeer|yr)|今年|本年/.test(text)) return String(now.year);
  if (/next year|明年/.test(text)) return String(now.year + 1);
  return undefined;
}

function countedSpan(text: string): string | null {
  const some = text
    .replace(/\b(?:a )?(?:couple|few)(?: of)?\b/, (word) => (/few/.test(word) ? "3" : "2"))
    .replace(/几/g, "3");
  if (/(?:最近|过去|近|这)?半个月/.test(some)) return "last15d";
  if (/\b(?:last|past|previous) (?:half|half a|1\/2) ?(?:year|yr)|(?:最近|过去|近|这|前)(?:的)?半年|^半年$/.test(some))
    return "last6m";
  if (/\blast (?:fortnight|fortnite)|(?:past|this) fortnight|^fortnight/.test(some)) return "last2w";
  if (/rolling year|trailing (?:12|year)|last (?:1 )?12|^yearly$/.test(some)) return "last12m";
  const english =
    new RegExp(
      `\\b(last|past|previous|recent|prior|trailing|next|coming|following|upcoming|within) (?:full )?(\\d+) ?(?:full |calendar |billing )?${UNIT}\\b`,
    ).exec(some) ?? new RegExp(`^()(\\d+) ${UNIT}$`).exec(some);
  if (english) {
    const [, word = "", count = "", unit = ""] = english;
    return countCode(/next|coming|following|upcoming/.test(word) ? "next" : "last", count, unit);
  }
  const chinese =
    new RegExp(`(最近|过去|近|前|上|这|往前|未来|接下来|往后|今后|之后|下)(?:这|的)?(\\d+)个?${CHINESE_UNIT}`).exec(
      some,
    ) ?? new RegExp(`^()(\\d+)个?${CHINESE_UNIT}(?:以来|来|内|里)?$`).exec(some);
  if (
    chinese &&
    !(/^[上下这]$/.test(chinese[1] ?? "") && chinese[2] === "1") &&
    !(chinese[1] === "前" && chinese[2] === "1") &&
    !(chinese[3] === "年" && Number(chinese[2]) > 100) &&
    !(chinese[3] === "月" && !/个/.test(chinese[0])) &&
    !(/^(?:日|周|星期|礼拜)$/.test(chinese[3] ?? "") && /^(?:日|周|星期|礼拜)\d/.test(some))
  )
    return countCode(
      /未来|接下来|往后|今后|之后|下/.test(chinese[1] ?? "") ? "next" : "last",
      chinese[2] ?? "",
      chinese[3] ?? "",
    );
  return null;
}

function countCode(side: "last" | "next", count: string, unit: string): string | null {
  const letter = UNIT_LETTER[unit];
  if (Number(count) === 1 && letter === "w") return `${side}7d`;
  if (Number(count) === 1 && letter === "y") return `${side}12m`;
  return letter ? `${side}${Number(count)}${letter}` : null;
}

function quarterOrHalf(text: string, now: Today): string | null {
  const year = saidYear(text, now);
  const numbered = /\bq ?([1-4])\b|\b([1-4])(?:st|nd|rd|th) quarter|第?([1-4])季度?/.exec(text);
  const quarter = Number(numbered?.[1] ?? numbered?.[2] ?? numbered?.[3]);
  if (quarter) return monthsOfQuarter(year ?? "-", quarter);
  // A half of no named year is of this one.
  const ofYear = year ?? now.year;
  if (/first half|1st half|\bh1\b|上半年/.test(text)) return `${ofYear}-01..${ofYear}-06`;
  if (/(?:second|2nd) half|\bh2\b|下半年/.test(text)) return `${ofYear}-07..${ofYear}-12`;
  if (/quarter|quater|季度|这季$|上季/.test(text)) {
    if (/上上|before last/.test(text)) return "quarter-2";
    if (/last|previous|prior|past|before|上/.test(text)) return "quarter-1";
    if (/next|coming|下/.test(text)) return "quarter+1";
    return "quarter0";
  }
  return null;
}

const NAMED_MONTH = new RegExp(`\\b${MONTH_NAME}(?:'s|s)?\\b`);

function namedMonth(text: string, now: Today): string | null {
  const [word] = NAMED_MONTH.exec(text) ?? [];
  const chinese = /(?<![\d个])(\d{1,2})月/.exec(text);
  const month = word
    ? (MONTH_OF_WORD.get(word.replace(/'s$/, "")) ?? MONTH_OF_WORD.get(word.replace(/s$/, "")))
    : Number(chinese?.[1]);
  if (!month || month > 12) return null;
  const short = /'(\d\d)\b|\b[a-z]+ (\d\d)$/.exec(text);
  const year = saidYear(text, now) ?? (short ? `20${short[1] ?? short[2]}` : undefined);
  if (year) return `${year}-${twoDigits(month)}`;
  if (/\bthis (?:past |coming )?[a-z]+|\bthis\b|今年/.test(text) && !/this month/.test(text))
    return `${now.year}-${twoDigits(month)}`;
  if (/\b(?:last|previous) [a-z]+/.test(text)) return `${now.year - 1}-${twoDigits(month)}`;
  if (/\bnext [a-z]+/.test(text)) return `${month > now.month ? now.year : now.year + 1}-${twoDigits(month)}`;
  return `--${twoDigits(month)}`;
}

const NAMED_SEASON = new RegExp(`\\b${SEASON_NAME}\\b`);

function season(text: string, now: Today): string | null {
  const word =
    NAMED_SEASON.exec(text)?.[0] ??
    /[春夏秋冬](?=天|季|$|里|日)|[今去]([春夏秋冬])/.exec(text)?.[0]?.slice(-1) ??
    /暑假|暑期/.exec(text)?.[0]?.replace(/.+/, "夏") ??
    /寒假/.exec(text)?.[0]?.replace(/.+/, "冬");
  const name = SEASON_OF_WORD.get(word ?? "");
  if (!name) return null;
  const written = /\b((?:19|20)\d\d)\b|((?:19|20)\d\d)年|'(\d\d)\b|\b(\d\d)$/.exec(text);
  const year = written?.[1] ?? written?.[2] ?? (written ? `20${written[3] ?? written[4]}` : undefined);
  if (year) return `${year}-${name}`;
  if (/前年|上上|before last|year before|winter before|summer before/.test(text)) return `${name}-2`;
  if (/\b(?:last|previous)\b|去年|上1?个|去[春夏秋冬]/.test(text)) return `${name}-1`;
  if (/\bthis past\b|\bthis\b|今年|今[春夏秋冬]|这个?/.test(text) && !/coming/.test(text)) return `${now.year}-${name}`;
  return name;
}

const NAMED_WEEKDAY = new RegExp(`\\b${WEEKDAY_NAME}\\b`);

function namedWeekday(text: string, now: Today): string | null {
  const word = NAMED_WEEKDAY.exec(text)?.[0];
  const chinese = new RegExp(CHINESE_WEEKDAY).exec(text);
  const day = word ? WEEKDAY_OF_WORD.get(word) : chinese ? chineseWeekday(chinese[1] ?? "") : undefined;
  if (!day) return null;
  if (/上上/.test(text)) return `${day}-${WEEKDAYS.indexOf(day) <= now.weekday ? 2 : 1}`;
  if (/before last|再上|(?:the )?(?:week|one) before/.test(text)) return `${day}-1`;
  if (/\bnext\b|\bcoming\b|下个?(?:周|星期|礼拜)/.test(text)) return `${day}+1`;
  // Last week's Monday is the Monday before the latest one, once this week has had one.
  const isPassed = WEEKDAYS.indexOf(day) <= now.weekday;
  if (/last week|previous week|上1?个?(?:周|星期|礼拜)/.test(text)) return isPassed ? `${day}-1` : `${day}0`;
  // "Last Sunday", said on a Sunday, is the one before.
  if (/\blast\b|上[次回]/.test(text) && WEEKDAYS.indexOf(day) === now.weekday) return `${day}-1`;
  return `${day}0`;
}

const RELATIVE_UNITS: readonly [RegExp, string][] = [
  [/weekends?|wk ?e?nds?|week ?ends?/, "weekend"],
  [/weeks?|wk/, "week"],
  [/months?|munths?|mth|mnth/, "month"],
  [/years?|yeers?|yrs?/, "year"],
  [/days?/, "day"],
];

function relative(text: string): string | null {
  const found = RELATIVE_UNITS.find(([pattern]) =>
    new RegExp(`\\b(?:${pattern.source})\\b`).test(text.replace(/'s/g, "")),
  );
  if (!found) return null;
  const [, unit] = found;
  if (/billing|bill/.test(text) && unit !== "weekend") return bill(text);
  if (/\bbefore (?:last|that)\b|\bbefore\b|\bbefor\b/.test(text)) return step(unit, -2);
  if (/\bafter next\b/.test(text)) return step(unit, 2);
  if (/\b(?:next|coming|upcoming|following|nex)\b/.test(text)) return step(unit, 1);
  if (/\b(?:last|las|lst|previous|prior|past|passed|gone|ago|prev|recent|latest)\b/.test(text))
    return step(unit, unit === "weekend" && /past|this/.test(text) ? 0 : -1);
  if (
    /\b(?:this|current|dis|so far|to date|now|today|end|rest|mtd|ytd|running|ongoing)\b/.test(text) ||
    new RegExp(`^(?:whole |full )?${unit}$`).test(text)
  )
    return `${unit}0`;
  return null;
}

const CHINESE_RELATIVE: readonly [RegExp, string][] = [
  [/周末|双休|礼拜天和礼拜6/, "weekend"],
  [/周|星期|礼拜/, "week"],
  [/月/, "month"],
];

function chineseRelative(text: string): string | null {
  if (/去年同1?个?月|去年(?:的)?(?:同期|这时候?|这个时候)/.test(text)) return "month-12";
  if (/前年/.test(text)) return "year-2";
  if (/去年|上1?年|旧年/.test(text)) return "year-1";
  if (/今年|本年|这1?(?:整)?年|^全年|年内|年初到|这年/.test(text)) return "year0";
  if (/明年|下1?年|来年/.test(text)) return "year+1";
  for (const [pattern, unit] of CHINESE_RELATIVE) {
    if (!pattern.test(text)) continue;
    if (/上上|再上|大上|前[前1]?个(?:月|周|星期|礼拜)|再前|前1周|前个/.test(text)) return step(unit, -2);
    if (/下下/.test(text)) return step(unit, 2);
    if (/上|(?:最近|过去|近)1?个/.test(text)) return step(unit, -1);
    if (/下|未来|接下来|来/.test(text)) return step(unit, 1);
    if (/这|本|当|今|呢|刚过|目前/.test(text) || new RegExp(`^(?:${pattern.source})$`).test(text)) return `${unit}0`;
  }
  return null;
}

function bill(text: string): string | null {
  if (
    !/bill|statement|invoice|cycle|账单|电费单|单子|期|\bone\b|^last$|^latest$|上[次回]|last time|this time|这[次回]/.test(
      text,
    )
  )
    return null;
  if (/^(?:my |the |total )?bills?$|^账单$/.test(text)) return null;
  if (/上上|再上|再前|before last|\bbefore\b|previous to/.test(text)) return "bill-2";
  if (/next|upcoming|coming|下/.test(text)) return "bill+1";
  if (/last|latest|previous|prior|past|recent|newest|most recent|上|最近|最新|前/.test(text)) return "bill-1";
  if (/this|current|now|so far|present|running|cycle|这|本|当|目前/.test(text)) return "bill0";
  return null;
}

function wholeYear(text: string): string | null {
  const toDate = /^(?:(\d{4}) )?(?:ytd|year[- ]to[- ]date)(?: (\d{4}))?$/.exec(text);
  if (toDate) return toDate[1] ?? toDate[2] ?? "year0";
  const year = /^(?:year |calendar |整个|整|全|all )?((?:19|20)\d\d)(?:年|年度)?(?: ?全年)?$/.exec(text);
  if (year?.[1]) return year[1];
  if (/^(?:同期|yoy|year over year|year on year)$/.test(text)) return "month-12";
  return null;
}
