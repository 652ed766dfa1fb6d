import type { StatedAmount } from "./bill-sums";
import type { MarkedText } from "./scan/forms";
import { currencyOf } from "../values/money";
import { withDigits } from "../values/numbers";

/*
 * What something costs and what it saves: "$18,000, saves $1,500 a year, payback?", 装光伏花了6万，一年省8000，几年回本. Beside
 * one another two sums ask for the years between them; of which period a saving is, `period-of-amount.ts` reads.
 */

const PAYBACK =
  /\bpay[- ]?back\b|\bpa(?:y|ys|ying|id) (?:(?:for )?(?:itself|themselves|it ?self)|off|back)\b|\bbreak[- ]?even\b|\brecoup\w*|\breturn on (?:the |my )?investment\b|\broi\b|回本|回收期|收回(?:成本|投资|本钱)|赚回|几年(?:能|可以)?(?:收回|打平|回来)/;
const COSTS =
  /\bcost(?:s|ing)?\b|\bpriced?\b|\bpaid\b|\bspen[dt]\b|\binvest\w*|\bquote[ds]?\b|\binstall\w*|\bbuy(?:ing)?\b|\bbought\b|花|造价|价格|成本|投入|投资|报价|总价|买|装/;
const SAVES = /\bsav(?:e|es|ed|ing|ings)\b|\bearn(?:s|ing)?\b|\bbrings? in\b|\bcuts?\b|省|节约|赚|收益|收入|少[交付花]/;
const OF_EACH =
  /(?:\b(?:a|per|each|every) |\/ ?)(?:day|week|month|mo|year|yr)\b|\b(?:daily|weekly|monthly|yearly|annual(?:ly)?)\b|[每一年月日均](?:个?[天日周月年]|省|节|赚|收益)/;
/** The size of a solar system, or what it makes. */
const PANELS_MAKE =
  /\b(?:solar|pv|panels?|array)\b.*\d ?kwh?\b|\d ?kwh?\b.*\b(?:solar|pv|panels?|array)\b|(?:光伏|太阳能).*\d ?(?:千瓦|kwh?|度)|\d ?(?:千瓦|kwh?|度).*(?:光伏|太阳能)/;
/** What a bill was and what is saved of it make no payback. */
const OF_BILL = /\bbills?\b|电费(?!.{0,3}省)|账单|帐单/;

const NUMBER = "\\d+(?:[,.]\\d+)*(?: ?k\\b| ?thousand\\b)?";
const MONEY_WORD = "(?:dollars?|bucks|usd|pounds?|quid|gbp|euros?|eur|rupees?|rs|inr)\\b";
const HAN_NUMBER =
  "(?:\\d+(?:\\.\\d+)?(?:[万千百]+\\d*[千百]?)*|[一二两三四五六七八九十][一二两三四五六七八九十百千万\\d]*)";
/** A number of something else. */
const NO_MONEY =
  "(?![\\d.,]*\\d| ?(?:(?:per|an?|\\/) ?(?:kwh|unit)|%|percent|kwh|kw|w\\b|wh|units?\\b|years?|yrs?|months?|weeks?|days?|hours?|panels?|miles?|km|度|千瓦|瓦|年|月|天|个|块板|块光伏|片|平|公里|小时|成|折|次))";
const SUMS = [
  `(?:[a-z]{0,2}[$£€₹¥] ?|\\brs\\.? ?)${NUMBER}`,
  `(?<![\\d.,$£€₹¥])${NUMBER} ?${MONEY_WORD}`,
  `(?<=\\b(?:costs?|costing|price|priced at|paid|spent|invest(?:ed)?|saves?|saving|savings of|earns?|(?:system|solar|panels?|battery|array|pump|insulation|unit|heater|fridge|it) (?:for|at))(?: me| us| about| around| roughly| of| is)? )${NUMBER}${NO_MONEY}`,
  `(?<![\\d.第])${HAN_NUMBER}(?:多|来)?(?:元|块钱?(?!板|光伏|电池|组件)|万元?|人民币|刀|美元)${NO_MONEY}`,
  `(?<=(?:花了?|花费|投入|投资|成本|造价|价格|报价|总价|总共|一共|要|得|省下?|节省|节约|赚|收益|收入|少[交付花])(?:了|是|为|约|大概|大约|差不多|电费|掉)*)${HAN_NUMBER}${NO_MONEY}`,
].map((source) => new RegExp(source, "g"));

/** @param text normalized */
export function asksPayback(text: string): boolean {
  // What is paid a month is not what is saved.
  const sums = sumsIn(text).length;
  // What panels make is worth what a kWh costs, also where no saving is named.
  if (PAYBACK.test(text) && sums > 0 && PANELS_MAKE.test(text)) return true;
  if (!SAVES.test(text) || sums < 2) return false;
  return PAYBACK.test(text) || (COSTS.test(text) && OF_EACH.test(text) && !OF_BILL.test(text));
}

/** The sums of money of a payback; none where the message asks for no payback. */
export const paybackSumsIn = ({ text }: MarkedText): StatedAmount[] =>
  asksPayback(text) ? [...rebatesIn(text), ...sumsIn(text)] : [];

function sumsIn(text: string): StatedAmount[] {
  const found: StatedAmount[] = [];
  for (const { 0: words, index } of SUMS.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const isKnown = found.some((one) => one.index < index + words.length && index < one.index + one.words.length);
    const amount = amountOf(words);
    if (!isKnown && amount !== null) found.push({ words, index, value: `${amount}${moneyOf(words, text)}` });
  }
  return found.toSorted((a, b) => a.index - b.index);
}

const REBATE_WORD =
  "(?:rebates?|tax credits?|incentives?|grants?|subsid(?:y|ies)|discount|credit|补贴|退税|税收抵免|优惠|抵免)";
const REBATES = [
  `(\\d+(?:\\.\\d+)?) ?(?:%|percent)(?: \\w+){0,2} ${REBATE_WORD}`,
  `${REBATE_WORD}(?: (?:of|is|at|worth|covers))*:? ?(\\d+(?:\\.\\d+)?) ?(?:%|percent)`,
  `${REBATE_WORD}了?(\\d+(?:\\.\\d+)?)%|(\\d+(?:\\.\\d+)?)%的?${REBATE_WORD}`,
  `[$£€₹¥] ?(\\d+(?:[,.]\\d+)*)(?: \\w+){0,2} ${REBATE_WORD}`,
  `${REBATE_WORD}(?: (?:of|is|worth))*:? ?[$£€₹¥] ?(\\d+(?:[,.]\\d+)*)`,
  `${REBATE_WORD}(?:了|是|有)?(${HAN_NUMBER})(?:元|块)?`,
].map((source) => new RegExp(source, "g"));

function rebatesIn(text: string): StatedAmount[] {
  return REBATES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const amount = amountOf(words);
      return amount === null ? [] : [{ words, index, value: `${amount}${/%|percent/.test(words) ? "%" : ""}rebate` }];
    }),
  ).slice(0, 1);
}

function amountOf(words: string): number | null {
  const number = /\d+(?:\.\d+)?/.exec(withDigits(words))?.[0];
  return number === undefined ? null : Number(number);
}

/** A sum without its money is of that which another one names; dollars in English, yuan in Chinese. */
function moneyOf(words: string, text: string): string {
  return (
    currencyOf(words) ??
    currencyOf(text.replace(/块(?=板|光伏|电池|组件)/g, "")) ??
    (/\p{Script=Han}/u.test(text) ? "cny" : "usd")
  );
}
