import { isOfFraud } from "./fraud";
import {
  asksOfBackBill,
  asksOfBatteryAtFullCredit,
  asksOfGapBetweenTenants,
  asksOfHeatPumpForCooling,
  asksOfMovingOut,
  asksOfMovingReading,
  asksOfPeakWords,
  asksOfTenantsAccount,
  hasFallenForFraud,
  isMeterFraud,
} from "./own-trouble-sections";
import { powerCutOf } from "./power-cut";

/*
 * Questions in general of which the words leave no doubt which section of which article tells them: a fraud that is going
 * on, a complaint without an answer, a power cut of one home or of a street, and what the product's own words ask for.
 * This section alone helps, however near another one lies.
 */

/** Of the question before: what it was about. */
export interface TopicsBefore {
  topics: readonly { topic: string }[];
}

/** The article of each. */
export const SECTION_TOPICS = {
  /** Someone who claims to be the utility wants money, data or an app. */
  scam: "utility-scams",
  /** The same of solar loans, sellers at the door, event messages or money that is gone: the words choose the section. */
  scam_of_kind: "utility-scams",
  scam_fallen: "utility-scams",
  scam_meter: "utility-scams",
  moving_gap: "moving-house",
  moving_out: "moving-house",
  moving_reading: "landlord-and-tenant",
  tenant_account: "landlord-and-tenant",
  back_bill: "estimated-bills",
  peak_words: "peak-and-off-peak",
  battery_full_credit: "battery-payback",
  cooling_heat_pump: "heat-pumps",
  complaint: "bill-dispute",
  landlord_complaint: "landlord-and-tenant",
  outage_home: "outage-restoration",
  outage_street: "outage-restoration",
  meter_test: "meter-accuracy",
  event_course: "demand-response-events",
  event_control: "demand-response-events",
  coins_meaning: "green-coins",
  coins_use: "green-coins",
  coins_cash: "green-coins",
  coins_earn: "earning-coins",
  board_names: "leaderboard-and-ranks",
  free_of_charge: "plans-and-pricing",
  charger_steps: "ev-charger-installation",
} as const;
export type SaidSection = keyof typeof SECTION_TOPICS;

/** Before these stands a sentence that answers outright, since the section is also told to those who ask otherwise. */
export const LED_SECTIONS = [
  "scam_meter",
  "moving_gap",
  "moving_reading",
  "tenant_account",
  "back_bill",
  "peak_words",
  "battery_full_credit",
  "cooling_heat_pump",
] as const satisfies readonly SaidSection[];

/** A third one would no longer be read. */
const MOST = 2;

const OF_KIND =
  /\bsolar\b|\bdemand response\b|\b(?:door|doorstep|knock\w*)\b|\bi(?:'ve| have)? (?:already )?(?:paid|sent|gave|given|transferred|clicked|told|installed|downloaded)\b|光伏|太阳能|需求响应|上门|敲门|推销|已经|转了|付了|被骗/;
const COMPLAINED =
  /\bcomplain(?:t|ts|ed|ing)?\b|\braised (?:it|this|the issue|a case)\b|\b(?:e-?mailed|written to|wrote to|contacted|called|phoned) (?:my |the |our )?(?:energy |electric(?:ity)? |power |gas )?(?:supplier|utility|company|provider)\b.{0,24}\b(?:twice|times|again|weeks|months)\b|投诉|申诉|反映|反馈|举报/;
const REPORTS = /\breport\b|举报|告/;
const UNANSWERED =
  /\b(?:no (?:reply|response|answer|result)|heard nothing|not heard|haven'?t heard|hear nothing|nothing (?:back|happened|happens|since)|never (?:answer\w*|repl\w+|respond\w*|got back|heard)|no ?(?:one|body) (?:\w+ )?(?:got|gets|answers?|answered|repl\w+|respond\w*|calls?|called)|ignor\w+|unanswered|stonewall\w*|brush\w* (?:me )?off|reject(?:s|ed)?|dismiss\w*|won'?t (?:answer|reply|respond|listen|fix)|did ?n[o']?t (?:answer|reply|respond|help|fix)|does ?n[o']?t (?:answer|reply|respond|help)|not (?:answer|reply|respond)\w*|deadlock|escalat\w*|take (?:it|this|them|that) (?:now|next|further|from here)|go(?:ing)? next|next step|higher|ombudsman|still waiting|(?:\d+|two|three|six|eight|several|many) (?:weeks|months))\b|没(?:有)?(?:人|回|答|下文|结果|消息|动静|处理|解决|反应)|不(?:理|管|回|处理|答复|解决|满意|服|认账|作为)|石沉大海|推来推去|踢皮球|敷衍|拖|两个月|几个月|\d+个?[月周天]|还能找谁|再找谁|往上|上级/;
const LANDLORD = /\blandlord\b|\bletting agent\b|\bproperty manager\b|房东|二房东|物业|公寓|中介|房主/;
const WHERE_TO =
  /\b(?:where|who|whom|which (?:authority|office|agency|body))\b|\bhow (?:do|can|to|should)\b|\breport\b|哪|谁|怎么|咋|如何|找|打什么电话|热线|能不能|可以/;
const OVERCHARGED =
  /\b(?:charg\w+|overcharg\w+|price|rate|mark(?:s|ed|ing)? up|electric\w*|power|bill|kwh|unit)\b|电|度|加价|收费|乱收/;
const OTHERS_NOISE = /\bneighbou?rs?\b|\bnoise\b|邻居|噪音|噪声/;

const METER_TEST =
  /\b(?:test(?:s|ed|ing)?|check(?:s|ed|ing)?|verif\w+|calibrat\w+|inspect\w*)\b.{0,24}\b(?:my|the|our|a|electric\w*|electricity) ?meters?\b|\bmeters?\b.{0,16}\b(?:test(?:s|ed|ing)?|check(?:ed)?|verif\w+|calibrat\w+|inspected)\b|(?:校验|校|验|检定|检测|检验)(?:一下)?(?:电)?表|(?:电)?表.{0,6}(?:校验|检定|检测|校准)/;
const TO_APPLY =
  /\b(?:how|ask|request|apply|where|who|want|need|get|steps|procedure|process|demand)\b|申请|怎么|咋|如何|去哪|哪里|哪儿|找谁|流程|步骤|手续|要求/;
/** A meter that the asker tests, or a smart meter's own test. */
const NOT_METER_TEST =
  /\b(?:multimeter|clamp|self[- ]?test|myself|at home|water meter|gas meter)\b|自己|万用表|在家|水表|燃?气表/;

const EVENT =
  /\b(?:grid|peak|demand[- ]response|dr|vpp|flex(?:ibility)?|saving|load|power plant)[- ](?:saving )?(?:events?|sessions?)\b|(?:电网|需求|负荷|削峰|调峰)?响应(?:事件|活动)|(?:电网|削峰|调峰|节电)(?:事件|活动)/;
const COURSE =
  /\bwhat (?:happens|goes on|do(?:es)? (?:it|they) (?:do|mean|involve))\b|\bhow (?:do|does) (?:it|they|an?|the|these|those|grid|peak)\b.{0,30}\b(?:works?|go)\b|\bwhat(?:'s| is| are) (?:an?|the|these|those|grid|peak|demand)\b|怎么回事|会(?:怎么样|怎样|发生什么)|是(?:什么|啥)|干(?:什么|啥|嘛)/;
const CONTROLS =
  /\b(?:you|they|it|wattleaf|the (?:app|grid|utility|company))\b.{0,12}\b(?:switch|turn|shut|cut|control|take over|touch|power)\w*\b.{0,40}\b(?:stuff|things|devices?|appliances?|everything|heat(?:ing|er)?|ac|car|power|home|house|off|down)\b|(?:会不会|会|要|是不是).{0,6}(?:关|断|停|控制|动).{0,6}(?:我|家里|家|电器|设备|空调|电)|(?:会不会|会|是不是).{0,6}把.{0,10}(?:关|断|停|控制)/;

const COIN = /\b(?:green )?coins?\b|绿币|绿色币|金币|奖励币/;
/** "How do I earn them?" after what coins are. */
const THOSE =
  /\b(?:them|those|these|it|some|any|more)\b|它们?|这(?:个|些|玩意)|那(?:个|些)|^(?:那)?(?:怎么|咋|如何|能)/;
const MEANING =
  /\bwhat(?:'s| is| are|s)\b(?! .{0,24}\b(?:buy|worth|balance|price)\b).{0,16}\bcoins?\b|\bwhat do (?:green )?coins mean\b|(?:绿币|绿色币)(?:是|指)(?:什么|啥)|(?:什么|啥)是绿币/;
const USED_FOR =
  /\b(?:use|used|good|for|point|do with|spend)\b|干(?:什么|啥|嘛|吗)|有(?:什么|啥)?用|能(?:换|买|兑)|用来|做(?:什么|啥)|怎么(?:用|花)|换(?:什么|啥)/;
const FOR_WHAT = /\b(?:good|used|use) for\b|\bfor\s*[?.!]*$/;
const CASH =
  /\b(?:cash(?: (?:them|it))?(?: (?:out|in))?|money|withdraw\w*|pay ?out|paid out|bank account|dollars|real money|exchange .{0,12}money)\b|换(?:成)?(?:钱|现金)|提现|变现|折现|兑(?:换)?现|当钱|值钱/;
const EARN =
  /\bhow (?:do|can|would|could|does|to)\b.{0,24}\b(?:earn|get|collect|make|gain|gather|win|receive)\b|\b(?:way|ways) to (?:earn|get|collect)\b|(?:怎么|咋|如何|怎样|哪里|哪儿)(?:样)?(?:才)?(?:能|可以|去)?(?:赚|挣|得|拿|获得|领|攒|弄)/;
/** Of single coins and of the asker's own, which have answers of their own. */
const NOT_IN_GENERAL =
  /\b(?:my (?:coins?|balance)|expir\w*|refund|transfer|how many|why (?:no|did|have|do)|last|yesterday|\d+ (?:green )?coins)\b|过期|到期|我有|我的|还剩|多少个?|为什么|为啥|没到|转给|\d+ ?个/;

const BOARD = /\b(?:leader ?board|ranking list|energy champions)\b|排行榜|榜上|榜单|上榜/;
const SEEN_BY =
  /\b(?:who|anyone|anybody|others?|other people|people|everyone|everybody|strangers|neighbou?rs?|public(?:ly)?)\b.{0,24}\b(?:see|sees|view|look|know|find|visible|name)\b|\b(?:my|real|full) name\b|\b(?:anonymous(?:ly)?|hide|hidden|privacy|private|visible|opt out)\b|(?:谁|别人|其[他它]人|邻居|外人|大家).{0,6}(?:看|知道|认出)|名字|匿名|隐藏|隐私|不想(?:上|出现|显示)|实名/;

const OF_PRODUCT =
  /\b(?:wattleaf|(?:this|your|the) (?:app|site|website|service|platform|assistant|tool)|you guys|sign(?:ing)? ?up|signing in|register(?:ing)?|an? account|use you|using you)\b|你们(?:的|这个?|家)?|这个?(?:app|应用|网站|软件|平台|助手|服务|系统)|注册|开(?:个)?账[户号]|wattleaf/;
const FREE =
  /\b(?:free|charge(?:s|d)?|cost(?:s)?|pay|paid|fee|fees|subscription|price)\b|免费|收费|要钱|花钱|付费|多少钱|白用/;
/** Of the plans that businesses buy, and of what utilities, coins and chargers cost. */
const OF_PLANS =
  /\b(?:growth|pro|professional|enterprise|trial|per month|monthly|yearly|annual|business|company|invoice|refund|cancel\w*|api|kwh|bill|tariff|coins?|charger|electricity|electric|energy|utility|(?:free|paid) (?:plan|tier|version)|upgrade\w*|premium|instead)\b|成长版|套餐|升级|会员|专业版|企业|试用|年付|月付|退款|发票|电费|电价|充电|绿币|每月|公司|度电/;
const HOUSEHOLD =
  /\b(?:is (?:it|this|that|wattleaf|the app)|do (?:i|you)|does|for (?:me|free|households?|a household))\b|吗|么|不|要|嘛/;

const CHARGER =
  /\b(?:ev |car |home |wall |level 2 |l2 )*(?:chargers?|charging (?:point|station)|wall ?box|evse)\b|充电[桩樁]|家充|装桩/;
const INSTALLS = /\b(?:install\w*|fit(?:ted|ting)?|put in|set up|get(?:ting)?)\b|装|安|报装|弄|申请/;
const STEPS =
  /\b(?:steps?|process|procedure|stages?|what do i (?:need|have) to do|how do i (?:go about|get|apply)|paperwork|from start to finish)\b|流程|步骤|手续|怎么(?:申请|办|报装|走)|要(?:走|办)什么|几步|先.{0,6}(?:找谁|做什么)|材料/;
/** Whether it may be, and where consent lacks, is told elsewhere. */
const NOT_OF_STEPS =
  /\b(?:hoa|strata|refus\w*|allow\w*|condo|share[ds]?|tenant|cost)\b|不让|拒绝|业委会|管委会|台湾|租客|多少钱/;

type Rule = readonly [SaidSection, (text: string, before: TopicsBefore | null) => boolean];

const REWARDS: ReadonlySet<string> = new Set(["green-coins", "earning-coins", "green-store"]);
const isAfter = (before: TopicsBefore | null, topics: ReadonlySet<string>): boolean =>
  topics.has(before?.topics[0]?.topic ?? "");
/** Few words that speak of what was told right before. */
const FEW = { english: 48, chinese: 14 };
const areFew = (text: string): boolean => text.length <= (/\p{Script=Han}/u.test(text) ? FEW.chinese : FEW.english);

const isOfCoins = (text: string, before: TopicsBefore | null): boolean =>
  (COIN.test(text) || (isAfter(before, REWARDS) && areFew(text) && THOSE.test(text))) && !NOT_IN_GENERAL.test(text);
const OF_LANDLORD: ReadonlySet<string> = new Set(["landlord-and-tenant"]);
const isOfLandlord = (text: string, before: TopicsBefore | null): boolean =>
  LANDLORD.test(text) || (isAfter(before, OF_LANDLORD) && areFew(text));

const RULES: readonly Rule[] = [
  ["scam_fallen", hasFallenForFraud],
  ["scam_meter", (text, before) => isMeterFraud(text) && !hasFallenForFraud(text, before)],
  [
    "scam",
    (text, before) => isOfFraud(text) && !OF_KIND.test(text) && !isMeterFraud(text) && !hasFallenForFraud(text, before),
  ],
  [
    "scam_of_kind",
    (text, before) => isOfFraud(text) && OF_KIND.test(text) && !isMeterFraud(text) && !hasFallenForFraud(text, before),
  ],
  ["moving_gap", asksOfGapBetweenTenants],
  ["moving_out", asksOfMovingOut],
  ["moving_reading", asksOfMovingReading],
  ["tenant_account", asksOfTenantsAccount],
  ["back_bill", asksOfBackBill],
  ["peak_words", asksOfPeakWords],
  ["battery_full_credit", asksOfBatteryAtFullCredit],
  ["cooling_heat_pump", asksOfHeatPumpForCooling],
  [
    "landlord_complaint",
    (text, before) =>
      isOfLandlord(text, before) &&
      (COMPLAINED.test(text) || REPORTS.test(text)) &&
      WHERE_TO.test(text) &&
      (OVERCHARGED.test(text) || isAfter(before, OF_LANDLORD)),
  ],
  [
    "complaint",
    (text, before) =>
      COMPLAINED.test(text) && UNANSWERED.test(text) && !isOfLandlord(text, before) && !OTHERS_NOISE.test(text),
  ],
  ["outage_home", (text) => powerCutOf(text) === "home"],
  ["outage_street", (text) => powerCutOf(text) === "street"],
  ["meter_test", (text) => METER_TEST.test(text) && TO_APPLY.test(text) && !NOT_METER_TEST.test(text)],
  ["event_course", (text) => EVENT.test(text) && COURSE.test(text)],
  ["event_control", (text) => EVENT.test(text) && CONTROLS.test(text)],
  ["coins_meaning", (text, before) => isOfCoins(text, before) && MEANING.test(text) && !FOR_WHAT.test(text)],
  [
    "coins_use",
    (text, before) =>
      isOfCoins(text, before) &&
      USED_FOR.test(text) &&
      (!MEANING.test(text) || FOR_WHAT.test(text)) &&
      !EARN.test(text),
  ],
  ["coins_earn", (text, before) => isOfCoins(text, before) && EARN.test(text)],
  ["coins_cash", (text, before) => isOfCoins(text, before) && CASH.test(text) && !EARN.test(text)],
  ["board_names", (text, before) => (BOARD.test(text) || isAfter(before, OF_BOARD)) && SEEN_BY.test(text)],
  [
    "free_of_charge",
    (text) => OF_PRODUCT.test(text) && FREE.test(text) && HOUSEHOLD.test(text) && !OF_PLANS.test(text),
  ],
  [
    "charger_steps",
    (text) => CHARGER.test(text) && INSTALLS.test(text) && STEPS.test(text) && !NOT_OF_STEPS.test(text),
  ],
];
const OF_BOARD: ReadonlySet<string> = new Set(["leaderboard-and-ranks"]);

/**
 * The sections that a question's words name, in the order in which they are told.
 *
 * @param text normalized
 * @param before the question before, for "how do I earn them?"
 */
export const sectionsIn = (text: string, before: TopicsBefore | null): readonly SaidSection[] =>
  RULES.filter(([, asks]) => asks(text, before))
    .map(([section]) => section)
    .slice(0, MOST);
