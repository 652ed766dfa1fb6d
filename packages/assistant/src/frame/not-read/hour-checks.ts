import type { Frame } from "../frame";
import type { Check } from "./check";

/* Hours of the clock: "from 9 in the morning till about 4", 早上八点到下午四点. */

const CLOCK = String.raw`(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?|o'?clock|in the (?:morning|afternoon|evening)|at night)|\d{1,2}:\d\d|noon|midnight)`;
const LEADING = String.raw`(?:(?:from|between|before|after|until|till?|by|since|at|around|about|past) )*`;
const TO = String.raw` ?(?:-|to|till?|until|and|or) (?:about |around )?`;
const ENGLISH = new RegExp(
  String.raw`\b${LEADING}${CLOCK}(?:${TO}(?:${CLOCK}|\d{1,2}\b))?|\b(?:from|between) \d{1,2}${TO}${CLOCK}`,
  "g",
);

const HAN_PART = "(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|夜里|半夜|深夜|早|晚)?";
const HAN_CLOCK = `${HAN_PART}(?:十[一二]?|[一二两三四五六七八九]|1?\\d|2[0-4])(?:点半?|:\\d\\d)`;
const CHINESE = new RegExp(
  `${HAN_CLOCK}(?:钟|多)?(?:[之以]?[前后])?(?:(?:到|至|-|~)(?:第二天|次日|今早|今晚)?${HAN_CLOCK}钟?)?`,
  "g",
);
/** 快一点, 有两点: no hours. */
const NO_HOUR = /^(?:早|晚|晚上)?[一两1]点$/;

const OF_HOURS = /^(?:hours:|night|morning|afternoon|evening|daytime|(?:super_off_|off_|mid_)?peak$)/;

const holdsHours = ({ filters = [], times, group, pick, period = "", mentions, given = [] }: Frame): boolean =>
  filters.some((filter) => OF_HOURS.test(filter)) ||
  times !== undefined ||
  group === "hour_of_day" ||
  group === "hour" ||
  pick === "last" ||
  period.startsWith("hour") ||
  given.some((amount) => /h\b|min/.test(amount)) ||
  mentions?.asksLastRun === true;

export const HOUR_CHECKS: readonly Check[] = [
  { kind: "limit", words: ENGLISH, isHeld: (frame, [words]) => words === "since midnight" || holdsHours(frame) },
  { kind: "limit", words: CHINESE, isHeld: (frame, [words]) => NO_HOUR.test(words) || holdsHours(frame) },
];
