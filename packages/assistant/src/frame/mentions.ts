import { type LeftOut, leftOutIn } from "./devices/left-out";
import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import type { TariffKind } from "@wattleaf/shared/domain/tariff-kinds";
import { asksWhatRuns, judgesAlwaysOn } from "./own-matters/what-runs";
import { busyPartAsked } from "./own-matters/busy-part-words";
import { asksIfOdd } from "./own-matters/odd-words";
import { asksIfEmpty } from "./own-matters/empty-words";
import { requestedLanguage } from "./language";
import type { Language } from "@wattleaf/shared/i18n/language";
import { asksPerDay } from "./times/daily-average";
import { asksAllNight, asksIfLeftOn } from "./times/all-night";
import { asksAllOffPeak } from "./times/all-off-peak";
import { asksAvoidedCarbon } from "./avoided-carbon";
import { ordersOnCondition } from "./devices/conditional";
import { asksOfRisk, type Danger, dangerIn } from "./danger";
import { asksFull, asksOnline, asksPower, asksSince } from "./devices/device-asks";
import type { AskedHomeMatter } from "./home-matter-kinds";
import { asksHourOfPickedDay } from "./times/picked-day";
import { asksState, asksWhether, ordersOutright } from "./devices/plain-command";
import { asksOwed } from "./owed";
import { asksBillAgainstMeter, asksEarnings } from "./said-bills";
import { asksBothEndsOf } from "./times/both-ends";
import { coinsNamed, type Matter, mattersIn } from "./said-matters";
import type { PricedHours } from "./amounts/hours-of-prices";
import { asksOtherTariff, type StatedTariff, statedTariff } from "./amounts/said-tariff";
import { asksShiftedTariffs } from "./amounts/shifted-tariffs";
import type { SaidSection } from "./said-sections";
import { type SeveralFigures, severalFigures } from "./several-kinds";
import { type SunZone, sunZoneOf } from "./sun-zone";
import { sharedBy } from "./amounts/shared-by";
import { asksOtherHomes, type StatedAmount, statedAmount } from "./amounts/stated-amounts";
import type { Weekday } from "./values/calendar";
import { fifthAsked } from "./times/fifth-weekday";
import { asksSinceUnknownDay } from "./times/unknown-day";
import { withDigits } from "./values/numbers";
import { personsIn } from "./amounts/persons";
import { asksIfAny, asksIfMuch, asksIfSo, differenceSupposed, type Judged, verdictAsked } from "./verdict-asked";
import { namesAsker } from "./whose-figures";

/** What a question names beside the slots, each a closed list of words. */
export interface Mentions {
  danger?: Danger;
  /** Where cents may be those of dollars. */
  euros?: true;
  /** Of which money 元 is where the home is. */
  yuan?: "HKD" | "TWD";
  /** What money is counted in where no amount says: of Simplified Chinese. */
  bareMoney?: "CNY";
  /** Where it says that panels would stand. */
  sunZone?: SunZone;
  /** A number as prices have it that none of its amounts was read from: a sum without it would be wrong. */
  unreadPrice?: true;
  /** "The first day under 5 kWh", 最近一次超过: which one of those on a side of a limit. */
  asksTurn?: "first" | "last";
  /** "… and at what hour of that day?" */
  thenHour?: true;
  /** 是初几: which day of the lunar year it was. */
  asksLunarDay?: true;
  /** "Or will it burn the house down?" */
  asksOfRisk?: true;
  /** "Are there days without readings?" */
  asksDataGaps?: true;
  /** Language that the asker asks to be answered in. */
  answerLanguage?: Language;
  /** A plan of Wattleaf by its name. */
  tier?: SubscriptionTier;
  tariffKind?: TariffKind;
  /** "Why did it go up?": what the asker takes for given. */
  presumes?: "fall" | "rise";
  /** "Higher than usual": held against what is common for this home. */
  asksUsual?: true;
  /** "Do I owe anything?": what is still to be paid. */
  asksOwed?: true;
  /** "How much CO2 am I saving?": what was not emitted. */
  asksAvoidedCarbon?: true;
  /** "Turn the fan on": it orders, and asks nothing. */
  ordersOutright?: true;
  /** "Should I turn it up at once?": it asks, and orders nothing. */
  asksWhether?: true;
  /** "On standby", "keeping warm": in which an appliance draws not what it does at work. */
  notAtWork?: true;
  /** "At 7 every weekday": again and again. */
  repeats?: true;
  /** "Is my car charging?": of how it is now. */
  asksState?: true;
  /** Of rewards, grid events and the asker's data: `said-matters.ts`. */
  matters?: readonly Matter[];
  /** Sections of articles that its words name: `said-sections.ts`. */
  sections?: readonly SaidSection[];
  /** Of the battery, the car, machines and cheap hours: `home-matters.ts`. */
  homeMatter?: AskedHomeMatter;
  /** "What is my load factor?" */
  asksLoadFactor?: true;
  /** "How complete is my data?" */
  asksCoverage?: true;
  /** "And what share of the energy was in those hours?" */
  asksShareOfThose?: true;
  /** "… and at what time of day mostly?" of the hours beyond a limit. */
  asksWhenBeyond?: true;
  /** "With 850 coins" */
  coins?: number;
  /** "Would a flat tariff be cheaper?": the own readings by another tariff. */
  asksOtherTariff?: true;
  /** "If I move my loads, which tariff is cheapest?" */
  afterShifting?: true;
  /** Its prices, where they are stated. */
  statedTariff?: StatedTariff;
  /** That of the question before, which it is held against. */
  earlierTariff?: StatedTariff;
  /** "Which one is cheaper?" of these two. */
  asksCheaper?: true;
  /** Two prices of which nothing tells the hours. */
  pricesWithoutHours?: { first: number; second: number; peak: "first" | "second" | null };
  /** What the asker calls peak. */
  peakHours?: PricedHours;
  /** "Does my bill match the meter?" */
  billAgainstMeter?: true;
  /** "And what did I earn from what I sold?" */
  asksEarnings?: true;
  /** "Is it offline?" */
  asksOnline?: true;
  /** "Since when?" */
  asksSince?: true;
  /** "How many watts?" of each device. */
  asksPower?: true;
  /** "How long until it is full?" */
  asksFull?: true;
  /** "Except on bank holidays" */
  holidays?: true;
  /** "Is this data real?" */
  doubtsData?: true;
  /** "One line each", "which months": the parts of an answer one by one. */
  asksEach?: true;
  /** Whether a day was on a weekend. */
  asksDayKind?: true;
  /** "In which months were these?" of days on one side of a limit. */
  byMonth?: true;
  /** "The three together": the sum of what was picked. */
  asksSum?: true;
  /** "The daily average of each month": months by their average day. */
  perDay?: true;
  /** "List them", "in a table": all of them. */
  asksList?: true;
  /** What is told of the same days beside what they are chosen by. */
  alsoCounts?: readonly ("bought" | "cost" | "produced" | "sold")[];
  /** "… and which was the worst?" */
  asksWorst?: true;
  /** Rain and sunshine, which no reading tells. */
  asksWeather?: true;
  /** A measure of spread, which is not computed. */
  asksDeviation?: true;
  /** By how much together, of what lay above a limit. */
  asksExcess?: true;
  /** What it has come to by now, beside what it will. */
  asksSoFar?: true;
  /** "Without the car": loads that do not count. */
  leavesOut?: readonly LeftOut[];
  /** "If it was all off-peak" */
  allOffPeak?: true;
  /** "If the battery is full, turn the heater on" */
  onCondition?: true;
  /** "When did the car last charge?" */
  asksLastRun?: true;
  /** "Since we got the heat pump", and no date. */
  sinceUnknownDay?: true;
  /** "Of the past year": of the twelve months until now, and not of the calendar year. */
  ofPastYear?: true;
  /** "The fifth Monday of October" */
  asksFifth?: Weekday;
  /** "How sure are you?" of a forecast. */
  asksRange?: true;
  /** Figures that belong together: `several-kinds.ts`. */
  several?: SeveralFigures;
  /** Between how many a bill is split. */
  sharedBy?: number;
  /** What someone else states, which the own figures are held against. */
  stated?: StatedAmount;
  /** "Was it more than usual?": which way a yes would mean. */
  asksVerdict?: "less" | "more";
  /** "How much less?": which way the asker takes a difference to go. */
  supposes?: "less" | "more";
  /** "Any day over 40 kWh?": whether there was one. */
  asksIfAny?: true;
  /** "While we sleep": of the nights. */
  asksAllNight?: true;
  /** "Is there something left on all night?" */
  asksIfLeftOn?: true;
  /** "Is that a lot?": which way a yes would be. */
  /** 是不是: a no is 不是, and not 没有. */
  asksIfSo?: true;
  asksIfMuch?: Judged;
  /** "For a family of four": how many live in the home that is judged. */
  persons?: number;
  /** "Same for weekends only" of a share: what of the weekends it is. */
  shareOf?: string;
  /** "Any of those on weekends?" of the days that were listed. */
  among?: string;
  /** "I don't get it": in one sentence. */
  inShort?: true;
  /** "Tell me more", "explain that more simply" after an article: what else it tells. */
  further?: "more" | "simpler";
  /** "What runs all night?": what draws it, and not only how much. */
  asksWhatRuns?: true;
  /** "Is 0.2 too much?" of what runs all night. */
  asksIfHigh?: true;
  /** "Did anything weird happen on the 14th?" */
  asksIfOdd?: true;
  /** "Do I peak in the evening?": the part of the day, as a filter. */
  busyPart?: string;
  /** "Was anyone at home?" */
  asksIfEmpty?: true;
  /** Nothing in the words says that the asker's own home is meant. */
  namesNoOne?: true;
  /** "Is that a lot for around here?" */
  asksOtherHomes?: true;
  /** "Which month was the highest, which the lowest?" */
  asksBothEnds?: true;
  /** "Self-sufficiency": what of the home's use its panels cover. */
  asksCovered?: true;
  /** "Self-consumption rate": what of the panels' output the home uses. */
  asksOwnShare?: true;
  /** 平段, which not every tariff has. */
  namesMidPeak?: true;
}

const TIERS: readonly [SubscriptionTier, RegExp][] = [
  ["enterprise", /\benterprise\b|企业版/],
  ["pro", /\bpro(?:fessional)?(?: plan| tier)?\b(?! rata| con)|专业版/],
  ["growth", /\bgrowth\b|成长版/],
  ["free", /\bfree (?:plan|tier|version|account)\b|免费版/],
];
const TARIFF_KINDS: readonly [TariffKind, RegExp][] = [
  [
    "time_of_use",
    /\btime[- ]of[- ](?:use|day)\b|\btou\b|\b(?:off[- ]?peak|peak|night|overnight|ev) (?:pricing|rate|tariff|plan)s?\b|\beconomy 7\b|(?<!不)分时|峰谷|谷电|时间电价|[两二三四]段式/,
  ],
  ["tiered", /\btier(?:ed|s)?\b|\bblock rate\b|\bslabs?\b|阶梯/],
  [
    "flat",
    /\bflat\b|\bfixed[- ](?:rate|price|tariff)|\bsingle rate\b|\bstandard (?:rate|tariff)|固定电价|单一制?电价|一口价|不分时|统一电?价/,
  ],
];
const RISE =
  /\busing (?:\w+ )?more\b|\bg(?:o|oes|one|oing|ot|et) (?:up|higher|so high)|\bwent up\b|\bincreas|\bclimb|\bcreep|\bhigher\b|\bdoubled\b|\btripled\b|\bjump|\bspike|\bso (?:high|much|big|expensive)\b|\btoo high\b|\b(?:insane|crazy|ridiculous|outrageous|huge|massive|through the roof|shock\w*|brutal|sky[- ]high)\b|涨|高了|比.{0,6}[高贵]|变高|更高|[这那]么[高贵多]|多了|翻倍|飙|变多|用多[咗了过]|多过|高过|贵咗|咁[多高贵]|离谱|吓人|夸张|太[高贵]|好[高贵]/;
/** "Why was it dearer?"; "was it dearer?" presumes nothing. */
const WHY_DEARER =
  /\b(?:why|how come)\b.*(?:\b(?:dearer|pricier|costlier|more expensive)\b|\bcosts? (?:\w+ )?(?:much )?more\b)|(?:为什么|为啥|为何|怎么|咋).*比.{0,14}(?:电费|花).{0,4}[高贵多]/;
const FALL =
  /\bg(?:o|oes|one|oing) down|\bwent down\b|\bdropp|\blower(?: than)?\b|\bdecreas|\bso (?:low|little|small)\b|降了|变[低少]|少[了咗过]|用少|[这那咁][么样]?[低少]/;
const USUAL = /\b(?:than|as) (?:usual|normal|always|it (?:usually|normally) is)\b|\bnormally\b|平时|平常|往常|以往/;
const DOUBTS = /\b(?:real|fake|made[- ]up|invented|genuine|simulated|demo data|sample data)\b|真的|假的|编的|真实|模拟/;
const NOT_AT_WORK =
  /\bstand-?by\b|\bidle\b|\bkeep(?:s|ing)? (?:\S+ )?warm\b|\b(?:eco|sleep|low[- ]power) mode\b|\bwhen (?:it is |it's )?off\b|保温|待机|睡眠模式|省电模式|辅助|息屏/;
const REPEATS =
  /\b(?:every|each) (?:single )?(?:day|night|morning|evening|afternoon|week|weekday|weekend|mon|tues?|wed|thu|fri|sat|sun)|\b(?:daily|nightly)\b|\bon (?:weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|每[天日晚早周个]|每逢|天天|工作日/;
/** Readings of one's own that are not there. */
const OF_PAST_YEAR =
  /(?:过去|最近|近)的?(?:整整)?[一1]年|(?:过去|最近|近)(?:12|十二)个月|\b(?:of|in|for|over|during) (?:the|my|our) (?:past|last|previous) (?:year|12 months|twelve months)\b/;
const DATA_GAPS =
  /\b(?:gaps?|holes?|missing (?:data|readings?|days?|hours?|values?|intervals?))\b.{0,24}\b(?:in|from|of|on|for|since) (?:my|our|the) (?:\w+ )?(?:data|readings?|meter|usage|history)\b|\b(?:are|were|is|was) (?:there )?(?:any )?(?:\w+ )?(?:data|readings?|days?|hours?|intervals?) (?:missing|lost|absent)\b|\b(?:my|our|the) (?:\w+ )?(?:meter|sensor)\b.{0,12}\b(?:did ?n[o']?t|failed to|stopped|has ?n[o']?t) (?:send|report|record|upload|deliver)\w*\b|\b(?:any|missing) gaps?\b.{0,20}\b(?:data|readings?)\b|(?:缺|漏|丢|少)(?:了|失|过)?(?:哪些|什么|几[天个]|多少)?(?:数据|资料|读数)|(?:数据|资料|读数).{0,8}(?:缺|漏|断|丢|空白|不全|中断)|没(?:有)?(?:数据|读数|资料)的(?:日子|天|时段)|哪[几些]?天没(?:有)?(?:数据|读数|资料)|(?:数据|读数|曲线|图).{0,10}(?:缺口|断档)|\b(?:days?|hours?|readings?) missing\b|\bgaps?\b.{0,30}\b(?:days?|meter|readings?|hours?)\b|\b(?:meter|it) (?:sent|recorded|reported|logged) nothing\b/;
const EACH =
  /\blist(?:ed|ing)?\b|\b(?:month|day|week|hour)[- ]?wise\b|\b(?:one|a) (?:line|row) (?:each|per|for)\b|\b(?:line|one|day|month|week|hour) by (?:line|one|day|month|week|hour)\b|\beach (?:day|month|week|of)\b|\bper (?:day|month|week)\b|\bshow (?:me )?all\b|\b(?:which|what) (?:days|months|weeks|hours|nights)\b|\bthe dates\b|\bwhich (?:ones?|dates)\b|列|分别|\bother months\b|其[他它余]的?月|各(?:用|是|发|花|买|多少|几)|逐|明细|哪(?:几|些)?个?(?:月|天|周)|标出|拆开|每[天日月周]各/;
const SUM = /\b(?:together|altogether|combined|added up|in total|the sum)\b|加起来|合起来|合计|总和|总共|一共/;
const LIST =
  /\blist(?:ed|ing)?\b|\b(?:month|day|week|hour)[- ]?wise\b|\btables?\b|\b(?:month|day|week|hour|line) by (?:month|day|week|hour|line)\b|\bshow (?:me )?all\b|\bper (?:day|month|week)\b|列|逐|明细|表格|做个?表|各[月天日周]|每[个]?[月天周]/;
const ALSO: readonly [RegExp, "bought" | "cost" | "produced" | "sold"][] = [
  [
    /\bkwhs?\b|\b(?:how much|what) (?:electricity |energy |power )?did (?:we|i) (?:use|buy|import)\b|\bwhat (?:we|i) (?:bought|used|imported|drew)\b|\b(?:buy|buying|bought) (?:anything|any)\b|\bdid (?:we|i) (?:still |have to |need to )*(?:buy|import)\b|(?:不用|要|没|用)买|(?<![发网])电量|度数|(?<![发卖]了?)[几多]少?度|用了多少|(?:从|向)电?网?.{0,2}(?:买|取|购)|买了多少/,
    "bought",
  ],
  [/\bcosts?\b|\bspen[dt]\b|\bdollars?\b|\bmoney\b|[$€£]|电费|多少钱|金额|费用|花费/, "cost"],
  [/\b(?:panels?|solar) (?:made?|make|produc\w+|generat\w+)\b|发了?(?:多少|几)|发电/, "produced"],
  [/\b(?:sold|sell|export(?:ed)?)\b|卖[给了出]|上网/, "sold"],
];
/** Kilowatt-hours or money: "how much last week" leaves it open, so both are told. */
const OPEN_AMOUNT =
  /^(?:so |and )?how much (?:was |is |for )?(?:it |we |i )?(?:(?:the |on )?(?:last|this|past) (?:week|month|year|weekend|night)|yesterday|today|(?:last |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s*[?.!]*$/;
const WORST =
  /\b(?:which|what)(?: \w+)? (?:was|is|were|are|has been) (?:the |my |our )?(?:worst|highest|most expensive|biggest|dearest)\b|最(?:多|高|狠|贵|凶|严重|离谱)的?(?:是|那|月|天|一)/;
const DEVIATION =
  /\bstandard deviation|\bstd\.? ?dev|\bvariance\b|\bpercentiles?\b|\bquartiles?\b|标准差|方差|百分位|分位数/;
/** In accounts a variance is the difference of two sums. */
const VARIANCE_OF_TWO =
  /\bvariances?\b(?=.{0,90}\b(?:vs\.?|versus|against|between|compar\w+|than|last|prior|previous|budget)\b)|(?<=\b(?:vs\.?|versus|against|between|compar\w+|year[- ]over[- ]year|month[- ]over[- ]month|budget)\b.{0,60})\bvariances?\b/g;
const asksDeviation = (text: string): boolean => DEVIATION.test(text.replace(VARIANCE_OF_TWO, "difference"));
const RANGE =
  /\bhow (?:sure|certain|accurate|confident|reliable)\b|\b(?:give or take|margin of error|range|best case|worst case)\b|[准靠]不?[准谱]吗?|有多(?:准|大把握|确定)|误差|上下浮动|范围/;
const WEATHER =
  /\b(?:rainy|sunny|cloudy|overcast|snowy|windy|wet|low[- ]sun|gr[ae]y) (?:days?|weeks?|ones?|or)\b|\b(?:did|was) it (?:rain|colder|warmer|hotter|raining|sunny|cloudy|cold|hot)\w*\b|[雨雪阴晴]天|下雨|下雪|多云/;
const SO_FAR = /\bso far\b|\bup to now\b|\balready\b|累[积计]|到(?:目前|现在|今天|而家)/;
const LAST_RUN =
  /\bwhen (?:did|was|were|has)\b.{0,40}\b(?:last|most recently)\b|\b(?:last|latest) time\b.{0,40}\b(?:charged?|ran|run|used|on)\b|(?:上[一1]?[次回]|最近[一1]次|最后[一1]次).{0,12}(?:什么时候|啥时候|几时|何时|哪天|几点)/;
const COVERED = /\bself[- ]?suffic\w*|\bautarky\b|自给(?:自足)?率|自给率/;
const OWN_SHARE = /\bself[- ]?(?:consum\w*|use)\b|自(?:发自)?用(?:电)?(?:率|比例|占比)/;
const MID_PEAK = /\bmid[- ]?peak\b|\bshoulder\b|平段|平时段|平期|平电/;
const HOLIDAYS = /\bholidays?\b|节假日|假期|法定假/;
const LUNAR_DAY =
  /初几|农历(?:是)?(?:几|哪)|大年(?:几|初几)|\b(?:which|what) (?:lunar )?day (?:of|in) (?:the )?(?:lunar|chinese)(?: new)? year\b/;
const EUROS = /€|\beuros?\b|\beur\b/;

/** @param text normalized question */
export function mentionsIn(text: string): Mentions {
  const several = severalFigures(text);
  const busy = busyPartAsked(text);
  const fifth = fifthAsked(text);
  const people = sharedBy(text);
  const stated = statedAmount(text);
  const verdict = verdictAsked(text);
  const judged = asksIfMuch(text);
  const persons = judged && personsIn(text);
  const supposes = differenceSupposed(text);
  // What a neighbor says of another home is nothing that is asked for.
  const found = dangerIn(text);
  const danger = found === "others" && stated?.of === "other" ? undefined : found;
  const answerLanguage = requestedLanguage(text);
  const tiers = TIERS.filter(([, pattern]) => pattern.test(text));
  const tier = tiers.length === 1 ? tiers[0]?.[0] : undefined;
  const tariffKind = TARIFF_KINDS.find(([, pattern]) => pattern.test(text))?.[0];
  const matters = mattersIn(text);
  const coins = coinsNamed(withDigits(text));
  const isOfOtherTariff = asksOtherTariff(text);
  const prices = statedTariff(text);
  const sunZone = sunZoneOf(text);
  const leftOut = leftOutIn(text);
  const isOpen = OPEN_AMOUNT.test(text);
  const also = ALSO.filter(
    ([words, metric]) => words.test(text) || (isOpen && (metric === "bought" || metric === "cost")),
  ).map(([, metric]) => metric);
  const presumes = RISE.test(text) || WHY_DEARER.test(text) ? "rise" : FALL.test(text) ? "fall" : undefined;
  return {
    ...(danger ? { danger } : {}),
    ...(sunZone ? { sunZone } : {}),
    ...(EUROS.test(text) ? { euros: true } : {}),
    ...(asksHourOfPickedDay(text) ? { thenHour: true } : {}),
    ...(LUNAR_DAY.test(text) ? { asksLunarDay: true } : {}),
    ...(asksOfRisk(text) ? { asksOfRisk: true } : {}),
    ...(DATA_GAPS.test(text) ? { asksDataGaps: true } : {}),
    ...(answerLanguage ? { answerLanguage } : {}),
    ...(tier ? { tier } : {}),
    ...(tariffKind ? { tariffKind } : {}),
    ...(presumes ? { presumes } : {}),
    ...(USUAL.test(text) ? { asksUsual: true } : {}),
    ...(asksOwed(text) ? { asksOwed: true } : {}),
    ...(asksAvoidedCarbon(text) ? { asksAvoidedCarbon: true } : {}),
    ...(ordersOutright(text) ? { ordersOutright: true } : {}),
    ...(asksWhether(text) ? { asksWhether: true } : {}),
    ...(NOT_AT_WORK.test(text) ? { notAtWork: true } : {}),
    ...(REPEATS.test(text) ? { repeats: true } : {}),
    ...(asksState(text) ? { asksState: true } : {}),
    ...(matters.length > 0 ? { matters } : {}),
    ...(coins === undefined ? {} : { coins }),
    ...(isOfOtherTariff ? { asksOtherTariff: true } : {}),
    ...(asksShiftedTariffs(text) ? { afterShifting: true } : {}),
    ...(isOfOtherTariff && prices ? { statedTariff: prices } : {}),
    ...(asksBillAgainstMeter(text) ? { billAgainstMeter: true } : {}),
    ...(asksEarnings(text) ? { asksEarnings: true } : {}),
    ...(asksOnline(text) ? { asksOnline: true } : {}),
    ...(asksSince(text) ? { asksSince: true } : {}),
    ...(asksPower(text) ? { asksPower: true } : {}),
    ...(asksFull(text) ? { asksFull: true } : {}),
    ...(HOLIDAYS.test(text) ? { holidays: true } : {}),
    ...(DOUBTS.test(text) ? { doubtsData: true } : {}),
    ...(EACH.test(text) ? { asksEach: true } : {}),
    ...(SUM.test(text) ? { asksSum: true } : {}),
    ...(asksPerDay(text) ? { perDay: true } : {}),
    ...(LIST.test(text) ? { asksList: true } : {}),
    ...(also.length > 0 ? { alsoCounts: also } : {}),
    ...(leftOut.length > 0 ? { leavesOut: leftOut } : {}),
    ...(WORST.test(text) ? { asksWorst: true } : {}),
    ...turnIn(text),
    ...(asksDeviation(text) ? { asksDeviation: true } : {}),
    ...(EXCESS.test(text) ? { asksExcess: true } : {}),
    ...(SO_FAR.test(text) ? { asksSoFar: true } : {}),
    ...(WEATHER.test(text) ? { asksWeather: true } : {}),
    ...(RANGE.test(text) ? { asksRange: true } : {}),
    ...(asksAllOffPeak(text) ? { allOffPeak: true } : {}),
    ...(ordersOnCondition(text) ? { onCondition: true } : {}),
    ...(LAST_RUN.test(text) ? { asksLastRun: true } : {}),
    ...(asksSinceUnknownDay(text) ? { sinceUnknownDay: true } : {}),
    ...(OF_PAST_YEAR.test(text) ? { ofPastYear: true } : {}),
    ...(fifth ? { asksFifth: fifth } : {}),
    ...(several ? { several } : {}),
    ...(people ? { sharedBy: people } : {}),
    ...(stated ? { stated } : {}),
    ...(verdict ? { asksVerdict: verdict, ...(asksIfSo(text) ? { asksIfSo: true } : {}) } : {}),
    ...(asksAllNight(text) ? { asksAllNight: true } : {}),
    ...(asksIfLeftOn(text) ? { asksIfLeftOn: true } : {}),
    ...(supposes ? { supposes } : {}),
    ...(asksIfAny(text) ? { asksIfAny: true } : {}),
    ...(judged ? { asksIfMuch: judged, ...(persons ? { persons } : {}) } : {}),
    ...(asksWhatRuns(text) ? { asksWhatRuns: true } : {}),
    ...(asksIfOdd(text) ? { asksIfOdd: true } : {}),
    ...(busy ? { busyPart: busy } : {}),
    ...(asksIfEmpty(text) ? { asksIfEmpty: true } : {}),
    ...(namesAsker(text) ? {} : { namesNoOne: true }),
    ...(judgesAlwaysOn(text) ? { asksIfHigh: true } : {}),
    ...(asksOtherHomes(text) ? { asksOtherHomes: true } : {}),
    ...(asksBothEndsOf(text) ? { asksBothEnds: true } : {}),
    ...(COVERED.test(text) ? { asksCovered: true } : {}),
    ...(OWN_SHARE.test(text) ? { asksOwnShare: true } : {}),
    ...(MID_PEAK.test(text) ? { namesMidPeak: true } : {}),
  };
}

/** "When did we first go over 40?", 第一次超过: the earliest; "the last time it was under": the latest. */
function turnIn(text: string): Pick<Mentions, "asksTurn"> {
  if (FIRST_TIME.test(text)) return { asksTurn: "first" };
  return LAST_TIME.test(text) ? { asksTurn: "last" } : {};
}
const FIRST_TIME =
  /\b(?:the |our |my )?first (?:time|day|week|month|hour|night|weekend)s?\b(?= (?:of (?:this|last) (?:year|month) )?(?:that |when |where |in (?:this|the) year |this year )?(?:we|i|it|my|our|the|was|were|under|over|above|below|with|went|used|exceeded)\b)|\bfirst (?:go|went|got|used?|exceeded?|hit|topped)\b|第一[次天周]|首次|头一[次回天]/;
const LAST_TIME = /\b(?:the |our |my )?last time\b|最后一次|最近一次|上一次/;

const EXCESS =
  /\bby how much\b|\bhow (?:much|far) (?:over|above|beyond|past|too much)\b|\b(?:the|total|my|our) (?:excess|overage|overrun|overshoot)\b|\bin excess\b|超(?:了|出|过了|标)?(?:的)?(?:多少|几|好多|几多|部分)|多出(?:来)?(?:多少|几)|一共超|总共超/;
