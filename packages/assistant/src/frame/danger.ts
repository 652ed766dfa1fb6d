/**
 * What a question would endanger or take: `breaker` (one that trips and does not hold), `gas`, `shock` (someone else got one), `hazard` (sparks, smoke), `panel`
 * (the same where the switches are), `touch` (a casing that tingles) and `wiring` put people at risk, `tamper` cheats the utility, `others` asks for other people's data or devices, `takeover` wants the assistant to drop
 * its rules. Read by rules and not learned: a rare wish must not depend on how often it was seen.
 */
export type Danger =
  | "breaker"
  | "gas"
  | "hazard"
  | "others"
  | "panel"
  | "shock"
  | "takeover"
  | "tamper"
  | "touch"
  | "wiring";

const OTHER_PEOPLE =
  "(?:neighbou?rs?'?s?|someone else'?s?|somebody else'?s?|other (?:customers?|users?|people'?s?|households?|accounts?)|another (?:user|customer|household|account)|next door|everyone(?:'s)?|every household|account \\d{3,})";
/** People one has to do with are named in many questions: only what is theirs counts. */
const KNOWN_PEOPLE = "my (?:ex|landlord|tenant|boss)(?:'s|s')";
const OTHERS_OWN = `\\b(?:${OTHER_PEOPLE}\\b|${KNOWN_PEOPLE})[^.?!]{0,60}\\b(?:bills?|usage|use|data|readings?|account|meter|password|email|address|devices?|pays?|paying)\\b|\\bhow much (?:does|did) my (?:ex|landlord|tenant|boss) (?:pay|use|spend)\\b`;
const OF_OTHERS =
  "\\b(?:bills?|usage|data|readings?|account|meter|password|email|devices?|pay)\\b[^.?!]{0,40}\\b(?:my neighbou?r'?s?|of my neighbou?r|other (?:customers|users|households)'?|someone else'?s?|the family next door|of every household)";
const LEADERS =
  "\\b(?:e-?mails?|phone numbers?|address(?:es)?|passwords?|readings?|bills?|usage|data)\\b[^.?!]{0,30}\\b(?:whoever|the leaderboard|the winner|number one|the (?:user|customer) (?:who|that|in|on|at|ranked))\\b|(?:排行榜|排名|榜首|第一名).{0,10}(?:邮箱|电话|住址|账单|读数|数据)";
const OTHERS_HAN =
  "(?:邻居|隔壁|隔篱屋?|别人|其他(?:用户|客户)|别的用户|前妻|前夫|租客|房东|楼[上下]).{0,14}(?:账单|电费|用电|用[了咗]?(?:几多|多少)度?电|数据|账号|账户|密码|读数|设备)|查.{0,6}(?:他|她)的(?:账号|账单|电费)";

const RULES: readonly [Danger, RegExp][] = [
  [
    "takeover",
    /\b(?:ignore|forget|disregard|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|these|those|the) (?:instructions?|rules?|prompts?|guidelines?)\b|\b(?:system prompt|developer mode|jailbreak|dan mode)\b|\b(?:reveal|print|show|repeat) (?:me )?your (?:instructions?|(?:system )?prompt|rules)\b|忽略.{0,8}(?:指令|规则|提示)|(?:系统提示词?|开发者模式|越狱)/,
  ],
  [
    "gas",
    /\bsmell(?:s|ed|ing)? (?:of |like )?(?:natural |propane )?gas\b|\bgas (?:smell|leak|leaking)\b|\bleaking gas\b|(?:煤气|燃气|天然气).{0,6}(?:味|泄漏|漏)|漏(?:煤|燃)?气/,
  ],
  [
    "shock",
    /\belectrocuted\b|\b(?:someone|somebody|person|man|woman|he|she|they|son|daughter|kid|child|baby|wife|husband|mom|mum|dad|friend|worker|neighbou?r)\b.{0,20}\b(?:electric(?:al)? shock|shocked)\b(?! (?:by|at|when|over) )|有人触电|触电(?:了|的人|者|怎么救)/,
  ],
  [
    "hazard",
    /\b(?:smok(?:e|es|ing)|sparks?|sparked|sparking|scorched|melted|melting|burn(?:ing|t|ed)? (?:smell|plastic)|smell(?:s|ing)? (?:of |like )?(?:burning|burnt|burned|smoke|smoky)|caught fire|on fire|electric shock|got shocked|shocks? me|zapped me|frayed|exposed wires?|bare wires?|buzzing)\b(?!.*\bhow much\b)|冒烟|冒火|火花|打火花|起火|着火|焦味|糊味|烧焦|触电|(?:被|会)电到|电到(?:我|人|手|了|过|孩子)|麻手|漏电(?!保护|断路|开关)|破皮|滋滋/,
  ],
  [
    "breaker",
    /\b(?:breakers?|fuse ?box|fuses?|rcd|rcbo|gfci|mcb|main switch|trip switch|power)\b[^.?!]{0,40}\b(?:keeps? (?:on )?(?:tripping|popping|blowing|going off)|(?:won'?t|will not|doesn'?t|does not|can'?t|cannot) (?:reset|stay (?:on|up)|go back|switch back|turn back|come back on|hold)|trips? (?:again|constantly|every time i reset|right away|immediately|straight away|at once))|跳闸.{0,8}(?:[推合送](?:不[上了住]|不回去)|不能合|又跳|恢复不了)|(?:空开|空气开关|总闸|闸刀?|开关|漏保|漏电保护器|断路器).{0,6}(?:[推合送](?:不[上了住]|不回去)|一[合推]就跳)|(?:老是?|一直|反复|总是?|不停地?|频繁)跳闸|一[合推]就跳/,
  ],
  [
    "tamper",
    /\b(?:bypass|tamper|hack|cheat|trick|jump|slow(?:er)?|stop|fool|reset|rewind|roll back)\b.{0,30}\b(?:meter|fuse|breaker box)\b|\bmeter\b.{0,40}\b(?:slower|backwards?|stops? counting|magnet|bypass)\b|\bmagnet\b.{0,30}\bmeter\b|\bsteal(?:ing)? (?:power|electricity|energy)\b|\bfree electricity (?:from|off)\b|\bbreak the seal\b|偷电|电表.{0,10}(?:走?慢|倒转|动手脚|磁铁|作弊|少走)|(?:绕过|破解|改).{0,4}电表|偷接|私接|铅封/,
  ],
  ["others", new RegExp(`${OTHERS_OWN}|${OF_OTHERS}|${LEADERS}|${OTHERS_HAN}`)],
  [
    "wiring",
    /\b(?:wire|rewire|wiring|install|replace|open|fix|repair|connect|splice|cut|work on)\b.{0,50}\b(?:myself|live|without (?:turning|shutting|switching) (?:it |the power )?off|while (?:it'?s )?(?:on|live|hot))\b.{0,40}|\b(?:backfeed|suicide cord|double[- ]male (?:cord|plug))\b|\b(?:remove|disable|tape over|cut off)\b.{0,20}\b(?:ground(?:ing)? (?:pin|prong)|gfci|rcd|breaker|fuse)\b|\bbigger fuse\b|带电(?:作业|接|换|操作|维修)|不(?:拉|断)[闸电].{0,10}(?:换|接|修|改|装)|自己.{0,8}(?:接|改|并).{0,4}(?:电线|线路|配电箱|电箱|根线)|短接|跨接|铜丝.{0,4}保险/,
  ],
];
/** Where the switches are: who smells it there must not go and switch. */
const AT_PANEL =
  /\b(?:(?:breaker|fuse|electric\w*|service|main) ?(?:box|panel|cabinet|board)|panel|fuse ?box|consumer unit|load cent(?:er|re)|switchboard|meter (?:box|base|cabinet|socket)|my meter|the meter|breakers?)\b(?! (?:in|at|on) the outlet)|配电箱|电箱|电闸箱|开关箱|配电盘|表箱|总闸|电表/;
const NOT_AT_PANEL =
  /\b(?:solar|control|touch|front|display) panels?\b|光伏|\b(?:outlet|socket|plug|wall switch)\b|插座|插头|\b(?:turn|turned|switch|switched|flip|flipped|shut|reset)\b[^.?!]{0,20}\bbreakers?\b/;
const BURNS =
  /\b(?:smok(?:e|es|ing|y)|scorched|melted|melting|burning|(?:burnt|burned)(?! by)|caught fire|on fire|flames?|sparks?|sparking|sizzl\w+|crackl\w+|buzzing)\b|冒烟|烟味|冒火|着火|起火|火花|焦味|糊味|焦糊|烧焦|烧糊|烧着|臭味|滋滋/;
/** A casing or a tap that gives a tingle. */
const TINGLES =
  /\b(?:tingl\w+|(?:zaps?|zapped|shocks?) me|(?:little|small|mild|slight|electric) (?:shock|zap|buzz|jolt)s?)\b|麻手|手麻|发麻|麻了一下|有点麻|电麻|麻麻|麻一下|外壳(?:带|漏|有)电/;
const TOUCHED =
  /\b(?:touch\w*|wash(?:er|ing machine)|dryer|fridge|refrigerator|kettle|oven|stove|microwave|dishwasher|appliance|toaster|pc|computer|laptop|casing|metal|tap|faucet|shower|sink|heater|boiler)\b|摸|碰|外壳|洗衣机|冰箱|热水器|水龙头|淋浴|电脑|电饭|微波|烤箱|水壶|电器|洗碗机/;
/** Someone is hurt, or it is more than a tingle. */
const WORSE =
  /\b(?:smok\w+|fire|burn\w*|collaps\w+|hurt|unconscious|static|carpet)\b|烟|火|焦|糊|晕|倒下|受伤|静电|腿麻|脚麻/;
const ELECTRIC =
  /\b(?:wir\w*|panel|breaker|fuse\w*|outlet|socket|circuit|meter|cord|electric\w*|generator|gfci|rcd)\b|线|电|闸|插座|插头|保险/;
/**
 * A comparison with the neighbors asks what is usual, a right to see one's own data names others in passing, and what
 * came to the wrong door or is charged by a landlord is the asker's own trouble.
 */
const HARMLESS =
  /\b(?:compared?|versus|vs|than|like|similar|average)\b.{0,30}\b(?:neighbou?rs?|other (?:people|households|homes|users))\b|\b(?:can|could|will|does|do|is) (?:my |the )?(?:landlord|neighbou?rs?|others?|other people|anyone|someone else|strangers?)\b.{0,20}\b(?:see|access|get|read|look|steal)\b|\b(?:bills?|letter|statement|invoice|meter|account|it) (?:has|shows?|says|is|came|lists?|with|was|got)\b.{0,30}\b(?:someone|somebody) else'?s?\b|\b(?:got|received?|sent|charged|billed|paying|pay) (?:\S+ ){0,3}?(?:my neighbou?r|someone else|somebody else)'?s?\b|(?:比|跟|和)(?:邻居|别人).{0,6}(?:比|高|低|多|少)|(?:别人|邻居|房东).{0,4}(?:能|会|可以).{0,4}(?:看|查|偷)|(?:房东|租客|邻居|物业).{0,4}(?:多收|乱收|收|加价|涨|要求|要我|让我|叫我|不交|不付|欠|偷)|投诉|举报|分摊|房东(?:说|要|想)?.{0,4}(?:多?扣|押|退|结)|退租/;
/** Someone else may be stealing, or the meter does what the asker did not want: no wish to cheat. */
const VICTIM =
  /(?:啥|什么|谁|哪个|东西|电器|待机|有人).{0,6}(?:在)?偷电|\b(?:what|who|something|someone|anything)\b.{0,12}\bsteal(?:ing|s)? (?:my |our |the )?(?:power|electricity|energy)|被.{0,3}偷|(?:电器|设备|家电|电视|冰箱|机顶盒|路由器|充电器|插头|待机|什么|哪个).{0,8}偷|(?:有人|邻居|别人|隔壁)[^。？?！!]{0,12}偷.{0,8}(?:怎么|咋|如何|取证|证明|办)|(?:有人|邻居|别人|隔壁|谁)(?:在|是不是|会不会)?.{0,4}偷|怀疑.{0,8}偷|\b(?:someone|somebody|neighbou?rs?|anyone|tenants?|landlord|who|they|he|she) (?:\S+ ){0,4}?(?:steal(?:s|ing)?|stole|tamper(?:s|ed|ing)?|bypass(?:ed|ing)?)\b|\b(?:being|been) (?:stolen|tampered)\b|\b(?:why|is it normal|does|did|is) (?:that )?(?:does |is |did )?(?:my|the|our) (?:\S+ )?meter\b/;
/** A fuse box that trips is reset by everyone; only a meter is cheated by it. */
const RESET = /\b(?:reset|stop)\b.{0,30}\b(?:fuse|breaker box)\b(?!.*\bmeter\b)/;
/** The pointers of a dial turn either way. */
const READS = /\bread(?:ing)? (?:\S+ ){0,4}?(?:meter|dials?|register)\b/;
const WISH =
  /\bhow (?:to|do|can|could) (?:(?:i|you|we|someone|one) )?(?:\S+ ){0,2}?(?:steal|bypass|tamper|make|get|trick|slow|stop)\b|^(?:please )?make\b|\b(?:help me|want to|let me) (?:steal|bypass|tamper|trick|slow)\b|(?:怎么|如何|怎样|教我|帮我|想)(?:才能|去|用.{1,6})?(?:偷|改|绕)/;

/** A question of whether something may burn, blow up or do harm, whatever else it asks: it is told of that first. */
const RISK =
  /\bburn(?:s|ing|ed|t)? (?:\S+ ){0,3}?down\b|\bfire (?:risk|hazard|danger)\b|\brisk of (?:a )?(?:fire|burning|overheating)\b|\b(?:starts?|causes?|catch(?:es)?|catching|starting) (?:a |on )?(?:house )?fire\b|\bgo(?:es|ing)? up in flames\b|\b(?:explod(?:e|es|ing)|blow(?:s|ing)? up)\b|\boverheat(?:s|ing|ed)?\b|\b(?:is|are|isn'?t|would|could|can) (?:it|this|that|they)(?: be)? (?:dangerous|unsafe|a hazard)\b|\b(?:is|are) (?:it|this|that)(?: still| really)? (?:safe|risky|ok(?:ay)?) to (?:run|leave|use|charge|plug|sleep)\b.*\b(?:asleep|sleep(?:ing)?|unattended|not (?:at )?home|overnight|away|out)\b|会不会.{0,4}(?:起火|着火|烧起来|爆炸|自燃|失火|过热)|(?:引起|引发|导致|造成).{0,3}(?:火灾|着火|起火|爆炸)|(?:火灾|起火|着火|失火)(?:的)?(?:风险|隐患|危险)|(?:烧|点)(?:了|掉|着)?(?:房子|屋子?|家)|(?:安不安全|危不危险|有(?:没有)?危险吗?|危险吗|安全吗).{0,3}$/;

/** What might happen and has not. */
const MAY_BURN =
  /(?:看|听|刷到?|说).{0,6}(?:新闻|视频|人说|别人|网上)?.{0,6}(?:有|会|说).{0,3}(?:起火|着火|爆炸|自燃)|是.{1,8}还是.{0,4}漏电|漏电还是|(?:怎么|如何|咋)(?:区分|判断|检查|排查|查|知道).{0,10}漏电|(?:起火|着火|漏电)了?(?:的话)?.{0,3}(?:谁|算谁|责任)|会不会.{0,4}(?:起火|着火)|(?:起火|着火)(?:的)?(?:风险|隐患|可能)|(?:引起|引发|导致|造成).{0,3}(?:着火|起火)|\b(?:can|could|will|would|might|may|does|do|gonna|going to)\b[^.?!]{0,60}\bcatch(?:es|ing)? (?:on )?fire\b/g;

/** "…, so that it does not trip all the time": what is wished to stop. */
const AVOIDS_TRIPPING =
  /(?:别|不要|免得|以免|省得|避免|防止)(?:再)?(?:老是?|总是?|一直|动不动就?)?跳闸|\b(?:so (?:that )?(?:it|the breaker|nothing) (?:does ?n[o']?t|stops?)|to (?:avoid|stop|keep .{0,12} from)) (?:\w+ ){0,3}?tripp?(?:ing|s)?\b/g;

/** A meter that runs makes some suspect a leak; that is told of by what was drawn, and how to look for it safely. */
const SUSPECTS_LEAK =
  /(?:是不是|会不会|是否|不会是|怕不是|怕是|难道|怀疑|担心|有没有可能|可能|该不会|莫不是|係咪|系咪)(?:是|家里|线路|哪里|电器|在|有)*漏(?:了)?电(?:了)?|有没有漏电|漏(?:没漏|不漏)电|漏电(?:了)?(?:吗|么|没|吧)/g;
const METER_RUNS = /电表|表.{0,4}(?:还在|一直在?|老)?(?:走|转|跳)|多少瓦|几瓦|最低/;

/** @param text normalized question */
export const asksOfRisk = (text: string): boolean => RISK.test(text);

/** @param text normalized question */
export function dangerIn(text: string): Danger | undefined {
  const happening = (METER_RUNS.test(text) ? text.replace(SUSPECTS_LEAK, "") : text)
    .replace(MAY_BURN, "")
    .replace(AVOIDS_TRIPPING, "");
  const found = RULES.find(([danger, pattern]) =>
    pattern.test(danger === "hazard" || danger === "breaker" ? happening : text),
  )?.[0];
  if (found === "hazard" || found === undefined) {
    if (AT_PANEL.test(happening) && BURNS.test(happening) && !NOT_AT_PANEL.test(happening)) return "panel";
    if (TINGLES.test(happening) && TOUCHED.test(happening) && !WORSE.test(happening)) return "touch";
  }
  if (found === "others" && HARMLESS.test(text)) return undefined;
  if (found === "tamper" && (RESET.test(text) || ((VICTIM.test(text) || READS.test(text)) && !WISH.test(text))))
    return undefined;
  return found === "wiring" && !ELECTRIC.test(text) ? undefined : found;
}
