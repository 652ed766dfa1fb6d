import { asksAvoidedCarbon } from "./avoided-carbon";
import type { Asked } from "./consistency";
import { asksAllNight } from "./times/all-night";
import { asksIdleHome } from "./times/idle-home";
import { asksPercentBetween } from "./amounts/between-sums";
import { asksChangedSum } from "./amounts/changed-sum";
import { asksAllOffPeak } from "./times/all-off-peak";
import { asksOwed } from "./owed";
import { asksEnergyForMoney } from "./amounts/energy-for-money";
import { asksPartSums } from "./amounts/part-sums";
import { asksPayback } from "./amounts/payback-sums";
import { asksBillAgainstMeter, asksBillParts, asksEarnings } from "./said-bills";
import { type Matter, mattersIn } from "./said-matters";
import { asksOwnUse } from "./said-solar";
import { asksOtherTariff } from "./amounts/said-tariff";
import { asksUnitPrice } from "./amounts/unit-price";
import { asksShiftedTariffs } from "./amounts/shifted-tariffs";
import { severalFigures } from "./several-kinds";
import type { SlotSpan } from "./slot-span";
import { namesAsker, speaksInGeneral } from "./whose-figures";
import { asksWhenCheapest, machineToRun } from "./times/when-cheapest";

/* Questions that the classifiers have met too seldom, whose words leave no doubt of what is asked. */

const SINCE =
  "(?:since|for (?:the (?:last|past) )?(?:\\d+|an?|one|two|three|four|several|some|few|hours?)|all (?:day|morning|night|evening)|last night|yesterday|(?:\\w+ )?(?:minutes?|hours?|hrs?) ago|right now|now|today|tonight|this (?:morning|afternoon|evening)|again|here|yet|at (?:my|our|home)|(?:in|at|on) (?:my|our|the|this) (?:house|home|place|apartment|flat|street|area|building|neighbou?rhood|block|village|town))";
const ELECTRICITY = "(?:power|electricity|electric|current|mains)(?: supply)?";
const OUT = new RegExp(
  [
    `\\b(?:no|lost(?: our| my| the)?|without|have(?:n'?t| not)(?: got| had)?(?: any)?|don'?t have(?: any)?) ${ELECTRICITY}\\b(?=.*\\b${SINCE}\\b|[ .!]*$)`,
    `\\b${ELECTRICITY}(?:'s| is| has| went)?(?: been| just| still| gone| went)* (?:gone|out|off|down|cut off)\\b(?=.*\\b${SINCE}\\b|[ .!]*$)`,
    `\\b(?:power (?:cut|failure|outage)|blackout|outage)\\b(?=.*\\b${SINCE}\\b)`,
  ].join("|"),
);
/** Asked of an outage, or of an appliance: no report of one. */
const OF_OUTAGES =
  /^(?:how|what|which|can|could|will|would|does|do|did|should|if|when|turn|switch)\b|\bhow (?:much|many|often|long)\b|\busage\b|\bkwhs?\b|\bbill/;
/** Who writes more asks for more than what to do now. */
const MOST_CHARACTERS = 70;
const CHINESE_OUT =
  /(?:停|断)电(?:了|啦|中|到现在|至今|好久|半天)|(?:早上|上午|中午|下午|晚上|今[早天晚朝日]|昨[天晚日]|开始|凌晨|刚才|刚刚|突然|又|一直|从).{0,8}(?:停|断|没|冇)(?:了)?电|(?:我家|家里|我们?这|小区|整栋楼|楼里|这边|附近).{0,4}(?:停|断|没|冇)(?:了)?电/;
const CHINESE_OF_OUTAGES =
  /电池|手机|充电宝|遥控|门锁|车|会不会|能不能|能用|如果|要是|时候|怎么算|多少|几次|几回|多久|赔|通知|计划|欠费|记录/;

const OWN_PANELS =
  /\bhow many (?:solar |pv )?(?:panels|modules) (?:(?:do|did) (?:i|we) (?:have|own|install)|have (?:i|we) got)\b(?! to)|\bhow many (?:solar |pv )?(?:panels|modules) (?:are|were) (?:there )?(?:installed )?on (?:my|our)\b|\b(?:how (?:big|large) (?:is|are)|what(?:'s| is) the (?:size|capacity) of|what size (?:is|are)) (?:my|our) (?:(?:roof(?:top)? )?(?:solar|pv)(?: (?:system|array|panels?|plant|installation|setup))?|panels)\s*[?.]*$|(?:我家?|我们家?|咱家?|家里|屋顶上?)的?(?:一共|总共)?(?:有|装了?|安了?)(?:几|多少)(?:块|片|张|个)(?:太阳能|光伏)?(?:电池|发电)?板|(?:我家?|我们家?|咱家?|家里)的?(?:太阳能|光伏)(?:电池|发电)?(?:板|系统|电站|装机)?(?:一共|总共)?(?:容量)?(?:有|是|装了?)?(?:(?:几|多少)(?:块|片|张|千瓦|瓦|k?w)|多大)/;

/** "What's our estimated bill?" asks what is to come; "why is my bill estimated?" is of a reading that was guessed. */
const BILL_TO_COME =
  /^(?:(?:what(?:'s| is| are| was)?|how much (?:is|are)|show(?: me)?|give me|tell me) )?(?:my|our|the) (?:next |total |current )?(?:estimated|predicted|projected|expected|forecast(?:ed)?) (?:\w+ )?(?:bill|cost|charges?)\b|(?:预估|预计|预测)的?(?:总|本月|这个?月|下个?月)?的?(?:电费|账单)(?:金额)?(?:是|会是|有|大概|大约|要)*(?:多少|几)/;
const TO_REMIND =
  /^(?:please |hey |(?:can|could|will|would) (?:you|somebody|someone) (?:please )?)*(?:remind (?:me|us)|set (?:me )?(?:a|an) (?:reminder|alarm)|give me a reminder)\b|提醒(?:一下)?(?:我|俺)|[设定](?:一?个)?(?:提醒|闹钟)/;
const TO_TURN_OFF =
  /^(?:so )?(?:what|which (?:devices?|appliances?|things?)) (?:all )?(?:should|can|could|shall) (?:i|we) (?:turn|switch|shut) off(?: now| right now| at home| to save(?: \w+)*)?\s*[?.!]*$|^(?:我|我家)?(?:现在)?(?:应该|该|可以|能)?关(?:掉|闭)?(?:哪些|什么|哪个)(?:设备|电器|东西)?(?:省电)?[?？]?$/;
/** "What's my tariff?" of the asker's own; "what is my best tariff" compares. */
const OWN_TARIFF =
  /^(?:what(?:'s| is)|which is|tell me|show me) (?:my|our) (?:current |present |actual )?(?:electric(?:ity)? |energy |power )?(?:tariff|rate ?plan|rate|price plan|plan with my utility)\s*(?:right now|now|called|at the moment)?\s*[?.!]*$|^(?:what|which) (?:electric(?:ity)? |energy )?(?:tariff|rate ?plan) (?:am i|are we) on\b|^我(?:家|们)?(?:现在|目前|当前)?(?:用|执行)?的(?:是)?(?:什么|哪种|哪个)?(?:电价|资费|套餐)(?:方案|类型)?是?(?:什么|哪种|哪个)?[?？]?$/;
const BEST_TARIFF =
  /^(?:am i|are we) (?:really |still )?on (?:the |my |our )?(?:best|right|cheapest|most suitable) (?:\w+ )?(?:tariff|rate|plan|rate plan|price plan)\b|^is (?:my|our|this) (?:current )?(?:electric(?:ity)? |energy )?(?:tariff|rate|rate plan|plan) (?:really |still )?(?:the )?(?:best|cheapest|right|good)\b|我(?:家|们)?(?:现在)?的?(?:电价|套餐|资费)(?:方案)?(?:是不是)?(?:最)?(?:划算|便宜|合适|省钱)/;
const KIND_OF_TARIFF =
  /\btime[- ]of[- ]use\b|\btou\b|\b(?:off[- ]?peak|night|flat|fixed|dynamic|two[- ]rate|day[- ]night) (?:tariff|rate|plan)\b|(?:时间|分时|峰谷|两段式?|二段式?|三段式?|阶梯)电价/;
const SUITS =
  /\b(?:suits?|right|good|worth (?:it|while)|better|best|cheaper|pays? off|makes? sense)\b.{0,24}\b(?:for )?(?:me|us|my|our)\b|适(?:不适)?合|划(?:不划)?算|合(?:不合)?[适算]|值得|便宜/;
/** 时间电价适合我家吗: held against the own use. */
const asksWhetherItSuits = (text: string): boolean =>
  KIND_OF_TARIFF.test(text) && SUITS.test(text) && namesAsker(text) && !TELLS_MORE.test(text);
/** What sets them apart, how they work and what would be are told by an article. */
const TELLS_MORE = /\b(?:if|differ\w*|how|why|what)\b|如果|要是|差在哪|差别|区别|不同|怎么|为什么|什么/;
const GOOD_NOW =
  /^(?:is )?(?:right )?now (?:is )?a good time to (?:run|start|do|put on) (?:the |my |our |some )?(?:washing|laundry|wash|washer|washing machine|dishwasher|dryer)\b|^(?:现在|这会儿)(?:洗衣服?|洗碗|烘(?:干|衣服?)|开(?:洗衣机|洗碗机|烘干机))(?:合适|划算|好|行)[吗么][?？]?$/;
/** Of nothing in particular, in all that the asker uses. */
const HOW_MUCH_SAVED =
  /^(?:(?:so|and|but|hey|hi|hello|ok|okay|well)[ ,]+)*how much (?:money |electricity |energy |power )?(?:can|could|would|will|might|do|am|are) (?:i|we)(?: \w+){0,2} sav(?:e|ing)(?: (?:in total|in all|(?:a|per|each|every|in a) (?:week|month|year)|on (?:my|our) (?:\w+ ){0,2}(?:bills?|electricity|energy|power)))*[ ?.!]*$/;
const SAVE_BY_DATA =
  /\bsave\b.{0,40}\b(?:based on|from|using|with|given|looking at) (?:my|our) (?:own )?(?:data|usage|readings?|use|consumption|bills?|numbers|meter)\b|(?:根据|按|结合|看看?)我家?的(?:用电|数据|读数|账单).{0,10}(?:省|节)/;
const OWN_CARBON = /\b(?:am|are|have|did|do) (?:i|we)\b|我/;
const OF_CHANCES = /\b(?:if|would|could|can|how (?:do|can)|by)\b|如果|怎么|怎样|能|会/;

/** "Is it peak now?" is told by the tariff. */
const PEAK_NOW =
  /\b(?:is it|are we|am i) (?:still |already |currently )?(?:in |at |on )?(?:the )?(?:off[- ]?)?peak\b(?: (?:time|hours?|period|rates?|pricing))?(?: (?:right )?now| rn| yet| currently)?|(?:现在|这会儿|而家|目前|此刻).{0,6}(?:高峰|低谷|峰|谷|尖峰|离峰).{0,8}(?:吗|么|还是|不是|没有?|时段|电价)/;
/** 早上六点多算不算高峰: the same of another hour. */
const PEAK_AT =
  /[点时][^。？?！!]{0,24}(?:算不算|是不是|算|是否|属不属于|属于|在不在)(?:是|在)?(?:用电)?(?:高峰|尖峰|低谷|离峰|峰[时段]|谷[时段])|^(?:so |and )?(?:is|are|does|do|would) [^.?!]{0,24}(?:\d|noon|midnight|morning|evening)[^.?!]{0,24}\b(?:count(?:s|ed)? as|considered|fall (?:in|under|into)|in|at|during|a|an|the)? ?(?:off[- ]?)?peak(?: (?:time|hours?|period|rates?|pricing))?(?: on (?:my|our) \w+)?\s*[?.]*$/;
/** "Is washing at weekends cheaper on my plan?" */
const OF_OWN_PLAN =
  /\b(?:for|on|under|with|in) (?:my|our) (?:current )?(?:plan|tariff|rate plan|rates?)\b.*$|(?:按|在)我家?的?(?:电价|套餐)/;
const CHEAPER_WHEN = /\b(?:cheaper|cheapest|more expensive|dearer)\b|便宜|划算|贵/;

/** "Is the Rheem pulling more than it should?" */
const DRAWS_NOW =
  /^(?:so )?(?:is|are) (?:the |my |our )?.{2,24} (?:still )?(?:pulling|drawing|running|using|heating|working)\b/;
/** "Is there enough hot water in the Rheem?" */
const ENOUGH_NOW = /^is there (?:still )?(?:enough|any)\b.*\b(?:left|in|now)\b|(?:水|电)还?(?:够不够|够吗|热不热|热吗)/;
/** "So much sun, how come we still buy from the grid?" */
const STILL_BUYS =
  /\b(?:sun|sunny|solar|panels?)\b.{0,60}\b(?:why|how come)\b.{0,30}\b(?:buy|buying|import|importing|need|pay|paying|use|using)\b|\b(?:why|how come)\b.{0,40}\b(?:buy|buying|import|importing)\b.{0,40}\b(?:sun|sunny|solar|panels?)\b|(?:太阳|光伏|板子).{0,20}(?:为什么|为啥|咋|怎么|点解)还.{0,6}(?:买|用电网)/;

/** "If I move the charging to 1 AM", 都挪到谷段再充 */
const SHIFTS =
  /\b(?:mov(?:e|ed|ing)|shift(?:s|ed|ing)?|switch(?:ed|ing)?)\b.{0,50}\b(?:to|until|after|into)\b|\b(?:only|always) charg\w+\b|\bcharg\w+ (?:only|just|always|instead)\b|[挪移换改](?:到|在|去|成)/;
const SAVES = /\bsav(?:e|ed|es|ing|ings)\b|\bcheaper\b|省/;
/** "Which uses more, the car or the rest of the house?" */
const CAR_OR_REST =
  /\b(?:car|ev|tesla)\b.{0,20}\b(?:or|vs\.?|versus|than)\b.{0,20}\b(?:rest of|everything else|other things)\b|\brest of (?:the |my |our )?(?:house|home)\b.{0,20}\b(?:or|vs\.?|versus|than)\b.{0,12}\b(?:car|ev|tesla)\b|车.{0,8}(?:还是|比).{0,8}(?:家里其[他它余]|其[他它余]|剩下)/;

/** "Is it cheaper right now, or should I wait to plug in the car?" */
const NOW_OR_WAIT =
  /\b(?:cheaper|better|cheapest|ok(?:ay)?) (?:to \w+ (?:it |the \w+ )?)?(?:rn|right now|now)\b.{0,20}\b(?:or|vs)\b.{0,20}\b(?:wait|later|tonight|tomorrow)\b|\b(?:now|rn) or (?:should (?:i|we) )?(?:wait|later|tonight)\b|现在.{0,8}还是.{0,6}(?:等|晚|夜|谷)/;
const OF_CHARGING = /\b(?:car|ev|charg\w*|tesla|plug)\b|车|充/;

const rewards = (topic: string, metric?: "coins" | "rank") =>
  ({ asked: { act: "ask", scope: "own", subject: "rewards", ...(metric && { metric }) }, topic }) as const;
const plant = (topic: string) => ({ asked: { act: "ask", scope: "own", subject: "plant" }, topic }) as const;
const ofData = { asked: { act: "ask", scope: "own", subject: "account" }, topic: "privacy-and-security" } as const;

const OF_MATTER: Readonly<Record<Matter, { asked: Asked; topic: string }>> = {
  ahead: rewards("leaderboard-and-ranks", "rank"),
  fall: rewards("leaderboard-and-ranks", "rank"),
  badges: rewards("streaks-and-achievements"),
  balance: rewards("green-coins", "coins"),
  no_coins: rewards("earning-coins", "coins"),
  coin_rules: rewards("earning-coins", "coins"),
  expiry: rewards("green-coins", "coins"),
  buyable: rewards("green-store", "coins"),
  cheapest_item: rewards("green-store", "coins"),
  next_event: plant("demand-response-events"),
  last_event: plant("demand-response-events"),
  skipped_event: plant("demand-response-events"),
  data_use: ofData,
  data_deletion: ofData,
};

const OF_BATTERY = /\bbatter(?:y|ies)\b|\bpowerwall\b|储能|电池(?!板|组件)/;
const OF_PANELS = /\bsolar\b|\bpv\b|\bpanels?\b|光伏|太阳能/;

const asksOfSums = (text: string): boolean =>
  [asksPayback, asksChangedSum, asksPercentBetween, asksPartSums, asksUnitPrice].some((asks) => asks(text));

/**
 * Whether a message states sums in one part and asks of them in another: 账单300块，下降了20%，现在多少.
 * @param parts normalized
 */
export const isOfOneSum = (whole: string, parts: readonly string[]): boolean =>
  asksOfSums(whole) && !parts.some(asksOfSums);

/** What stated sums are to be calculated with, of one's own bill too. */
function ofStatedSums(text: string): { asked: Asked; topic: string } | undefined {
  if (asksPayback(text)) {
    const topic = OF_BATTERY.test(text)
      ? "battery-payback"
      : OF_PANELS.test(text)
        ? "solar-payback"
        : "replacing-old-appliances";
    return { asked: { act: "ask", scope: "general", metric: "duration" }, topic };
  }
  if (asksEnergyForMoney(text))
    return { asked: { act: "ask", scope: "general", metric: "energy" }, topic: "running-cost-formula" };
  return asksOfSums(text)
    ? { asked: { act: "ask", scope: "general", metric: "cost" }, topic: "running-cost-formula" }
    : undefined;
}

/** What the question asks, and the topic of an article that says more; undefined where its words do not tell. */
export function saidOutright(text: string, slots: readonly SlotSpan[]): { asked: Asked; topic: string } | undefined {
  const [matter] = mattersIn(text);
  if (matter) return OF_MATTER[matter];
  const ofSums = ofStatedSums(text);
  if (ofSums) return ofSums;
  if (asksOtherTariff(text) || asksShiftedTariffs(text))
    return { asked: { act: "compare", scope: "own", metric: "cost", subject: "tariff" }, topic: "choosing-a-tariff" };
  if (asksBillAgainstMeter(text))
    return { asked: { act: "ask", scope: "own", metric: "energy", subject: "bill" }, topic: "reading-your-bill" };
  if (asksBillParts(text))
    return { asked: { act: "ask", scope: "own", metric: "cost", subject: "bill_line" }, topic: "reading-your-bill" };
  if (asksEarnings(text) && !asksOwnUse(text))
    return {
      asked: { act: "ask", scope: "own", metric: "earnings", subject: "solar" },
      topic: "net-metering-and-export",
    };
  if (asksOwed(text))
    return {
      asked: { act: "ask", scope: "own", metric: "cost", subject: "bill" },
      topic: "bill-due-date-and-late-fees",
    };
  // It sets none, and says where reminders come from.
  if (TO_REMIND.test(text)) return { asked: { act: "howto", scope: "general" }, topic: "notifications" };
  if (BILL_TO_COME.test(text))
    return { asked: { act: "forecast", scope: "own", metric: "cost", subject: "bill" }, topic: "usage-forecast" };
  if (TO_TURN_OFF.test(text))
    return { asked: { act: "advise", scope: "own", metric: "savings" }, topic: "how-much-can-i-save" };
  if (OWN_TARIFF.test(text))
    return { asked: { act: "ask", scope: "own", subject: "tariff" }, topic: "choosing-a-tariff" };
  if (BEST_TARIFF.test(text) || asksWhetherItSuits(text))
    return {
      asked: { act: "compare", scope: "own", metric: "cost", subject: "tariff" },
      topic: "choosing-a-tariff",
    };
  if (GOOD_NOW.test(text))
    return { asked: { act: "advise", scope: "own", subject: "appliance" }, topic: "scheduling-loads" };
  if (
    PEAK_NOW.test(text) ||
    PEAK_AT.test(text) ||
    (OF_OWN_PLAN.test(text) && CHEAPER_WHEN.test(text) && /\bor\b|还是|\bwhen\b|什么时候/.test(text))
  )
    return { asked: { act: "ask", scope: "own", subject: "tariff" }, topic: "time-of-use-tariffs" };
  if ((DRAWS_NOW.test(text) || ENOUGH_NOW.test(text)) && slots.some(({ slot }) => slot === "device"))
    return { asked: { act: "state", scope: "own", subject: "device" }, topic: "device-control" };
  if (STILL_BUYS.test(text))
    return { asked: { act: "ask", scope: "own", metric: "own_use", subject: "solar" }, topic: "rooftop-solar" };
  if (asksWhenCheapest(text) && machineToRun(text))
    return { asked: { act: "advise", scope: "own", subject: "appliance" }, topic: "scheduling-loads" };
  // Of a time that is named, that time's own peak use is told.
  const namesTime = slots.some(({ slot }) => slot === "period");
  if (asksAllOffPeak(text) && SAVES.test(text) && !(namesTime && severalFigures(text) === "if_off_peak"))
    return { asked: { act: "ask", scope: "own", metric: "savings" }, topic: "how-much-can-i-save" };
  if (SHIFTS.test(text) && OF_CHARGING.test(text) && SAVES.test(text))
    return { asked: { act: "ask", scope: "own", metric: "savings", subject: "ev" }, topic: "scheduling-loads" };
  if (CAR_OR_REST.test(text))
    return {
      asked: { act: "ask", scope: "own", metric: "energy", aggregate: "share", subject: "ev" },
      topic: "what-uses-most",
    };
  const namesThing = slots.some(({ slot }) => slot === "appliance" || slot === "device" || slot === "room");
  if (asksIdleHome(text) || (asksAllNight(text) && !namesTime && !namesThing && !speaksInGeneral(text)))
    return { asked: { act: "ask", scope: "own", metric: "base_load" }, topic: "what-is-base-load" };
  if (NOW_OR_WAIT.test(text) && slots.some(({ slot }) => slot === "appliance"))
    return {
      asked: { act: "advise", scope: "own", subject: OF_CHARGING.test(text) ? "ev" : "appliance" },
      topic: "scheduling-loads",
    };
  if (SAVE_BY_DATA.test(text) || HOW_MUCH_SAVED.test(text))
    return { asked: { act: "advise", scope: "own", metric: "savings" }, topic: "how-much-can-i-save" };
  if (asksAvoidedCarbon(text) && OWN_CARBON.test(text) && !OF_CHANCES.test(text))
    return { asked: { act: "ask", scope: "own", metric: "carbon" }, topic: "carbon-of-electricity" };
  const isOfDevice = slots.some(({ slot }) => slot === "appliance" || slot === "device");
  const isOut =
    (OUT.test(text) && !OF_OUTAGES.test(text)) || (CHINESE_OUT.test(text) && !CHINESE_OF_OUTAGES.test(text));
  if (isOut && !isOfDevice && text.length <= MOST_CHARACTERS)
    return { asked: { act: "ask", scope: "general", subject: "outage" }, topic: "power-outages" };
  return OWN_PANELS.test(text)
    ? { asked: { act: "ask", scope: "own", metric: "count", subject: "solar" }, topic: "rooftop-solar" }
    : undefined;
}
