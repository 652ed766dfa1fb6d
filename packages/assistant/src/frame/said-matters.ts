/*
 * Questions of the asker's rewards, of grid events and of what becomes of the data, whose words leave no doubt. The
 * classifiers take them for a balance or a rank, and the ordinals of a fall on the leaderboard for days.
 */

export const MATTERS = [
  /** Who is ahead on the leaderboard, and by how much. */
  "ahead",
  /** Why a place on the leaderboard was lost. */
  "fall",
  "badges",
  /** Why no coins came. */
  "no_coins",
  /** How coins and points are worked out. */
  "coin_rules",
  "balance",
  "expiry",
  "cheapest_item",
  /** What so many coins pay for. */
  "buyable",
  "next_event",
  /** What an event brought. */
  "last_event",
  /** What not taking part costs. */
  "skipped_event",
  /** What is done with the asker's data, and who sees it. */
  "data_use",
  "data_deletion",
] as const;
export type Matter = (typeof MATTERS)[number];

const BOARD =
  /\b(?:leader ?board|ranking|standings|league)\b|\b(?:my|the|in|by) rank\b|排行|榜[上单首]|名次|排名|排(?:第)?几|第几名|[前上后]一?名/;
const AHEAD =
  /\bwho(?:'s|s| is| are)? (?:\w+ ){0,2}(?:ahead|in front|above|leading|first|top|next)\b|\b(?:how (?:far|much|many|close)|what(?:'s|s| is) (?:the|my) (?:gap|distance|difference))\b.*\b(?:ahead|behind|above|in front|off|from|to|between|until|away|catch|reach|pass|overtake|need)\b|(?:差|落后|离|距|隔)(?:了|着)?.{0,10}(?:多少|几|多远)|(?:谁|哪个).{0,8}(?:在我前|排我前|领先|比我)|追上/;

const FALL =
  /\b(?:dropp?(?:ed|ing)?|fell|fall(?:en|ing)?|slipp?(?:ed|ing)?|slid|lost|losing|sank|sunk|went down|gone down|going down|moved down|bumped|knocked|pushed)\b.{0,60}(?:\b(?:leader ?board|rank(?:ing|s)?|places|positions?|spots?|standings|(?:first|second|third|\d+(?:st|nd|rd|th)) place)\b|\b\d+(?:st|nd|rd|th) to \d+(?:st|nd|rd|th)\b)|\bwas (?:in )?\d+(?:st|nd|rd|th)\b.{0,40}\b(?:dropp?ed|fell|fallen|slipp?ed|slid|down|now)\b.{0,16}\b\d+(?:st|nd|rd|th)\b|\b(?:rank(?:ing)?|my (?:place|position|spot|standing))\b.{0,16}\b(?:dropp?(?:ed|ing)?|fell|fallen|slipp?(?:ed|ing)?|sank|went down|gone down|going down|worse|lower)\b|(?:排名|名次|排行|榜|第\d+名).{0,12}(?<!会不会)(?:掉|跌|降|下滑|滑)|(?:掉|跌|降|滑)(?:了|到|出|下|去)*(?:第?\d+|[好几]*)(?:名|位|榜)/;

const BADGE =
  /\b(?:badges?|achievements?|medals?|troph(?:y|ies))\b|勋章|徽章|(?<![一二两三四五六七八九十几\d])成就|奖章|奖牌/;
/** Where they are shown, and what there is to collect, is told by an article. */
const OF_BADGES = /\bwhere\b|\bcan (?:i|we|you) (?:earn|collect|get)\b|\bare there\b|去哪|哪里看|怎么看/;
const OF_ME =
  /\b(?:my|mine|i|i've|i'm|me|we|our)\b|\b(?:missing|left|remaining|next|easiest|closest|earned|unlocked)\b|我|咱|还[差缺剩]|差哪|没[拿得]|最容易|下一个|拿[到了]|解锁|获得/;

const COIN = /\b(?:green )?coins?\b|(?<!人民|台|外|美|欧|货|钞|硬|加密)币(?!\p{Script=Han}*价)/u;
const REWARD = /\b(?:coins?|points)\b|(?<!人民|台|外|美|欧|货)币|积分/;
const NOT_GROWN =
  /\b(?:why|how come|what happened)\b.*(?:\b(?:no|not|zero|only|same|stuck|stopped|nothing|flat|few|without)\b|n'?t\b)|\b(?:coins?|balance)\b.*\b(?:stuck|stopped|not (?:growing|moving|going up)|\w*n[o']?t (?:gone|go|going|grown|moved|changed|increased))\b|(?:为[什啥]么?|怎么|咋|点解|为何).{0,14}(?:没|不|[冇少停零]|才[\d几])|(?:没|冇|不).{0,3}(?:涨|增加|多|动|发|到账).{0,6}(?:为什么|为啥|怎么|咋)/;
const WORKED_OUT =
  /\b(?:worked out|work(?:s)? out|calculat\w*|comput\w*|counted|figured|determined)\b|\bhow many (?:coins?|points?) (?:do i get )?(?:per|for (?:a|each|every)) kwh\b|(?:怎么|怎样|如何|咋|按什么|按啥|怎)(?:样)?(?:计?算|来的|得[来到]?的|给的)|计算规则|算法|(?:每|一)度.{0,6}(?:几|多少)个?(?:币|积?分)/;
/** "How much is a coin worth" and sums of other things are none. */
const OF_SUMS = /\b(?:bill|cost|savings?) (?:is |are )?(?:worked out|calculated)|电费怎么算/;

const BALANCE =
  /\bhow many (?:green )?coins?\b|\b(?:coin balance|balance of (?:green )?coins?)\b|(?:有|剩|攒了?)(?:了)?(?:几|多少)个?(?:绿|金)?币/;
const EXPIRY =
  /\bexpir\w*|\b(?:run out|lapse|valid|good until|disappear|use (?:them|it) by)\b|过期|到期|有效期|失效|清零|作废/;
const CHEAPEST = /\b(?:cheapest|least expensive|lowest[- ]price[d]?|most affordable)\b|最(?:便宜|低价|少币|划算)/;
const STORE = /\b(?:store|shop|marketplace|items?|things?)\b|商店|商城|店里|店铺|兑换|东西|礼品|商品/;
/** "Which week did I get the most coins": what came, and not what it buys. */
const COINS_GOT =
  /\b(?:get|got|earn(?:ed)?|gain(?:ed)?) (?:the |my |any |more |most )*(?:green )?coins\b|\b(?:in coins|vouchers?|verified|which one|points and|can'?t buy|won'?t let|will not let|let me|first bill)\b|换成|[换兑](?:钱|现金|会员|代金券|实物)|代金券|买不了|点不|按钮|页面|入口|省电能换|能不能先|一次能买|验证/;
const TO_EARN =
  /(?:怎么|咋|如何)(?:样)?(?:才能)?[赚挣得拿查]|\b(?:let me|invit\w+|second|already|too few|enough|gone|bought?|buy|won'?t|card)\b|邀请|朋友|第二次|不足|不让|扣了|东西|买/;
/** 账单哪天到期，绿币够换什么 */
const BILL_EXPIRES = /(?:账单|电费|套餐|合同).{0,6}(?:到期|过期|失效)/;
const BUYABLE =
  /\b(?:what|which|anything|something|enough)\b.*\b(?:buy|get|redeem|afford|spend|swap|exchange|trade)\b|\b(?:buy|get|redeem|afford|spend)\b.*\b(?:with|for) (?:my |the |\d+ )*(?:green )?coins?\b|(?:够|能|可以?|可).{0,4}(?:换|买|兑)|(?:换|买|兑)(?:点|些|到)?(?:什么|啥|哪些)|拿来[换买兑]/;

const EVENT =
  /\bdemand[- ]?response\b|\bdr (?:event|call)s?\b|\b(?:peak|grid|flex(?:ibility)?|vpp|power plant|saving|savings|energy|load)(?:[- ](?:saving|shaving|reduction))? (?:events?|sessions?|calls?)\b|\bevents?\b|削峰|需求响应|需量响应|响应活动|调峰|负荷响应|节电活动|电网活动/;
/** What people attend. */
const NO_EVENT =
  /\b(?:webinars?|conference|workshop|attend|register|speakers?|weather events?|outage events?|event (?:log|type|id|api))\b|讲座|研讨|直播/;
const TO_COME =
  /\bwhen(?:'s|s| is| are)?\b.{0,24}\b(?:next|upcoming|coming)\b|\b(?:next|upcoming) (?:\w+ ){0,3}(?:events?|sessions?|calls?),? when\b|\b(?:is|are) there (?:an?|any|another|some) (?:\w+ ){0,3}(?:events?|sessions?|calls?)\b|\bany (?:\w+ ){0,2}(?:events?|sessions?|calls?)\b.{0,20}\b(?:coming|tonight|tomorrow|this|scheduled|planned)\b|下[次一].{0,12}(?:什么时候|啥时候|几时|何时|哪天|几号)|(?:什么时候|啥时候|几时|何时|哪天).{0,4}下[次一]|(?:今晚|明[天晚]|周末|最近|这周|接下来).{0,8}有.{0,6}(?:活动|响应|事件|削峰)|(?:响应|削峰|活动).{0,4}(?:今晚|明[天晚]|周末|最近|这周|接下来).{0,4}有/;
const BROUGHT =
  /\bdid (?:i|we)\b.{0,30}\b(?:get|earn|make|receive)\b|\b(?:i|we) (?:got|received) (?:\w+ )*(?:for|from)\b|\b(?:did|has|have)\b.{0,40}\b(?:pay|paid) (?:me|us)\b|\b(?:last|latest|previous) (?:\w+ ){0,3}(?:events?|call|session)\b.{0,40}\b(?:pay|paid|earn\w*|bring|brought|worth|coins|points|give|gave|get|got)\b|(?:上[次个周回]|那次|参加[的了过]).{0,30}(?:给|拿|得|赚|挣|币|奖|补贴|削了)/;
const SKIPPED =
  /\b(?:skip\w*|miss(?:ed|ing)?|opt(?:ing)?[- ]?(?:ed )?out|sit(?:ting)? (?:\w+ )?out|bail|ignore[d]?|(?:don'?t|do not|not|didn'?t) (?:take|taking|took) part|refuse|decline|say no)\b|不参加|不参与|跳过|退出|缺席|不响应|不配合|错过|拒绝|不去/;
const MAY_COST =
  /\b(?:penalt\w+|fine[ds]?|lose|loose|losing|rank|bonus|points|coins|cost me|punish\w*)\b|扣|罚|影响|损失|排名|名次|积分|币/;

/** How long, why and how events are is told by articles. */
const OF_EVENTS =
  /\b(?:how long|notice|when (?:are|is|do|does)|where|why|how (?:do|does|to)|tomorrow|next|baselines?|do i get|do you pay|finish(?:ed)?|if|will|would)\b|如果|会不会|明天|下次|下一次|怎么|基线|参加一次|多久|为什么/;
const ADVICE = /\bshould\b|该不该/;

const DATA =
  /\b(?:my|our) (?:\w+ ){0,2}(?:data|readings?|usage|information|info|meter readings?|records?|bills?)\b|我(?:家|们)?的?.{0,6}(?:数据|资料|读数|记录|隐私)/;
const USED_BY =
  /\bwhat (?:can|do|does|will|would|is|are|happens?)\b.{0,40}\b(?:you|you guys|wattleaf|they|people|done|happens?|happening)\b.{0,30}\b(?:with|to)\b|\bwhat happens (?:with|to)\b|\b(?:who|anyone|anybody|someone|somebody)(?: else)?\b.{0,24}\b(?:see|sees|look|looks|access|gets?|has)\b|\b(?:sell|selling|shar(?:e|ing)(?! of)|give away|pass on|leak)\b|(?:你们|平台|公司|谁).{0,14}(?:拿去|拿来|用来|干嘛|干什么|做什么|怎么用|卖|共享|分享|泄露|看)|(?:拿去|拿来|用来|会用).{0,4}(?:干嘛|干什么|干啥|做什么|做啥)|会不会(?:卖|给别人|外泄|泄露)|(?:谁|别人|其他人).{0,6}(?:能|可以|会)?看/;
const DELETED =
  /\b(?:can|could|how (?:do|can|to)|may|is it possible|am i able)\b.{0,40}\b(?:delete|deleted|erase|erased|remove|wipe|get rid of|forget)\b|(?:能不能|可不可以|可以|能否|怎么|如何|能).{0,8}(?:删|清除|清空|抹掉|注销)/;

type Rule = readonly [Matter, (text: string) => boolean];

const isOfEvent = (text: string): boolean => EVENT.test(text) && !NO_EVENT.test(text);
/** What smart meters tell in general, other companies, and what is left after a deletion have articles of their own. */
const OF_OTHERS_DATA =
  /\b(?:smart meter|stop sharing|cancel\w*|supplier|utility|fridge|assistant)\b|\bwhat happens\b.*\b(?:if|after|when)\b|智能电表|第三方|供电公司|电力公司/;
const isOfDataUse = (text: string): boolean => DATA.test(text) && USED_BY.test(text) && !OF_OTHERS_DATA.test(text);
const RULES: readonly Rule[] = [
  ["fall", (text) => FALL.test(text)],
  ["ahead", (text) => BOARD.test(text) && AHEAD.test(text)],
  ["badges", (text) => BADGE.test(text) && OF_ME.test(text) && !OF_BADGES.test(text)],
  ["balance", (text) => BALANCE.test(text)],
  ["no_coins", (text) => COIN.test(text) && NOT_GROWN.test(text) && !TO_EARN.test(text)],
  ["coin_rules", (text) => REWARD.test(text) && WORKED_OUT.test(text) && !OF_SUMS.test(text)],
  ["expiry", (text) => COIN.test(text) && EXPIRY.test(text) && !BILL_EXPIRES.test(text)],
  ["buyable", (text) => COIN.test(text) && BUYABLE.test(text) && !COINS_GOT.test(text)],
  [
    "cheapest_item",
    (text) =>
      (COIN.test(text) || /\b(?:green )?store\b|商店|商城/.test(text)) && STORE.test(text) && CHEAPEST.test(text),
  ],
  ["next_event", (text) => isOfEvent(text) && TO_COME.test(text) && !ADVICE.test(text)],
  ["last_event", (text) => isOfEvent(text) && BROUGHT.test(text) && !SKIPPED.test(text) && !OF_EVENTS.test(text)],
  ["skipped_event", (text) => isOfEvent(text) && SKIPPED.test(text) && MAY_COST.test(text)],
  ["data_use", isOfDataUse],
  ["data_deletion", (text) => isOfDataUse(text) && DELETED.test(text)],
];

/**
 * What of these a question asks, in the order in which it is told.
 *
 * @param text normalized
 */
export function mattersIn(text: string): readonly Matter[] {
  const found = RULES.filter(([, asks]) => asks(text)).map(([matter]) => matter);
  // A balance alone has its own answer; why it has not grown tells it too.
  if (found.length === 1 && found[0] === "balance") return [];
  return found.includes("no_coins") ? found.filter((matter) => matter !== "balance") : found;
}

/** So many characters of a later part lean on what stands before them: "and what's the easiest". */
const LEANS_BELOW = { english: 24, chinese: 10 };

/**
 * Whether a message of several parts is told as one, since a later part speaks of the matter of the first: "when is the
 * next event, and can I skip it". @param parts normalized
 */
export function isOfOneMatter(whole: string, parts: readonly string[]): boolean {
  const [first = "", ...later] = parts;
  if (later.length === 0 || mattersIn(first).length === 0) return false;
  const apart = new Set(parts.flatMap((part) => mattersIn(part)));
  const hasMore = mattersIn(whole).some((matter) => !apart.has(matter));
  const leans = (part: string) =>
    part.length <= (/\p{Script=Han}/u.test(part) ? LEANS_BELOW.chinese : LEANS_BELOW.english);
  return hasMore || later.every((part) => mattersIn(part).length === 0 && leans(part));
}

const COINS_NAMED = /(?<![\d.])(\d{1,3}(?:,\d{3})+|\d{1,7}) ?(?:个|枚)?(?:green |绿|金)?(?:coins?\b|币)/;

/** "With 850 coins": how many the question names. @param digits normalized, its numbers in digits */
export function coinsNamed(digits: string): number | undefined {
  const written = COINS_NAMED.exec(digits)?.[1];
  return written === undefined ? undefined : Number(written.replaceAll(",", ""));
}
