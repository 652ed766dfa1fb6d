import { isOfFraud } from "./fraud";

/*
 * Questions of people in a trouble or a change of their own, of which the nearest article speaks to the other side: who
 * moves out and not in, a tenant and not a buyer, who has already told a swindler their account, not who is about to pay.
 */

const HAN = /\p{Script=Han}/u;
/** So few words are still about the question before. */
const SHORT = { english: 130, chinese: 40 };
const isShort = (text: string): boolean => text.length <= (HAN.test(text) ? SHORT.chinese : SHORT.english);

/** What was given away or paid, to whom it should not have been. */
const GAVE =
  /\b(?:i|we|he|she|they|my \w+|mom|mum|dad|grandma|grandpa)(?:'ve|'s| have| has| had)? (?:just |already |even |also |stupidly |accidentally )?(?:gave|given|give|told|sent|read|shared|paid|transferred|entered|typed|clicked|tapped|installed|downloaded|wired|let (?:him|her|them)|handed)\b|\bgot (?:scammed|tricked|conned|duped|taken)\b|\b(?:was|been|were|got) (?:scammed|defrauded|tricked|conned|phished)\b|\bfell for (?:it|a|the|this)\b|(?:已经|都|就|刚才?|刚刚|不小心).{0,8}(?:给|告诉|报|说|转|付|交|汇|点|装|下载|填|扫|输)|(?:告诉|报给|给|发给|说给|讲给)(?:了)?(?:他|她|对方|骗子|那人|人家)|(?:转|付|交|汇|打|点|装|填|扫|下载|共享)(?:了|過去|过去|给(?:他|她|对方|骗子))|(?:被|给|遭)(?:人)?骗|上当|受骗|中招/;
const OF_VALUE =
  /\b(?:cards?|accounts?|bank|routing|money|payment|deposit|codes?|pins?|passwords?|log ?in|ssn|social security|id|ids|passport|licen[cs]e|numbers?|details|info\w*|link|app|anydesk|teamviewer|remote|screen|him|her|them)\b|\$|钱|款|卡|账号|账户|帐号|帐户|户号|验证码|密码|身份证|链接|软件|app|屏幕|码|信息|骗|上当|中招|万|元|块/;
/** "What now?", which after a fraud asks for what to do against it. */
const WHAT_NOW =
  /\bwhat (?:now|next|then|do i do|should (?:i|we) do|can (?:i|we) do)\b|\b(?:get|have) (?:my|the|our) money back\b|\btoo late\b|怎么办|咋办|咋整|点算|點算|点办|怎麼辦|还能(?:追|要|拿)回|追回|来得及/;
const SWINDLER = /\b(?:scam(?:med|mers?|s)?|fraud(?:sters?)?|con ?(?:man|men|artist)|phish\w*|impost[oe]rs?)\b|骗|诈/;
const OF_FRAUD: ReadonlySet<string> = new Set(["utility-scams"]);

/** Money at the door for a meter, a check or a repair. */
const AT_DOOR =
  /\b(?:at (?:my|the|our) door|door[- ]to[- ]door|knock\w*|doorstep|came (?:to|by|round|around)|showed up|turned up|(?:a )?(?:man|guy|woman|technician|worker|someone|somebody)\b.{0,40}\b(?:here|house|home|outside|visit\w*))\b|上门|敲门|来我?家|有人.{0,8}(?:说|要)|师傅/;
const WANTS_MONEY =
  /\b(?:pay|fee|cash|deposit|charge[sd]?|money|upfront|dollars|pounds|quid)\b|\$ ?\d|交|收|付|给|掏|钱|押金|费/;
const METER_WORK =
  /\b(?:smart )?meters?\b.{0,40}\b(?:replac\w+|swap\w*|chang\w+|upgrad\w+|install\w*|exchang\w+|check\w*|inspect\w*|new)\b|\b(?:replac\w+|swap\w*|chang\w+|upgrad\w+|install\w*|exchang\w+|check\w*|inspect\w*|new)\b.{0,30}\bmeters?\b|(?:换|装|检|查|升级|更换|改).{0,6}表|表.{0,6}(?:换|装|检|升级|更换|改)/;
const MONEY_SUM =
  /\d|[一二两三四五六七八九十百千]+(?:块|元)|\b(?:cash|deposit|upfront|fee|pay)\b|现金|押金|收钱|交钱|要钱|先交|先付/;

const MOVES_OUT =
  /\b(?:mov(?:e|es|ed|ing) out|leav(?:e|es|ing) (?:my |the |our )?(?:apartment|flat|rental|place|house|tenancy)|(?:lease|tenancy) (?:ends?|ended|ending|is up)|end of (?:my |the |our )?(?:lease|tenancy)|vacat\w+|handing? back the keys)\b|退租|搬走|搬出|搬离|租约到期|不租了|交(?:还)?钥匙/;
const GAP =
  /\b(?:in between|between|gap|until|in the meantime|empty|vacant|before (?:the )?(?:new|next)|next tenant|new tenant|after i (?:leave|move)|void period)\b|中间|空(?:置|着|档|窗)|这几天|那几天|期间|下(?:一)?(?:个|位)?(?:租客|租户|房客)|新(?:租客|租户|房客)/;
const WHO_PAYS =
  /\b(?:who|whose|do i|am i|responsible|liable|owe|pay|pays|paying|bill)\b|谁|归|算(?:谁|我)|我(?:付|交|出)|要不要|电费/;
const ENDS_SUPPLY =
  /\b(?:cancel|close|stop|end|shut off|turn off|disconnect|transfer|final (?:bill|reading)|settle|electric\w*|power|utilit\w+|energy)\b|电|结清|销户|过户|停/;
/** Of debts and deposits, of others who moved out, and of what that changed. */
const NOT_OF_LEAVING =
  /欠|押|多少|几多|少了|少咗|变|一样|室友|弟|哥|姐|妹|细佬|儿子|女儿|老公|老婆|\b(?:debts?|deposit|how much|less|since|roommates?|sons?|daughters?|kids?|ex|wife|husband|(?:he|she|they|tenants?) moved)\b/;
const OF_MOVING: ReadonlySet<string> = new Set(["moving-house", "landlord-and-tenant"]);
const READS_METER =
  /\b(?:read|reading|photo\w*|picture)\b.{0,24}\bmeters?\b|\bmeters?\b.{0,24}\b(?:read|readings?|photo\w*|picture)\b|抄表|看表|拍(?:电)?表|表底|读数/;

const RENTS = /租(?:了|的|房|客|户|赁|住|屋)|房东|房東|\b(?:rent(?:s|ed|al|ing|er)?|tenan\w+|lease|landlord'?s?)\b/;
const ACCOUNT_NAME =
  /过户|更名|改(?:成|到|为)?我(?:的)?(?:名|自己)|户名|换(?:成)?(?:我的)?名|\b(?:in (?:my|the landlord'?s?|his|her) (?:own )?name|(?:transfer|change|switch|put|move) (?:the |my )?(?:electric\w*|power|utility|energy)? ?(?:account|bill|service|name|meter)\b.{0,30}\b(?:name|me|tenant|over))\b/;
/** Of buyers, of debts and of what came to the wrong one. */
const NOT_OF_TENANT =
  /买(?:了|房|的|二手)|二手房|卖家|前房主|欠|\b(?:bought|buy\w*|seller|closing|debts?|owed|roommate)\b/;

const ESTIMATES =
  /\b(?:estimat\w+|catch[- ]?up|back[- ]?bill\w*|under[- ]?(?:charged|billed|estimated)|true[- ]?up bill)\b|估(?:抄|算|计|低)|补(?:收|缴|交)|少(?:抄|收|算)/;
const OWES =
  /\b(?:owe[sd]?|extra|more|back[- ]?bill\w*|catch[- ]?up|charg\w+|demand\w*|arrears)\b|补|追|多(?:收|交)|欠|要我/;
const IS_ALLOWED =
  /\b(?:can|could|may|allowed?|legal\w*|lawful|right|entitled|how far back|do i (?:have|need) to|must i|is (?:that|this|it) (?:ok|fair|right|legal|normal))\b|能(?:这样|这么|补|追|要)?|可以|合法|合理|合规|凭什么|最多|多久|必须|一定要|有权/;
const OF_ESTIMATES: ReadonlySet<string> = new Set(["estimated-bills"]);

const PEAK_WORDS =
  /峰.{0,3}谷|尖.{0,2}峰.{0,3}平|\b(?:on[- ]?peak|peak)\b.{0,40}\b(?:off[- ]?peak|valley|shoulder|mid[- ]?peak)\b/;
const MEANS =
  /(?:是|指|代表)(?:的)?(?:什么|啥)(?=$|[呀啊呢吗么？?，,。 ]|意思|东西)|什么意思|啥意思|咩意思|怎么(?:理解|看懂)|什麼意思|\bmeans?\b|\bwhat(?:'s| is| are) (?:the )?(?:on[- ]?peak|peak|off[- ]?peak)\b/;
/** A calculation or a choice has sections of its own. */
const NOT_MEANING = /怎么算|划算|省多少|多少钱|值得|办(?:理)?|读数|加起来|\b(?:worth|save|calculat\w+|add up)\b/;

const FULL_CREDIT =
  /\b(?:1 ?[:-] ?1|one[- ](?:to|for)[- ]one|full(?: retail)?) ?(?:net[- ]?(?:meter\w*|billing)|export|credit\w*|buyback)\b|\bfull (?:retail )?net[- ]?meter\w*|全额(?:抵扣|净计量)|一比一|1 ?比 ?1|1 ?[:：] ?1.{0,6}(?:抵扣|净计量)/;
const BATTERY = /\b(?:batter(?:y|ies)|storage|powerwall)\b|电池|储能/;

const OLD_COOLING = /\b(?:a\/?c|air ?con\w*|central air|cooling unit|window unit)\b|空调|冷气/;
const HEAT_PUMP = /\bheat ?pumps?\b|热泵/;
const NOW_OR_LATER =
  /\b(?:replac\w+|swap\w*|switch\w*|upgrad\w+|chang\w+)\b.{0,60}\b(?:now|wait\w*|until|till|dies|die|breaks?|fails?|later|yet|or keep)\b|\b(?:wait\w*|hold off)\b.{0,40}\b(?:until|till|dies|die|breaks?|fails?)\b|(?:换|更换).{0,20}(?:还是|等|坏了?再|要不要)|等.{0,6}坏/;

interface Before {
  topics: readonly { topic: string }[];
}
const isAfter = (before: Before | null, topics: ReadonlySet<string>): boolean =>
  topics.has(before?.topics[0]?.topic ?? "");

const isAfterFraud = (text: string, before: Before | null): boolean => isAfter(before, OF_FRAUD) && isShort(text);

/** Who has paid or told something already; asked after a fraud, "what now?" is enough. */
export const hasFallenForFraud = (text: string, before: Before | null): boolean =>
  ((isOfFraud(text) || SWINDLER.test(text)) && GAVE.test(text) && OF_VALUE.test(text) && !/\?.*\bor\b/.test(text)) ||
  (isAfterFraud(text, before) && ((GAVE.test(text) && OF_VALUE.test(text)) || WHAT_NOW.test(text)));

export const isMeterFraud = (text: string): boolean =>
  AT_DOOR.test(text) && METER_WORK.test(text) && WANTS_MONEY.test(text) && MONEY_SUM.test(text);

export const asksOfGapBetweenTenants = (text: string): boolean =>
  MOVES_OUT.test(text) && GAP.test(text) && WHO_PAYS.test(text) && ENDS_SUPPLY.test(text);

export const asksOfMovingOut = (text: string): boolean =>
  MOVES_OUT.test(text) &&
  ENDS_SUPPLY.test(text) &&
  !GAP.test(text) &&
  !READS_METER.test(text) &&
  !NOT_OF_LEAVING.test(text);

export const asksOfMovingReading = (text: string, before: Before | null): boolean =>
  READS_METER.test(text) && (MOVES_OUT.test(text) || (isAfter(before, OF_MOVING) && isShort(text)));

export const asksOfTenantsAccount = (text: string): boolean =>
  RENTS.test(text) && ACCOUNT_NAME.test(text) && !NOT_OF_TENANT.test(text);

export const asksOfBackBill = (text: string, before: Before | null): boolean =>
  (ESTIMATES.test(text) || (isAfter(before, OF_ESTIMATES) && isShort(text))) &&
  OWES.test(text) &&
  IS_ALLOWED.test(text);

export const asksOfPeakWords = (text: string): boolean =>
  PEAK_WORDS.test(text) && MEANS.test(text) && !NOT_MEANING.test(text);

export const asksOfBatteryAtFullCredit = (text: string): boolean => FULL_CREDIT.test(text) && BATTERY.test(text);

export const asksOfHeatPumpForCooling = (text: string): boolean =>
  OLD_COOLING.test(text) && HEAT_PUMP.test(text) && NOW_OR_LATER.test(text);
