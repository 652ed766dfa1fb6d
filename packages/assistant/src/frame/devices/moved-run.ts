import type { MovedRun } from "../home-matter-kinds";

/* "If I put the washing on at 7 in the morning instead of after tea": a machine, the hour it runs at and the new one. */

const MACHINES: readonly [RegExp, MovedRun["appliance"]][] = [
  [/\bdish(?:es|washer)?\b|洗碗/, "dishwasher"],
  [/\b(?:tumble )?dry(?:er|ing)\b|烘干/, "dryer"],
  [/\b(?:washing|laundry|washer|wash|clothes)\b|洗衣|洗(?:几|件)?衣服/, "washer"],
  [/\b(?:water heater|immersion|hot water|boiler)\b|热水器|烧水/, "water_heater"],
  [/\bpool pump\b|泳池泵/, "pool_pump"],
];
const SAVES =
  /\bsav(?:e|ed|es|ing|ings)\b|\bcheaper\b|\bdifference\b|\bhow much (?:less|better)\b|\bworth\b|\bknock off\b|省|便宜|差(?:多少|几)|少(?:花|付|交)|划算/;
const ASKS = /[?？]|\bhow much\b|\bwhat\b|\bwould\b|\bdo(?:es)?\b|\bis it\b|\bworth\b|多少|几[块毛个]|吗|么|能|划算|差/;
const MOVES =
  /\binstead\b|\brather than\b|\b(?:mov(?:e|ed|ing)|shift(?:ed|ing)?|switch(?:ed|ing)?|chang(?:e|ed|ing)|push(?:ed|ing)?|delay(?:ed|ing)?|wait(?:ed|ing)?)\b|\bif (?:i|we) (?:put|ran|run|do|did|start(?:ed)?|wash(?:ed)?|dry|dried|use|used|set|only)\b|[挪移换改调推拖放]到|改成|改在|而不是|不在.{1,10}(?:改|而)|等到/;

const NAMED_HOURS: readonly [RegExp, number][] = [
  [
    /\bafter (?:tea|dinner|supper|work|the evening meal)\b|\b(?:tea|dinner|supper)[- ]?time\b|晚[饭餐]后|吃完晚饭|晚饭|下班(?:后|以后)?|放工/,
    19,
  ],
  [/\bbefore bed\b|\bbed ?time\b|睡前|睡觉前|临睡/, 22],
  [/\bafter lunch\b|午[饭餐]后/, 13],
  [/\blunch ?time\b|\bmidday\b|\bnoon\b|中午|正午/, 12],
  [/\bmidnight\b|半夜|午夜|零点|子夜/, 0],
  [/\bovernight\b|\b(?:in|through|during) the night\b|\bat night\b|后半夜|凌晨|夜里|夜间|深夜/, 2],
  [/\b(?:early|first thing)\b|清早|大清早|一大早/, 6],
  [/\bmorning\b|早上|早晨|上午|早起/, 8],
  [/\bafternoon\b|下午/, 14],
  [/\bevening\b|傍晚|晚上|夜晚/, 19],
];
const CLOCK =
  /(凌晨|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|半夜|后半夜)?(\d{1,2})点(半)?|(?:^ ?|\b(?:at|by|from|to|until|till?|after|before|around) )(\d{1,2})(?:[:.](\d\d))?(?: ?(am|pm|a\.m\.?|p\.m\.?|o'?clock))?(?: (?:in the|at) (morning|afternoon|evening|night))?\b(?! ?(?:times|loads|days|nights|kwh|hours?|a week|per|%))/;

/** The hour that some words name. */
function hourIn(words: string): number | undefined {
  const clock = CLOCK.exec(words);
  if (clock) {
    const [, part = "", han, , english, , half = "", of = ""] = clock;
    const hour = Number(han ?? english);
    if (hour <= 24) {
      const isLate = /下午|傍晚|晚/.test(part) || half.startsWith("p") || /afternoon|evening|night/.test(of);
      const isMidnight = hour === 12 && (half.startsWith("a") || /夜|凌晨|晚/.test(part) || of === "night");
      if (isMidnight) return 0;
      // 夜里两点 is after midnight, "10 at night" before it.
      const isAfterMidnight = hour < 6 && (of === "night" || /夜/.test(part));
      return (
        (isLate && hour < 12 && !isAfterMidnight ? hour + 12 : /夜/.test(part) && hour >= 6 ? hour + 12 : hour) % 24
      );
    }
  }
  return NAMED_HOURS.find(([name]) => name.test(words))?.[1];
}

/** Where the hour that is left stands apart from the one that is moved to. */
const SPLITS: readonly { pattern: RegExp; order: readonly ["from" | "to", "from" | "to"] }[] = [
  {
    pattern: /^(.*?)(?:\binstead of\b|\brather than\b|而不是|,? ?\bnot (?=after|at|in)\b)(.*)$/,
    order: ["to", "from"],
  },
  { pattern: /^(.*?)(?:[挪移换改调推拖放]到|改成|改在|改为|改去|等到)(.*)$/, order: ["from", "to"] },
  { pattern: /^.*?\bfrom (.*?) (?:to|until|till|into) (.*)$/, order: ["from", "to"] },
  { pattern: /^(.*?不在.*?)(?:而|改|,|，)(.*)$/, order: ["from", "to"] },
  {
    pattern: /^(.*?\b(?:mov|shift|switch|chang|push|delay|wait)\w*\b.*?) (?:to|until|till|into) (.*)$/,
    order: ["from", "to"],
  },
];

const COUNTS: readonly [RegExp, number][] = [
  [/\b(?:every|each) (?:single )?(?:day|night|evening|morning)\b|\bdaily\b|\bnightly\b|每[天晚日]|天天|晚晚/, 30],
  [/\bevery other (?:day|night)\b|隔[天日]|[两2]天[一1]次/, 15],
];
const PER_WEEK =
  /\b(\d{1,2}) (?:times|loads|washes|days|nights|runs) (?:a|per|each|every) week\b|(?:一|每|1)(?:周|个?星期|个?礼拜)(?:洗|用|开|跑|烘)?(\d{1,2})[次回趟]/;
const DAYS_PER_MONTH = 30;

function timesIn(text: string): number | undefined {
  const weekly = PER_WEEK.exec(text);
  if (weekly) return Math.round((Number(weekly[1] ?? weekly[2]) * DAYS_PER_MONTH) / 7);
  return COUNTS.find(([words]) => words.test(text))?.[1];
}

/** @param digits normalized, its numbers in digits */
export function movedRun(digits: string): MovedRun | undefined {
  const [appliance, ...others] = MACHINES.filter(([words]) => words.test(digits)).map(([, name]) => name);
  if (!appliance || !SAVES.test(digits) || !MOVES.test(digits) || !ASKS.test(digits)) return undefined;
  const hours = hoursMoved(digits);
  if (!hours || hours.toHour === hours.fromHour) return undefined;
  const timesPerMonth = timesIn(digits);
  return {
    appliance,
    ...(others.length > 0 ? { others } : {}),
    ...hours,
    ...(timesPerMonth === undefined ? {} : { timesPerMonth }),
  };
}

function hoursMoved(text: string): { fromHour?: number; toHour: number } | undefined {
  for (const { pattern, order } of SPLITS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const sides = { [order[0]]: hourIn(found[1] ?? ""), [order[1]]: hourIn(found[2] ?? "") };
    const { from: fromHour, to: toHour } = sides;
    if (toHour !== undefined) return { toHour, ...(fromHour === undefined ? {} : { fromHour }) };
  }
  const toHour = hourIn(text);
  return toHour === undefined ? undefined : { toHour };
}

const OF_HISTORY =
  /\b(?:did|lasted|kept|was|were|held|yesterday|last (?:night|week|month|time|year|outage))\b|了(?:多久|几|多长|多少)|昨|前[天晚]|上(?:个|一|次|周|月|礼拜|星期)/;
/** What has been, and not what would be. */
export const isHistory = (text: string): boolean => OF_HISTORY.test(text);
