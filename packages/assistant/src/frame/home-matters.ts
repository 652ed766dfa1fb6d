import type { Frame } from "./frame";
import { readGiven } from "./amounts/given-codes";
import type { AskedHomeMatter, HomeMatter } from "./home-matter-kinds";
import { SPAN } from "./amounts/hours-of-prices";
import { statedTariff } from "./amounts/said-tariff";
import { asksMeasures, measuresWanted } from "./own-matters/measures";
import { isHistory, movedRun } from "./devices/moved-run";
import { withDigits } from "./values/numbers";

/*
 * Questions of a home's battery, car, machines and cheap hours, whose words leave no doubt. What the classifiers take them
 * for, a total of the home or an article, answers another question.
 */

type Slots = Pick<Frame, "appliances" | "devices" | "given" | "period" | "filters" | "place" | "scope" | "subject"> & {
  act?: Frame["act"];
};

const BATTERY =
  /(?<!\b(?:car|phone|laptop|ev|bike|tesla) )\bbatter(?:y|ies)\b(?! operated)|\bpower ?wall?s?\b|(?<!手机|遥控器?|汽车|[电汽]?车|的车|笔记本)(?:电池|大?电瓶|储能|蓄电池|电墙)(?![车板片组]?板|车)/;
const CAR =
  /\b(?:car|ev|evs|vehicle|tesla|leaf|charger|wallbox|charging sessions?)\b|(?<!停|洗|火|堵|公交|单|自行|骑|摩托)车(?!库(?!的?充)|间|站|位)|充电桩|电车|特斯拉/;
const CHARGES = /\bcharg\w*\b|\bplugg?\w*\b|\btook\b|\btak(?:e|es|ing|en)\b|充/;
const SOLAR =
  /\bsolar\b|\bpanels?\b|\bthe (?:sun|roof)\b|\bsunshine\b|光伏|太阳能?|屋顶|(?:自家|自己)(?:发|的板|板)|板子/;
const OWN_WORDS =
  /\b(?:i|i'?ve|i'?m|my|mine|we|we'?ve|our|ours|us|me|the (?:house|home|powerwall|battery|car|ev|charger))\b|我|咱|俺|家|[这那][个块台大]|的?话/;
const GENERAL =
  /\b(?:do|does|can|should|would) (?:people|you|most|homes?|utilities|batteries|cars|evs)\b|\b(?:in general|generally|typically|on average do)\b|一般(?:来说|而言)|通常/;

const LASTS =
  /\bhow (?:long|many (?:more )?(?:hours|hrs|minutes|days)|much (?:longer|time))\b.{0,70}\b(?:last|keep|run|power|carry|carried|hold|tide|survive|go|support|back ?up|got|get|manage|cope|coast|stay on)\b|\bhow many (?:hours|hrs|days)(?: of \w+)? (?:have|do|would|will|could|can|are|is)\b|\b(?:last|keep|carry|see|tide|get|hold|run|power|enough)\b.{0,40}\b(?:through (?:the|a|to|till)|until|till?|overnight|all night|the night|going|lights on|for \d+ hours?)\b|(?:撑|顶|扛|坚持|维持|支撑|供|用|捱|抵|挺)(?:得|不|唔|捱|上|住|到)*.{0,3}(?:多久|多长|几耐|几个?钟|几个?小时|多少个?小时|几天|天亮|天光|早上|明早|明天)|(?:够不够|够|能不能|能).{0,5}(?:撑|顶|扛|用|捱|挺|维持|坚持).{0,6}(?:多久|多长|几耐|几个?|到|住|一晚|一夜|一天|吗|么|整晚)|够不够(?:撑|用|顶)/;
const OUTAGE =
  /\b(?:power|grid|electricity|lights|mains)\b.{0,24}\b(?:out|off|down|fail\w*|cut|gone|dead|dies|died|goes|went)\b|\b(?:outage|blackout|power cut|black out|off[- ]grid)\b|停电|断电|没电|斷電|跳闸/;
const LIFESPAN = /\byears?\b|\bwarranty\b|\blifespan\b|\bdegrad|\bcycles?\b|寿命|几年|多少年|质保|衰减/;
const TO_FULL = /\b(?:full|fully)\b|充满|充到|充好/;

const FLOW =
  /\bcharged\b|\bdischarg\w*|\bcycl(?:e|es|ed|ing)\b|\befficien\w*|\bround[- ]?trip\b|\bfill(?:ed|s|ing)?\b|\btopped up\b|\bstored?\b|\bput (?:in|into|back)\b|\b(?:came|come|got) (?:from|out)\b|\b(?:gave|given|suppl(?:y|ied)|deliver\w*|provid\w+|cover\w*|feed|fed)\b|\blast(?:ed)?\b|\bheld\b|\bempt(?:y|ied)\b|\bdrain\w*\b|\b(?:ran|run) (?:out|flat|down)\b|\bkick(?:ed)? in\b|\bhow (?:much|many)\b.{0,40}\b(?:use|used|took|take|go|went|charge|power|kwh)\b|充|放|效率|循环|存|供|撑|顶|用了|耗|空了|用光|用完/;
const PAST =
  /\b(?:did|was|were|has|have|had|yesterday|last|since|so far|ago|overnight|today|this (?:week|month|year|morning)|on average|per day|a day|(?:in )?(?:january|february|march|april|june|july|august|september|october|november|december)|in (?:march|may))\b|\b(?:efficien\w*|round[- ]?trip)\b|昨|前[天晚]|上(?:个|一|周|月|礼拜|星期)|[这本]个?(?:周|月|礼拜|星期|年)|今[年天早]|去年|最近|过去|以来|效率|了(?:多少|几|多久|多长)|平均|\d月|每[天晚]/;
const TO_COME =
  /\b(?:will|would|going to|should|could i|how do|how to|if i|if we)\b|如果|要是|会不会|应该|怎么才|能不能|该/;
const SAVED =
  /\bsav(?:ed|ings?|es|e|ing)\b|\bpa(?:id|y|ys|ying) (?:for )?(?:itself|off|back|its)\b|\bearn(?:ed|ing) its keep\b|\bworth (?:it|the money|having)\b|\bmade? (?:us|me|any) (?:any )?money\b|\bcut (?:our|my|the) bills?\b|省|慳|悭|回本|划算|值不值|值得|赚/;
const BY_NOW =
  /\b(?:so far|actually|by now|up to now|to date|ever)\b|没有|没[?？]?$|一共|总共|到底|咗|到现在|至今|省下|省到|买回来|白买/;
const NOT_YET =
  /\b(?:if (?:i|we) (?:get|got|buy|bought|add|added|install)|would|could|should|will)\b(?!.*\bso far\b)|要不要|该不该|如果|要是|打算|想(?:装|买|加)|准备(?:装|买|加)|装一?个|买一?个|能省/;

const CHEAP =
  /\bcheap(?:er|est)?\b|\boff[- ]?peak\b|\b(?:low(?:er|est)?|night|economy|super off[- ]peak) (?:rates?|prices?|tariffs?)\b|\bleast expensive\b|便宜|低谷|谷[段时电价]|离峰|平段/;
const PEAK =
  /\bpeak\b|\b(?:expensive|high(?:er|est)?|dear|priciest) (?:rates?|prices?|hours?|times?|period)\b|高峰|峰[段时电价]|尖峰|(?:最|很)贵/;
const WHEN =
  /\bwhen(?:'s| is| does| do| are)?\b|\b(?:what|which|from what|at what) (?:time|hours?|window|part of the (?:day|night))s?\b|\bhow (?:late|early)\b|几点|什么时候|啥时候|几时|何时|哪个?(?:时段|时间|钟头|小时|几个?(?:小时|钟头|时段))|哪(?:几|些)个?(?:时段|小时|钟头)|时段/;
const IS_PEAK =
  /(?:算|属于|还在|是).{0,3}(?:高峰|低谷|峰[时段]|谷[时段]|平段|尖峰|离峰)(?:时段|电价|期|价)?(?:吗|么|不|嘛|还是)|(?:算不算|是不是|属不属于|在不在).{0,5}(?:高峰|低谷|峰|谷|平段|便宜|贵)|\b(?:is|are|does|would|do)\b.{0,40}\b(?:count(?:s|ed)? as |class(?:ed)? as |during |in |at |still |already |considered )?(?:the )?(?:peak|off[- ]?peak)\b/;
/** What was used, or another kind of price, is told elsewhere. */
const OF_USE =
  /\b(?:used?|usage|bought|buy|consum\w*|kwhs?|spen[dt]|did|was|were|share|percent\w*|how much (?:of|power|energy|electricity)|my (?:highest|biggest|peak)|usual(?:ly)?|draws?|draw|which (?:tariff|plan)|best (?:tariff|plan|rate)|other (?:tariffs?|plans?)|switch|batter(?:y|ies)|powerwall|turn (?:on|off)|solar|panels?|supplier|provider|day|days|month|week|bill)\b|用了|用电|花了|多少度|有多少|多少是|几度|买电|电费|占|账单|平均|负荷|功率|哪[一个]?[天月周]|昨|上[个周]|电池|光伏|套餐|方案|发电|电力公司/;
/** Days and bills that are none of the past: 一天中几点电费最贵. */
const OF_PRICES =
  /\b(?:during|of|in|through) (?:the|a) day\b|\btime of day\b|一天(?:里头|之中|当中|中|里|内)?|电费(?=最?(?:贵|便宜))|每天/g;
/** "What does a kWh cost then", "the same at weekends?" */
const WITH_PRICE =
  /一度(?:多少|几)|(?:多少|几)(?:块|毛|钱)?(?:钱)?一度|每度|\bper (?:kwh|unit)\b|\ba (?:kwh|unit)\b|周末|双休|礼拜[六天日]|周[六日]|星期[六天日]|\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\bhow (?:much|cheap)\b|\bwhat(?:'s| is) (?:the )?(?:price|rate)\b/;

const WINDOW =
  /\b(?:window|slot|plug (?:it )?in|start charging|charge (?:it|the car) (?:on|at))\b|几点(?:开始)?充|什么时候充/;
/** When to run a machine is planned. */
const RUNS = /\b(?:dish\w*|laundry|wash\w*|dry\w*|water heater|immersion|pool pump)\b|洗碗|洗衣|烘|泳池泵/;

const AMOUNT =
  /\bhow (?:much|many)\b|\bwhat (?:share|percent\w*|part|proportion|fraction)\b|\b(?:any|all|most|some) of\b|多少|几成|几度|占|比例|百分之/;
const EXTRA = /\b(?:extra|more|wast\w*|overpa\w*|over[- ]?pay|too much|cost)\b|多花|冤枉|多付|浪费|贵了|多少/;
const EACH_RUN =
  /每一?次|逐次|(?:几|哪些?)点.{0,8}(?:开始|起).{0,8}(?:停|完|结束|到几点)|(?:几点|啥时候|什么时候).{0,6}(?:到|至)几点|开始.{0,6}几点.{0,6}停|\b(?:each|every) (?:single )?(?:time|charge|session|charging|one)\b|\b(?:charging|charge) sessions?\b|\bwhat time\b.{0,30}\b(?:start\w*|begin|began|plug\w*)\b.{0,40}\b(?:stop\w*|finish\w*|end\w*|done)\b|\bwhen did\b.{0,30}\b(?:start|begin|stop|finish)\b.{0,30}|\bfrom when (?:to|till?|until) when\b/;
/** "How many times did it charge, and how much each time?" counts, and asks for no hours. */
const COUNTED =
  /^(?!.*(?:几点|开始|列|哪天|\b(?:start\w*|stop\w*|list|when|from)\b)).*(?:[几多][少]?次|\bhow (?:many times|often)\b)/;
const BY_MONTH =
  /每个?月|各月|逐月|按月|一个月一个月|\b(?:each|every|per|by|monthly|month by month)\b.{0,10}\bmonth\b|\bmonthly\b|\bmonth (?:by|on) month\b/;
const SHARE = /占|几成|百分之|比例|\bshare\b|\bpercent\w*|\bproportion\b|\bfraction\b|\bpart of\b|\bout of\b/;

const LEAK =
  /漏电|\bleak(?:s|ing|age)?\b|\b(?:current|power|electricity) (?:is )?(?:escaping|being lost|bleeding)\b|\bfault(?:y)? (?:wiring|earth|to earth)\b|\bearth (?:leak\w*|fault)\b/;
const METER_TURNS =
  /电表.{0,12}(?:走|转|跳|动|闪|跑|在加|读数|涨)|(?:走|转|跳)字|\bmeter\b.{0,40}\b(?:still|turn\w*|running|spinning|moving|ticking|counting|blinking|flashing|going|climb\w*)\b|(?:关|拔|睡|夜|没人).{0,20}(?:还有|还在|也有|仍).{0,6}(?:电|度|瓦)/;
const OF_GAS_OR_WATER =
  /\b(?:gas|water|roof|pipe|tap|toilet|hose)\b.{0,20}\bleak|\bleak\w*\b.{0,20}\b(?:gas|water|pipe|tap)\b|漏水|漏气/;

const IN_GENERAL_YEAR =
  /\b(?:a|per|each|every|the|one|over a|in a) year\b|\byearly\b|\bannual(?:ly)?\b|一年|每年|全年|一整年|长期|\bto run\b/;
const MORE_OF_TWO =
  /\b(?:more|less|cheaper|bigger|worse|most|higher|hungrier|dearer|pricier)\b|哪(?:个|一个|台|样)|谁(?:更|费|耗|用)|更|比.{1,12}(?:费|耗|多|贵|省)|还是/;
const SINGLE: ReadonlySet<string> = new Set(
  "fridge freezer washer dryer dishwasher oven microwave kettle tv computer console router rice_cooker coffee_maker dehumidifier".split(
    " ",
  ),
);

/** Of what has been, by its words or by the time that was read. */
const isPast = (text: string, { period }: Slots): boolean =>
  PAST.test(text) || (period !== undefined && !/^(?:hour0|(?:day|week|month)\+|next)/.test(period));

const RULES: readonly (readonly [HomeMatter, (text: string, slots: Slots) => boolean])[] = [
  ["night_draw", (text) => LEAK.test(text) && METER_TURNS.test(text) && !OF_GAS_OR_WATER.test(text)],
  [
    "battery_saving",
    (text, { appliances }) =>
      BATTERY.test(text) &&
      SAVED.test(text) &&
      (PAST.test(text) || BY_NOW.test(text)) &&
      !NOT_YET.test(text) &&
      !SOLAR.test(text) &&
      appliances?.includes("solar") !== true,
  ],
  [
    "battery_runtime",
    (text, { given, period }) =>
      (BATTERY.test(text) || (OUTAGE.test(text) && /剩|left|电量|charge\b/.test(text))) &&
      LASTS.test(text) &&
      !LIFESPAN.test(text) &&
      !TO_FULL.test(text) &&
      !isHistory(text) &&
      !given?.some((code) => /W/i.test(code)) &&
      period?.includes("-") !== true,
  ],
  [
    "battery_past",
    (text, slots) =>
      (BATTERY.test(text) || slots.appliances?.includes("battery") === true) &&
      FLOW.test(text) &&
      isPast(text, slots) &&
      !TO_COME.test(text) &&
      !SAVED.test(text) &&
      !LIFESPAN.test(text.replace(/\bcycles?\b|循环/g, "")),
  ],
  ["moved_run", (text) => movedRun(withDigits(text)) !== undefined],
  [
    "car_sources",
    (text, slots) =>
      CAR.test(text) &&
      CHARGES.test(text) &&
      SOLAR.test(text) &&
      AMOUNT.test(text) &&
      (isPast(text, slots) || !TO_COME.test(text)) &&
      !/\bhow many (?:\w+ )?panels\b|\bneed(?:ed)?\b|\bcan\b|\bwithout the car\b|几块板|多少块板|需要|能不能|可以/.test(
        text,
      ),
  ],
  [
    "car_at_peak",
    (text, slots) =>
      CAR_OR_CHARGE.test(text) &&
      CHARGES.test(text) &&
      PEAK.test(text) &&
      EXTRA.test(text) &&
      isPast(text, slots) &&
      /哪[次几天]|有没有|有几次|几次|多花|冤枉|\b(?:any|ever|which|times|extra|wast\w*|overpa\w*)\b/.test(text),
  ],
  [
    "car_runs",
    (text, slots) =>
      CAR_OR_CHARGE.test(text) &&
      CHARGES.test(text) &&
      EACH_RUN.test(text) &&
      !COUNTED.test(text) &&
      isPast(text, slots),
  ],
  [
    "car_by_month",
    (text) => CAR.test(text) && BY_MONTH.test(text) && SHARE.test(text) && !PEAK.test(text) && !SOLAR.test(text),
  ],
  [
    "trip_charge",
    (text, { act, given = [] }) =>
      act !== "do" &&
      CAR_OR_CHARGE.test(text) &&
      given.some((code) => readGiven(code).kind === "distance") &&
      !given.some((code) => ["energy", "consumption", "price", "power"].includes(readGiven(code).kind)) &&
      (WHEN.test(text) || WINDOW.test(text)) &&
      (CHEAP.test(text) || WINDOW.test(text)),
  ],
  [
    "draw_at_hours",
    (text, { appliances, filters }) =>
      appliances?.length === 1 &&
      filters?.some((filter) => filter.startsWith("hours:")) === true &&
      IS_PEAK.test(text) &&
      /\bhow much\b|\bdraws?\b|\buses?\b|多少|几度|功率/.test(text),
  ],
  [
    "cheap_hours",
    (text, { given, place }) =>
      place === undefined &&
      given === undefined &&
      !OF_USE.test(text.replace(OF_PRICES, "")) &&
      !GENERAL.test(text) &&
      ((WHEN.test(text) &&
        (CHEAP.test(text) || PEAK.test(text)) &&
        ((!CAR_OR_CHARGE.test(text) && !RUNS.test(text)) || WITH_PRICE.test(text))) ||
        (IS_PEAK.test(text) && hourAsked(withDigits(text)) !== undefined)),
  ],
  [
    "usual_pair",
    (text, { appliances = [], period, filters }) =>
      appliances.length === 2 &&
      appliances.every((one) => SINGLE.has(one)) &&
      filters === undefined &&
      (period === undefined || IN_GENERAL_YEAR.test(text)) &&
      IN_GENERAL_YEAR.test(text) &&
      MORE_OF_TWO.test(text),
  ],
  ["measures", asksMeasures],
];

const CAR_OR_CHARGE = new RegExp(`${CAR.source}|\\bcharg(?:e|ed|ing)\\b|充电|充[了的]`);
/** What is of the asker's home without its saying so. */
const ALWAYS_OWN: ReadonlySet<HomeMatter> = new Set([
  "car_at_peak",
  "car_runs",
  "cheap_hours",
  "measures",
  "moved_run",
  "night_draw",
  "trip_charge",
  "usual_pair",
]);

/**
 * What of these a question asks; undefined where it is none, or is asked in general.
 *
 * @param text normalized
 */
export function homeMatterIn(text: string, slots: Slots): HomeMatter | undefined {
  const found = RULES.find(([, asks]) => asks(text, slots))?.[0];
  if (found === undefined) return undefined;
  const isOwn = ALWAYS_OWN.has(found) || slots.scope === "own" || slots.devices !== undefined || OWN_WORDS.test(text);
  return isOwn ? found : undefined;
}

const HOUR_ZH =
  /(凌晨|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|半夜|今晚|明早|明天早上)?(\d{1,2})点(半)?|(?<!\d)(\d{1,2}):(\d\d)/g;
const HOUR_EN =
  /(?:\b(?:at|is|from|after|before|by|until|till?|around|about|to|does) )?(?<!\d)(\d{1,2})(?::(\d\d))?(?: ?(am|pm|a\.m\.?|p\.m\.?|o'?clock))?(?: (?:in the|at|this|tomorrow) (morning|afternoon|evening|night))?\b|\b(noon|midday|midnight)\b/g;
const IS_CLOCK =
  /^(?:at|is|from|after|before|by|until|till?|around|to|does) \d|:|\d ?[ap]\.?m|clock|in the|at night|noon|mid/;
const NO_CLOCK =
  /^ ?(?:%|percent|kwh|kw|km|miles|hours?|hrs?|minutes?|days?|weeks?|months?|years?|degrees?|of|things?|times?|\/|-)/;
const BEFORE_END = /(?:到|至|\b(?:until|till?|to)(?: about| around)?) ?$/;
const IS_END = /^(?:until|till?|to) /;
const TONIGHT = /\b(?:tonight|evening)\b|今晚/;

interface SaidHour {
  hour: number;
  isEnd: boolean;
}

/** The hours of the clock that a question names. @param digits normalized, its numbers in digits */
function hoursIn(digits: string): readonly SaidHour[] {
  const isHan = /\p{Script=Han}/u.test(digits);
  const found = isHan
    ? [...digits.matchAll(HOUR_ZH)].map((match) => ({ match, hour: hourOfHan(match) }))
    : [...digits.matchAll(HOUR_EN)].flatMap((match) => {
        const [words] = match;
        if (!IS_CLOCK.test(words) || NO_CLOCK.test(digits.slice(match.index + words.length))) return [];
        return [{ match, hour: hourOfEnglish(match, TONIGHT.test(digits)) }];
      });
  return found.flatMap(({ match, hour }) =>
    hour === undefined ? [] : [{ hour, isEnd: IS_END.test(match[0]) || BEFORE_END.test(digits.slice(0, match.index)) }],
  );
}

function hourOfHan([, part = "", spoken, , clock]: RegExpExecArray): number {
  const hour = Number(spoken ?? clock) % 24;
  const isLate = /下午|傍晚|晚/.test(part) || (/夜/.test(part) && hour >= 6);
  return isLate && hour < 12 ? hour + 12 : hour === 12 && /夜|凌晨|晚/.test(part) ? 0 : hour;
}

function hourOfEnglish([, said, , half = "", part = "", named]: RegExpExecArray, isTonight: boolean) {
  if (named) return named === "midnight" ? 0 : 12;
  const hour = Number(said);
  if (hour > 24) return undefined;
  const isBare = half === "" && part === "";
  const isLate = half.startsWith("p") || /afternoon|evening|night/.test(part) || (isBare && isTonight);
  if (hour === 12 && (half.startsWith("a") || part === "night" || (isBare && isTonight))) return 0;
  return (isLate && hour < 12 ? hour + 12 : hour) % 24;
}

/** The hour that a question begins with or asks about: "is 6 in the morning peak?" */
const hourAsked = (digits: string): number | undefined => hoursIn(digits).find(({ isEnd }) => !isEnd)?.hour;
const endAsked = (digits: string): number | undefined => hoursIn(digits).find(({ isEnd }) => isEnd)?.hour;

const NOW = /\b(?:now|currently|at the moment)\b|(?<!到)现在(?!几点)|而家|这会儿|此刻|目前/;

/** @param text normalized */
export function askedHomeMatter(text: string, slots: Slots): AskedHomeMatter | undefined {
  const kind = homeMatterIn(text, slots);
  if (kind === undefined) return undefined;
  const digits = withDigits(text);
  const [hour, untilHour] = [hourAsked(digits), endAsked(digits)];
  const isNow = NOW.test(text);
  const isOfPeak = PEAK.test(text) && !CHEAP.test(text);
  const stated = kind === "moved_run" ? statedTariff(text) : undefined;
  // The hours of a price are none that a machine is moved to.
  const run = kind === "moved_run" ? movedRun(stated?.special ? digits.replaceAll(SPAN, " ") : digits) : undefined;
  const moved = run && stated?.special ? { ...run, tariff: stated } : run;
  return {
    kind,
    ...(hour === undefined ? {} : { hour }),
    ...(untilHour === undefined ? {} : { untilHour }),
    ...(isNow ? { isNow } : {}),
    ...(isOfPeak ? { isOfPeak } : {}),
    ...(moved ? { moved } : {}),
    ...(kind === "measures" ? { measures: measuresWanted(text) } : {}),
  };
}

/** What is a question by itself is answered by itself. */
const ASKS_AMOUNT =
  /\bhow (?:much|many)\b|\b(?:what|which)\b.{0,40}\b(?:was|were|is|did|does|do|cost|day|month|week)\b|多少|几[度块元毛天次个]|哪[个天月一]/;
const NAMES_THING = /\b(?:battery|powerwall|car|ev|charger)\b|电池|储能|汽车|电动?车|充电桩/;

/** So many characters of a later part lean on what stands before them. */
const LEANS_BELOW = { english: 48, chinese: 18 };

/**
 * Whether a message of several parts is one such question: "from when to when did it charge each time? How many kWh?"
 * @param parts normalized
 * @param slots of the whole
 */
export function isOfOneHomeMatter(
  whole: string,
  parts: readonly string[],
  { appliances, filters }: Pick<Slots, "appliances" | "filters">,
): boolean {
  const none: Slots = { scope: "own" };
  const [first = "", ...later] = parts;
  if (later.length === 0) return false;
  const matter = homeMatterIn(first, none);
  if (matter === undefined)
    return (
      !(ASKS_AMOUNT.test(first) && later.some((part) => NAMES_THING.test(part))) &&
      homeMatterIn(whole, { ...none, appliances, filters }) !== undefined &&
      later.every((part) => homeMatterIn(part, none) === undefined)
    );
  const leans = (part: string) =>
    part.length <= (/\p{Script=Han}/u.test(part) ? LEANS_BELOW.chinese : LEANS_BELOW.english);
  return later.every((part) => homeMatterIn(part, none) === undefined && leans(part));
}
