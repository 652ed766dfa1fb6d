import { CHINESE_WEEKDAY, chineseWeekday, WEEKDAY_NAME, WEEKDAY_OF_WORD, WEEKDAYS } from "./calendar";
import type { Weekday } from "./calendar";
import { hourOf } from "./clock";
import { withDigits } from "./numbers";

/** The code of a filter's words: "tuesdays and thursdays" is `tue+thu`, "6 til 9 pm" `hours:18-21`; null for none. */
export function readFilter(words: string): string | null {
  if (/朝9晚6|朝九晚六/.test(words)) return "hours:9-18";
  if (/朝九晚五/.test(words)) return "hours:9-17";
  if (
    /大?三伏|热天|高温|炎热|酷热|hot(?:test|ter)? (?:day|spell|weather)|heat ?wave|heat dome|really hot|scorch|(?:过|上)?[三四]十[几多五]?度|over (?:35|38|40|90|95|100)\b|桑拿天|最热|大热/.test(
      words,
    )
  )
    return "hot_days";
  if (
    /cold|chilly|below -|frigid|冷得|freez|frost|降温|寒潮|冷天|最冷|严寒|零下|冷的/.test(words) &&
    !/freezer/.test(words)
  )
    return "cold_days";
  const around = aroundHours(words);
  if (around) return around;
  const text = withDigits(words);
  const part = partOfDay(text);
  // "Saturday mornings": the day is the period's, where it is one.
  if (part && part !== "daytime" && !/\d/.test(text) && new RegExp(WEEKDAY_NAME).test(text)) return part;
  return (
    hours(text.replace(CHINESE_WEEKDAY_GLOBAL, " ")) ??
    tariffPeriod(text) ??
    days(text) ??
    part ??
    season(text) ??
    absence(text)
  );
}

function tariffPeriod(text: string): string | null {
  if (/super ?off|super cheap|深谷|ultra ?low|\bulo\b/.test(text)) return "super_off_peak";
  if (/off[- ]?p(?:ea|e|ee)k|offpeak|谷|离峰|cheap|low rate|economy 7|night rate|off peek|低谷/.test(text))
    return "off_peak";
  if (/mid[- ]?peak|shoulder|partial[- ]?peak|平段|平时段|半尖峰|平峰|^平$|平电|平价/.test(text)) return "mid_peak";
  if (/p(?:ea|ee|e)k|尖峰|高峰|峰|尖/.test(text)) return "peak";
  return null;
}

const WEEKDAY_GLOBAL = new RegExp(`\\b(${WEEKDAY_NAME})s?\\b`, "g");
const CHINESE_WEEKDAY_GLOBAL = new RegExp(CHINESE_WEEKDAY, "g");

function days(text: string): string | null {
  if (
    /周1到周?5|(?:mon|monday)s? ?(?:-|to|thru|through|till?) ?(?:fri|friday)|返工日|上班|上课日|school days|work ?(?:ing)? ?days?|week ?days?|weak days|工作日|平日|business days/.test(
      text,
    )
  )
    return "weekday";
  if (
    /week ?ends?|wk ?e?nds?|周末|双休|周6(?:和|跟|、|与)?周?[日天]|sat(?:urday)?s?(?: ?(?:and|n|&|\+|\/|-) ?)sun(?:day)?s?/.test(
      text,
    )
  )
    return "weekend";
  const named = [
    ...[...text.matchAll(WEEKDAY_GLOBAL)].map(([, name = ""]) => WEEKDAY_OF_WORD.get(name)),
    ...[...text.matchAll(CHINESE_WEEKDAY_GLOBAL)].map(([, character = ""]) => chineseWeekday(character)),
    ...[...text.matchAll(/(?<=[周期拜][1-6](?:[,、和]?[1-6])*[,、和]?)[1-6日天](?![点月号])/g)].map(([character]) =>
      chineseWeekday(character),
    ),
  ].filter((day) => day !== undefined);
  if (named.length === 0) return null;
  if (/holiday|假/.test(text)) return "holidays";
  const [first, last] = named;
  if (named.length === 2 && first && last && /\b(?:to|through|thru|till?)\b|-|到|至/.test(text))
    return daysBetween(first, last);
  return [...new Set(named)].toSorted((a, b) => WEEKDAYS.indexOf(a) - WEEKDAYS.indexOf(b)).join("+");
}

function daysBetween(first: Weekday, last: Weekday): string {
  const from = WEEKDAYS.indexOf(first);
  const count = (WEEKDAYS.indexOf(last) - from + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => WEEKDAYS[(from + index) % 7]).join("+");
}

const CLOCK = String.raw`(?:\d{1,2}(?::\d\d|\.\d\d(?!\d))? ?(?:a\.?m\.?|p\.?m\.?|a m\b|p m\b|am\b|pm\b|o'?clock|h\b)?|noon|midnight|midday)`;
const ENGLISH_RANGE = new RegExp(
  `(?:between|from)? ?(${CLOCK}) ?(?:-|to|till?|until|and|through|thru) ?(${CLOCK})(.*)$`,
);
const CHINESE_CLOCK = String.raw`(?:凌晨|清晨|早上|早晨|上午|早|中午|午后|下午|傍晚|晚上|晚|夜里|夜晚|半夜|深夜|夜)?\d{1,2}(?:点半|点钟|点|:\d\d|时)?`;
const CHINESE_RANGE = new RegExp(`(${CHINESE_CLOCK})(?:到|至|-|~)(?:第2天|次日|隔天)?(${CHINESE_CLOCK})`);

const AROUND_TWO = /([一二两三四五六七八九])([二三四五六七八九十])点/;
const HAN_DIGITS = "零一二三四五六七八九十";

/** 半夜两三点: from two to four. */
function aroundHours(words: string): string | null {
  const [, one = "", other = ""] = AROUND_TWO.exec(words) ?? [];
  const [first, second] = [one === "两" ? 2 : HAN_DIGITS.indexOf(one), HAN_DIGITS.indexOf(other)];
  if (first < 1 || second !== first + 1) return null;
  const isLate = /下午|傍晚|晚/.test(words) || (/夜/.test(words) && first >= 6);
  const from = isLate ? first + 12 : first;
  return `hours:${from}-${from + 2}`;
}

function hours(text: string): string | null {
  // 10月1日到7日 are days.
  if (/\d[日号]/.test(text) && !/[点时:]/.test(text)) return null;
  const chinese = CHINESE_RANGE.exec(text);
  if (chinese && /[点时:]|夜|早|晚|午/.test(chinese[0])) return hourRange(chinese[1] ?? "", chinese[2] ?? "", text);
  const english = ENGLISH_RANGE.exec(text);
  if (english && !/\d(?:st|nd|rd|th)/.test(text)) return hourRange(english[1] ?? "", english[2] ?? "", text);
  const after = /\b(?:after|past|from|since) (.+)$|^(.+点半?)(?:以后|之后|过后|后)/.exec(text);
  if (after) {
    const from = hourOf(after[1] ?? after[2] ?? "", "evening");
    if (from !== null) return `hours:${clock(from)}-24`;
  }
  const before = /\b(?:before|until|till?) (.+)$|^(.+点半?)(?:以前|之前|前)/.exec(text);
  if (before) {
    const to = hourOf(before[1] ?? before[2] ?? "", "morning");
    if (to !== null) return `hours:0-${clock(to)}`;
  }
  if (/\bafter noon\b/.test(text)) return "hours:12-24";
  if (/\bbefore noon\b/.test(text)) return "hours:0-12";
  if (/\bnoon\b|正午/.test(text)) return "hours:12-13";
  if (/midday|中午/.test(text) && !/\d/.test(text)) return "hours:11-14";
  if (/^(?:at )?midnight/.test(text)) return "hours:0-1";
  if (!/\d/.test(text) || /度|kwh|°|\d ?(?:天|周|个?月|年|days?\b|weeks?\b)/.test(text)) return null;
  const at = hourOf(text, "day");
  return at === null ? null : `hours:${clock(at)}-${clock(Math.floor(at) + 1)}`;
}

const PM = /p\.? ?m|下午|晚|傍晚|中午|午后|evening|afternoon|(?<!mid)night/;
const AM = /a\.? ?m|凌晨|早|上午|清晨|半夜|morning/;
const NAMED_HOUR = /noon|midnight/;

function hourRange(from: string, to: string, whole: string): string | null {
  const part = /morning|evening|afternoon|(?<!mid)night/.exec(whole)?.[0] ?? "";
  const [start, plainEnd, endOfPart] = [hourOf(from, "none"), hourOf(to, "none"), hourOf(to + part, "day")];
  if (start === null || plainEnd === null || endOfPart === null) return null;
  const isStartSaid = PM.test(from) || AM.test(from) || NAMED_HOUR.test(from) || from.includes(":") || start > 12;
  const isEndSaid =
    PM.test(to) || AM.test(to) || NAMED_HOUR.test(to) || (!isStartSaid && (PM.test(whole) || AM.test(whole)));
  const [first, last] = isStartSaid
    ? [start, isEndSaid ? endOfPart : laterEnd(start, plainEnd, PM.test(from))]
    : isEndSaid
      ? [earlierStart(start, endOfPart), endOfPart]
      : guessedHalf(start, plainEnd);
  const until = last === 0 || (last === 12 && first >= 18) ? 24 : last;
  return `hours:${clock(first === 24 ? 0 : first)}-${clock(until > 24 ? until - 24 : until)}`;
}

/** "7 pm to 10" ends at 22, "10 pm to 6" in the morning. */
function laterEnd(start: number, end: number, isEvening: boolean): number {
  const isNextMorning = start >= 20 && end <= 8;
  return isEvening && end > 0 && end < 12 && end + 12 > start && !isNextMorning ? end + 12 : end;
}

/** "6 til 9 pm" says the half of the day once. */
function earlierStart(start: number, end: number): number {
  return end > 12 && start < 12 && start + 12 < end ? start + 12 : start;
}

/** Neither hour says its half: "5 to 8" and "4 to 9" are of the evening, "9 to 4" of the day, "12 to 5" of the night. */
function guessedHalf(start: number, end: number): [number, number] {
  if (start > 12 || end > 12) return [start, end];
  if (start === 12) return [0, end];
  const isEvening = start < end && start >= 4 && start <= 8 && end >= 5;
  if (isEvening) return [start + 12, end + 12];
  if (start > end && start >= 11) return [start + 12, end];
  return [start, start > end ? end + 12 : end];
}

function clock(hour: number): string {
  const whole = Math.floor(hour);
  const minutes = Math.round((hour - whole) * 60);
  return minutes === 0 ? String(whole) : `${whole}:${String(minutes).padStart(2, "0")}`;
}

const PARTS: readonly [RegExp, string][] = [
  [/\b(?:morning|mornin|mornings|breakfast)s?\b|早上|早晨|今早|上午|清晨|早间|朝早|早晚/, "morning"],
  [/\b(?:afternoon|arvo|after school|after lunch)s?\b|下午|午后|晏昼/, "afternoon"],
  [/\b(?:evening|dinner ?time|sundown|dusk|eve|dinner)s?\b|傍晚|晚饭|晚餐|饭点|听晚|晚间/, "evening"],
  [
    /\b(?:over ?nights?|nights?|nites?|tonight|tonite|bedtime|asleep|sleeping|sleep|dark|nighttime|last ?nite|lastnite|overnite)\b|夜|凌晨|半夜|睡觉|睡着|晚/,
    "night",
  ],
  [/\b(?:day ?time|daylight|the day|in day|work hours|business hours|by day)\b|白天|日间|日头|白日/, "daytime"],
];

function partOfDay(text: string): string | null {
  return PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function season(text: string): string | null {
  if (/summer|summa|夏|暑/.test(text)) return "summer";
  if (/winter|winta|冬/.test(text)) return "winter";
  if (/\bspring\b|春天|春季/.test(text)) return "spring";
  if (/autumn|\bfall\b|秋/.test(text)) return "autumn";
  return null;
}

function absence(text: string): string | null {
  if (/holidays?\b|假日|假期|节假日|放假/.test(text)) return "holidays";
  if (
    /away|vacation|歇业|关门|out of|when we (?:was|were) in|trip|gone|not home|empty|out of town|travel|nobody|no one|冇得人|没人|不在家|出门|离家|出差|外出|旅游|while we were|度假/.test(
      text,
    )
  )
    return "away";
  return null;
}
