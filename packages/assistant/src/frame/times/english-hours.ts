import { MONTH_NAME } from "../values/calendar";
import { hourAt, type HourEnd, hoursAfter, hoursBefore, hoursBetween, hoursCode } from "./hours-code";

/* Hours of the clock as English says them: "from 9 in the morning till about 4", "between 6 and midnight", "after 9 pm". */

const PART =
  "(?: ?(a\\.?m\\b\\.?|p\\.?m\\b\\.?)|(?: ?o'?clock)?(?: (in the morning|in the afternoon|in the evening|at night))| ?(o'?clock))";
const CLOCK = `(?:(half past|half|quarter past|quarter to) )?(\\d{1,2})(?:(?::|\\.(?=\\d\\d ?[ap]\\.?m\\b))(\\d\\d))?${PART}?|(?<!\\d |morning )(noon|midday|midnight)`;
const CLOCK_GROUPS = 7;
const ABOUT = "(?:about |around |roughly |approximately |say |like |maybe |the )*";
const TO = "(?: ?(?:-|–) ?| (?:and|through|thru|till?|to|until|up to) )(?:the next (?:day|morning) (?:at )?)?";
/** A number of something else, or a date. */
const OTHER = ` ?(?:%|/|\\.\\d|(?:kwh|kw|wh|watts?|days?|weeks?|months?|years?|degrees?|times|units?|${MONTH_NAME})\\b|\\d|st\\b|nd\\b|rd\\b|th\\b)`;
const ON = " on(?=$|[,.?!])| ?onwards?";
const HOURS = new RegExp(
  `(?<![\\d:.,$€£])(?<!\\b(?:it is|it's|its|is) (?:now |only )?)\\b(?:(between|from|after|past|since|until|till?|before|by|at|around|about) )?${ABOUT}(?:${CLOCK})(?:${TO}${ABOUT}(?:${CLOCK})|(?!${TO}\\d))(?!${OTHER})(${ON})?`,
  "g",
);

const SAYS_NOW = /^(?:\.|,? and (?:i|we|it)\b)/;

const DAY = 24;
const NOON = 12;
/** From here on "at night" is of the evening: 5 is of the morning. */
const NIGHT_ENDS = 6;
const MINUTES_PAST: Readonly<Record<string, number>> = {
  half: 30,
  "half past": 30,
  "quarter past": 15,
  "quarter to": -15,
};

interface End extends HourEnd {
  /** Written as a time, and not only as a number. */
  isClock: boolean;
  isMidday: boolean;
}

/** When the speaker does something else: "we go to bed at 11pm". */
const OF_SPEAKER =
  /\b(?:go(?:es)? to (?:bed|sleep)|(?:get|gets|got|come|came|be) home|(?:wake|woke|get|got)s? up|(?:leave|left)(?: home| for work)?|(?:start|finish)(?:es|ed|s)?(?: work)?)(?: (?:at|around|about|by))*\s*$/;

/** Of the half of the day that is named beside hours: "yesterday evening from 6 to 10". */
export type PartOfDay = "afternoon" | "day" | "evening" | "morning" | "night";

/**
 * `hours:9-16` of a text that names hours once; undefined where it names none, several, or leaves their half open.
 * @param digits normalized, its numbers in digits
 * @param part the only part of the day that the text names
 */
export function englishHours(digits: string, part?: PartOfDay): string | undefined {
  const named = hoursNamed(digits, part);
  const [only] = named;
  if (!only || named.length > 1) return undefined;
  if (only.second) {
    const isOpen = !only.first.isKnown && !only.second.isKnown;
    const first = isOpen && part ? { ...only.first, hour: beginIn(part, only.first.hour), isKnown: true } : only.first;
    return hoursBetween(first, only.second);
  }
  return oneEnd(only.word, only.first, only.isOpen);
}

/** "5-8 pm with 10 am-4 pm": two stretches; undefined where the text names others. @param digits normalized */
export function twoEnglishHours(digits: string): readonly [string, string] | undefined {
  const named = hoursNamed(digits);
  const [one, other] = named.map(({ first, second }) => second && hoursBetween(first, second));
  return named.length === 2 && one && other && one !== other ? [one, other] : undefined;
}

function hoursNamed(digits: string, part?: PartOfDay) {
  return [...digits.matchAll(HOURS)].flatMap((found) => {
    const [, word = "", ...groups] = found;
    const [first, second] = [endOf(groups.slice(0, CLOCK_GROUPS)), endOf(groups.slice(CLOCK_GROUPS))];
    // "From 6 to 10" is of the evening that is named.
    const isOfPart = part !== undefined && second !== undefined && /^(?:between|from)$/.test(word);
    const isClock = first?.isClock || second?.isClock || isOfPart;
    if (OF_SPEAKER.test(digits.slice(0, found.index + found[0].search(/\d|noon|mid/)))) return [];
    // "4:10 am and I'm looking at a bill"
    const isOfNow = found.index === 0 && word === "" && SAYS_NOW.test(digits.slice(found[0].length));
    return first && isClock && !isOfNow ? [{ word, first, second, isOpen: found.at(-1) !== undefined }] : [];
  });
}

function endOf([past, digits, colon, half, part, oclock, name]: (string | undefined)[]): End | undefined {
  if (name) return { hour: name === "midnight" ? 0 : NOON, isKnown: true, isClock: true, isMidday: name === "midday" };
  const minutes = past ? (MINUTES_PAST[past] ?? 0) : Number(colon ?? 0);
  const hour = Number(digits);
  if (!digits || hour > DAY || minutes > 59) return undefined;
  const said = half ?? part;
  // "22:00", "06:00"
  const isOf24 = hour > NOON || (colon !== undefined && digits.startsWith("0"));
  const isClock = [past, colon, said, oclock].some((word) => word !== undefined);
  const whole = said && !isOf24 ? inHalf(hour % NOON, said) : hour;
  return { hour: (whole + minutes / 60 + DAY) % DAY, isKnown: isOf24 || said !== undefined, isClock, isMidday: false };
}

/** @param hour 0 to 11: twelve is 0 */
function inHalf(hour: number, said: string): number {
  if (said === "at night") return hour < NIGHT_ENDS ? hour : hour + NOON;
  return said.startsWith("a") || said === "in the morning" ? hour : hour + NOON;
}

function oneEnd(word: string, { hour, isKnown, isMidday }: End, isOpen: boolean): string | undefined {
  // Midday alone is some hours.
  if (!isKnown || (isMidday && word === "")) return undefined;
  // "Since midnight" is of the whole day.
  if (word === "since") return hour === 0 ? undefined : hoursCode(hour, DAY);
  if (/^(?:after|past)$/.test(word) || isOpen) return hoursAfter(hour);
  if (word === "from") return hoursCode(hour, DAY);
  return /^(?:before|until|till?|by)$/.test(word) ? hoursBefore(hour) : hourAt(hour);
}

/** Where hours of that part of the day begin. @param hour 0 to 12 */
function beginIn(part: PartOfDay, hour: number): number {
  const plain = hour % NOON;
  if (part === "morning") return plain;
  if (part === "night") return plain < NIGHT_ENDS ? plain : plain + NOON;
  return part === "day" && plain >= 7 ? plain : plain + NOON;
}
