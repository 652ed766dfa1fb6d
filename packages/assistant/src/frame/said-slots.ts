import type { Group } from "./frame";
import type { WordSlots } from "./conversation/merge";
import { isOneDay, some } from "./conversation/merge";
import { asksBothEndsOf } from "./times/both-ends";
import { groupPerDay } from "./times/daily-average";
import { asksHourOfPickedDay } from "./times/picked-day";
import { asksBothEnds, readBalance, readLeast, readLimits, readRanks, readWorst } from "./said-choices";
import { readDaysOfParts } from "./times/counted-parts";
import { readEachDay } from "./times/each-day";
import { readPickedGroup } from "./picked-group";
import { readNamedPart } from "./times/named-part";
import { holdsHours, readHalfOfDay, readSidesOfDay } from "./times/said-hours";
import { seasonsOfEach } from "./times/season-named";
import { pairOfDays, readDaySets } from "./times/weekday-sides";
import { usualDay } from "./times/usual-day";
import { chineseDay, daysOfEveryWeek, readWorkingDays, weekdaysOfTime } from "./times/weekday-spans";
import { readWhenPeaked } from "./times/when-peaked";
import { datedNight, nightAcross, oneNight } from "./times/one-night";
import { unmarkedPeriod } from "./times/unmarked-period";
import { readLimitOfWhole } from "./amounts/limit-of-whole";
import { asksBlended } from "./amounts/said-tariff";
import {
  asksStrongestQuarter,
  asksStrongestSale,
  readBills,
  readBudget,
  readCountedUnit,
  readMoneyLimit,
  readNothing,
  readQuarterHour,
} from "./amounts/said-limits";
import { saidTimes } from "./times/grammar/said-times";
import type { TimeMark } from "./times/grammar/sides";
import { readSides } from "./times/set-against";
import { readLeftOutDays } from "./times/left-out-days";
import { SEASONS_OF_FILTERS, withoutRepeats } from "./filter-kinds";
import { hourOf } from "./values/clock";
import { MONTH_NAME, MONTH_OF_WORD } from "./values/calendar";
import { withDigits } from "./values/numbers";

/* Slots whose words leave no doubt, read after the tagger: neither it nor the classifiers see them as features. */

const HOURLY =
  /\bhourly\b(?! (?:rates?|prices?|pricing|tariffs?|cost of))|\b(?:by|for each|for every) (?:the |single )?hour\b(?! of)|\bhour[- ]by[- ]hour\b|按小时|逐时|逐小时|每个?(?:小时|钟头)(?=的?(?:用|花|耗|明细|数据|情况|分布))/;
const TIME_OF_DAY =
  /\b(?:what|which|at what) (?:time|part|hours?) of (?:the )?day\b|\b(?:usual|normal|typical|average|main) (?:time|part|hours?) of (?:the )?day\b|\b(?:what|when)(?:'s| is| does| do)? (?:my|our|the) (?:house|home|place|usage|use)?'?s? ?(?:usual|normal|typical) peak (?:time|hour)\b|(?:一天|1天|每天|全天|平时)(?:之中|当中|里头|里面|中|里|内)?的?(?:(?:哪|什么|啥)(?:1|一)?个?(?:时段|时候|时间段?|钟头|小时|点)|几点)|哪个?时间?段|几点钟?(?=.*最)/;
/** 平均一个月多少 */
const AVERAGE_MONTH =
  /平均(?:下来)?(?:每|[一1])个?月|\b(?:on average|average|avg)\b.{0,16}\b(?:per|a|each) month\b|\b(?:per|a|each) month on average\b/;
/** 一个星期里头哪天用电最凶 */
const DAY_OF_A_WEEK = /(?<![上这本下每])[一1]个?(?:星期|周|礼拜)(?:里[头面边]?|之?[中内]|当中)的?哪[一1]?天/;
/** "Which night of the week" */
const PART_OF_THE_WEEK = /\b(?:which|what) (morning|afternoon|evening|night)s? of (?:the|a) week\b/;
const EXTREME =
  /\b(?:most|least|highest|lowest|worst|peak(?:s|ing)?|max(?:imum)?|busiest|biggest|heaviest|cheapest)\b|最/;

/** 比平时高 is of what is usual, and of no weekdays. */
const THAN_USUAL = /(?:比|[跟和与同])(?:平时|平常|平日|往常|以往|正常|一般)/;

const WHEN =
  /\bwhen(?:'?s)?\b|\bwhat(?:'?s)? (?:(?:the|our|my) )?(?:\w+ )?times?\b|\b(?:busiest|heaviest|quietest) (?:time|hour)\b|什么时候|啥时候|几时|何时|几点/;
const MOST_OR_LEAST = /\b(?:most|least|highest|lowest|busiest|heaviest|biggest|smallest)\b|最/;
/** Of one moment, of a price, or of a part of the year or week. */
const NO_HOUR =
  /\b(?:did|was|were|had|have|has|ever|will)\b|\bpeak\b|\bdemand\b|\bk?w\b|\b(?:cheap|expensive|pric|rate|tariff|bill)\w*|\b(?:years?|seasons?|months?|weeks?|weekdays?|days?)\b|[了过]|功率|需量|那[次回]|便宜|贵|电价|账单|年|季|月|周|星期|礼拜|[哪几]天/;

/** "On school days": which days are meant, and not which of them. */
const DAYS_SAID =
  /\b(?:on )?(?:school|week|working|work) ?days\b|\b(?:on )?weekends\b|\b(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|工作日|上[学班课]日?的?(?:日子|时候)?|周末|(?:周|星期|礼拜)[一二三四五六日天]/g;

/** "When do we use the most" is of a usual day, whose hours are told; that of a named time is one of its days. */
const asksUsualHour = (text: string, { period, comparedTo }: WordSlots): boolean =>
  period === undefined &&
  comparedTo === undefined &&
  WHEN.test(text) &&
  MOST_OR_LEAST.test(text) &&
  !NO_HOUR.test(text.replace(DAYS_SAID, ""));

const PATTERN =
  /\b(?:usage|use|consumption|energy|electricity|electric|power|load|daily|hourly|weekly|typical)(?: (?:use|usage|consumption|energy|load|power))? (?:patterns?|profiles?|curves?|habits?|rhythms?)\b|\bpatterns? (?:of|in) (?:(?:my|our|the) )?(?:(?:energy|electricity|power) )?(?:use|usage|consumption)\b|用电(?:量|情况)?(?:的|有什么|有啥|有没有)?(?:规律|习惯|模式|曲线|特点|特征|作息|节奏)|负荷曲线|几点用电多/;
const WEEKLY =
  /\bweekly\b|\b(?:across|over|during|through) the week\b|\bday of the week\b|一周(?:之?[内中]|里)|每周|一星期里/;

/** How use runs through the day, or the week. */
const groupOfPattern = (text: string, period: string | undefined): Group =>
  WEEKLY.test(text) ? "weekday" : isOneDay(period) ? "hour" : "hour_of_day";

const EATERS =
  /\bwhat(?:'s|s| is| are|'re| was| were) (?:my|our|the) (?:(?:biggest|worst|main|top|largest|number one) )+(?:(?:energy|power|electricity|electric) )?(?:hog|guzzler|user|consumer|drain|eater|culprit|offender|draw|load)s?\b|\bwhat (?:used|uses|is using|consumed|consumes|drew|draws|took|takes|cost|costs) (?:me |us )?(?:the |up the )?most\b|\bwhat(?:'s|s| is| are)? (?:the )?(?:(?:eating|using|drawing|sucking|hogging|burning|guzzling|draining|consuming|taking)(?: up)? (?:all|most|so much|the most)|eats|uses the most|(?:eating|sucking|hogging|guzzling|draining))\b|\bwhere(?:'s| does| is| did| do| are| has) (?:all )?(?:my|our|the|this|that) (?:power|electric(?:ity)?|energy|juice|kwhs?|usage)(?: all)? (?:go|going|went|gone)\b|(?:谁|什么东西|啥东西|什么(?:设备|电[器气]|家电)?|啥(?:设备|电[器气]|家电)?|哪样东西?)最?(?:费|耗|吃|用)电(?:最多|最凶|最厉害|最猛)?|电(?:都|到底)*(?:去|用|跑|花)(?:到|在)?(?:哪|什么地方)|(?:什么|啥|哪个|哪样)(?:东西|电器|设备|家电)?用[得的](?:电)?最(?:多|厉害|凶)|(?:都|到底)?是?(?:什么|啥|哪些|谁)(?:东西|电器|设备)?还?(?:一直)?在(?:用|耗|费|吃)(?:着)?电?(?![量价费])|\bwhat(?: on earth| the hell| exactly)? (?:is|was|were|'s) (?:still |even )?(?:using|drawing|burning|consuming|eating|pulling)\b/;
const RANKED_APPLIANCES =
  /\b(?:rank|order|sort|list)(?:ing)? (?:of )?(?:(?:all|every|each) )?(?:(?:my|our|the) )?appliances?\b|(?:电器|设备).{0,8}(?:排个?[名行序]|排序|排行)/;
/** 每天晚上6点到10点…列成表: a row for each day. */
const EACH_DAY =
  /每[天日晚].{0,24}(?:列|逐|分别|明细|表)|(?:列|逐|做个?表).{0,16}每[天日晚]|逐[天日]|按[天日](?:列|分|统计)|\b(?:each|every) (?:day|night|evening|morning)\b.{0,60}\b(?:table|list|row)\b/;
const isOfSeveralDays = (period: string | undefined): boolean => period?.includes("..") === true;
const RANKED_GROUP =
  /\b(?:highest|lowest|best|worst|biggest|smallest|cheapest|dearest|priciest|(?:most|least) expensive) (month|week|day|quarter|year)s?\b/;
const OF_MONTHS = /^(?:year|quarter|last\d+m)|^\d{4}$|\.\./;
const EACH_MONTH =
  /\b(?:the )?same months\b|\bmonth by month\b|\b(?:each|every|per|by) month\b|\bone (?:line|row) (?:each|per month)\b|按月|逐月|各月|每个?月|同月/;
const FROM_MONTH = new RegExp(
  `\\b(?:from|since|starting(?: in)?) (?:${MONTH_NAME})\\b(?! (?:to|until|till?|through|and|-))|月(?:份)?(?:以来|开始|起|到现在|至今)`,
);
const MONTH_WISE = /\bmonth[- ]?wise\b|\bmonth by month\b|\b(?:each|every|per|by) month\b|按月|逐月|每个?月/;
const THIS_MONTH = /\b(?:this|the current) month\b|本月|[这當当]个?月/;
/** "Has anything started to use more?": which of them. */
const ANYTHING_MORE =
  /\b(?:has|have|is|did|are) (?:there )?(?:anything|something|any (?:of (?:my|our|the) )?(?:appliances?|devices?|things?))\b.{0,50}\b(?:more|higher|up|increas\w+|ris\w+|worse)\b|有(?:没有)?(?:什么|啥|哪[个样些])(?:电器|设备|东西).{0,12}(?:变|比|更|越来越|多)/;
const EVERY_APPLIANCE =
  /各[种类个样]?(?:家用)?电器|所有的?(?:家用)?电器|每[种个样](?:家用)?电器|\b(?:all|each|every|rank|list) (?:of )?(?:(?:my|our|the) )?appliances?\b/;
/** That electricity flows now, or which way: "am I importing or exporting?" */
const FLOWS =
  /\b(?:am|are|is) (?:\S+ ){1,5}?(?:importing|exporting|buying|selling|feeding|drawing|using|taking|making|producing|generating)\b|\bam i exporting\b|(?:卖|买|取|用|送|发|产)电|上网/;
const NOW = /\b(?:right now|at (?:the|this) moment|currently)\b|\bnow\s*[?.!]*$|^now\b|现在|此刻|这会儿|目前|当前/;
const WHICH_WAY =
  /^(?:am i|are we|is (?:my|our|the) (?:house|home)) (?:importing|exporting|buying|selling|feeding|drawing)\b(?!.*\b(?:more|less|than|last|this|too)\b)|(?:在|是)(?:卖|买|取|送)电还是(?:在)?(?:卖|买|取|送)电/;
/** @param text normalized question */
export const asksWhichWay = (text: string): boolean => WHICH_WAY.test(text);

const OWN_GRAIN: ReadonlySet<Group> = new Set(["appliance", "device", "room"]);

const DEGREES = "(?:°|度|℃|℉|degrees?|celsius|fahrenheit|[cf]\\b)";
const HOTTER = new RegExp(
  `\\b(?:over|above|past|hotter than|warmer than|more than|exceed(?:s|ed|ing)?|at least) -?\\d+(?:\\.\\d+)? ?${DEGREES}|(?:超过|高于|大于|高过|超|破)\\d+(?:\\.\\d+)?(?:度|℃|°)|\\d+(?:度|℃|°c?)以上`,
);
const COLDER = new RegExp(
  `\\b(?:under|below|colder than|cooler than|less than) -?\\d+(?:\\.\\d+)? ?${DEGREES}|(?:低于|小于|不到|低过)(?:零下)?-?\\d+(?:\\.\\d+)?(?:度|℃|°)|\\d+(?:度|℃|°c?)以下|\\b(?:below|under) (?:freezing|zero)\\b|\\bsub-?zero\\b|\\bfreezing (?:days|nights|weather)\\b|零下`,
);
/** That degrees are meant, where 度 could be kilowatt-hours. */
const OF_WEATHER =
  /气温|温度|天气|室外|户外|高温|低温|最高温|零下|[℃℉°]|\bdegrees?\b|\bcelsius\b|\bfahrenheit\b|\btemperature\b|\d ?[cf]\b|\bfreezing\b|\b(?:hotter|warmer|colder|cooler) than\b|zero\b/;
const SETTING =
  /\b(?:thermostat|heating|boiler|heater|fridge|freezer|tank|set (?:to|at))\b|空调|恒温|暖气|热水|设(?:定|成|到|在|置)|调[到成]/;
const KWH_LIMIT = /^(?:above|below):[\d.]+(?:kWh)?$/;

const HIGHEST_BILL =
  /\b(?:highest|biggest|largest|most expensive|dearest) (?:\w+ )?bill\b|最[高贵大多]的?(?:那|一)?(?:一?[期次个张])?的?(?:账单|电费单)/;
const LOWEST_BILL =
  /\b(?:lowest|smallest|cheapest) (?:\w+ )?bill\b|最[低少小便宜]+的?(?:那|一)?(?:一?[期次个张])?的?(?:账单|电费单)/;

const endOfBills = (text: string): "highest" | "lowest" | undefined =>
  HIGHEST_BILL.test(text) ? "highest" : LOWEST_BILL.test(text) ? "lowest" : undefined;

const OF_TARIFF: ReadonlySet<string> = new Set(["peak", "off_peak", "mid_peak", "part_peak"]);

const NAMES_BILL = /\b(?:last|latest|previous|current|this|next|recent)\b(?: \w+)? (?:bill|statement|invoice)\b/;
const NAMES_A_MONTH = new RegExp(`\\b(?:for|in|of) (${MONTH_NAME})\\b`);

const OF_THIS_MONTH = /\bthis month\b|[这本]个?月/;

/** "My bill for November" is of that month, and not the last one. */
function monthOfBill(period: string | undefined, text: string): string | undefined {
  if (!/^bill(?:0|[-+]1)$/.test(period ?? "") || NAMES_BILL.test(text)) return period;
  if (OF_THIS_MONTH.test(text)) return "month0";
  const month = MONTH_OF_WORD.get(NAMES_A_MONTH.exec(text)?.[1] ?? "");
  return month === undefined ? period : `--${String(month).padStart(2, "0")}`;
}

/** "The lowest it has ever gone in one hour" */
const OF_ONE_HOUR =
  /\b(?:in|within|for|over|during) (?:a|an|one|any|a single|any single|any one|a given|just one) hour\b|\b(?:single|one-hour|hourly) (?:highest|lowest|most|least|peak|low|high|max(?:imum)?|min(?:imum)?)\b/;

const LEFT_OUT_MONTH = new RegExp(
  `\\b(?:exclud(?:e|ing)|without|except(?: for)?|leaving out|not counting|ignoring|minus|skipping|apart from|other than) (${MONTH_NAME})\\b`,
);

/** "Excluding August" is no time that another is held against. */
function leftOutMonth(text: string): string | null {
  const month = MONTH_OF_WORD.get(LEFT_OUT_MONTH.exec(text)?.[1] ?? "");
  return month === undefined ? null : `--${String(month).padStart(2, "0")}`;
}

const CLOCK_TIME =
  /\d ?(?:点|时|:\d\d|a\.?m|p\.?m)|\b(?:noon|midnight|o'?clock)\b|\d ?(?:-|to|and|until|till?) ?\d|[点时]/;

/**
 * What the tagger has marked, corrected and completed by the question's own words.
 *
 * @param text normalized
 * @param today YYYY-MM-DD
 * @param marks the words that the tagger took for times; absent where that is not known
 */
export function saidSlots(marked: WordSlots, text: string, today: string, marks?: readonly TimeMark[]): WordSlots {
  const digits = withDigits(text);
  const result: WordSlots = { ...marked };
  // "My weekend use" is that of all weekends.
  if (result.period === "weekend0" && ON_WEEKENDS.test(text) && !ONE_WEEKEND.test(text)) delete result.period;
  result.period = monthOfBill(result.period, text);
  if (result.period === "month0" && MONTH_WISE.test(text) && !THIS_MONTH.test(text)) delete result.period;
  readUsually(result, text);
  const times = usualDay(text, result, today) ?? saidTimes(text, result, marks, today);
  if (times) {
    Object.assign(result, times);
    result.filters = result.filters?.filter((filter) => !SEASONS_OF_FILTERS.has(filter) || !times.comparedTo);
  }
  Object.assign(result, daysOfEveryWeek(text, result));
  Object.assign(result, weekdaysOfTime(digits, result, unmarkedPeriod(text, today)));
  result.period ??= result.comparedTo === undefined ? unmarkedPeriod(text, today) : undefined;
  Object.assign(result, pairOfDays(text), chineseDay(digits, result));
  readUsualWeekday(result, text);
  // 10月1日到7日 is no hour of a day.
  if (/\d[日号]/.test(digits) && !CLOCK_TIME.test(digits))
    result.filters = result.filters?.filter((filter) => !filter.startsWith("hours:"));
  // "When do we use the most energy" names no place.
  if (result.place && EXTREME.test(result.place)) delete result.place;
  if (THAN_USUAL.test(text) && !WEEKDAYS.test(text.replace(THAN_USUAL, "")))
    result.filters = result.filters?.filter((filter) => filter !== "weekday" && filter !== "mid_peak");
  const seasons = seasonsOfEach(text);
  if (
    seasons.length > 1 &&
    result.comparedTo === undefined &&
    !result.filters?.some((filter) => seasons.includes(filter))
  ) {
    result.filters = [...(result.filters ?? []), ...seasons];
    if (seasons.includes(result.period ?? "")) delete result.period;
  }
  // "Have we used less than last month" picks none of several.
  if (result.comparedTo && /^(?:highest|lowest)$/.test(result.pick ?? "") && !EXTREME.test(text)) delete result.pick;
  // "Peak and off-peak blended" is one price.
  if (result.group === "tariff_period" && asksBlended(text)) delete result.group;
  if (asksBlended(text) && /峰|\bpeak\b/.test(text))
    result.filters = result.filters?.filter((filter) => !OF_TARIFF.has(filter));
  readGrain(result, text, digits);
  if (asksBothEndsOf(text)) result.group = (RANKED_GROUP.exec(text)?.[1] as Group | undefined) ?? result.group;
  // "The same months of last year, one line each", 今年自给率跟去年比，按月
  if (result.group === undefined && result.comparedTo !== undefined && OF_MONTHS.test(result.period ?? ""))
    if (EACH_MONTH.test(text)) result.group = "month";
  // "Each month from June" goes on until now.
  const isOfEach = result.group === "month" && result.pick === undefined && result.comparedTo === undefined;
  if (isOfEach && /^--\d\d$/.test(result.period ?? "") && FROM_MONTH.test(text))
    result.period = `since:${result.period}`;
  if (result.group === undefined && result.pick === undefined && isOfSeveralDays(result.period) && EACH_DAY.test(text))
    result.group = "day";
  readWeather(result, digits);
  if (!OF_WEATHER.test(digits) && !SETTING.test(digits)) readLimits(result, digits);
  readBudget(result, text);
  readLimitOfWhole(result, text);
  readMoneyLimit(result, text, digits);
  readNothing(result, text);
  readDaysOfParts(result, text);
  readEachDay(result, text);
  readCountedUnit(result, digits);
  readBills(result, text);
  if (result.group === "bill" && MONTH_WISE.test(text)) result.group = "month";
  readHours(result);
  readEvening(result, text);
  readNight(result, digits);
  readHalfOfDay(result, text);
  if (result.comparedTo === leftOutMonth(text)) delete result.comparedTo;
  readNamedPart(result, text);
  readSidesOfDay(result, text);
  readWorkingDays(result, digits);
  if (
    OF_ONE_HOUR.test(text) &&
    /^(?:highest|lowest|top|bottom)/.test(result.pick ?? "") &&
    (result.group ?? "day") === "day"
  )
    result.group = "hour";
  // "I work nights": of who asks, and not of the hours.
  if (WORKS_NIGHTS.test(text) && result.filters?.some((filter) => filter.startsWith("hours:")) === true)
    result.filters = result.filters.filter((filter) => filter !== "night" && filter !== "daytime");
  readQuarterHour(result, digits);
  if (asksStrongestSale(text)) {
    result.group = "hour";
    result.pick = "highest";
    result.given = some(result.given?.filter((given) => given !== "15min"));
  } else if (asksStrongestQuarter(digits)) {
    delete result.group;
    delete result.pick;
  }
  readWholeTime(result);
  if (result.period === undefined && !result.appliances && IN_A_YEAR.test(text)) result.period = "last12m";
  if (result.period === undefined && ALL_TIME.test(text)) result.period = "all";
  if (result.period === undefined && WAS_ALL_NIGHT.test(text)) {
    result.period = "day-1";
    result.filters = [...(result.filters?.filter((filter) => filter !== "night") ?? []), "night"];
  }
  if (result.period === undefined && (asksWhichWay(text) || (NOW.test(text) && FLOWS.test(text))))
    result.period = "hour0";
  readPartsOfWeek(result, text);
  readPickedGroup(result, text);
  readSides(result, text);
  readLeftOutDays(result, digits);
  readDaySets(result, digits, today);
  if (asksBothEnds(text, result) && /^(?:highest|lowest|top:1|bottom:1)$/.test(result.pick ?? "")) delete result.pick;
  const isOfHours = result.group === undefined || (OF_OWN_TARIFF.test(text) && result.group.startsWith("hour"));
  if (MOST_EXPENSIVE_HOURS.test(text) && isOfHours && !result.filters?.length) {
    result.filters = ["peak"];
    delete result.pick;
    delete result.group;
  }
  Object.assign(result, nightAcross(digits) ?? datedNight(digits, today) ?? oneNight(result, text, today));
  if (!holdsHours(result, text)) result.filters = some(result.filters && withoutRepeats(result.filters));
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined));
}

const USUALLY = /平时|平常|平素/;
const PERIOD_OF_TARIFF = /平时(?:段|电价|价)|[峰谷尖]时?[、,和跟与及/]?平|平时?[、,和跟与及/]?[峰谷尖]|平段|平峰/;

/** 平时 as "usually" is no period of a tariff; beside weekends it means the other days. */
function readUsually(slots: WordSlots, text: string): void {
  if (!USUALLY.test(text) || PERIOD_OF_TARIFF.test(text)) return;
  const areWeekdaysSaid = WEEKDAYS.test(text) || WEEKENDS.test(text);
  slots.filters = some(
    slots.filters?.filter((filter) => filter !== "mid_peak" && (filter !== "weekday" || areWeekdaysSaid)),
  );
}

/** A time of day that is no time of an action: "before 7 am yesterday" is of those hours. */
function readHours(slots: WordSlots): void {
  const [time] = slots.times ?? [];
  const [, side, hour, minute] = /^(at|by|after|before):(\d\d):(\d\d)$/.exec(time ?? "") ?? [];
  delete slots.times;
  if (side === undefined || slots.filters?.some((filter) => filter.startsWith("hours:"))) return;
  const at = `${Number(hour)}${minute === "00" ? "" : `:${minute}`}`;
  const until = `${Number(hour) + 1}${minute === "00" ? "" : `:${minute}`}`;
  const hours = side === "at" ? `${at}-${until}` : side === "after" ? `${at}-24` : `0-${at}`;
  if (hours !== "0-0") slots.filters = [...(slots.filters ?? []), `hours:${hours}`];
}

const WORKS_NIGHTS =
  /\b(?:work|working|worked|on) (?:the )?(?:nights?|night shifts?|days)\b|\bsleep (?:in the )?days?\b|夜班|上晚班/;
/** Around dinner, 5 to 8 is in the evening; of a night out of bed, 10 to 2 is around midnight. */
const IN_EVENING = /\b(?:dinner|supper|evenings?|after work|tea time)\b|晚饭|晚餐|晚上|傍晚|下班|放学/;
const AT_NIGHT = /\b(?:nights?|nite)\b|夜里|半夜|晚上|昨晚/;
const BARE_HOURS = /^hours:(\d{1,2})-(\d{1,2})$/;
const HALF_SAID = /\d ?[ap]\.?m\b|早上|早晨|上午|中午|正午|凌晨|清晨|\b(?:morning|noon|midday)\b/;

function readEvening(slots: WordSlots, text: string): void {
  if (HALF_SAID.test(text)) return;
  const isOfNight = slots.filters?.includes("night") === true || AT_NIGHT.test(text);
  slots.filters = slots.filters?.map((filter) => {
    const [, from, to] = BARE_HOURS.exec(filter) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || first > NOON) return filter;
    // "Tuesday night between 10 and 2", which the grammar takes for the middle of the day.
    if (isOfNight && first >= 9 && first < NOON && (last <= 6 || (last > NOON && last - NOON <= 6)))
      return `hours:${first + NOON}-${last > NOON ? last - NOON : last}`;
    return IN_EVENING.test(text) && first >= 4 && last < NOON && first < last
      ? `hours:${first + NOON}-${last + NOON}`
      : filter;
  });
  if (slots.filters?.some((filter) => BARE_HOURS.test(filter)) === true && isOfNight)
    slots.filters = slots.filters.filter((filter) => filter !== "night");
}

const CLOCK = "(?:\\d{1,2}(?::\\d\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?)?|midnight)";
const NIGHT = new RegExp(
  `\\b(?:last night|yesterday)(?: (?:at|from|evening))* (${CLOCK}) ?(?:to|-|until|till?) ?(${CLOCK})|\\b(${CLOCK}) (?:last night|yesterday(?: evening| night)?) ?(?:and|to|-|until|till?) ?(${CLOCK}) (?:this morning|today)|昨[天日]?(?:晚上?|夜里?)(\\d{1,2}点半?)(?:到|至|-)今[天日早晨]?(?:早上|早晨|凌晨|清晨|早)?(\\d{1,2}点半?)`,
);

/** 昨晚十点到今早六点: one night, of the day on which it begins. */
function readNight(slots: WordSlots, digits: string): void {
  const [begin, end] =
    NIGHT.exec(digits)
      ?.slice(1)
      .filter((one) => one !== undefined) ?? [];
  const [from, to] = [begin && hourOf(begin, "none"), end && hourOf(end, "none")];
  if (typeof from !== "number" || typeof to !== "number" || to > NOON) return;
  const first = from > 0 && from < NOON && !/a/.test(begin ?? "") ? from + NOON : from;
  if (first <= to) return;
  slots.period = "day-1";
  delete slots.comparedTo;
  slots.filters = [`hours:${clock(first)}-${clock(to)}`];
}
const NOON = 12;
const clock = (hour: number): string => `${Math.floor(hour)}${hour % 1 === 0 ? "" : `:${(hour % 1) * 60}`}`;

/** "Was the heating on all night?" is of last night. */
const WAS_ALL_NIGHT =
  /\b(?:was|were|did)\b.*\ball night\b(?!.*\b(?:every|usually|always)\b)|(?:开|用|跑|亮)了(?:一整?|整)[晚夜]/;

/** 我家一年用了多少度电 */
const IN_A_YEAR =
  /(?<![每第去今前明后\d两三四五六七八九十])[一1]年(?:到头|下来|里|内|间)?(?:一共|总共|大概|大约|差不多|能|要|得)*(?:用|耗|买|卖|发)/;

const ALL_TIME =
  /\b(?:whole|entire|full) (?:data ?set|data|history|record|time)\b|\ball (?:of )?(?:the |my )?(?:data|readings|records|history)\b|\bof all time\b|\b(?:spike|peak|hour|day|week|month|bill) ever\b|\b(?:best|worst|biggest|highest|lowest|most|least) [a-z ]{1,25} ever\b|\bsince (?:the (?:start|beginning)(?! of)|day one|(?:my |the )?(?:data|readings|records) (?:start|began|begin)|(?:you|i|we|it|this)(?:'ve|'s| have| has)? (?:first )?(?:start(?:ed)?|beg[au]n|joined|signed up|been) ?(?:track|record|measur|monitor|collect|count|log|watch|with you|here)?\w*)|\b(?:ever|to date|so far) in total\b|\bin total ever\b|(?:开始|有)(?:记录|监测|统计|数据|计量)(?:以来|到现在|至今|起|开始)|\bever (?:had|seen|reached|exported|bought|used|made|sold|produced|imported|paid|spent)\b|从(?:一开始|开始)到现在|有史以来|(?:全部|所有|整个)的?(?:数据|读数|历史|记录)|历史(?:上|最[高低])/;

const AVERAGED = /平均|一般|通常|平时|\b(?:average|avg|averaged|usually|normally|typically)\b/;
const ONE_OF_THEM = /(?:上|下|这|本)个?(?:周|星期|礼拜)|今|昨|\b(?:last|this|next|past|previous|latest)\b/;

/** 星期天晚上平均用多少 is of all Sundays. */
function readUsualWeekday(slots: WordSlots, text: string): void {
  const [, day] = /^(mon|tue|wed|thu|fri|sat|sun)0$/.exec(slots.period ?? "") ?? [];
  if (!day || slots.comparedTo || !AVERAGED.test(text) || ONE_OF_THEM.test(text)) return;
  delete slots.period;
  slots.filters = [...(slots.filters ?? []), day];
}

const NOT_WEEKDAYS =
  /\b(?:not|no|without|excluding|except(?: for)?|rather than) (?:on |the |my )*week ?days?\b|(?:不算|不含|不要|不是|不计|除[了去开掉]|去掉|扣[掉除]|刨[掉去]|撇开)(?:工作日|平日)/;
const NOT_WEEKENDS =
  /\b(?:not|no|without|excluding|except(?: for)?|leav(?:e|ing) out|rather than) (?:on |the |my )*week ?ends?\b|(?:不算|不含|不要|不是|不计|除[了去开掉]|去掉|扣[掉除]|刨[掉去]|撇开)(?:周末|双休)/;
const WEEKDAYS =
  /\bweek ?days?\b|\b(?:through|during) the week\b|工作日|平日|上[学班](?:的?(?:日子?|时候)|那几天)|上课的?日子|\bschool days\b|平时.{0,8}(?:和|跟|与|同|比|还是|、)[^，,。]{0,4}(?:周末|双休)|(?:周末|双休).{0,14}(?:和|跟|与|同|比|还是|、)[^，,。]{0,4}平时|(?:周末|双休).*平时.*(?:各|分别|哪|差|日均)/;
const WEEKENDS = /\bweek ?ends?\b|周末|双休/;
const OF_WEEKEND = /^(?:sat|sun|sat\+sun)$/;
const ON_WEEKENDS =
  /\bweekend (?:use|usage|consumption|energy|electricity|power|cost|spend(?:ing)?|bill|average|kwh|day)s?\b/;
const ON_WEEKDAYS =
  /\b(?:average|typical|normal|ordinary) weekday\b|\bweekday (?:use|usage|consumption|energy|electricity|power|cost|spend(?:ing)?|bill|average|kwh)s?\b/;
const PARTS_OF_WEEK: ReadonlySet<string> = new Set(["weekday", "weekend"]);
/** "Does it get more expensive on weekends?": than on the other days. */
const MORE_ON_ONE =
  /\b(?:do|does|is|are|did)\b.*\b(?:more|less|higher|lower|worse|expensive|cheaper)\b.{0,20}\b(?:on|at|over) (?:the )?week ?(?:ends?|days?)\b(?!.*\bthan\b(?! on| week))|(?:周末|工作日)(?:是不是|会不会|有没有)?[^比]{0,6}(?:更|比较)?(?:多(?!少)|费|贵|高|省|(?<!多)少)[吗么呢]?[?？]?$/;
const BY_HOUR =
  /\bhourly\b|\b(?:by|per|each|every) hour\b|\bhour[- ]by[- ]hour\b|\b(?:daily|load|usage) (?:profile|curve|pattern)s?\b|每(?:个)?小时|逐时|按小时|曲线/;
const OF_ONE_PART = /一共|总共|合计|百分之几|几成|占|\bin (?:all|total)\b|\b(?:share|percent\w*|portion|part) of\b/;
/** The last or this weekend is a period, and no half of all weeks. */
const ONE_WEEKEND = /\b(?:last|this|next|past) week ?end\b|[上这本下]个?周末/;

/** "The average weekday and weekend day" are set side by side; "my weekend use" is that of weekends. */
function readPartsOfWeek(slots: WordSlots, text: string): void {
  const left = NOT_WEEKDAYS.test(text) ? "weekend" : NOT_WEEKENDS.test(text) ? "weekday" : undefined;
  if (left) {
    slots.filters = [...(slots.filters?.filter((filter) => !PARTS_OF_WEEK.has(filter)) ?? []), left];
    return;
  }
  if (WEEKDAYS.test(text) && WEEKENDS.test(text) && !ONE_WEEKEND.test(text)) {
    // "The hourly profile of weekdays and weekends": of each.
    if (BY_HOUR.test(text) && slots.comparedTo === undefined && slots.pick === undefined) {
      slots.group = "hour_of_day";
      slots.filters = [
        ...(slots.filters?.filter((filter) => !OF_WEEKEND.test(filter) && !PARTS_OF_WEEK.has(filter)) ?? []),
        ...PARTS_OF_WEEK,
      ];
      return;
    }
    const areBothMarked = [...PARTS_OF_WEEK].every((part) => slots.filters?.includes(part));
    const isGrouped = slots.group !== undefined && slots.group !== "day";
    if (areBothMarked || isGrouped || slots.pick !== undefined || slots.comparedTo !== undefined) return;
    slots.group = "weekpart";
    slots.filters = slots.filters?.filter((filter) => !PARTS_OF_WEEK.has(filter) && !OF_WEEKEND.test(filter));
    return;
  }
  if (
    MORE_ON_ONE.test(text) &&
    slots.group === undefined &&
    slots.comparedTo === undefined &&
    !ONE_WEEKEND.test(text)
  ) {
    slots.group = "weekpart";
    slots.filters = slots.filters?.filter((filter) => !PARTS_OF_WEEK.has(filter));
    return;
  }
  if (slots.group === "weekpart") {
    readOneSide(slots, text);
    return;
  }
  const part = ON_WEEKENDS.test(text) ? "weekend" : ON_WEEKDAYS.test(text) ? "weekday" : undefined;
  const isOfOne = ONE_WEEKEND.test(text) || slots.group === "weekday";
  if (part && !isOfOne && !slots.filters?.some((filter) => PARTS_OF_WEEK.has(filter)))
    slots.filters = [...(slots.filters ?? []), part];
}

/** 十月的周末用了多少: of weekends alone, where nothing is set beside them. */
function readOneSide(slots: WordSlots, text: string): void {
  const isOfOne = WEEKENDS.test(text) !== WEEKDAYS.test(text) && !ONE_WEEKEND.test(text);
  if (!isOfOne || (BESIDE.test(text) && !OF_ONE_PART.test(text))) return;
  const alone = WEEKENDS.test(text) ? "weekend" : "weekday";
  delete slots.group;
  slots.filters = [...(slots.filters?.filter((filter) => !PARTS_OF_WEEK.has(filter)) ?? []), alone];
}
/** What a side of the week is held against goes unsaid. */
const BESIDE =
  /\b(?:or|vs\.?|versus|than|compare[ds]?|comparing|against|difference|differ\w*|each|split|by|per)\b|还是|定系|[比跟和同与哪差各按再]|区别|不一样|分别|分开|平时|其[他它]|假日/;

const OF_OWN_TARIFF = /\b(?:tariff|rate plan|rates?|plan)\b|电价|套餐/;
const MOST_EXPENSIVE_HOURS =
  /电价最[高贵]的?(?:时段|时候|时间)|最贵的?(?:时段|电价时段)|\b(?:most expensive|highest[- ]pric\w+|priciest|costliest) (?:rate |tariff |price )?(?:periods?|hours of the tariff|rates?|tier)\b|\b(?:which|what) hours? (?:is|are) (?:the )?(?:most expensive|dearest|priciest)\b|\bmost expensive hours?\b|\bwhen (?:power|electricity|the (?:price|rate)) is (?:the )?(?:most expensive|highest|priciest|dearest)\b/;

function readGrain(slots: WordSlots, text: string, digits: string): void {
  if (asksHourOfPickedDay(text)) {
    slots.group = "day";
    slots.pick ??= "highest";
    return;
  }
  readRanks(slots, text, digits);
  readBalance(slots, text);
  readLeast(slots, text);
  readWhenPeaked(slots, text);
  readWorst(slots, text);
  const isOfOneDay = isOneDay(slots.period);
  const part = PART_OF_THE_WEEK.exec(text)?.[1];
  if (part) slots.filters = [...new Set([...(slots.filters ?? []), part])];
  if (part || DAY_OF_A_WEEK.test(text)) slots.group = "weekday";
  else if (slots.group === undefined || slots.group === "day" || (slots.group === "hour" && !isOfOneDay)) {
    if (TIME_OF_DAY.test(digits) && EXTREME.test(text)) slots.group = "hour_of_day";
    else if (HOURLY.test(text)) slots.group = "hour";
  }
  if (slots.group === undefined && asksUsualHour(text, slots)) {
    slots.group = "hour_of_day";
    slots.pick ??= /\b(?:least|lowest|smallest)\b|最[少低小省]/.test(text) ? "lowest" : "highest";
  }
  const isPlain = slots.pick === undefined && slots.comparedTo === undefined;
  const mayBePattern = slots.group === undefined || (slots.group === "week" && WEEKLY.test(text));
  if (mayBePattern && isPlain && PATTERN.test(text)) slots.group = groupOfPattern(text, slots.period);
  if (slots.pick === undefined && slots.group === undefined) slots.pick = endOfBills(text);
  slots.group = groupPerDay(text) ?? slots.group;
  if (slots.group === undefined && slots.pick === undefined && AVERAGE_MONTH.test(text)) slots.group = "month";
  const areApplianceRanked = RANKED_APPLIANCES.test(text) && !slots.devices;
  // 什么设备最费电: what the home has, connected or not.
  const mayBeEaters = slots.group === undefined || slots.group === "device";
  if (mayBeEaters && !slots.appliances && !slots.devices && EATERS.test(text)) slots.group = "appliance";
  else if (slots.group === undefined && areApplianceRanked) slots.group = "appliance";
  else if (slots.group === undefined && !slots.appliances && !slots.devices && ANYTHING_MORE.test(text)) {
    slots.group = "appliance";
    // "Than six months ago": the latest whole month against that one.
    if (/^(?:month|week)-(?!1$)\d+$/.test(slots.period ?? "") && slots.comparedTo === undefined) {
      slots.comparedTo = slots.period;
      slots.period = `${slots.period?.split("-")[0]}-1`;
    }
  }
  // 各种电器的比例，热水器也说说: all of them are asked for, however many are named beside.
  if (slots.group === "appliance" && EVERY_APPLIANCE.test(text)) delete slots.appliances;
  if (slots.group !== undefined && OWN_GRAIN.has(slots.group) && /谁最|uses the most|the most\b/.test(text))
    slots.pick ??= "highest";
}

/** Dates that are named say when a home was empty, and a season in which sorts of days are compared is that of both. */
function readWholeTime(slots: WordSlots): void {
  if (slots.period !== undefined && NAMES_DATES.test(slots.period))
    slots.filters = some(slots.filters?.filter((filter) => filter !== "away" && filter !== "holidays"));
  if (slots.group !== "weekpart") return;
  slots.filters = some(slots.filters?.filter((filter) => filter !== "weekday" && filter !== "weekend"));
  if (slots.period !== undefined || slots.comparedTo === undefined) return;
  slots.period = slots.comparedTo;
  delete slots.comparedTo;
}
const NAMES_DATES = /^(?:\d{4}-|-)-?\d\d-\d\d/;

/** Days by their temperature, of which 度 are degrees and no kilowatt-hours. */
function readWeather(slots: WordSlots, digits: string): void {
  if (!OF_WEATHER.test(digits) || SETTING.test(digits)) return;
  const filter = COLDER.test(digits) ? "cold_days" : HOTTER.test(digits) ? "hot_days" : undefined;
  if (!filter) return;
  const others = slots.filters?.filter(
    (one) => one !== "away" && one !== "daytime" && !/^(?:hot|cold)_days$/.test(one),
  );
  slots.filters = [...(others ?? []), filter];
  slots.given = some(slots.given?.filter((amount) => !/^\d+kWh$/.test(amount)));
  slots.values = some(slots.values?.filter((value) => !/^-?[\d.]+[CF]$/.test(value)));
  if (slots.pick && KWH_LIMIT.test(slots.pick) && !/kwh|千瓦时|用电超过|\d度电/.test(digits)) slots.pick = undefined;
}
