import type { Frame } from "./frame";
import type { Mentions } from "./mentions";
import { SURE_BY_WORDS } from "./slot-readings";
import { withDigits } from "./values/numbers";
import { PICK } from "./vocabulary";

/*
 * Ratios of the own readings, which words name that no slot has: the load factor, how complete the readings are, the hours
 * and days in which the home drew more than so many kilowatts, and what share of the energy was in those.
 */

const LOAD_FACTOR = /\bload factor\b|负[荷载](?:率|系数|因数)/;
/** What the word means is told by an article. */
const OF_MEANING =
  /\bwhat (?:does|is meant by|do you mean)\b|\bmean(?:s|ing)?\b|\b(?:good|typical|normal|ideal) load factor\b|\bwhat is an? load factor\b|什么意思|什么是|啥叫|多少(?:算|才)/;

const COMPLETE =
  /\bhow complete\b|\bcompleteness\b|\bcomplete (?:is|are|was|were) (?:my|our|the)\b|\b(?:data|readings?|meter) (?:coverage|availability)\b|\bcoverage of (?:my|our|the) (?:data|readings?|meter)\b|\b(?:what|which) (?:percent\w*|share|fraction|part|proportion) of (?:(?:my|our|the|all) )?(?:data|readings?|hours|intervals)\b.{0,30}\b(?:missing|there|present|available|recorded|measured)\b|(?:数据|资料|读数).{0,10}(?:完整|齐全|齐不齐|全不全|全吗|覆盖率)|(?:完整|覆盖)(?:率|度)/;
const LACKING =
  /\b(?:how many|which|what|any) (?:days?|hours?)\b.{0,40}\b(?:missing|incomplete|gaps?|no (?:data|readings?)|without (?:data|readings?))\b|(?:几|多少|哪几?|哪些)个?(?:天|日|小时).{0,12}(?:缺|漏|没有?(?:读数|数据|资料)|不完整|不全)/;

const POWER_LIMIT =
  /(?:\b(?:over|above|exceed(?:s|ed|ing)?|more than|past|beyond|limit|cap|maximum|fuse|breaker|subscribed|contract(?:ed)?)\b|超过?|高于|大于|超出|上限|限额|契约容量|合同容量)[^\d?.!。？]{0,24}?(\d+(?:\.\d+)?) ?(k?w|千?瓦|kilowatts?|watts?)(?![a-z])(?! ?h|时)/;
const COUNTED =
  /\bhow (?:many|often)\b|\b(?:which|what) (?:days?|hours?|times?)\b|\bever\b|\bdid (?:i|we|it|my|our)\b|\bhave (?:i|we)\b|\bwhen\b|几[个次天]?|多少|有没有|哪[几些天]|超没超|是否/;
const WATTS_PER_KW = 1_000;
const OF_HOURS = /\bhours?\b|小时|钟头/;
const NO_APPLIANCE_OF_HOME = /\b(?:charger|heater|inverter|panel|motor|kettle)\b|充电桩|热水器|逆变器/;
const WHEN =
  /\b(?:at )?(?:what|which) (?:time|hours?)(?: of (?:the )?day)?\b|\bwhen (?:mostly|mainly|usually|do|does|are|is)\b|(?:集中|多数|主要|大多|一般)?(?:在|是)?(?:几点|哪个?(?:时段|钟头)|什么时候)/;

const SHARE_OF_THOSE =
  /\b(?:what|which|how much) (?:share|percent\w*|part|fraction|proportion)\b.{0,60}\b(?:in|during|from|at|by) (?:those|these|such|that|them)\b|\b(?:those|these) (?:hours|days|intervals)\b.{0,30}\b(?:share|percent\w*|fraction|proportion)\b|(?:这|那|其)(?:些|几个?|中)?(?:小时|时段|天|钟头)?.{0,8}(?:占|的电)[^，。？?]{0,10}(?:几|多少|百分|比例)/;

/** "… and what share of the energy was in those hours?" leans on what stands before it in the same message. @param text normalized */
export const asksShareOfThose = (text: string): boolean => SHARE_OF_THOSE.test(text);

const OTHER_ACTS: ReadonlySet<Frame["act"]> = new Set<Frame["act"]>(["confirm", "decline", "do", "state"]);

/**
 * The frame of a question for a ratio of the own readings.
 * @param text normalized
 * @param before of the question before
 */
export function withRatio(frame: Frame, text: string, before: Frame | null): Frame {
  if (OTHER_ACTS.has(frame.act) || frame.change !== undefined || frame.mentions?.homeMatter) return frame;
  const own = before?.scope === "own" ? before : null;
  const asksFactor = LOAD_FACTOR.test(text) && !OF_MEANING.test(text);
  // "Same for February."
  const asksAgain = own?.mentions?.asksLoadFactor === true && isOfPower(frame) && !OTHER_POWER.test(text);
  if (asksFactor || asksAgain)
    return {
      ...ofReadings(frame, own),
      metric: "power",
      aggregate: "average",
      ...mentioning(frame, { asksLoadFactor: true }),
    };
  if (COMPLETE.test(text))
    return {
      ...ofReadings(frame, own),
      metric: "energy",
      ...mentioning(frame, { asksDataGaps: true, asksCoverage: true }),
    };
  if (LACKING.test(text))
    return { ...ofReadings(frame, own), metric: "energy", ...mentioning(frame, { asksDataGaps: true }) };
  return withShare(withEnergyLimit(withPowerLimit(frame, text), text), text);
}

const HOURS_ASKED =
  /\b(?:how many|number of|(?:share|percent\w*|fraction|part|proportion) of (?:(?:all|the|my|our) )*) ?hours?\b|\bin hours\b|(?:几|多少)个?(?:小时|钟头)|(?:小时|钟头)(?:数|有几|有多少|占)/;
const COUNTS_AGAIN = /\bhow many\b|(?:有)?(?:几|多少)个/;

/** "How many hours exceeded 2 kWh": hours are counted, whatever the questions before were grouped by. */
function withEnergyLimit(frame: Frame, text: string): Frame {
  const isOfLimit = /^(?:above|below):[\d.]+kWh$/.test(frame.pick ?? "") && frame.scope === "own";
  if (!isOfLimit || (frame.appliances ?? frame.devices ?? frame.comparedTo) !== undefined) return frame;
  const isOfHours =
    HOURS_ASKED.test(text) || frame.group === "hour" || (frame.group === "hour_of_day" && COUNTS_AGAIN.test(text));
  // "How many days below 10 kWh" counts days by their energy.
  const isDuration = frame.metric === "count" || (frame.metric === "duration" && isOfHours);
  const { unit, aggregate, ...counted } = frame;
  return {
    ...counted,
    ...(isDuration ? { metric: "energy" as const } : {}),
    ...(isOfHours && frame.group !== "hour_of_day" ? { group: "hour" as const } : {}),
    ...(isOfHours && COUNTS_AGAIN.test(text) ? { group: "hour" as const } : {}),
    // A count of all of them tells their share.
    ...(unit === undefined || isOfHours ? {} : { unit }),
    ...(aggregate === undefined || (aggregate === "share" && isOfHours) ? {} : { aggregate }),
  };
}

/** "What share of my use was in hours above 2 kWh", 超过30度的天数占总用量的多少. */
const SHARE_OF_USE =
  /\b(?:share|percent\w*|part|fraction|proportion) of (?:(?:my|our|the|all|total|annual|whole|yearly) )*(?:use|usage|energy|electricity|consumption|power|kwhs?)\b|占(?:了)?(?:全部|总|全年|整个)?的?(?:用电|耗电)?(?:总)?(?:用量|电量|用电量|用电|总量)/;

const isOfPower = ({ scope, metric, appliances, pick, group }: Frame): boolean =>
  scope === "own" && metric === "power" && (appliances ?? pick ?? group) === undefined;
const OTHER_POWER = /\b(?:peak|highest|max(?:imum)?|most|average|mean|demand|k?w)\b|最|平均|峰|功率/;

/** Of the time that is named, or of that of the question before. */
function ofReadings({ language, period, filters, topics, sureness, read }: Frame, before: Frame | null): Frame {
  const time = period ?? before?.period;
  return {
    language,
    act: "ask",
    scope: "own",
    ...(time ? { period: time } : {}),
    ...(filters ? { filters } : {}),
    topics,
    sureness,
    // Its words tell what is measured, whatever was guessed.
    read: { ...read, metric: { words: "", sure: SURE_BY_WORDS } },
  };
}

const mentioning = ({ mentions }: Frame, more: Mentions): Pick<Frame, "mentions"> => ({
  mentions: { ...(mentions?.euros ? { euros: true as const } : {}), ...more },
});

/** "My limit is 5 kW. Did I ever exceed it?", 功率超过0.8kW的小时有几个. */
function withPowerLimit(frame: Frame, text: string): Frame {
  const digits = withDigits(text);
  const [, amount, unit = ""] = POWER_LIMIT.exec(digits) ?? [];
  const names = frame.appliances ?? frame.devices ?? frame.comparedTo;
  if (amount === undefined || names !== undefined || !COUNTED.test(text) || NO_APPLIANCE_OF_HOME.test(text))
    return frame;
  const watts = Number(amount) * (/^(?:k|千)/.test(unit) ? WATTS_PER_KW : 1);
  const pick = `above:${watts < WATTS_PER_KW ? `${watts}W` : `${watts / WATTS_PER_KW}kW`}`;
  if (!PICK.test(pick) || /\bat (?:peak|most)\b/.test(text)) return frame;
  const group = OF_HOURS.test(text) ? "hour" : "day";
  return {
    ...ofReadings(frame, null),
    metric: "power",
    group: frame.group === "month" || frame.group === "week" ? frame.group : group,
    pick,
    ...mentioning(frame, { asksWorst: true, ...(WHEN.test(text) ? { asksWhenBeyond: true as const } : {}) }),
  };
}

/** What the hours or days beyond a limit came to. */
function withShare(frame: Frame, text: string): Frame {
  if (!(SHARE_OF_THOSE.test(text) || SHARE_OF_USE.test(text)) || !/^(?:above|below):/.test(frame.pick ?? ""))
    return frame;
  // They are counted first.
  const { aggregate: _aggregate, unit: _unit, ...counted } = frame;
  return { ...counted, mentions: { ...frame.mentions, asksShareOfThose: true } };
}
