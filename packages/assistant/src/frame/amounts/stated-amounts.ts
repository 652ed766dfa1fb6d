import { type Amount, scanAmounts } from "./scan/scan";

/* Amounts that someone else states: "the power company says 1,140 kWh, does that match?", 隔壁家才280度. */

/** What the user's own figures of a time are held against. */
export interface StatedAmount {
  amount: number;
  unit: "kWh" | "money";
  /** Whose figure it is: one of the own home, which should be the same, or another home's. */
  of: "own" | "other";
}

/** A power, a share, a price or a time is no such amount, nor is what one day or week took. */
const isOfMonth = ({ kind, per, isSmall, number }: Amount): boolean =>
  (kind === "energy" || (kind === "money" && !isSmall)) &&
  (per === null || per === "month") &&
  number > 0 &&
  number < MOST;

const WHO =
  "(?:bill|statement|invoice|app|portal|letter|e-?mail|(?:power|electric(?:ity)?|energy|utility) (?:company|co|board|provider|supplier|people|bill|firm)|utility|supplier|provider|landlord|landlady|neighbou?r|husband|wife|meter reader|they(?:'ve)?|pge|pg&e|edison)";
const SAYS =
  "(?:says?|said|saying|claims?|claimed|charged?|charging|charges|billed|bills|billing|shows?|showed|states?|stated|reckons?|has|have|had|puts?|lists?|listed|tells?|told|wants?|reports?|reported|is|was|came to|comes to|got)";
const STATES = new RegExp(
  `\\b${WHO}\\b.{0,20}\\b${SAYS}\\b|\\b(?:billed|charged|invoiced)\\b|(?:账单|帐单|电费单|单子|单据|供电(?:局|公司|所)|电力公司|电网|国网|南网|台电|中电|港灯|电业局|房东|抄表员?|他们|电力局|公司|app|小程序).{0,12}(?:说|写|显示|标|收|算|报|讲|印|列|给|通知|[上里])|(?:账单|帐单|电费单).{0,4}\\d`,
);
const MATCHES =
  /\b(?:match(?:es|ing)?|agree[sd]?|right|correct|true|tall(?:y|ies)|same|add(?:s)? up|line[s]? up|square[sd]?|accurate|legit|plausible|believable|realistic|off|wrong|overcharg\w*|over ?bill\w*|check(?:s)? out|make[s]? sense|sound (?:right|about right)|compare[sd]?|what (?:do|does|have) you (?:have|see|show|got|get|say)|(?:do|does|what do) your? (?:\w+ )?(?:numbers?|figures?|data|records?|readings?|count))\b|对[吗么嘛]|对不对|对得上|对不上|对上|准[吗么]|准不准|一致|吻合|相符|符合|没错|有没有(?:算|搞|弄|抄)?错|[算搞弄抄]错|跟你|和你|与你|核对|对一?下|是不是|一样[吗么嘛]|相同|差多少|差了?几|靠谱|可信|真的假的|合不合理|多收|咁多/;

const OTHER_HOME =
  /\b(?:next[- ]?door|neighbou?rs?|the (?:people|family|house|flat|couple) (?:next door|upstairs|downstairs|opposite|across the (?:road|street|hall))|my (?:friend|mate|brother|sister|mum|mom|dad|parents|son|daughter|cousin|colleague|coworker|boss|buddy)s?)\b|隔壁|邻居|对门|楼[上下]|老[王李张刘陈赵]家?|(?:朋友|同事|亲戚|同学|我[哥姐弟妹爸妈])家|人家/;
const OWN_AMOUNT =
  /\b(?:how much|what) (?:did|do|have|was|is|were|about) (?:we|i|ours|mine|my|our|us)\b|\b(?:how|what) about (?:us|ours|me|mine|our)\b|\b(?:ours|mine|my usage|our usage|our use)\b|\b(?:are|were|do|did) (?:we|i)\b.{0,20}\b(?:worse|better|more|less|higher|lower|above|below)\b|\b(?:did|do|are|were|have) (?:we|i) (?:use|using|used|more|less|above|below)\b|(?:我家?|我们家?|咱家?|咱们家?|俺家?).{0,14}(?:多少|几度|多还是少|算多|算高|高[吗不]|多[吗不]|用了)/;

/** @param text normalized */
export function statedAmount(text: string): StatedAmount | undefined {
  const isOfOther = OTHER_HOME.test(text) && OWN_AMOUNT.test(text);
  const isOfOwn = STATES.test(text) && MATCHES.test(text);
  // What makes it so is told of the bill itself.
  if ((!isOfOther && !isOfOwn) || WHY.test(text) || OWED.test(text)) return undefined;
  const found = scanAmounts(text).find((one) => isOfMonth(one) && !APART.test(text.slice(0, one.from)));
  return (
    found && { amount: found.number, unit: found.kind === "energy" ? "kWh" : "money", of: isOfOther ? "other" : "own" }
  );
}

/** How far two are apart is none of them, and a day's or a year's is no month's. */
const APART =
  /(?:差(?:了|额|距)?|多了|少了|贵了|涨了|[每一1](?:天|年|周)[^，,。]{0,6}|日均|\b(?:difference of|off by|apart by|more by|less by|up by|down by)) ?(?:大概|约|about |几)?$/;
const OWED = /\b(?:debt|owe|owing|arrears|refund|deposit)\b|欠|押金|退款/;
const WHY = /\bwhy\b|\bhow come\b|为什么|为啥|咋回事|怎么回事/;
/** More than any home's. */
const MOST = 1_000_000;

const AROUND_HERE =
  /\b(?:neighbou?rs?|neighbou?rhood|other (?:people|homes|households|families)|homes? (?:like|around|near)|similar (?:homes|households|houses)|people around here)\b|附近|周围|周边|邻居|邻里|同类|小区|差不多的?(?:人家|家庭)|别人家|人家/;
const COMPARED =
  /\b(?:compar\w*|more|less|than|against|versus|vs|above|below|normal|a lot|high|low)\b|比|算[多少高低]|多还是少|高还是低/;

/** "Is that a lot for around here?" @param text normalized */
export const asksOtherHomes = (text: string): boolean => AROUND_HERE.test(text) && COMPARED.test(text);
