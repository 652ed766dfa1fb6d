import type { WordSlots } from "./merge";
import { some } from "./merge";

/*
 * Hours beside a part of the day, which says the half that they are of: "arvos between 12 and 3" are 12 to 15, 下午两三点
 * is 14 to 16, 晚上九点多 is the hour from 21 on.
 */

type Part = "afternoon" | "day" | "evening" | "morning" | "night";

const PARTS: readonly [RegExp, Part][] = [
  [/\b(?:mornings?|mornin|breakfast|dawn)\b/, "morning"],
  [/\b(?:afternoons?|arvos?)\b/, "afternoon"],
  [/\b(?:lunch(?:time| ?break)?|midday|day ?time|daylight)\b/, "day"],
  [/\b(?:evenings?|dinner(?:time)?|supper|after work|tea ?time)\b/, "evening"],
  [/\b(?:nights?|nite|over ?nights?|night ?time|tonight)\b/, "night"],
];
const HALF_SAID = /\d ?[ap]\.?m\b|\b(?:noon|midnight|am|pm)\b/;
const BARE_HOURS = /^hours:(\d{1,2})((?::\d\d)?)-(\d{1,2})((?::\d\d)?)$/;
/** Of an hour of 24, or of one whose half was said. */
const WRITTEN_OUT = /\b(?:1[3-9]|2[0-4]):\d\d\b|\b0\d:\d\d\b/;
const PART_FILTERS: ReadonlySet<string> = new Set(["afternoon", "daytime", "evening", "morning", "night"]);

/** 一宿一宿地: night for night, and no hour. */
const NIGHT_FOR_NIGHT =
  /[一1](?:宿|夜|晚)(?:接着|又)?[一1](?:宿|夜|晚)|[一1]整?(?:宿|夜|晚)上?都?|整[宿夜晚]|成(?:宿|夜|晚)|通宵/;

const HAN_HOUR = "(?:十[一二]|[一二两三四五六七八九十]|1[0-2]|\\d)";
const HAN_PART =
  "(凌晨|清晨|早上|早晨|清早|大早上|大清早|早|上午|中午|正午|午后|下午|下昼|晏昼|傍晚|黄昏|晚上|晚间|今晚|昨晚|前晚|晚|后半夜|下半夜|半夜|深夜|夜里|夜间|夜晚|夜)";
const ABOUT = "(?:头|的)?(?:大概|大约|差不多|约莫|约|估计|应该|可能|也就|就|是|在|都|快|刚)*";
const PAIR = new RegExp(`${HAN_PART}${ABOUT}([一二两三四五六七八九十])([二两三四五六七八九十]|十[一二])点(?!半)`);
const ABOUT_HOUR = new RegExp(
  `${HAN_PART}${ABOUT}(${HAN_HOUR})点(?:多|来钟|钟|左右|上下|前后|出头|过|的时候|那会儿?|那阵|这个点|整)*(?!半|以后|之后|后|以前|之前|前|起|开始|才|\\d|[一二三四五]刻|[一-十]*分|[到至~-])`,
);
const RANGE = new RegExp(
  `${HAN_PART}${ABOUT}(${HAN_HOUR})点?(半)?(?:钟|多|左右)?(?:到|至|-|~)(?:第二天|次日|隔天)?${HAN_PART}?(${HAN_HOUR})点(半)?`,
);
/** 今晚六点开始到现在 */
const SINCE_HOUR = new RegExp(
  `${HAN_PART}${ABOUT}(${HAN_HOUR})点(?:钟|多)?(?:开始|起)?(?:到|至)(?:现在|目前|这会儿|此刻)`,
);
/** The day that a part of it names. */
const DAY_OF_PART: readonly [RegExp, string][] = [
  [/昨晚|昨夜/, "day-1"],
  [/今晚|今早/, "day0"],
];
const ANY_CLOCK = new RegExp(`${HAN_PART}${ABOUT}(?:1[0-2]|[\\d一二两三四五六七八九十])`, "g");

const HAN_NUMBERS = "零一二三四五六七八九十";
function hanNumber(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  if (written === "两") return 2;
  if (written.length === 2) return 10 + HAN_NUMBERS.indexOf(written[1] ?? "");
  return HAN_NUMBERS.indexOf(written);
}

const LATE = /下午|午后|下昼|晏昼|傍晚|黄昏|晚/;
const OF_NIGHT = /夜/;

/** The hour of 24 that a part of the day makes of one of twelve. */
function hourOf(part: string, hour: number): number {
  if (/中午|正午/.test(part)) return hour <= 4 ? hour + 12 : hour;
  if (OF_NIGHT.test(part)) return hour === 12 ? 0 : hour >= 7 ? hour + 12 : hour;
  // 晚上一点 is behind midnight, 下午一点 is not.
  if (/晚/.test(part) && !/傍/.test(part)) return hour === 12 ? 0 : hour <= 3 ? hour : hour + 12;
  if (LATE.test(part)) return hour === 12 ? 12 : hour + 12;
  return hour === 12 && /凌晨|后半夜/.test(part) ? 0 : hour;
}

const code = (from: number, to: number): string => `hours:${from % 24}-${to > 24 ? to - 24 : to}`;

/** The hours that Chinese words name once; undefined where they name none, or several. */
export function chineseHours(text: string): string | undefined {
  const clocks = [...text.matchAll(ANY_CLOCK)].map(({ index }) => index);
  const isOnly = ({ index, 0: words }: RegExpExecArray) =>
    clocks.every((at) => index <= at && at < index + words.length);
  const open = SINCE_HOUR.exec(text);
  if (open && isOnly(open)) return `hours:${hourOf(open[1] ?? "", hanNumber(open[2] ?? ""))}-24`;
  const pair = PAIR.exec(text);
  if (pair && isOnly(pair)) {
    const [first, second] = [hanNumber(pair[2] ?? ""), hanNumber(pair[3] ?? "")];
    if (second === first + 1) {
      const from = hourOf(pair[1] ?? "", first);
      return code(from, from + 2);
    }
  }
  const range = RANGE.exec(text);
  if (range) return isOnly(range) ? rangeOf(range) : undefined;
  const about = ABOUT_HOUR.exec(text);
  if (!about || !isOnly(about)) return undefined;
  const from = hourOf(about[1] ?? "", hanNumber(about[2] ?? ""));
  return code(from, from + 1);
}

function rangeOf([, part = "", first = "", firstHalf, otherPart, last = "", lastHalf]: RegExpExecArray): string {
  const from = hourOf(part, hanNumber(first));
  const end = hanNumber(last);
  // 中午12点到2点, 晚上十点到六点: the end is the next such hour.
  const to =
    otherPart === undefined ? ([end, end + 12].find((hour) => hour > from) ?? end % 12) : hourOf(otherPart, end);
  const until = to === 0 ? 24 : to;
  return `hours:${from}${firstHalf ? ":30" : ""}-${until}${lastHalf ? ":30" : ""}`;
}

/** @param text normalized */
export function readHalfOfDay(slots: WordSlots, text: string): void {
  readNightForNight(slots, text);
  const said = chineseHours(text);
  if (said !== undefined) {
    const kept = slots.filters?.filter((filter) => !filter.startsWith("hours:") && !PART_FILTERS.has(filter));
    slots.filters = [...(kept ?? []), said];
    slots.period ??= DAY_OF_PART.find(([words]) => words.test(text))?.[1];
    return;
  }
  if (HALF_SAID.test(text) || WRITTEN_OUT.test(text)) return;
  const parts = new Set(PARTS.filter(([words]) => words.test(text)).map(([, part]) => part));
  const [part] = parts;
  const hours = slots.filters?.filter((filter) => filter.startsWith("hours:")) ?? [];
  if (part === undefined || parts.size > 1 || hours.length !== 1) return;
  slots.filters = slots.filters?.flatMap((filter) => {
    if (PART_FILTERS.has(filter)) return [];
    return filter.startsWith("hours:") ? [inHalf(filter, part)] : [filter];
  });
}

function readNightForNight(slots: WordSlots, text: string): void {
  if (!NIGHT_FOR_NIGHT.test(text)) return;
  const others = slots.filters?.filter((filter) => filter !== "hours:1-2" && filter !== "hours:1-24");
  if (others?.length === slots.filters?.length) return;
  const isSaid = others?.some((filter) => filter.startsWith("hours:") || PART_FILTERS.has(filter)) === true;
  slots.filters = some(isSaid ? others : [...(others ?? []), "night"]);
}

/** `hours:0-3` of afternoons is `hours:12-15`. */
function inHalf(filter: string, part: Part): string {
  const [, from, fromMinutes = "", to, toMinutes = ""] = BARE_HOURS.exec(filter) ?? [];
  if (from === undefined || to === undefined) return filter;
  // Of 24 hours, of more than half a day or past midnight, it is left as it was read.
  // "Overnight between 12 and 4" begins at midnight.
  if (from === "12" && Number(to) < 12 && part !== "afternoon" && part !== "day")
    return `hours:0${fromMinutes}-${to}${toMinutes}`;
  // "From 11 to 2 at midday"
  const isOfDay = part === "afternoon" || part === "day";
  if (isOfDay && Number(from) >= 21 && Number(to) < 9)
    return `hours:${Number(from) - 12}${fromMinutes}-${Number(to) + 12}${toMinutes}`;
  const length = Number(to) - Number(from);
  if (length <= 0 || length >= 12 || Number(to) === 24) return filter;
  const [first, last] = [Number(from) % 12, Number(to) % 12];
  const begin = beginOf(first, part);
  const end = [last, last + 12, last + 24].find((hour) => hour > begin) ?? last;
  return `hours:${begin}${fromMinutes}-${end > 24 ? end - 24 : end}${toMinutes}`;
}

/** @param hour 0 to 11: twelve is 0 */
function beginOf(hour: number, part: Part): number {
  switch (part) {
    case "morning":
      return hour;
    case "afternoon":
    case "day":
      // "Lunch from 11 to 2"
      return hour < 9 ? hour + 12 : hour;
    case "evening":
      return hour < 3 ? hour : hour + 12;
    case "night":
      return hour < 6 ? hour : hour + 12;
  }
}
