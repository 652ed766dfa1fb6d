import { hourAt, type HourEnd, hoursAfter, hoursBefore, hoursBetween, hoursCode } from "./hours-code";

/* Hours of the clock as Chinese says them: 早上八点到下午四点, 下午两三点, 晚上九点多, 零点以后. */

const PART =
  "(凌晨|清晨|朝头早|朝早|早上|早晨|清早|大早上|大清早|今早|早|上午|中午|正午|午后|下午|下昼|晏昼|傍晚|黄昏|晚上|晚间|今晚|昨晚|前晚|晚|后半夜|下半夜|半夜|深夜|夜里|夜间|夜晚|夜)";
const ABOUT = "(?:头|的)?(?:大概|大约|差不多|约莫|约|估计|应该|可能|也就|就|是|在|都|快|刚)*";
const HOUR = "(二十[一二三四]?|十[一二三四五六七八九]?|[零一二两三四五六七八九]|2[0-4]|1\\d|0?\\d)";
const MINUTES = "(?:点(?:(半)|([一三])刻|(\\d\\d(?!\\d)|\\d(?=分)|[二三四五]?十五?)分?)?|时|:(\\d\\d))";
const CLOCK = `${PART}?${ABOUT}${HOUR}${MINUTES}(?:钟|整)?|(午夜|零时|子夜|正午|中午)(?![\\d一二两三四五六七八九十])`;
const CLOCK_GROUPS = 7;
const LOOSE = "(?:多|来钟|左右|上下|前后|出头|过后?|以后|之后|的时候|那会儿?|那阵|这个点)*";
/** Of a single hour these words open a time without an end. */
const LOOSE_ALONE = "(?:多|来钟|左右|上下|前后|出头|过(?!后)|的时候|那会儿?|那阵|这个点)*";
const NEXT = "(?:第二天|次日|隔天|第2天|今天|翌日)?";
const SPAN = new RegExp(
  `(?:${CLOCK})${LOOSE}(?:到|至|-|~|—|～)${NEXT}(?:${CLOCK})|(?:${CLOCK})(?:到|至|-|~|—|～)${NEXT}(?:${CLOCK})`,
);
/** 晚上六到九点 */
const SHORT_SPAN = new RegExp(`${PART}?${ABOUT}${HOUR}(?:到|至|-|~)${NEXT}(?:${CLOCK})`);
const SINCE = new RegExp(
  `(?:${CLOCK})${LOOSE_ALONE}(?:(?:以后|之后|过后|后(?!半|来)|开始|起)(?:(?:到|至)(?:现在|目前|这会儿|此刻))?|(?:到|至)(?:现在|目前|这会儿|此刻))`,
);
const BEFORE = new RegExp(`(?:${CLOCK})(?:以前|之前|前(?!后))`);
/** 早一点, 晚上一点都没开: no hour. */
const NO_HOUR = "(?!(?:早|晚)[一1]点)";
const AT = new RegExp(
  `${NO_HOUR}${PART}${ABOUT}${HOUR}${MINUTES}(?:钟|整)?${LOOSE_ALONE}(?!以后|之后|后|以前|之前|前|起|开始|才|都|也|儿|[到至~-])`,
);
/** 下午两三点: two hours. */
const PAIR = new RegExp(`${PART}${ABOUT}([一二两三四五六七八九十])([二两三四五六七八九十]|十[一二])点(?!半)`);
const ANY = new RegExp(`${PART}${ABOUT}(?:1[0-2]|[\\d一二两三四五六七八九十])|${CLOCK}`, "g");

const TO_NOW = /(?:到|至)(?:现在|目前|这会儿|此刻)/;
const DAY = 24;
const NOON = 12;
const HAN = "零一二三四五六七八九十";

function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  const [tens, ones] = written.includes("十") ? written.split("十") : ["零", written];
  const digit = (character = "") => (character === "两" ? 2 : HAN.indexOf(character));
  return (tens === "" ? 1 : digit(tens)) * 10 + (ones ? digit(ones) : 0);
}

/** The hour of 24 that a part of the day makes of one of twelve. */
function inPart(part: string, hour: number): number {
  if (hour > NOON) return hour;
  if (/中午|正午/.test(part)) return hour <= 4 ? hour + NOON : hour;
  // 夜晚六点 is of the evening, 夜里六点 of the morning.
  if (part === "夜晚") return hour === NOON ? 0 : hour >= 5 ? hour + NOON : hour;
  if (part.includes("夜")) return hour === NOON ? 0 : hour >= 7 ? hour + NOON : hour;
  // 晚上一点 is behind midnight, 下午一点 is not.
  if (part.includes("晚") && part !== "傍晚") return hour === NOON ? 0 : hour <= 3 ? hour : hour + NOON;
  if (/下午|午后|下昼|晏昼|傍晚|黄昏/.test(part)) return hour === NOON ? NOON : hour + NOON;
  return hour === NOON && part === "凌晨" ? 0 : hour;
}

function endOf([part, digits, half, quarter, minutes, colon, name]: (string | undefined)[]): HourEnd | undefined {
  if (name) return { hour: /正午|中午/.test(name) ? NOON : 0, isKnown: true };
  if (!digits) return undefined;
  const written = numberOf(digits);
  const past = half ? 30 : quarter ? numberOf(quarter) * 15 : numberOf(minutes ?? colon ?? "0");
  // 零点, 06:00, 22点
  const isOf24 = written === 0 || written > NOON || (colon !== undefined && digits.startsWith("0"));
  const hour = part && !isOf24 ? inPart(part, written) : written;
  return { hour: hour + past / 60, isKnown: isOf24 || part !== undefined };
}

/** The hours that words name once; undefined where they name none, or several. @param text normalized */
export function chineseHours(text: string): string | undefined {
  const clocks = [...text.matchAll(ANY)].map(({ index }) => index);
  const found = (pattern: RegExp) => {
    const match = pattern.exec(text);
    const isOnly = match && clocks.every((at) => match.index <= at && at < match.index + match[0].length);
    return isOnly ? match.slice(1) : undefined;
  };
  const span = SPAN.exec(text);
  if (span) {
    const groups = found(SPAN);
    return groups && spanOf(groups);
  }
  const short = found(SHORT_SPAN);
  if (short) {
    const [part, hour, ...last] = short;
    const first = endOf([part, hour]);
    const second = endOf(last);
    return first && second && hoursBetween(first, second);
  }
  const [part = "", one = "", other = ""] = found(PAIR) ?? [];
  // 十二点 is no ten or two.
  if (one && numberOf(other) === numberOf(one) + 1) {
    const from = inPart(part, numberOf(one));
    return hoursCode(from, from + 2);
  }
  const since = endOf(found(SINCE) ?? []);
  if (since?.isKnown) return TO_NOW.test(text) ? hoursCode(since.hour, DAY) : hoursAfter(since.hour);
  const before = endOf(found(BEFORE) ?? []);
  if (before?.isKnown) return hoursBefore(before.hour);
  const at = endOf(found(AT) ?? []);
  return at && hourAt(at.hour % DAY);
}

function spanOf(groups: (string | undefined)[]): string | undefined {
  const ends = [0, 1, 2, 3].map((nth) => endOf(groups.slice(nth * CLOCK_GROUPS, (nth + 1) * CLOCK_GROUPS)));
  const [first, second] = ends.filter((end) => end !== undefined);
  return first && second && hoursBetween(first, second);
}
