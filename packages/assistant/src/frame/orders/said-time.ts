import type { SaidTime } from "./order";

/* When an order is to be followed, by its words: clock times, the day, and for how long. */

const EN =
  /(?:\b(?<kind>at|by|from|after|before|until|till?|'til|around|past)\s+)?(?:(?:about|around)\s+)?(?<day>(?:(?:tomorrow|today|tonight|this)\s+)?(?:(?:morning|evening|night|afternoon)\s+)?)(?:at\s+)?(?:(?<noon>noon|midday|midnight)|(?<![\d.])(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d))?(?![\d.]))(?:\s*(?<half>[ap]\.?m\b\.?|o'?clock))?(?:\s+(?:in the|at|this|that|tomorrow)\s+(?<part>morning|evening|afternoon|night))?(?!\s*(?:%|percent|degrees?|deg\b|°|kw|amps?|watts?|a\b|w\b|c\b|f\b|hours?|hrs?|min))/;
const ZH =
  /(?<part>凌晨|明早|听朝|听晚|今朝|早上|清晨|上午|中午|下午|傍晚|晚上|今晚|明晚|夜里|半夜)?上?(?<h>\d{1,2})(?:点|:)(?:钟)?(?:(?<m>\d{1,2})分?|(?<half>半)|(?<quarter>[13])刻)?(?: ?(?<english>[ap])m\b)?(?<after>以后|之后|后|过后)?/;
const ZH_MIDNIGHT = /半夜12点|零点|午夜/;
const TOMORROW = /\btomorrow\b|明[天早晚日]|听[朝日晚]/;
const TODAY = /\b(?:today|tonight|this (?:evening|afternoon|night))\b|今[天晚日]/;
const FOR =
  /\bfor (?:about |the next )?(?<n>\d+(?:\.\d+)?|an?|half an) ?-?(?<unit>hours?|hrs?|h|minutes?|mins?)\b|(?<zn>\d+(?:\.\d+)?|半)个?(?<zu>小时|钟头?|分钟)(?!后|之后|以后|.{0,3}(?:到家|回家|回来))/;
const IN =
  /\bin (?<n>\d+(?:\.\d+)?|an?|half an) (?<unit>hours?|hrs?|minutes?|mins?)\b|(?<zn>\d+(?:\.\d+)?|半)个?(?<zu>小时|钟头?|分钟)(?:后|之后|以后)|过了?(?<pn>\d+(?:\.\d+)?|半)个?(?<pu>小时|钟头?|分钟)(?=再|就|才)/;

/** "Until I get up at three" */
const UNTIL_THEN = /\b(?:until|till?)\b[^,;.]{1,24}$|直到[^,，;；。]{1,10}$/;

const AT_NIGHT = /\b(?:tonight|this (?:evening|night))\b|今[晚夜]/;
/** Of the night that comes. @param text normalized */
export const isOfNight = (text: string): boolean => AT_NIGHT.test(text);

/** 12 o'clock of a night is midnight, and 11 is not in the morning. */
export function atNight({ minuteOfDay, isEitherHalf, daysAhead }: SaidTime): SaidTime {
  if (!isEitherHalf) return { minuteOfDay, isEitherHalf, daysAhead };
  const half = minuteOfDay % HALF_DAY;
  return { minuteOfDay: half < EVENING_FROM * 60 ? half : half + HALF_DAY, isEitherHalf: false, daysAhead };
}

export interface SaidTimes {
  at?: SaidTime;
  until?: SaidTime;
  minutes?: number;
  inMinutes?: number;
  /** "By 6": for a plan, and no time to do it. */
  isDeadline?: true;
  /** The clause without its times. */
  rest: string;
}

const EVENING_FROM = 6;
const AFTERNOON = /^p|下午|傍晚|晚|evening|afternoon|night/;
const HALF_DAY = 720;

/** @param mayBeValue "keep it at 12": a bare number behind "at" is a setting */
export function saidTimes(clause: string, mayBeValue: boolean): SaidTimes {
  let rest = clause;
  const cut = (match: RegExpExecArray) => {
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.replace(/ {2,}/g, " ");
  };
  const result: Omit<SaidTimes, "rest"> = {};
  const later = IN.exec(rest);
  if (later) {
    result.inMinutes = minutesOf(later);
    cut(later);
  }
  const span = FOR.exec(rest);
  if (span) {
    result.minutes = minutesOf(span);
    cut(span);
  }
  const daysAhead = TOMORROW.test(clause) ? 1 : TODAY.test(clause) ? 0 : null;
  for (let count = 0; count < 2; count += 1) {
    const found = nextTime(rest, mayBeValue);
    if (!found) break;
    const isEnd = found.isEnd || UNTIL_THEN.test(rest.slice(0, found.match.index));
    cut(found.match);
    const said = { minuteOfDay: found.minuteOfDay, daysAhead, isEitherHalf: found.isEitherHalf && daysAhead !== 1 };
    const time = isOfNight(clause) ? atNight(said) : said;
    if (isEnd || result.at) result.until = time;
    else result.at = time;
    if (found.isDeadline) result.isDeadline = true;
  }
  rest = rest.replace(
    /\b(?:tomorrow|today|tonight|this (?:evening|afternoon|night)|(?:tomorrow )?morning)\b|明[天早晚日]|今[天晚日]/g,
    " ",
  );
  return { ...result, rest: rest.replace(/ {2,}/g, " ").trim() };
}

function nextTime(text: string, mayBeValue: boolean) {
  const isHan = /[点:]/.test(text) && /\p{Script=Han}/u.test(text);
  const midnight = ZH_MIDNIGHT.exec(text);
  if (midnight) return { match: midnight, minuteOfDay: 0, isEitherHalf: false, isEnd: false, isDeadline: false };
  const zh = isHan ? ZH.exec(text) : null;
  if (zh)
    return {
      match: zh,
      ...chineseTime(zh),
      isEnd: /[到至]$/.test(text.slice(0, zh.index)),
      isDeadline: /^(?:之?以?前)/.test(text.slice(zh.index + zh[0].length)),
    };
  if (/\p{Script=Han}/u.test(text)) return null;
  for (const match of text.matchAll(new RegExp(EN, "g"))) {
    const { kind, day = "", noon, h, m, half, part } = match.groups ?? {};
    if (noon) return { match, minuteOfDay: noon === "midnight" ? 0 : HALF_DAY, isEitherHalf: false, ...ends(kind) };
    const isClock =
      kind !== undefined || m !== undefined || half !== undefined || part !== undefined || day.trim() !== "";
    const isBare = m === undefined && half === undefined && part === undefined && day.trim() === "";
    if (
      !isClock ||
      Number(h) > 24 ||
      (mayBeValue &&
        isBare &&
        kind !== "until" &&
        kind !== "till" &&
        kind !== "til" &&
        kind !== "after" &&
        kind !== "from")
    )
      continue;
    const said = half?.startsWith("o") ? "" : (half ?? part ?? day);
    const isSaid = said.trim() !== "" && said.trim() !== "tomorrow" && said.trim() !== "today";
    const hour = Number(h) % 24;
    const isLate = isSaid && AFTERNOON.test(said.trim()) && hour < 12 && !(/night/.test(said) && hour < 5);
    const isMidnight = hour === 12 && isSaid && !/^p|afternoon/.test(said.trim());
    return {
      match,
      minuteOfDay: (isMidnight ? 0 : isLate ? hour + 12 : hour) * 60 + Number(m ?? 0),
      isEitherHalf: !isSaid && hour >= 1 && hour <= 12 && !h?.startsWith("0"),
      ...ends(kind),
    };
  }
  return null;
}

const ends = (kind: string | undefined) => ({
  isEnd: kind !== undefined && /til/.test(kind),
  isDeadline: kind === "by" || kind === "before",
});

function chineseTime({ groups = {} }: RegExpExecArray) {
  const { part = "", h, m, half, quarter, english } = groups;
  const hour = Number(h) % 24;
  // 夜里两点 is after midnight, 夜里十点 is before it.
  const isLate =
    (english === "p" || /下午|傍晚|晚/.test(part) || (/夜/.test(part) && hour >= EVENING_FROM)) && hour < 12;
  const isMidnight = hour === 12 && (english === "a" || /凌晨|晚|夜/.test(part));
  const minutes = half ? 30 : quarter ? Number(quarter) * 15 : Number(m ?? 0);
  return {
    minuteOfDay: (isMidnight ? 0 : isLate ? hour + 12 : hour) * 60 + minutes,
    isEitherHalf: part === "" && english === undefined && hour >= 1 && hour <= 12,
  };
}

function minutesOf({ groups = {} }: RegExpExecArray): number {
  const said = groups["n"] ?? groups["zn"] ?? groups["pn"] ?? "1";
  const unit = groups["unit"] ?? groups["zu"] ?? groups["pu"] ?? "";
  const count = said.startsWith("half") || said === "半" ? 0.5 : Number(said) || 1;
  return Math.round(count * (/^h|小时|钟/.test(unit) ? 60 : 1));
}
