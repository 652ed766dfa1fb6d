import type { Frame } from "../frame";
import type { MeasuresWanted } from "../home-matter-kinds";
import { withDigits } from "../values/numbers";
import { namesAsker, speaksInGeneral } from "../whose-figures";

/*
 * What to do to use or pay less: "how do I bring it down", 咋着能少交点电费,给俺说三条最管用的. Told by the own readings;
 * how much could be saved in all, one appliance, a tariff and help with debts are other questions.
 */

type Slots = Pick<Frame, "appliances" | "devices" | "given" | "period" | "filters" | "place" | "scope" | "subject"> & {
  act?: Frame["act"];
};

const COUNTED =
  "(?:\\d+|one|two|three|four|five|six|a few|few|a couple(?: of)?|some|more|the (?:best|main|biggest|top)|best|main|top)";
const HOW = new RegExp(
  [
    "\\bhow (?:do|can|could|would|should|might|to|dae) ?(?:i|we|ah)?\\b",
    "\\bwh(?:at|it)(?: else)? (?:can|could|should|would|might|do) (?:i|we|ah|you)\\b",
    "\\bwhat (?:would|could|will) (?:help|bring|make|cut|lower|save)\\b|\\bwhere (?:can|could|should|do) (?:i|we) (?:save|start|begin|cut)\\b",
    "\\b(?:ways?|tips?|advice|ideas?|suggest\\w*|recommend\\w*|measures?|steps?)\\b",
    `\\b(?:give|tell|name|show|list)(?: me| us)? ${COUNTED} (?:\\w+ ){0,2}(?:things?|tips?|ways?|ideas?|steps?|measures?|changes?)\\b`,
    `\\b${COUNTED}(?: (?:or|to) (?:two|three|four|\\d))? (?:\\w+ ){0,2}(?:things?|steps?|measures?|ways?|changes?|actions?)\\b`,
    "怎么|怎样|咋(?!回事)|如何|点样|点先|有(?:什么|啥|哪些|冇)[^，。]{0,4}(?:办法|招|法子|建议|方法|做法)|支[^，。]{0,3}招",
    "(?:说|给|来|提|列|讲|支|教)[^，。,]{0,6}[几一二两俩三四五六七八\\d仨][条点个招样件种]|[几一二两俩三四五六七八\\d仨][条点个招样件种][^，。,]{0,8}(?:建议|办法|招|法子|方法|最|能省|降)|从(?:哪|何)(?:里|儿|处|边)?|(?:能|该|要)(?:再)?(?:改|做|调整?)点?(?:啥|什么)|点算|该做",
  ].join("|"),
);
const LESS =
  /\bsav(?:e|es|ing)\b(?! (?:my|the|this|your) (?:data|file|chat|settings))|\b(?:us(?:e|ing)|spend(?:ing)?|pay(?:ing)?|consum(?:e|ing)) (?:\w+ )?less\b|\b(?:cut|lower|reduc|shrink|trim)\w*\b|\b(?:bring|get|keep|drive|knock|push)(?:ing)?\b.{0,30}\bdown\b|\b(?:less|lower|smaller|cheaper) (?:bills?|usage|use|consumption)\b|省(?!份)|少(?:用|交|花|付|费|出)|降(?:低|下|点|电|些|到)|压(?:低|下)|节(?:约|能|电|省)|(?:电费|账单)[^，。]{0,8}(?:下来|低)|慳|悭/;
/** A bill that someone minds. */
const MINDED =
  /\b(?:bills?|usage|cost)\b.{0,60}\b(?:yell\w*|mad|angry|complain\w*|kill\w*|scary|frighten\w*|shock\w*|too (?:high|much)|can'?t afford|fixed income|pension)\b|\b(?:yell\w*|mad|angry|complain\w*|stress\w*|worr\w+)\b.{0,40}\b(?:bills?|usage|electric\w*)\b|(?:电费|账单).{0,12}(?:吓人|太[高贵多]|好[高贵]|[这那]么[高贵多]|受不了|交不起|付不起|贵得|高得|离谱|涨)|(?:骂|吵|嫌|念叨).{0,10}电费|电费.{0,10}(?:骂|吵|嫌|念叨)/;
/** "What can I do about it?", "give me three things": what an answer has just told. */
const ABOUT_IT =
  /^(?:(?:ok(?:ay)?|so|and|aye|well|right|hm+|then|but|yes|no|ah),? )*wh(?:at|it)(?: else)? (?:can|could|should|do) (?:i|we|ah) (?:do|dae|change)(?: about (?:it|that|this)| aboot (?:it|that))?(?: then| now)?\s*[?.!]*$|^(?:那|所以|好吧?)*(?:我|我们|咱|俺)?(?:该|要|能|可以)?(?:怎么(?:办|做|改)|咋(?:办|整|弄)|做点?(?:什么|啥)|改点?(?:什么|啥))(?:呢|才好)?[?？]*$/;
const THINGS_ALONE = new RegExp(
  `^(?:(?:just|ok(?:ay)?|please|so|and|now|can you|could you) )*(?:give|tell|name|show|list)(?: me| us)? ${COUNTED} (?:\\w+ ){0,2}(?:things?|tips?|ways?|ideas?|steps?|measures?|changes?)(?: (?:to do|please|i can do|we can do))?\\s*[.!?]*$|^(?:请|给我|帮我|就)*(?:说|提|列|讲|给|来)(?:我|出)?[几一二两三四五六\\d][条点个招](?:建议|办法|措施)?(?:就行|就好)?[。！?？]*$`,
);
const HOW_MUCH =
  /\bhow much\b|\bwhat(?:'s| is| are| would| could| will)\b.{0,24}\b(?:i|we|me|us) (?:sav\w+|gain)\b|\bwould .{2,30} save\b|省(?:下|得|到)?(?:了)?(?:多少|几|好多)|能省(?:多少|几)/;
/** Other matters: of one thing, of prices, of debts, of a message or file. */
const OTHER =
  /\b(?:arrears|debt|shut ?off|disconnect\w*|assistance|late|overdue|owe|dispute|wrong|mistake|error|estimated|payment plan|liheap|why|landlord|tariffs?|rate plan|switch(?:ing)? (?:supplier|provider|plan|tariff)|batter(?:y|ies)|solar|panels?|cars?|evs?|heat pump|insulat\w*|carbon|co2|emissions?|points?|coins?|gas|water|set ?up|upload|connect|read|appliances?|peak demand|outage|power cut|emergency|battery)\b|欠|停电|断电|补贴|分期|投诉|查错|算错|为什么|为啥|怎么回事|房东|套餐|电价|电池|光伏|车|热泵|保温层|碳|积分|绿币|煤气|燃气|水费|上传|连接|读数|峰谷|谷电/;
const OF_SHOP =
  /\b(?:shop|store|cafe|café|restaurant|bakery|office|salon|pub|bar|studio|business|workshop)\b|店|饭馆|餐厅|公司|办公室|厂|档口|铺/;
const RENTS = /\b(?:rent(?:ing|er|ed)?|tenant|lease)\b|租(?:房|客|的|住)|房客/;

/**
 * Whether it asks what to do to use or pay less at the asker's own.
 * @param text normalized
 */
export function asksMeasures(
  text: string,
  { act, appliances, devices, period, scope, given, subject }: Slots,
): boolean {
  const isOfThing =
    (appliances ?? devices) !== undefined || subject === "battery" || subject === "ev" || subject === "outage";
  if (act === "explain" || act === "do" || act === "state" || isOfThing || OTHER.test(text) || speaksInGeneral(text))
    return false;
  const isOfAmounts = given?.some((code) => !/(?:people|pieces|y|month|30days)$/.test(code)) === true;
  if (isOfAmounts || (period !== undefined && !/^(?:month|year|next|winter|summer|last)/.test(period))) return false;
  if (ABOUT_IT.test(text) || THINGS_ALONE.test(text)) return scope === "own" || THINGS_ALONE.test(text);
  if (!HOW.test(text) || HOW_MUCH.test(text)) return false;
  if (RENTS.test(text) && !namesAsker(text)) return false;
  if (OF_SHOP.test(text) && !namesAsker(text)) return false;
  return LESS.test(text) || MINDED.test(text);
}

/** "Give me three things": of what, is not said, and by whom it is asked it is clear. @param text normalized */
export const asksForThings = (text: string): boolean => THINGS_ALONE.test(text);

const WORDS_OF_COUNT: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const COUNT =
  /\b(one|two|three|four|five|six|[1-9]) (?:\w+ ){0,2}(?:things?|tips?|ways?|ideas?|steps?|measures?|changes?|actions?)\b|([1-9])[条点个招样件种](?!月|钱|小时|钟|半)/;

/** How many are wanted, and for what kind of home. @param text normalized */
export function measuresWanted(text: string): MeasuresWanted {
  const [, english, chinese] =
    COUNT.exec(
      withDigits(text)
        .replace(/[俩两]/, "2")
        .replace("仨", "3"),
    ) ?? [];
  const said = english ?? chinese;
  const count = said === undefined ? undefined : (WORDS_OF_COUNT[said] ?? Number(said));
  const home = RENTS.test(text) ? "rented" : OF_SHOP.test(text) ? "shop" : undefined;
  return { ...(count ? { count } : {}), ...(home ? { home } : {}) };
}
