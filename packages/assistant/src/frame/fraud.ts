/*
 * Someone who says that they come from the utility, and wants money, data or an app: "pay by gift card within the hour",
 * 打电话让我下载 App 交电费. The asker may be about to pay, so nothing else is told, whatever the words have to do with.
 */

/** What only a fraud is called, or what is suspected of being one. */
const FRAUD =
  /\b(?:scam(?:s|med|mers?|ming)?|fraud(?:ulent|ster)?s?|phish\w*|impost[oe]rs?|con ?(?:man|men|artist)s?|legit(?:imate)?|genuine|fake|for real|suspicious|trust (?:this|it|him|her|them|that))\b|骗|诈|钓鱼|真的?(?:还是)?假的?|真假|靠谱|可信|能信|冒充|假冒|可疑|套路/;
/** By what way it comes, and from whom it says that it comes. */
const CONTACT =
  /\b(?:call(?:s|ed|er|ing)?|phoned?|rang|ring(?:ing)?|text(?:s|ed)?|texting|sms|e-?mail(?:s|ed)?|message[ds]?|whatsapp|letter|link|voicemail|knock(?:s|ed|ing)?|at (?:my|the|our) door|door[- ]to[- ]door|doorstep|came (?:to|by|round|around)|turned up|showed up|someone|somebody|a (?:guy|man|woman|person|lady|rep)|says? (?:he|she|they)|claim(?:s|ed|ing)? to)\b|电话|来电|打给|打来|短信|微信|链接|邮件|信息|上门|敲门|有人|自称|说(?:是|自己|他|她)|陌生|验证码|二维码/;
const OF_UTILITY =
  /\b(?:utility|electric(?:ity)?|power|energy|gas|supplier|grid|meter|bill|national grid|pg&e|con ?ed\w*|duke|octopus|british gas|edf|eon|shutoff|cut ?off|disconnect\w*)\b|电|燃气|煤气|供热|抄表|停气|网上国网|95598/;
/** What no utility asks for in a call, a text or at the door. */
const DEMANDS =
  /\bgift ?cards?\b|\b(?:prepaid|itunes|google play|steam|amazon|apple|voucher) cards?\b|\bvouchers? code\b|\b(?:bitcoin|btc|crypto\w*|zelle|cash ?app|venmo|western union|moneypak|wire (?:transfer|money|the)|bank transfer|pay ?pal)\b|\b(?:down ?load|install)\w*\b.{0,40}\b(?:app|software|program|any ?desk|team ?viewer)\b|\b(?:remote(?:ly)? (?:access|control)|share (?:my|your|the) screen|screen ?shar\w+|any ?desk|team ?viewer)\b|\b(?:card|account|bank|social security|ssn|sort code|pin|security|verification|one[- ]time) ?(?:number|details?|code|info\w*)\b|\b(?:click|tap|open|follow)\w*\b.{0,24}\blink\b|\bpay\b.{0,30}\b(?:right now|immediately|in (?:an|one|\d+) (?:hours?|minutes?|mins)|within (?:the|an|one|\d+)|or (?:else|they|he|she|i|we|my|the)\b)|\brefund\b.{0,40}\b(?:card|bank|account|details|link)\b|(?:下载?|装|安装|打开).{0,8}(?:app|软件|应用|程序|会议)|屏幕共享|共享屏幕|远程(?:操作|控制|协助)|验证码|转账|汇款|私人账户|礼品卡|充值卡|点卡|比特币|点(?:击|开)?.{0,6}链接|链接.{0,6}(?:缴|交|补|充)|扫.{0,4}码|银行卡|卡号|身份证|刷脸|加.{0,4}(?:微信|qq)|退.{0,4}电费|马上(?:交|缴|转)|交.{0,6}(?:保证金|押金).{0,6}(?:才|就|否则|不然)/;
/** A seller at the door, before anything is signed. */
const AT_DOOR =
  /\b(?:sales(?:man|men|person|people|woman|rep)|sell(?:s|ing|er)|guy|man|woman|someone|somebody|people|person|rep(?:resentative)?)\b.{0,60}\b(?:at (?:my|the|our) door|door[- ]to[- ]door|knock\w*|doorstep|came (?:to|by|round|around))\b.{0,80}\b(?:bill|account|meter|sign|cash|pay|contract|switch)\b|\b(?:at (?:my|the|our) door|door[- ]to[- ]door|knock\w*|doorstep)\b.{0,60}\b(?:salesman|asks?|asking|wants?|wanted|demand\w*)\b.{0,40}\b(?:bill|account|sign|cash|pay|contract)\b|(?:上门|敲门).{0,20}(?:推销|收(?:现金|钱|费)|要看账单|签字|签合同|交钱|扫码|换表要钱)/;
/** Who asks about the product, or wants to pay by an app of their own accord. */
const NOT_OF_FRAUD =
  /\bwattleaf\b|\b(?:this|your) (?:app|site|website|service|company|assistant)\b|\bhow (?:do|can) i (?:pay|download|install)\b|\bmeter\b.{0,20}\bfake\b|你们(?:的|这个|公司|平台|网站|app)|怎么(?:下载|交|缴|绑|装)|假电表|节能灯/;

/** "They want $500 in gift cards or my lights go off": odd enough without a word of who asks. */
const ODD_DEMAND =
  /\b(?:want|wants|wanted|ask|asks|asked|asking|demand\w*|told me|says?|require\w*|need me)\b.{0,60}\b(?:gift ?cards?|prepaid cards?|bitcoin|crypto\w*|zelle|wire transfer|western union)\b|(?:要|让|叫|逼).{0,10}(?:礼品卡|点卡|比特币|私人账户|共享屏幕|屏幕共享)/;

/** @param text normalized question */
export function isOfFraud(text: string): boolean {
  if (NOT_OF_FRAUD.test(text) || !OF_UTILITY.test(text)) return false;
  const isContacted = CONTACT.test(text);
  return (isContacted && (FRAUD.test(text) || DEMANDS.test(text))) || AT_DOOR.test(text) || ODD_DEMAND.test(text);
}
