import { hourOf } from "../values/clock";
import { withDigits } from "../values/numbers";

/*
 * The hours of someone's day, told in one clause and meant in another: "we close at 6. How much do we use after we close?",
 * 晚上九点关门，关门以后的电占几成. What refers to them is read as these hours.
 */

/** One stretch of the day with what begins and ends it, and the words that mean it or the rest of the day. */
interface Cycle {
  begins: RegExp;
  ends: RegExp;
  both: RegExp;
  within: RegExp;
  outside: RegExp;
  /** The half of the day that an hour without one is of. */
  halves: readonly ["evening" | "morning", "evening" | "morning"];
}

const CLOCK =
  "((?:half past |quarter (?:past|to) )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\b\\.?| o'?clock)?(?: in the (?:morning|afternoon|evening)| at night)?|noon|midnight)";
const AT = "(?: (?:again|at|by|from|around|about|until|till))*";
const TO = " ?(?:-|to|till?|until|and) ?(?:about |around )?";
const HAN_CLOCK =
  "((?:凌晨|清晨|早上|早晨|早|上午|中午|下午|傍晚|晚上|晚|夜里|半夜)?\\d{1,2}(?:点(?:半|\\d{1,2}分?)?|:\\d\\d))(?:钟|来钟|多|左右|就|才|准时)*";
const HAN_TO = "(?:到|至|-|~)";
const WE = "(?:i|we|they|he|she|it|you|everyone|everybody|nobody|no one|the \\w+|my \\w+)";
const ARE = "(?:'re|'m|'s| are| am| is| were| was|)";
const LATER = "(?:了)?(?:以后|之后|后|的时候|时|期间|那会儿?|那段时间)(?:的)?(?=.)";

const CYCLES: readonly Cycle[] = [
  {
    begins: new RegExp(`\\bopen(?:s|ing)?(?: up)?${AT} ${CLOCK}|${HAN_CLOCK}(?:开门|开店|开张|开始营业|营业)`),
    ends: new RegExp(
      `\\b(?:clos(?:e|es|ing)|shuts?)(?: up| down)?${AT} ${CLOCK}|${HAN_CLOCK}(?:关门|关店|打烊|收摊|收工|收档)`,
    ),
    both: new RegExp(
      `\\bopen(?:s|ing hours)?(?: are| is)?${AT}(?: between)? ${CLOCK}${TO}${CLOCK}|营业(?:时间|是|从)*${HAN_CLOCK}${HAN_TO}${HAN_CLOCK}|${HAN_CLOCK}${HAN_TO}${HAN_CLOCK}(?:营业|开门)`,
    ),
    within: new RegExp(
      `\\b(?:while|when) ${WE}${ARE} open\\b|\\b(?:during|in|within) (?:our |my |the )?(?:opening|business|shop|trading|working) hours\\b|(?:营业|开门|开店)(?:时间|时段|期间|的时候|的时间)(?:里|内)?|开着门(?:的时候)?`,
    ),
    outside: new RegExp(
      `\\bafter (?:${WE} )?(?:closes?|closing|shuts?)(?: time)?\\b|\\b(?:while|when) ${WE}${ARE} (?:closed|shut)\\b|\\boutside (?:of )?(?:our |my |the )?(?:opening|business|shop|trading|working) hours\\b|(?:关门|关店|打烊|收摊|收工|收档)${LATER}|(?:不营业|没开门|关着门)(?:的时候|时|期间|的时间)?|营业时间(?:以|之)?外`,
    ),
    halves: ["morning", "evening"],
  },
  {
    begins: new RegExp(
      `\\b(?:go(?:es)? to (?:bed|sleep)|(?:in|off to) bed|asleep|turn in)${AT} ${CLOCK}|${HAN_CLOCK}(?:上床|躺下|睡觉|睡|休息)`,
    ),
    ends: new RegExp(`\\b(?:get|gets|wake|wakes|are|am)(?: up)${AT} ${CLOCK}|${HAN_CLOCK}(?:起床|起来|起|醒)`),
    both: new RegExp(`\\b(?:sleep|asleep)(?: from| between)? ${CLOCK}${TO}${CLOCK}`),
    within: new RegExp(
      `\\b(?:while|when) ${WE}${ARE} (?:a?sleep|asleep|sleeping|in bed)\\b|\\bafter ${WE} goe?s? to (?:bed|sleep)\\b|\\bin (?:our|my) sleep\\b|睡(?:觉|着|下)?${LATER}`,
    ),
    outside: new RegExp(`\\b(?:while|when) ${WE}${ARE} (?:awake|up)\\b|醒着${LATER}`),
    halves: ["evening", "morning"],
  },
  {
    begins: new RegExp(
      `\\b(?:leaves?(?: for work| the house| home)?|goe?s? (?:out|to work)|(?:starts?) work)${AT} ${CLOCK}|${HAN_CLOCK}(?:出门|上班|离家|去上班)`,
    ),
    ends: new RegExp(
      `\\b(?:(?:gets?|comes?|am|are|'m|'re) (?:back )?home|(?:gets?|comes?|am|are|'m|'re) back|finish(?:es)? work)${AT} ${CLOCK}|${HAN_CLOCK}(?:回家|到家|下班|回来)`,
    ),
    both: new RegExp(
      `\\b(?:works?|out|away|at work|not home)(?: from| between)? ${CLOCK}${TO}${CLOCK}|${HAN_CLOCK}${HAN_TO}${HAN_CLOCK}(?:上班|不在家)`,
    ),
    within: new RegExp(
      `\\b(?:while|when) ${WE}${ARE} (?:out|away|gone|at work|working|not (?:at )?home)\\b|(?:上班|出门|不在家|没人在家|家里没人)${LATER}`,
    ),
    outside: new RegExp(`\\b(?:while|when) ${WE}${ARE} (?:at )?home\\b|(?<!不)在家${LATER}`),
    halves: ["morning", "evening"],
  },
];

const ofCycle = (text: string, { begins, ends, both, halves }: Cycle) => {
  const digits = withDigits(text);
  const found = (pattern: RegExp) => pattern.exec(digits)?.slice(1).filter(Boolean) ?? [];
  const [first, second] = found(both);
  const from = first ?? found(begins)[0];
  const to = second ?? found(ends)[0];
  return { from: at(from, halves[0]), to: at(to, halves[1]) };
};

const NOON = 12;
const DAY = 24;

function at(words: string | undefined, half: "evening" | "morning"): number | undefined {
  if (words === undefined) return undefined;
  const hour = hourOf(words, half);
  if (hour === null) return undefined;
  // A shop that closes at three, and no half said, closes in the afternoon.
  const isOpen = half === "evening" && hour > 0 && hour < 4 && !/[ap]\.?m|[晚夜凌]/.test(words);
  return isOpen ? hour + NOON : hour;
}

/**
 * The text with its references to hours that it tells put as these hours: "between 18:00 and 9:00" for "after we close".
 * Undefined where it refers to none. @param told what the hours are told in @param asked what may refer to them
 */
export function withToldHours(told: string, asked: string): string | undefined {
  for (const cycle of CYCLES) {
    const { from, to } = ofCycle(told, cycle);
    if (from === undefined && to === undefined) continue;
    for (const [reference, begin, end] of [
      [cycle.outside, to, from],
      [cycle.within, from, to],
    ] as const) {
      const words = reference.exec(asked)?.[0];
      const hours = words && spoken(begin, end, /\p{Script=Han}/u.test(asked));
      if (words && hours) return asked.replace(words, hours);
    }
  }
  return withThoseHours(told, asked) ?? withToldDays(told, asked);
}

const THOSE_HOURS =
  /\b(?:in|during|within|over|at|between) (?:those|these|that) (?:\w+ )?(?:hours?|times?|window|slot)\b|[这那](?:[几两三四五六七八九\d]+)?个?(?:小时|钟头|时段|时间段)(?:里|内)?/;
const TOLD_HOURS = new RegExp(
  `\\b(?:from|between|at|around|about) ${CLOCK}(?:${TO}|,? (?:and|then) (?:\\w+ ){1,4}(?:at|around|by) )${CLOCK}|${HAN_CLOCK}[^,，。\\d]{0,4}${HAN_TO}${HAN_CLOCK}`,
);

/** "We bake from 3 am till noon. What share is in those hours?": the hours of whatever is done then. */
function withThoseHours(told: string, asked: string): string | undefined {
  const words = THOSE_HOURS.exec(asked)?.[0];
  const [first, second] = TOLD_HOURS.exec(withDigits(told))?.slice(1).filter(Boolean) ?? [];
  if (!words || !first || !second) return undefined;
  const half = /\b(?:evening|night|afternoon)s?\b/.test(told) ? "evening" : "morning";
  const from = at(first, half);
  const to = at(second, from !== undefined && from < NOON && half === "morning" ? "morning" : "evening");
  const hours = from === undefined || to === undefined ? undefined : spoken(from, to, /\p{Script=Han}/u.test(asked));
  return hours && asked.replace(words, hours);
}

function spoken(begin: number | undefined, end: number | undefined, isChinese: boolean): string | undefined {
  const written = isChinese ? inChinese : inEnglish;
  if (begin === undefined)
    return end === undefined ? undefined : isChinese ? `${written(end)}以前` : `before ${written(end)}`;
  if (end === undefined) return isChinese ? `${written(begin)}以后` : `after ${written(begin)}`;
  return isChinese ? `${written(begin)}到${written(end)}` : `between ${written(begin)} and ${written(end)}`;
}

const minutesOf = (hour: number): string => String(Math.round((hour % 1) * 60)).padStart(2, "0");
/** With the half of the day, whatever stands beside it. */
const inEnglish = (hour: number): string =>
  `${Math.floor(hour) % NOON || NOON}:${minutesOf(hour)} ${hour % DAY < NOON ? "am" : "pm"}`;
function inChinese(hour: number): string {
  const half = hour >= 1 && hour < NOON ? "早上" : Math.floor(hour) === NOON ? "中午" : "";
  return `${half}${Math.floor(hour % DAY)}:${minutesOf(hour)}`;
}

const FREE_DAYS =
  /\b(?:closed|shut|off|free|not working)(?: on)? (?<en>(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week ?ends?)\b|(?<zh>(?:周|星期|礼拜)[一二三四五六日天1-6]|周末)(?:我们?|俺们?|店里?|都|就|是)*(?:不开门|休息|关门|不营业|放假|不上班|歇业)/;
const ON_FREE_DAYS =
  /\bon (?:my|our|the|those) (?:days? off|free days?)\b|\bon (?:the )?days? (?:that |when )?(?:we|i|the shop)(?:'re|'m| are| am| is) (?:closed|shut|off)\b|\bwhen (?:we|i|the shop)(?:'re|'m| are| am| is) (?:closed|shut|off)\b|(?:休息|不开门|不营业|放假|不上班|关门|歇业)(?:的)?(?:那[一1]?天|那些天|日子|时候|日)/;

/** "I'm off on Fridays. What do I use on my days off?" */
function withToldDays(told: string, asked: string): string | undefined {
  const groups = FREE_DAYS.exec(told)?.groups;
  const days = groups?.["en"] ?? groups?.["zh"];
  const words = ON_FREE_DAYS.exec(asked)?.[0];
  if (!days || !words) return undefined;
  return asked.replace(words, groups?.["en"] ? `on ${days}` : days);
}
