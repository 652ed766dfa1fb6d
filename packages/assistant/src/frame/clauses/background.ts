import { statedAmount } from "../amounts/stated-amounts";
import { ONLY_ON } from "../asides";
import { normalizeText, normalWords } from "../normalize";
import type { SlotSpan } from "../slot-span";
import { type Clause, clausesOf } from "./clauses";
import { withToldHours } from "./routine";

/*
 * What people tell before they ask is not what they ask: "my neighbor says …, I work nights, which day do I use the most?"
 * A question of the asker's own figures that stands by itself is read without it. Kept are amounts and prices of the
 * asker's own, and a time where the question names none.
 */

/** Asks for a figure; why, whether and how to are asked of what is told. */
const FIGURE =
  /\bhow (?:much|many)\b|\b(?:what(?:'s|s)?|which|when)\b.{0,60}\b(?:us(?:e|es|ed|ing|age)|consum\w+|electricity|energy|power|kwhs?|units?|costs?|bill|pay|spen[dt]|base ?load|peak|average|total|sum|highest|lowest|most|least|worst|best|goes)\b|\b(?:compare|show|list|tell me)\b.{0,40}\b(?:use|usage|kwhs?|costs?|consumption|electricity|energy)\b|(?:用|花|费|耗|走|买|卖|发|电)[^，,]{0,10}(?:多少|几[度块个天元次])|(?:多少|几[度块个])(?:电|钱|度|kwh)|最[多少高低贵]|占|差?多少$|(?:电费|用电).{0,12}(?:多少|几)/;
const NO_FIGURE =
  /\bhow (?:do|can|should|would|could|the hell|come|often)\b|\bshould\b|\bcan i\b|\bcould i\b|\bwhat (?:can|should|to do|is the difference between an?)\b|\bwhy\b|\bworth\b|\bif\b|\bbetter off\b|\bcheaper\b|\bsave\b|为什么|为啥|为何|咋|怎么|如何|要不要|该不该|能不能|可以|适合|算不算|如果|要是|省/;
const OWN =
  /\b(?:i|we|my|our|us|me|house|home|place|flat|shop)\b|我|俺|咱|家|店|\b(?:day|week|month|year|hour|january|february|march|april|may|june|july|august|september|october|november|december|yesterday|today)s?\b|[天日周月年]|[用花走]/;
/** Of what is told before: the question does not stand by itself. */
const LEANS =
  /\b(?:it|its|that|those|these|they|them|he|she|his|her|hers|their|theirs|there|such|ours|mine|theirs|(?<!^)then|either|both|agree)\b(?! (?:was|is|were) (?:the )?(?:most|highest))|\bthis\b(?! (?:week|month|year|past|morning|evening|afternoon|summer|winter|spring|fall|autumn))|\bwhile\b|它|其中|那(?![1一]?[个天月周])|这(?![1一]?[个天月周年])|他|她|当时|期间/;
const ORDERS =
  /^(?:please )?(?:turn|switch|set|start|stop|pause|charge|lower|raise|put)\b|[把将].{1,10}(?:[关开停]|[调设])/;

const AMOUNT =
  /[$€£¥] ?\d|\d ?(?:kwhs?|kw|w|watts?|%|cents?|c|p(?!\.?m)|pence|pennies|dollars?|bucks|quid|pounds?|euros?|amps?|kva)\b|\b(?:cents?|dollars?|pence|euros?|kilowatts?|kwhs?|watts?|percent|bucks|quid|solar|panels|battery|car|ev|tariff|rate)\b|[\d一二三四五六七八九十百两](?:块|毛|元|分钱|度|瓦|千瓦|匹|成)|单价|光伏|电池|电动车|电价|套餐/;
/** What is said of another home, or by someone else. */
const OTHER_HOME =
  /\b(?:neighbou?rs?|next[- ]?door|(?:my|our|a) (?:friend|mate|brother|sister|cousin|colleague|coworker|boss|aunt|uncle|mother|father|mom|mum|dad|parents)s?(?:[- ]in[- ]law)?)\b.{0,24}\b(?:says?|said|pays?|paid|uses?|used|spends?|spent|claims?|told|never|only|has|have|gets?|got)\b|(?:邻居|隔壁|对门|楼[上下]|朋友|同事|亲戚|同学|婆婆|丈母娘?|我[妈爸哥姐弟妹]家?).{0,6}(?:说|讲|嫌|交|付|花|才|只|一个?月|每月|用)/;
const TIME =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|yesterday|today|since|(?:last|this|past|previous|next) \w+|summer|winter|spring|autumn|fall|christmas|thanksgiving)\b|\d{1,2}(?:st|nd|rd|th)\b|\d\d?\/\d\d?|20\d\d|[去今前]年|[上这本]个?[月周]|昨天|前天|今天|\d{1,2}[月号日]|[一二三四五六七八九十]月|[春夏秋冬]天|以来|最近|过去/;
const PRICE =
  /\b(?:cents?|pence|c|p)\b.{0,12}\b(?:kwh|kilowatt\w*|unit)|\bper (?:kwh|unit)|(?:按|照|以).{0,8}(?:毛|分|块|元)|[毛分块元].{0,3}[1一](?:度|kwh)|[1一]度.{0,3}[毛分块元]/;
const statesOwnPrice = (words: string): boolean => PRICE.test(words) && !OTHER_HOME.test(words);

const BESIDE_TIME = /\b(?:the )?(?:day|week|month|year)s? (?:before|after|earlier|prior)\b|前[1一]?个?[天周月年]/g;

/** 空调俺家不大开，七月用了几度: of what was named, as the question has no subject. */
const HAS_SUBJECT = /\b(?:i|we|my|our|us|me|house|home|place|flat|shop)\b|我|俺|咱|家|店|用电|电费|用了?多少度?电/;

/** The words of a clause that carry a slot. */
type SlotsOf = (words: string) => readonly SlotSpan[];
/** What is left of a clause without these would not change the question. */
const LEAKING: ReadonlySet<SlotSpan["slot"]> = new Set(["appliance", "device", "filter", "period", "pick", "room"]);

/** The message as it is to be read. @param message as it was written */
export function withoutBackground(message: string, slotsOf: SlotsOf): string {
  const normal = normalizeText(message);
  const { text } = normal;
  const clauses = clausesOf(text);
  const wordsOf = ({ from, to }: Pick<Clause, "from" | "to">) => text.slice(from, to);
  const told = clauses.filter(({ role }) => role === "tells");
  const asks = clauses.filter(({ role }) => role === "asks");
  const asked = asks.map(wordsOf).join(" ");
  if (told.length === 0 || asks.length === 0) return message;
  const namesTime = (words: string) => TIME.test(words) || slotsOf(words).some(({ slot }) => slot === "period");
  // "Than the week before" is before a time that is told.
  const hasOwnTime = namesTime(asked.replace(BESIDE_TIME, " "));
  // What another home pays is set beside the own figure, and not where that has a price of its own.
  const isOfOther = statedAmount(text)?.of === "other" && !clauses.map(wordsOf).some(statesOwnPrice);
  // Amounts and prices of the asker's own, and a time that the question leaves open.
  const isNeeded = (words: string) =>
    OTHER_HOME.test(words) ? isOfOther : AMOUNT.test(words) || (!hasOwnTime && namesTime(words));
  const isKept = (words: string) => {
    const leaking = slotsOf(words).filter(({ slot }) => LEAKING.has(slot));
    // 白天我一个人在家，这个月白天用了多少: it asks of it too.
    const isAskedToo = leaking.some((span) => span.slot === "filter" && asked.includes(normalWords(span.words)));
    return isNeeded(words) || (!OTHER_HOME.test(words) && (leaking.length === 0 || isAskedToo));
  };
  const namesThing = (words: string) =>
    slotsOf(words.replace(ONLY_ON, " ")).some(({ slot }) => slot === "appliance" || slot === "device");
  const referred = withToldHours(told.map(wordsOf).join(" "), asked);
  if (referred) return [...told.map(wordsOf).filter(isNeeded), referred].map((words) => words.trim()).join(" ");
  if (!FIGURE.test(asked) || NO_FIGURE.test(asked) || !OWN.test(asked) || LEANS.test(asked) || ORDERS.test(asked))
    return message;
  if (!HAS_SUBJECT.test(asked) && told.map(wordsOf).some(namesThing)) return message;
  const kept = clauses.filter((clause) => clause.role === "asks" || isKept(wordsOf(clause)));
  return kept.length === clauses.length
    ? message
    : kept.map(({ from, to }) => normal.originalWords(from, to).trim()).join(" ");
}
