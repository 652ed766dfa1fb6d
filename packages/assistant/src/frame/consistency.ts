import { dangerIn } from "./danger";
import type { Act, Aggregate, Frame, Metric, Unit } from "./frame";
import { leftOutIn } from "./devices/left-out";
import { isOneDay, some, type WordSlots } from "./conversation/merge";
import { runsOutsidePeak } from "./devices/plain-command";
import { inNamedHalf } from "./times/half-of-day";
import { atNight, isOfNight } from "./orders/said-time";
import { asksIdleHome } from "./times/idle-home";
import { asksBillParts } from "./said-bills";
import { asksBothEnds, pickOfBalance } from "./said-choices";
import { withDigits } from "./values/numbers";
import { lengthOfEach } from "./amounts/scan/lengths";
import { isAboutMoney } from "./amounts/money-words";
import { asksMedian, asksStreak, asksStrongestQuarter, asksStrongestSale } from "./amounts/said-limits";
import { PARTS_OF_TARIFF, TARIFF_PERIODS } from "./times/set-against";
import { asksWhenCheapest, machineToRun } from "./times/when-cheapest";
import { asksWhichWay } from "./said-slots";
import { areDaySets } from "./times/weekday-sides";

/** What the classifiers read of a question as a whole. */
export type Asked = Pick<Frame, "act" | "scope" | "metric" | "aggregate" | "subject" | "command">;

const FIGURES: ReadonlySet<Act> = new Set(["ask", "compare", "explain", "forecast"]);
/** Subjects of which a question without a metric asks what they use. */
const USERS: ReadonlySet<Frame["subject"]> = new Set([undefined, "appliance", "device"]);

/** The unit in which a metric is told anyhow. */
const UNIT_OF: Readonly<Partial<Record<Metric, Unit>>> = {
  energy: "kWh",
  export: "kWh",
  net: "kWh",
  production: "kWh",
  own_use: "kWh",
  base_load: "W",
  power: "kW",
  cost: "money",
  earnings: "money",
  savings: "money",
  carbon: "kg",
  duration: "hours",
};

/** Metrics that their own words name: the classifier has met too few of their questions to be held to it. */
const METRIC_WORDS: readonly [RegExp, Metric][] = [
  [/\bcarbon\b|\bco2\b|\bemissions?\b|碳|二氧化碳/, "carbon"],
  [/\bgreen coins?\b|\bcoins?\b|绿币|金币/, "coins"],
  [/\b(?:my|many) points?\b|积分/, "points"],
  [
    /\bbase ?-?load\b|\balways[- ]on (?:load|power|use)\b|\b(?:home|house|apartment|flat|overnight|my|our)(?:'s)? (?:total )?(?:idle|standby|vampire|phantom) (?:load|power|draw|use|usage|consumption)\b|基础负荷|基荷|底负荷|\b(?:my|our) (?:house|home|place|flat|apartment)\b.{0,20}\b(?:on standby|(?:when|while) (?:nothing|everything)(?:'s| is| are)? (?:on|running|off))\b|(?:家里?|全屋|整屋|房子|夜[里间]|晚上|我们?)的?(?:整体|总)?的?待机(?:功率|负荷|功耗|耗电|(?:大概|大约|一共|总共|时|状态|要|是|有|用|耗|电)*(?:多少|几))/,
    "base_load",
  ],
];
/** The same of energy: bought, sold, made or the difference of it. */
const ENERGY_WORDS: readonly [RegExp, Metric][] = [
  [
    /\bnet (?:usage|use|import|consumption|energy|kwh)\b|\b(?:bought|buy|buying) (?:and|vs\.?|versus|&) (?:sold|sell|selling)\b|\b(?:import(?:ed)?|import) (?:and|vs\.?|versus|&) export(?:ed)?\b|净用电|净电量|净购|买.*卖[给回了掉出电]|卖.*买(?:了|的|进|入)/,
    "net",
  ],
  [
    /\bexport(?:s|ed|ing)?\b|\bfeed[- ]?in\b|\bfed (?:in|back)\b|\bsen[dt] (?:back|to the grid)\b|\bsold back\b|\bsold\b|上网|卖[给回了掉出咗过]|卖电|馈网|送[回入到]?电网|返送|余电/,
    "export",
  ],
  [
    /\bproduc(?:e|ed|tion)\b|\bgenerat(?:e|ed|ion)\b|\bsolar (?:output|yield|made)\b|\b(?:panels?|solar)(?: \w+)? (?:made?|mak(?:e|es|ing))\b|发电|发了/,
    "production",
  ],
];
const COUNTS: ReadonlySet<Metric | undefined> = new Set<Metric | undefined>(["count", "duration"]);
const EATS_MOST = /(?:什么|啥|哪个|哪样)(?:东西|电器|设备|家电)?用[得的](?:电)?最(?:多|厉害|凶)/;
/** "How many hours were above 3 kW", 有几天卖电超过10度: what a limit counts, where it is not what was bought. */
const ofLimit = ({ pick = "" }: WordSlots, text: string): Metric | undefined => {
  if (!/^(?:above|below):/.test(pick)) return undefined;
  if (pick.endsWith("kW")) return "power";
  return ENERGY_WORDS.find(([words]) => words.test(text))?.[1] ?? (SOLD.test(text) ? "export" : undefined);
};
/** What the own use of panels spared in money. */
const PANELS_SPARED =
  /(?:光伏|太阳能|板子)(?:自用)?(?:的电)?(?:今年|一共|总共|大概|帮?我?们?|给我?们?|已经)*(?:节省|省)(?:了|下|的)?(?:的)?(?:电费|多少钱|几个?钱|钱)|\b(?:panels?|solar|sun)\b.{0,24}\b(?:to thank|saved?|spared)\b.{0,40}\b(?:money|pounds?|dollars?|cash|euros?|bucks?|bill)\b|[$£€].{0,10}\b(?:panels?|solar|sun) (?:has |have )?saved\b/;
const LEAST_POWER =
  /(?<!\bus(?:e|ed|ing) (?:the )?)\b(?:lowest|minimum|smallest|least) (?:power|load|draw|demand|wattage)\b|最[低小]的?(?:用电)?(?:功率|负荷)/;
const OF_FLOW: ReadonlySet<Metric | undefined> = new Set<Metric | undefined>([undefined, "energy", "production"]);
const AGGREGATE_WORDS: readonly [RegExp, Aggregate][] = [
  [
    /\b(?:average|avg|on average)\b(?! (?:house|home|family|household))|平均|均值|日均|月均|拉匀|匀一匀|摊到每|(?:折?合|即系)[一1](?:天|日)/,
    "average",
  ],
  [
    /\bmore and more\b|\bless and less\b|\b(?:coming|come|gone|going) (?:down|up)\b.{0,20}\bsince\b|[越愈][用走来][越愈][多少]|见[涨多升].{0,6}见[少降跌]|升紧|跌紧|降下来|逐渐(?:上升|下降|增[加长]|减少)|(?:升|涨).{0,8}还是.{0,8}(?:降|跌)|往(?:下掉|上[涨走蹿])|是快了还是慢了|\btrend(?:s|ing)?\b|\bcreeping\b|\b(?:getting|going|doing|becoming|trending) (?:any )?(?:better|worse|higher|lower|up|down)\b|\bbetter or worse\b|\bimproving\b|变好还是变差|好转|是升是降|趋势|走势|越来越|(?:最近|近来|这阵子).{0,8}(?:变[多少高低]|[多少高低涨降升]了)/,
    "trend",
  ],
  [
    /\b(?:what|which)(?:'s| is)? (?:the )?(?:percent(?:age)?|share|fraction|proportion)\b|\b(?:what|which) (?:part|chunk|slice|portion) of\b|\bpct\b|\bthe fraction\b|\bhow (?:big|large|much) (?:of )?an? (?:part|slice|share|chunk|portion|percent\w*|%)|\bas an? (?:%|percent\w*|share)|\bpercent(?:age)? of\b|%(?= (?:of|is|was))|几成|[几多]少?%|百分之多少|比例(?:是|有|为)?多少|算个?比例|百分之[几多]|百分比|巴仙|占比|占[了咗]?(?:多少|好多|几多)/,
    "share",
  ],
  [/\bhow (?:many times|often)\b|几次|几回|多少次/, "count"],
];
const VARIANCE = /\bvariances?\b/;
const TOGETHER = /\b(?:togeth?er|combined|altogether|added up)\b|加起来|加在?一[起块]|合起来|合计|一共|总共|总计|共计/;
const HOLDS_AGAINST = /\b(?:than|vs\.?|versus|against|compar\w+|or|would)\b|比|还是/;
const OTHER_MONTHS = /\bother months\b|其[他它余]的?(?:几个)?月|别的月/;
const WHY = /\bwhy\b|\bhow come\b|为什么|为啥|为何|怎么回事|咋回事|什么原因/;
const WORTH = /\b(?:should (?:i|we) (?!pay|expect)|worth (?:it|\w+ing))|值不值|该不该|划不划算|合不合算/;

/** "Is the heater on", 空调关了没有: how something is, and no figure. */
const IS_ON =
  /\b(?:is|are) (?:it|(?:the|my) (?:\S+ ){1,3}?)(?: ?still )? ?(?:on|off|running|going|plugged in)(?: (?:or off|right now|now|rn|atm|still))?\s*\??$|\bdid (?:i|we) (?:leave|turn off|forget)\b|开着[吗没呢嘛]|关了(?:没有?|吗)|关没关|开了没|是不是(?:还)?(?:在?开|亮|关)|还[开亮]着|有没有关/;
/** A season or year without its number is as well any one: "what does a heat pump use in winter". */
const ANY_YEAR = /^(?:spring|summer|autumn|winter|last12m)$/;

/** Words of one's own home, or of what has been: without them and without days, an appliance is any appliance. */
const OWN_OR_PAST =
  /\b(?:i|i'?m|i'?ve|i'?d|me|my|mine|we|we'?re|our|ours|us|did|was|were|used|spent|been|had|ran)\b|我|咱|自己|自家|家里|家中|俺|[了过]/;

const MONEY =
  /\bbill amounts?\b|\b(?:money|pay(?:ing)?|paid|cost(?:s|ing|ed)?|spen[dt]|spending|bucks?|dollars?|euros?|pounds|quid|rupees|cents)\b|\b(?:what(?:'s| is| was)?|how much) (?:was |is )?the damage\b|[$€£₹]|钱|电费|花了|花费|费用|块钱/;
const SUM_OF_TIME = /(?:一共|总共|合计|总计|加起来)(?:是|有|用了?)?多少[?？]?$/;
/** "The priciest day": what it cost. */
const BY_USE =
  /[用耗]电量?最(?:多|高|少|低|猛|凶|狠|大|厉害)|最[费耗食]电|[用耗走][得的]最(?:多|少|猛|凶|狠)|\bus(?:e[ds]?|ing) (?:the )?(?:most|least)\b/;
const END_PICK = /^(?:highest|lowest|(?:top|bottom):\d+)$/;
const EXPENSIVE = /\b(?:dearest|priciest|costliest|(?:most|least) expensive)\b|最贵/;
/** "Why was Tuesday so much more expensive than the Tuesday before?" */
const COSTLIER =
  /\b(?:more|less|so|as) expensive\b|\b(?:dearer|cheaper|pricier|costlier)\b|[更还]贵|贵[了得]?(?:这么|那么|好)?多|贵[吗么不没？?]|便宜了?多少/;
/** 十月的电费怎么比九月高: what is held against another is the cost, whatever is said of use beside it. */
const BILL_HELD =
  /(?:电费|账单|花费)[^，,。？?]{0,8}(?:比|[跟和与同].{1,10}(?:相比|比))[^，,。？?]{0,12}[高贵多涨低少省]/;
const AMOUNT_OF_ENERGY =
  /\bhow much (?:energy|electricity) (?:did )?(?:i|we) (?:spen[dt]|us(?:e|ed)|consumed?)\b|\bkwhs?\b|\bunits?\b|kilowatt|千瓦时|几度|多少度|度电|用电|用了/;
/** 用了多少钱 is of money alone. */
const SPENT = /用了?(?:多少|几多|好多|几)块?钱/g;
const IN_KWH = /\bkwhs?\b|kilowatt|千瓦时|几度|多少度|度电/;
const BILL = /\bbill(?:s|ed|ing)?\b|\binvoice|\bstatement|账单|帐单|电费单|[上这本]1?一?期/;
const OF_USE: ReadonlySet<Act> = new Set(["ask", "compare"]);
/** Subjects that what is used has only by their own words. */
const SUBJECT_WORDS: Partial<Record<NonNullable<Asked["subject"]>, RegExp>> = {
  bill: BILL,
  rewards:
    /\b(?:rewards?|points?|coins?|ranks?|badges?|level|leaderboard|streak)\b|积分|绿币|金币|排[名行]|等级|徽章|奖励/,
};
const NAMES_REWARDS = /\b(?:rewards?|points?|coins?|badges?|leaderboard|streak)\b|积分|绿币|金币|排行榜|徽章|奖励/;
const THAN_BEFORE =
  /\bthan (?:usual|normal|before|ever|last|the last|it (?:was|used))\b|比(?:平时|平常|平日|往常|以往|正常|一般|以前|之前|上)/;
const EARNED =
  /\bearn|\bma[dk]e\b|\bpa(?:y|ys|id)\b|\bworth\b|\bmoney\b|\bcredits?\b|\bget\b|\bgot\b|\brevenue\b|[$€£₹]|钱|赚|挣|收[入益]|奖励|元|块/;
/** Money for what was sold: "what did I get for my solar export", 卖电收入. */
const PAID_FOR_SOLD =
  /\b(?:for|from|on|by) (?:(?:my|our|the|any) )?(?:(?:solar|excess|surplus|exported) )?(?:export(?:s|ed|ing)?|feed[- ]?in|selling|power sold|electricity sold|energy sold)\b|\b(?:export|feed[- ]in|solar) (?:earnings|income|revenue|payments?|credits?|payout)\b|(?:卖电|上网|余电|馈网)(?:的|电量|量|给电网)*(?:收入|收益|赚|挣|多少钱|的钱|结算)/;
const SOLD = /\b(?:sold|sell|export(?:ed)?)\b|卖[电给回]|上网/;
const OF_POWER =
  /功率|负荷(?!率|曲线)|\bwhat (?:power|load)\b|\bhow many (?:k?w|kilowatts?|watts?)\b|\b(?:our|my|the) (?:power|load)\b.{0,12}\?*$/;
/** "Around 9 last night, what power were we drawing?": of a clock time of one day. */
const asksPowerAt = ({ period, filters, group }: WordSlots, text: string): boolean =>
  OF_POWER.test(text) &&
  group === undefined &&
  isOneDay(period) &&
  filters?.some((filter) => filter.startsWith("hours:")) === true;
const AVERAGE_LOAD = /\b(?:average|mean|avg) (?:hourly |daily )?(?:load|demand)\b|平均负荷/;
/** "The least power", "how much power did we use last week": of what was used over a time, and no rate of it. */
const POWER_USED =
  /\b(?:how much|least|most|more|less|total|the) power\b|\bpower (?:use|usage|did|do|we|i|was|used)\b|\bus(?:e|ed|ing) (?:\w+ )?power\b/;
const OF_RATE =
  /\bk?w\b|\bkilowatts?\b|\bwatts?\b|\bpeak\b|\bdemand\b|\bload\b|\bat (?:once|any (?:one )?(?:time|moment))\b|\bright now\b|\bmax(?:imum)?\b|\bdrawing\b/;
const isOfEnergy = ({ period, group, pick }: WordSlots, text: string): boolean =>
  POWER_USED.test(text) && !OF_RATE.test(text) && (period !== undefined || group !== undefined || pick !== undefined);
const isPriced = ({ given }: WordSlots): boolean => given?.some((code) => code.endsWith("/kWh")) === true;
const OF_MONEY = /\b(?:owe|charges?|bill|amount|cost|pay|dmg|damage|blow|spend)\b|电费|多少[钱元]|几[块元]/;
const OF_AMOUNT =
  /\b(?:bill|amount|pay(?:ing)?|paid|cost|come (?:out )?to|consumption|usage|used?)\b|[花付交]|多少钱|电费|用/;
const DIFFERENCE_OF_KINDS = /\bdifference between\b|差在哪|差别|区别|有什么不同|有啥不同/;
/** 電費比平常貴: what is usual is the home's own. */
const COST_THAN_USUAL = /电费.{0,4}比(?:平时|平常|平日|往常|以往)|\bbill\b.{0,20}\bthan (?:usual|normal)\b/;
const PER_KWH =
  /\b(?:per|each|every|an?) (?:(?:imported|exported|bought|sold|single) )?(?:kwh|unit|kilowatt[- ]hour)\b|(?:多少|几)(?:钱|块|毛|分钱)[一1每](?:度|千瓦时)|每(?:度|千瓦时|kwh)|[一1]度电(?:多少钱|几毛|几块)/;
const PRICE = /\b(?:rates?|prices?|cost)\b|单价|电价|均价/;
const AVERAGE_PRICE =
  /\b(?:average|avg|effective|blended|all[- ]in|overall|mean|actual|real)\b.{0,24}\b(?:price|rate|cost)s?\b.{0,24}\b(?:per|each|a|every) (?:\w+ )?(?:kwh|unit|kilowatt)|\b(?:blended|effective|all[- ]in|average) (?:price|rate)s?\b|(?:平均|综合|实际|折合|折算|到手).{0,6}(?:电价|单价|[1一每]度(?:电)?(?:(?:花了?|要)?(?:多少|几[块毛])|的?成本|的?价))|均价|度电成本/;
const PAYS = /\bpa(?:y|id|ying)\b|付/;
/** The charges of a bill one by one. */
const EACH_LINE =
  /\bline items?\b|\bitemi[sz]ed\b|\b(?:each|every|all) (?:the )?charges?\b|每一?[项笔](?:收费|费用)|(?:费用|账单|收费)明细|逐项|各项费用/;
/** Whether the battery or the car takes or gives now. */
const IS_CHARGING =
  /\b(?:is|are) (?:it|they|(?:the|my) (?:\S+ ){0,2}?(?:battery|car|ev|charger|powerwall)) (?:still |currently |now )?(?:(?:dis)?charging|plugged in)\b(?! (?:cost|price|speed|at home))|(?:充电还是放电|[是在]充电吗|在放电吗|充着电|是在充还是在?放)/;
const NAMES_CHARGED = /\b(?:battery|car|ev|charger|powerwall)\b|电池|车|充电桩/;
const SOLD_POWER = /\b(?:sold|sell)\b|卖[给回了掉出].*电/;
const AS_TABLE = /\b(?:table|chart|graph|plot)\b|表格|图表/;
const POWER = /\b(?:kw|kilowatts?|watts?|power|demand|load)\b|功率|千瓦|负荷|需量/;
const WHEN = /\b(?:when|what time|which hour|what hour)\b|什么时候|几点|哪个?(?:时段|小时)|啥时候/;
const BY_ROOM = /\b(?:which|what|each|every|by|per|all)\b|哪|按|每|各|分/;
const OF_MONTH = /\b(?:in )?(?:a|per|each|every) month\b|\bmonthly\b|[一1每]个?月/;
/** What a time that goes on will come to. */
const IS_TO_COME =
  /\b(?:will|going to|gonna|expect(?:ed)?|estimate[ds]?|forecast|predict(?:ed)?)\b|大概要|大约要|估计|预计|预测|会是多少/;
const AT_ONE_TIME = /^(?:day|hour)/;

/**
 * The labels of a question, held against each other and its words: the classifiers read each by itself. Most rules hold of
 * 93 to 100 of 100 messages of the training data, those of export, production, net, share and base load of 80 to 93.
 *
 * @param text normalized
 */
export function consistentLabels(asked: Asked, slots: WordSlots, text: string): Asked {
  if (asksWhichWay(text)) return { act: "ask", scope: "own", metric: "power" };
  // "How much of October was not the car" is what is left, and no share of a longer time.
  if (asked.aggregate === "share" && !slots.filters?.length && !slots.group && leftOutIn(text).length > 0) {
    const { aggregate: _share, ...left } = asked;
    return consistentLabels(left, slots, text);
  }
  // "What would my bill be without the car" asks of figures as well.
  if (asked.scope === "own" && asked.act === "advise" && leftOutIn(text).length > 0)
    return {
      act: "ask",
      scope: "own",
      metric: asked.metric ?? "energy",
      ...(asked.aggregate && { aggregate: asked.aggregate }),
    };
  // "Is my bill going up or down" asks of figures, not how to save.
  if (asked.act === "advise" && asked.scope === "own" && asked.aggregate === "trend")
    return { ...asked, act: "ask", metric: asked.subject === "bill" ? "cost" : (asked.metric ?? "energy") };
  // "What is the difference between two tariffs, and which suits my home?" is told of tariffs first.
  if (asked.act === "advise" && asked.subject === "tariff" && DIFFERENCE_OF_KINDS.test(text))
    return { ...asked, act: "compare", scope: "general" };
  // "Has it been running more since it turned cold?" is of what it used, and not of how it is now.
  if (asked.act === "state" && MORE_THAN_BEFORE.test(text)) return { ...asked, act: "compare", metric: "energy" };
  // "Did I leave the oven on on Friday from 2 to 5?" is of what was drawn then.
  if ((asked.act === "state" || (FIGURES.has(asked.act) && asksState(text))) && isOfPastTime(slots, text))
    return { act: "ask", scope: "own", metric: "energy", subject: "appliance" };
  if (!FIGURES.has(asked.act)) return asked;
  if (EATS_MOST.test(text)) return { act: "ask", scope: "own", metric: "energy" };
  if (asksState(text)) return ofState(asked);
  const result: Asked = { ...asked };
  // Only what is measured has days: "how much in October" asks of the asker's own home.
  const isOfDays = slots.period !== undefined && !ANY_YEAR.test(slots.period) && slots.place === undefined;
  if ((isOfDays || isOfOwnHours(result, slots, text)) && result.scope === "general") result.scope = "own";
  if ((slots.comparedTo !== undefined || areDaySets(slots)) && result.act === "ask") result.act = "compare";
  if (slots.comparedTo !== undefined && VARIANCE.test(text)) result.aggregate ??= "difference";
  // "July and August together" holds nothing against anything.
  const isOneRange = slots.comparedTo === undefined && slots.period?.includes("..") === true;
  if (isOneRange && result.act === "compare" && TOGETHER.test(text) && !HOLDS_AGAINST.test(text)) result.act = "ask";
  if (result.act === "compare" && slots.comparedTo === undefined && slots.group === "month" && OTHER_MONTHS.test(text))
    result.act = "ask";
  // "Have I saved anything against last year?" asks of two times, and not of what could be saved.
  if (slots.comparedTo !== undefined && result.metric === "savings" && result.subject === undefined)
    Object.assign(result, { act: "compare", metric: IN_KWH.test(text) ? "energy" : "cost" });
  if (result.act === "ask" && PANELS_SPARED.test(text))
    return { act: "ask", scope: "own", metric: "savings", subject: "solar" };
  if (result.scope === "general" && result.act === "ask" && slots.appliances === undefined && OF_OWN_HOME.test(text))
    result.scope = "own";
  if (COST_THAN_USUAL.test(text)) Object.assign(result, { scope: "own", subject: result.subject ?? "bill" });
  // "The air conditioner, how much did it cost me all summer?"
  if (result.scope === "general" && slots.appliances && slots.period !== undefined && COST_ME.test(text))
    result.scope = "own";
  if (isOfAnyCarbon(result, slots, text)) result.scope = "general";
  if (isOfAnyAppliance(result, slots, text) || isOfAnyTariff(result, slots, text)) result.scope = "general";
  if (result.scope !== "own") return result;
  if (WHY.test(text)) result.act = "explain";
  else if (WORTH.test(text) && result.act === "ask") return { ...result, act: "advise" };
  const named = METRIC_WORDS.find(([words]) => words.test(text))?.[1];
  if (named) result.metric = named;
  else if (
    result.metric === undefined ||
    result.metric === "energy" ||
    (result.metric === "earnings" && slots.unit !== "money" && SOLD_POWER.test(text) && !EARNED.test(text))
  )
    result.metric = ENERGY_WORDS.find(([words]) => words.test(text))?.[1] ?? result.metric;
  // 六七八月一共多少: what is counted is not said, and no money is.
  if (result.metric === "cost" && result.subject === undefined && SUM_OF_TIME.test(text) && !isAboutMoney(text))
    result.metric = "energy";
  // "Each month in a table" names no money.
  if (result.metric === "cost" && slots.group !== undefined && AS_TABLE.test(text) && !isAboutMoney(text))
    result.metric = "energy";
  // The hour at which most is used is wanted, and not how many kilowatts.
  if (
    result.metric === "power" &&
    slots.group === "hour_of_day" &&
    (slots.pick !== undefined || WHEN.test(text)) &&
    !POWER.test(text)
  )
    result.metric = "energy";
  if (
    result.act !== "explain" &&
    (result.metric === "cost" || result.metric === "earnings" || EARNED.test(text)) &&
    PAID_FOR_SOLD.test(text)
  )
    return { ...result, act: "ask", metric: "earnings", subject: "solar" };
  if (OF_USE.has(result.act) && result.metric === "power" && isOfEnergy(slots, text)) result.metric = "energy";
  // "Rate is 32 cents per kWh. What will be the amount for my consumption yesterday?"
  const mayBeOfSum = result.metric === "price" || (result.metric === "energy" && OF_MONEY.test(text));
  if (mayBeOfSum && slots.period !== undefined && isPriced(slots) && OF_AMOUNT.test(text))
    Object.assign(result, { act: "ask", scope: "own", metric: "cost" });
  if (OF_USE.has(result.act) && (result.metric ?? "energy") === "energy" && AVERAGE_LOAD.test(text))
    Object.assign(result, { metric: "power", aggregate: "average" });
  if (result.act === "ask" && (result.metric ?? "energy") === "energy" && asksPowerAt(slots, text))
    result.metric = "power";
  if (result.metric === "production" && SOLD.test(text)) result.metric = "export";
  // What was sold is no reward of a virtual plant.
  if (result.metric === "earnings" && result.subject === undefined && SOLD.test(text)) result.subject = "solar";
  if (result.act === "compare" && result.metric === "cost" && slots.period === "month0" && IS_TO_COME.test(text))
    result.act = "forecast";
  if (asksStrongestSale(text) && OF_USE.has(result.act) && result.scope === "own")
    return { ...withoutAggregate(result), metric: "export", subject: "solar" };
  if (asksStrongestQuarter(withDigits(text)) && isOfBought(result))
    return { ...withoutAggregate(result), metric: "power", aggregate: "max" };
  if (result.act === "ask" && result.metric !== "base_load" && LEAST_POWER.test(text))
    Object.assign(result, { metric: "power", aggregate: "min" });
  const counted = COUNTS.has(result.metric) && slots.appliances === undefined ? ofLimit(slots, text) : undefined;
  if (counted) Object.assign(result, { act: "ask", metric: counted, aggregate: "count" });
  const metricOfLimit = result.metric === "count" || result.metric === "duration" ? undefined : result.metric;
  if (asksStreak(text, slots) || (/^below:0.05kWh$/.test(slots.pick ?? "") && result.act === "ask")) {
    const others = withoutAggregate(result);
    const metric = pickOfBalance(text)
      ? "net"
      : (metricOfLimit ?? ENERGY_WORDS.find(([words]) => words.test(text))?.[1] ?? "energy");
    return {
      ...others,
      act: "ask",
      metric,
      aggregate: asksStreak(text, slots) ? "streak" : "count",
      ...(metric === "export" || metric === "production" ? { subject: "solar" as const } : {}),
    };
  }
  if (
    slots.pick?.endsWith("money") &&
    (result.metric === undefined || result.metric === "energy" || result.metric === "count")
  )
    Object.assign(result, { act: "ask", metric: "cost" });
  if (asksMedian(text) && result.metric !== "power")
    return { ...result, act: result.act === "explain" ? "ask" : result.act, aggregate: "median" };
  if (pickOfBalance(text)) return { ...withoutAggregate(result), act: "ask", metric: "net", aggregate: "count" };
  const isOfPay = result.metric === "cost" || (result.metric === "energy" && (PAYS.test(text) || PRICE.test(text)));
  if (isOfPay && result.act === "ask" && PER_KWH.test(text) && slots.given === undefined) result.metric = "price";
  // What was paid on average in a time that has been is no tariff.
  const isOfPrice = result.metric === "price" || result.metric === "cost" || result.metric === "energy";
  if (isOfPrice && slots.period !== undefined && slots.given === undefined && AVERAGE_PRICE.test(text)) {
    if (result.act === "ask") Object.assign(result, { metric: "price" });
    if (result.subject === "tariff" || result.subject === "bill") delete result.subject;
    if (result.act === "ask") return result;
  }
  if (asksBothEnds(text, slots) && slots.pick === undefined && result.act !== "explain") {
    result.act = "ask";
    if (ENDS_APART.test(text)) result.aggregate = "difference";
    else if (result.aggregate !== "average") delete result.aggregate;
  }
  if (result.act === "compare" && result.metric === "cost" && PER_KWH.test(text)) result.metric = "price";
  if (result.metric === undefined) delete result.metric;
  if (result.aggregate === undefined && slots.period === undefined && slots.group === "month" && OF_MONTH.test(text))
    result.aggregate = "average";
  if (result.aggregate === undefined) {
    const aggregate = AGGREGATE_WORDS.find(([words]) => words.test(text))?.[1];
    if (aggregate) result.aggregate = aggregate;
  }
  // What panels make or feed in is theirs.
  if ((result.metric === "production" || result.metric === "export") && result.subject === undefined)
    result.subject = "solar";
  // 用电最多的是哪天，花了多少: the day is picked by what was used.
  if (result.metric === "cost" && BY_USE.test(text) && END_PICK.test(slots.pick ?? "") && !EXPENSIVE.test(text))
    result.metric = "energy";
  const isOfPrices =
    (slots.group !== undefined && EXPENSIVE.test(text)) || (slots.comparedTo !== undefined && COSTLIER.test(text));
  if (result.metric === "energy" && slots.comparedTo !== undefined && BILL_HELD.test(text) && slots.unit !== "kWh")
    result.metric = "cost";
  if (
    result.metric === "energy" &&
    (MONEY.test(text) || isOfPrices) &&
    !AMOUNT_OF_ENERGY.test(text.replace(SPENT, "")) &&
    !(BY_USE.test(text) && END_PICK.test(slots.pick ?? "")) &&
    slots.unit !== "kWh"
  )
    result.metric = "cost";
  if (result.metric === undefined && USERS.has(result.subject) && result.act !== "explain")
    result.metric = slots.unit === "money" || MONEY.test(text) ? "cost" : "energy";
  // What was spent is a figure; the bill's own lines and dates are asked by its name.
  if (result.metric === "cost" && result.act !== "forecast")
    if (result.subject === undefined && BILL.test(text)) result.subject = "bill";
    else if (result.subject === "bill" && !BILL.test(text)) delete result.subject;
  if (result.act === "explain" && result.metric === "cost" && THAN_BEFORE.test(text) && !slots.appliances)
    result.subject ??= "bill";
  // "Am I using more than last month" is measured, where it names neither a bill nor rewards.
  if (result.subject === "bill" && result.metric === "energy" && !BILL.test(text)) delete result.subject;
  const words = result.subject && SUBJECT_WORDS[result.subject];
  if (OF_USE.has(result.act) && result.metric === "energy" && words?.test(text) === false) delete result.subject;
  // "Rank my months by use" ranks no homes.
  const isOfTimes = slots.group !== undefined && slots.pick !== undefined && result.metric === "energy";
  if (result.subject === "rewards" && isOfTimes && !NAMES_REWARDS.test(text)) delete result.subject;
  if (result.subject === "bill" && (EACH_LINE.test(text) || asksBillParts(text))) result.subject = "bill_line";
  // "Are we spending more than last November?" is of the month that goes on, and no bill of it has come yet.
  const isOfOther =
    slots.comparedTo !== undefined && !slots.comparedTo.startsWith("bill") && slots.period === undefined;
  if (result.act === "compare" && result.subject === "bill" && isOfOther) delete result.subject;
  // A bill has a line of that name, and a day has none.
  if (result.subject === "bill_line" && slots.line?.startsWith("generat") === true && isOneDay(slots.period))
    Object.assign(result, { metric: "production", subject: "solar" });
  if (OF_USE.has(result.act) && result.metric === "energy" && isOfTariffHours(slots, text)) delete result.subject;
  return slots.comparedTo === undefined ? result : withDifference(result, text);
}

const WAS = /\b(?:did|was|were|had)\b|[了过]|昨|上周|上个?(?:星期|礼拜)|前天/;
/** A day or hours that are over; of devices by their names only the state of now is known. */
const isOfPastTime = ({ period, devices, appliances }: WordSlots, text: string): boolean =>
  devices === undefined &&
  appliances !== undefined &&
  period !== undefined &&
  !/^(?:hour0|day0|day\+|next)/.test(period) &&
  WAS.test(text) &&
  !/\bnow\b|现在|這會|这会/.test(text);

const MORE_THAN_BEFORE =
  /\b(?:been )?(?:us(?:ed|ing)|run(?:ning)?|draw(?:n|ing)|com(?:e|ing) on) (?:\w+ )?(?:more|less|longer|harder|oftener)\b.{0,30}\b(?:since|than|lately|recently)\b|(?:比|自从|以来).{0,12}(?:用|跑|开)得?(?:更|多|少|久)/;
/** "How much of it was off-peak?" is measured, and told neither of the tariff nor of a device. */
const isOfTariffHours = ({ filters, group, period, devices, appliances, place }: WordSlots, text: string): boolean =>
  (devices ?? appliances ?? place) === undefined &&
  (PARTS_OF_TARIFF.test(text) ||
    ((period !== undefined || /占|\b(?:share|percent\w*|part)\b/.test(text)) &&
      (group === "tariff_period" || filters?.some((filter) => TARIFF_PERIODS.has(filter)) === true)));

const ENDS_APART =
  /\bdiff(?:e?re?nce)?s?\b|\bhow (?:far|much) (?:apart|more|less)\b|\bgap\b|差|比最[高低多少贵便宜省费]+的?(?:那|[一1])?个?月?[^，,。]{0,6}[多少高低贵省](?:了|咗)?(?:多少|几)|\b(?:less|more|lower|higher|fewer|below|above) than the (?:highest|lowest|best|worst|most|least|biggest)\b/;
const isOfBought = ({ metric, act }: Asked): boolean =>
  act === "ask" && (metric === undefined || metric === "energy" || metric === "power");

const withoutAggregate = ({ aggregate: _aggregate, subject: _subject, ...asked }: Asked): Asked => asked;

const asksState = (text: string): boolean => IS_ON.test(text) || IS_CHARGING.test(text);

const ofState = ({ metric: _metric, aggregate: _aggregate, ...others }: Asked): Asked => ({
  ...others,
  act: "state",
  scope: "own",
});
/**
 * "Cost of running a tumble dryer?" Of the training data's questions that name an appliance and nothing of one's own, 99
 * of 100 are of appliances in general.
 */
function isOfAnyAppliance({ act, aggregate }: Asked, slots: WordSlots, text: string): boolean {
  if ((act !== "ask" && act !== "compare") || aggregate !== undefined || !slots.appliances) return false;
  const { period, comparedTo, filters, group, pick, devices, rooms, line } = slots;
  const namesOwn = period ?? comparedTo ?? filters ?? group ?? pick ?? devices ?? rooms ?? line;
  return namesOwn === undefined && !OWN_OR_PAST.test(text) && !BILL.test(text);
}

const COST_ME = /\b(?:cost(?:ed)?|costing) (?:me|us)\b|\bdid (?:it|i|we|my|our)\b|我家|花了/;

/** "How much CO2 does a kWh cause" is of any home. */
const isOfAnyCarbon = ({ metric }: Asked, { period, comparedTo, filters, group }: WordSlots, text: string): boolean =>
  metric === "carbon" &&
  (period ?? comparedTo ?? filters ?? group) === undefined &&
  !NAMES_OWN.test(text) &&
  !OWN_OR_PAST.test(text);

/** 咱家一天平均得用几度电 */
const OF_OWN_HOME =
  /^(?:请问|那|想知道|帮我看看?)?(?:我们|咱们?|俺们?|我)家(?:里|的)?[^，,。?？]{0,12}(?:用|耗|花|走)[^，,。?？]{0,6}(?:几度|多少度?电?)/;
const NAMES_OWN =
  /\b(?:i|i'?m|me|my|mine|we|our|ours|us|the (?:house|home|property|place|apartment|flat)|this (?:house|home|place))\b|我|咱|自家|俺/;
const DIFFERENCE =
  /\bdifferences? between\b|\bhow (?:do|does|are|is) .*\bdiffer|差在哪|差别|区别|有[什何]么?不同|[哪那]里不同/;

/** How tiers are counted, or what sets two kinds of tariffs apart, is the same for all homes. */
const isOfAnyTariff = ({ subject, metric }: Asked, { period }: WordSlots, text: string): boolean =>
  subject === "tariff" &&
  metric === undefined &&
  (DIFFERENCE.test(text) ||
    (!NAMES_OWN.test(text) && (period?.includes("+") === true || /\btiers?\b|阶梯/.test(text))));

const HOW_FAR =
  /\bby (?:how much|what (?:percent\w*|share))\b|\bhow (?:much|many kwhs?) (?:more|less|higher|lower|fewer)\b|\bhow far apart\b|相差(?:多少|几)?|差(?:了|咗|出)?(?:多少|几|好?多)|[多少高低升降](?:了|咗|出来?)?(?:多少|几[多成度]|百分之)/;

/** "By how much?": of two times or groups that are compared, how far they are apart. */
const withDifference = (asked: Asked, text: string): Asked =>
  asked.act === "compare" && asked.aggregate === undefined && HOW_FAR.test(text)
    ? { ...asked, aggregate: "difference" }
    : asked;

export const isOfFigures = ({ act }: Pick<Asked, "act">): boolean => FIGURES.has(act);

/** "And in kWh?" after a bill asks the same as energy. */
export function followUpLabels(guessed: Asked, { unit }: WordSlots, text: string): Asked {
  const asked = withDifference(guessed, text);
  if (isOfFigures(asked) && IS_CHARGING.test(text)) {
    const { subject, ...state } = ofState(asked);
    // "It" is what was spoken of.
    return NAMES_CHARGED.test(text) ? { ...state, ...(subject && { subject }) } : state;
  }
  // 什么用得最多, after one's own figures
  if (isOfFigures(asked) && EATS_MOST.test(text)) return { act: "ask", scope: "own", metric: "energy" };
  if (!isOfFigures(asked) || asked.scope !== "own") return asked;
  const flow = ENERGY_WORDS.find(([words]) => words.test(text))?.[1];
  // "And how much did we sell?" after what was bought.
  if (flow && OF_FLOW.has(asked.metric) && asked.metric !== flow && !EARNED.test(text))
    return { ...asked, metric: flow, ...(flow === "net" ? {} : { subject: "solar" as const }) };
  if ((unit === "money" || (MONEY.test(text) && !IN_KWH.test(text))) && asked.metric === "energy")
    return { ...asked, metric: "cost" };
  if (unit !== "kWh" && (!IN_KWH.test(text) || MONEY.test(text))) return asked;
  const { subject, ...others } = asked;
  const metric = asked.metric === "cost" ? "energy" : asked.metric;
  return { ...others, ...(metric && { metric }), ...(subject && subject !== "bill" && { subject }) };
}

/** "My weekend use in winter and summer": hours and days of one's own are measured. */
const isOfOwnHours = (
  { act, subject, metric }: Asked,
  { filters, appliances, place }: WordSlots,
  text: string,
): boolean =>
  (act === "ask" || act === "compare") &&
  (metric === "energy" || metric === "cost") &&
  filters !== undefined &&
  subject === undefined &&
  appliances === undefined &&
  place === undefined &&
  NAMES_OWN.test(text);

const OTHER_HOMES =
  /\bneighbou?rs?'?s?\b|\bother people'?s?\b|邻居|别人家?|人家|\b(?:similar|typical|comparable|other|average|normal) (?:sized? )?(?:homes?|houses?|households?|apartments?|flats?|families)\b|\b(?:homes?|houses?|households?) (?:like|as big as|the size of) (?:mine|ours)\b|(?:同类|类似|差不多|同样大?小?|一般|普通|其他|平均)的?(?:家庭|人家|住户|房子|户型)/;
const TOPICS_OF_OTHERS: ReadonlySet<string> = new Set(["why-use-differs", "average-household-use"]);

/** Against homes like one's own no period is compared: an article tells what is usual. */
export function ofOthers(asked: Asked, { period }: WordSlots, topic: string | undefined, text: string): Asked {
  if (period !== undefined) return asked;
  const isMeant =
    asked.act === "compare" && topic !== undefined && TOPICS_OF_OTHERS.has(topic) && OTHER_HOMES.test(text);
  return isMeant ? { ...asked, act: "explain", scope: "general" } : asked;
}

/**
 * What would endanger someone is told by rules (`danger.ts`): the classifier takes many a question of a meter or of a
 * breaker for it.
 */
export const harmless = (asked: Asked, topic: string | undefined, text: string): Asked =>
  asked.act === "talk" && topic === "unsafe" && dangerIn(text) === undefined ? { act: "ask", scope: "general" } : asked;

const WHETHER_TO =
  /(关不关|开不开|拔不拔|换不换|(?:要不要|该不该|用不用|需不需要|应不应该)(?:关|开|拔|调|换|充))(?!了)|^should (?:i|we) (?:turn|switch|leave|keep|set|run|unplug)\b/;

/** 空调关不关 asks whether to, and orders nothing. */
export const whetherTo = (asked: Asked, text: string): Asked =>
  asked.act === "do" && WHETHER_TO.test(text) ? { act: "advise", scope: "general" } : asked;

const DATED = /^\d{4}(?:-\d\d){0,2}$/;

/** "How much will my bill be in March 2026", asked in November, is known by now. */
export const isOfPast = ({ act }: Asked, { period }: WordSlots, today: string): boolean =>
  act === "forecast" && period !== undefined && DATED.test(period) && period < today.slice(0, period.length);

const EARLIER = /^(?:day|week|weekend|month|quarter|year)-[12]$/;
const TO_EARLIER =
  /\bcompar\w* (?:to|with|against) (?:(?:(?:the|my|our|what|how|i) )*(?:last|previous|prior|yesterday)\b|the (?:day|week|month|quarter|year) before\b)/;

/** `at:11:00` of "at 11 tonight" is before midnight. */
function ofNight(time: string): string {
  const [, kind, hour, minute] = /^(at|after|by|before):(\d\d):(\d\d)$/.exec(time) ?? [];
  if (!kind || Number(hour) > 12) return time;
  const { minuteOfDay } = atNight({
    minuteOfDay: Number(hour) * 60 + Number(minute),
    daysAhead: null,
    isEitherHalf: true,
  });
  const two = (number: number) => String(number).padStart(2, "0");
  return `${kind}:${two(Math.floor(minuteOfDay / 60) % 24)}:${two(minuteOfDay % 60)}`;
}

/** The slots of a question, held against what it asks. */
export function consistentSlots(slots: WordSlots, asked: Asked, text: string): WordSlots {
  const { act, metric, subject } = asked;
  const filters = inNamedHalf(slots.filters, withDigits(text));
  const result: WordSlots = { ...slots, ...(filters ? { filters } : {}) };
  // 电灯户口 is the electricity account of a home, and no lamp.
  if (act === "howto" && subject === "account") delete result.appliances;
  if (slots.unit !== undefined && metric !== undefined && UNIT_OF[metric] === slots.unit) delete result.unit;
  if (act === "do" && runsOutsidePeak(text) && slots.times === undefined) result.times = ["cheapest"];
  // "Keep 50 percent" is what it is set to.
  const [level, ...amounts] = slots.given ?? [];
  if (act === "do" && slots.values === undefined && level?.endsWith("%") && amounts.length === 0) {
    result.values = [level];
    delete result.given;
  }
  if (slots.times && isOfNight(text)) result.times = slots.times.map(ofNight);
  const machine =
    act === "advise" && slots.appliances === undefined && asksWhenCheapest(text) ? machineToRun(text) : undefined;
  if (machine) result.appliances = [machine];
  if (!FIGURES.has(act)) return result;
  // "How do I compare to last month": what is named is what the time now is held against.
  if (
    act === "compare" &&
    slots.comparedTo === undefined &&
    EARLIER.test(slots.period ?? "") &&
    TO_EARLIER.test(text)
  ) {
    result.comparedTo = slots.period;
    delete result.period;
  }
  // "What share of my yearly cost was last month?" is of one year, and no list of years.
  if (asked.aggregate === "share" && slots.group === "year" && slots.period !== undefined) delete result.group;
  // When it would run is no time that is asked of.
  if (metric === "savings" && subject === "ev") {
    delete result.filters;
    delete result.group;
  }
  if (asksIdleHome(text)) delete result.appliances;
  if (metric === "own_use") result.appliances = some(slots.appliances?.filter((one) => one === "solar"));
  // What is always on in the whole home is no appliance of its own.
  if (metric === "base_load") result.appliances = some(result.appliances?.filter((one) => one !== "standby"));
  if (result.appliances === undefined) delete result.appliances;
  // 房间空调 is of one room's appliance, and splits nothing by room.
  if (slots.group === "room" && slots.appliances && !BY_ROOM.test(text)) delete result.group;
  // "Half an hour a day, how much is that a month?"
  if (slots.group === "day" && slots.given?.some((code) => code.endsWith("/day")))
    result.group = lengthOfEach(text) ?? "day";
  // The strongest hour of selling is one hour of one day.
  if (asksStrongestSale(text)) return result;
  // "When do I use most" has one hour for an answer, also where the most is not said.
  if (slots.group === "hour_of_day" && slots.pick === undefined && WHEN.test(text)) result.pick = "highest";
  if (slots.group === "hour" && slots.period === undefined && slots.filters?.length && WHEN.test(text))
    result.group = "hour_of_day";
  // "Which hours on weekdays" means the hours of the clock; those of one day are hours of that day.
  if (slots.group === "hour" && WHEN.test(text) && slots.period !== undefined && !AT_ONE_TIME.test(slots.period))
    result.group = "hour_of_day";
  if (result.group === "hour_of_day" && isOfOneHour(result, text)) result.group = "hour";
  // "The first week we went over 200 kWh": the limit is of weeks.
  const grain = GROUP_OF_LIMIT.find(([words]) => words.test(text))?.[1];
  if (grain && result.group === undefined && /^(?:above|below):/.test(result.pick ?? "")) result.group = grain;
  return result;
}

const GROUP_OF_LIMIT: readonly (readonly [RegExp, "month" | "week"])[] = [
  [
    /\b(?:first|every|each|which|how many) weeks?\b|哪[一几]?个?(?:周|星期|礼拜)|第一[个]?(?:周|星期)|几[个]?(?:周|星期)/,
    "week",
  ],
  [/\b(?:first|every|each|which|how many) months?\b|哪[一几]?个?月|第一个月|几个月/, "month"],
];

/** 上周哪个小时最高: one hour of these days, and no habit. */
const isOfOneHour = ({ period = "", pick }: WordSlots, text: string): boolean =>
  /^(?:highest|lowest)$/.test(pick ?? "") &&
  ((FEW_DAYS.test(period) && ONE_HOUR.test(text)) || BIGGEST_HOUR.test(text)) &&
  !HABITUAL.test(text);
/** "Our biggest hour this year": which one it was. */
const BIGGEST_HOUR =
  /\b(?:biggest|highest|worst|largest|heaviest|lowest|smallest|quietest|single) (?:single )?hour\b|\b(?:in|within|for|over) (?:one|a single|any|any one|just one) hour\b/;
const FEW_DAYS = /^(?:week(?:0|-\d)|weekend(?:0|-\d)|last(?:\d|10)d|last1w)$/;
const ONE_HOUR = /\b(?:which|what) hour\b|哪[一1]?个?(?:小时|钟头)/;
const HABITUAL = /\b(?:usual|usually|normally|typically|average|on average|of (?:the )?day)\b|平均|通常|一般|平时|每天/;
