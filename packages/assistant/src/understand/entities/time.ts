import { SMALL_NUMBER, smallNumber } from "./numerals";

/** A clock time that a question names. */
export interface ClockTime {
  /** 0–1439. */
  minuteOfDay: number;
  /** 0 for today, 1 for tomorrow; null for the next time that the clock shows it. */
  daysAhead: number | null;
}

export interface Times {
  /** "By 7 am": when something must be done. */
  deadline?: ClockTime;
  /** "After 10 pm": when it may begin. */
  notBefore?: ClockTime;
  /** "At 10". */
  at?: ClockTime;
  /** "Between 5 and 9 pm": a part of every day, in whole hours. */
  hours?: { from: number; to: number };
}

type Role = "deadline" | "notBefore" | "at";
interface Found extends ClockTime {
  role: Role;
}

const ENGLISH_NUMBER = SMALL_NUMBER.replace("|an?", "").replace(/\|\[零.*$/, ")");
const HALF = "(am|pm|a\\.m\\.?|p\\.m\\.?|o'clock|in the morning|in the evening|in the afternoon|at night)";
const NO_UNIT =
  "(?!\\s*(?:%|percent|per cent|k?wh?\\b|k?w\\b|kilowatt|watts?\\b|degrees?|°|grad|hours?\\b|hrs?\\b|min|days?\\b|weeks?|months?|dollars?|cents?|bucks|coins?|points?|miles|km|amps?|\\.\\d|\\d))";
const BEFORE_TIME: readonly [string, Role][] = [
  [
    "by|before|until|till|til|no later than|not later than|finish(?:ed)? (?:by|at)|done (?:by|at|for)|ready (?:by|at|for)|full (?:by|at|for)|leave (?:at|around|by)|leaving (?:at|around)|wake up at|get up at|need it (?:at|by|for)",
    "deadline",
  ],
  ["after|from|not before|starting(?: at)?|no earlier than|since", "notBefore"],
  ["at|around|@|about|for", "at"],
];
const ENGLISH_TIMES = BEFORE_TIME.map(
  ([words, role]) =>
    [
      new RegExp(
        `(?:^|[^a-z])(?:${words})\\s+(?:(half past|quarter past|quarter to|half)\\s+)?(${ENGLISH_NUMBER})(?:[:. ](\\d{2}|thirty|fifteen|forty-five))?\\s*${HALF}?${NO_UNIT}(?=$|[^a-z\\d])`,
      ),
      role,
    ] as const,
);
const NAMED = /(?:^|[^a-z])(by|before|until|till|at|after|from)?\s*\b(noon|midday|midnight)\b/;
const BARE = new RegExp(`(?:^|[^a-z\\d])(\\d{1,2})(?::(\\d{2}))?\\s*(am|pm|a\\.m\\.?|p\\.m\\.?)(?=$|[^a-z])`);
const CHINESE_TIME =
  /(凌晨|清早|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|半夜|明早|明晚|今早|今晚|今夜|早|晚)?\s*(\d{1,2}|[一二两三四五六七八九十]{1,3})(?:点(半|一刻|三刻|钟)?|[::](\d{2}))(?:(\d{1,2}|[一二三四五]?十[一二三四五六七八九]?)分)?(?:钟)?\s*(之前|以前|前|之后|以后|过后|后)?/;
const PART = "(am|pm|a\\.m\\.?|p\\.m\\.?|in the morning|in the afternoon|in the evening|at night)";
const RANGE = new RegExp(
  `(?:between|from)\\s+(${ENGLISH_NUMBER})\\s*${PART}?\\s*(?:and|to|till|until|-|–)\\s*(${ENGLISH_NUMBER})\\s*(?:${PART}|o'clock)?${NO_UNIT}(?=$|[^a-z\\d])`,
);
const CHINESE_RANGE =
  /(早上|上午|中午|下午|傍晚|晚上)?(\d{1,2}|[一二两三四五六七八九十]{1,3})点(?:钟)?(?:到|至|-|–)(早上|上午|中午|下午|傍晚|晚上)?(\d{1,2}|[一二两三四五六七八九十]{1,3})点/;
/** As this product writes a stretch of the day: "4–9 PM", "16:00–21:00". */
const SPAN = /(?<![\d:.$-])(\d{1,2})(?::00)?\s*(am|pm)?\s*[-–]\s*(\d{1,2})(?::00)?\s*(am|pm)(?![a-z])/;
const SPAN_OF_24 = /(?<!\d)([01]?\d|2[0-4]):00\s*(?:to|and|until|-|–|~|到|至)\s*([01]?\d|2[0-4]):00(?!\d)/;
const LEAVES =
  /\b(?:leave|leaving|depart|wake|get up|go to work|head out|set off|needs?|need it)\b|出门|出发|动身|上班|起床|要用车|用车/;

/** The clock times of a normalised question, by what they are to it. */
export function findTimes(text: string): Times {
  const hours = range(text);
  if (hours) return { hours };
  const found = english(text) ?? named(text) ?? chinese(text);
  if (!found) return {};
  const { role, ...time } = found;
  // "Tonight, by 6:30" is the next morning.
  const isMorning = role === "deadline" && time.daysAhead === 0 && time.minuteOfDay < 12 * 60;
  return { [role]: isMorning ? { ...time, daysAhead: null } : time };
}

function range(text: string): Times["hours"] {
  const clockRange = RANGE.exec(text.replace(/\bmidnight\b/g, "12 am").replace(/\b(?:noon|midday)\b/g, "12 pm"));
  if (clockRange) {
    const [, first = "", firstHalf, last = "", lastHalf] = clockRange;
    const isClock = firstHalf !== undefined || lastHalf !== undefined;
    const to = hourOf(smallNumber(last), lastHalf ?? "");
    const from = hourOf(smallNumber(first), firstHalf ?? (to > smallNumber(first) + 12 ? "pm" : ""));
    if (isClock && from >= 0 && from < 24 && to >= 0 && to <= 24) return { from, to };
  }
  const written = span(text);
  if (written) return written;
  const spoken = CHINESE_RANGE.exec(text);
  if (!spoken) return undefined;
  const [, half = "", first = "", otherHalf, last = ""] = spoken;
  const from = chineseHour(smallNumber(first), half);
  const to = chineseHour(smallNumber(last), otherHalf ?? (smallNumber(last) > smallNumber(first) ? half : ""));
  return from < 24 && to <= 24 ? { from, to } : undefined;
}

function span(text: string): Times["hours"] {
  const [, from24, to24] = SPAN_OF_24.exec(text) ?? [];
  if (from24 !== undefined && to24 !== undefined) return { from: Number(from24) % 24, to: Number(to24) };
  const [, first, firstHalf, last, half] = SPAN.exec(text) ?? [];
  if (first === undefined || last === undefined || half === undefined) return undefined;
  const to = hourOf(Number(last), half);
  const from = hourOf(Number(first), firstHalf ?? half);
  // "11–1 PM" begins before noon.
  return { from: firstHalf === undefined && from >= to ? (from + 12) % 24 : from, to: to === 0 ? 24 : to };
}

function english(text: string): Found | undefined {
  for (const [pattern, role] of ENGLISH_TIMES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [, part, number = "", minutes, half] = match;
    const hour = smallNumber(number);
    if (!(hour >= 0 && hour <= 24)) continue;
    // "For 2" and "about 7" are hours only with a half of the day behind them.
    if (role === "at" && half === undefined && minutes === undefined && !/(?:^|[^a-z])(?:at|@)\s/.test(match[0]))
      continue;
    // "From 5 dollars", "set it at 20": what stands behind has no clock sense, and 13–24 alone is rarely said.
    if (role !== "deadline" && half === undefined && minutes === undefined && hour > 12) continue;
    const minute =
      part === undefined ? minuteOf(minutes) : part.endsWith("to") ? -15 : part.includes("quarter") ? 15 : 30;
    return {
      ...clock(hour, minute, half ?? halfBy(clauseAt(text, match.index), hour, role), text),
      role: leaves(text, role),
    };
  }
  const bare = BARE.exec(text);
  if (!bare) return undefined;
  const [, hour = "", minute = "0", half = ""] = bare;
  return { ...clock(Number(hour), Number(minute), half, text), role: leaves(text, "at") };
}

/** Where a second deed begins: "off at ten tonight and back on at six in the morning". */
const SECOND_ACTION =
  /\b(?:and|then) (?:then )?(?=(?:turn|switch|put)?\s*(?:it |them )?(?:back )?(?:on|off)\b)|[,;](?=[^,;]*点[^,;]*(?:打开|开|关|恢复))/;

/** The half of a question with two deeds that holds a place: the other half's "morning" is not its own. */
export function firstAction(text: string): string {
  return clauseAt(text, 0);
}

function clauseAt(text: string, index: number): string {
  const second = SECOND_ACTION.exec(text);
  if (!second) return text;
  return index < second.index ? text.slice(0, second.index) : text.slice(second.index);
}

/** "… and back on at six": how long what is begun `at` lasts. */
export function minutesUntilUndone(text: string, at: ClockTime | undefined): number | undefined {
  const second = SECOND_ACTION.exec(text);
  const rest = second ? text.slice(second.index) : "";
  const undone = second && (english(rest) ?? chinese(rest));
  if (!at || !undone) return undefined;
  return (undone.minuteOfDay - at.minuteOfDay + 1440) % 1440 || undefined;
}

function leaves(text: string, role: Role): Role {
  return role === "at" && LEAVES.test(text) ? "deadline" : role;
}

function named(text: string): Found | undefined {
  const match = NAMED.exec(text);
  if (!match) return undefined;
  const [, before = "", word] = match;
  const role = /^(?:by|before|until|till)$/.test(before)
    ? "deadline"
    : /^(?:after|from)$/.test(before)
      ? "notBefore"
      : "at";
  return { minuteOfDay: word === "midnight" ? 0 : 12 * 60, daysAhead: daysAhead(text), role };
}

function chinese(text: string): Found | undefined {
  const match = CHINESE_TIME.exec(text);
  if (!match) return undefined;
  const [, half = "", number = "", part, digits, minutes, behind = ""] = match;
  // 一点 and 两点 alone say "a little" and "two points".
  if (/^[一两]$/.test(number) && half === "" && behind === "" && part === undefined) return undefined;
  const hour = chineseHour(smallNumber(number), half || (/晚上|今晚|夜里/.test(text) ? "晚上" : ""));
  if (!(hour >= 0 && hour <= 24)) return undefined;
  const minute =
    part === "半"
      ? 30
      : part === "一刻"
        ? 15
        : part === "三刻"
          ? 45
          : digits
            ? Number(digits)
            : minutes
              ? smallNumber(minutes)
              : 0;
  const role: Role = /前/.test(behind) ? "deadline" : /后/.test(behind) ? "notBefore" : leaves(text, "at");
  return { minuteOfDay: (hour * 60 + minute) % 1440, daysAhead: daysAhead(text), role };
}

function minuteOf(words: string | undefined): number {
  if (words === undefined) return 0;
  return words === "thirty" ? 30 : words === "fifteen" ? 15 : words === "forty-five" ? 45 : Number(words);
}

function clock(hour: number, minute: number, half: string, text: string): ClockTime {
  const minuteOfDay = (((hourOf(hour, half) * 60 + minute) % 1440) + 1440) % 1440;
  return { minuteOfDay, daysAhead: daysAhead(text) };
}

function hourOf(hour: number, half: string): number {
  if (/^p|evening|afternoon|night/.test(half)) return hour < 12 ? hour + 12 : hour;
  return /^a|morning/.test(half) && hour === 12 ? 0 : hour;
}

/** Which half of the day an hour without one means: mornings for deadlines, evenings where the question says so. */
function halfBy(text: string, hour: number, role: Role): string {
  if (hour > 12) return "";
  if (/\bmorning\b|\btomorrow\b(?! (?:evening|night|afternoon))/.test(text)) return "am";
  if (/\b(?:evening|tonight|night|afternoon)\b/.test(text) && role !== "deadline") return "pm";
  if (hour >= 1 && hour <= 4) return role === "deadline" ? "am" : "pm";
  return role === "at" && /\b(?:off|lights?)\b/.test(text) && hour >= 7 ? "pm" : "am";
}

function chineseHour(hour: number, half: string): number {
  if (/下午|傍晚|晚|夜/.test(half) && !/凌晨|半夜/.test(half) && hour < 12) return hour + 12;
  return half === "中午" && hour < 11 ? hour + 12 : hour;
}

function daysAhead(text: string): number | null {
  if (/\btomorrow\b|明天|明早|明晚|明日|第二天/.test(text)) return 1;
  if (/后天/.test(text)) return 2;
  return /\b(?:tonight|today|this evening|this afternoon)\b|今晚|今天|今夜/.test(text) ? 0 : null;
}
