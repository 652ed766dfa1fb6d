import type { StatedAmount } from "./bill-sums";
import { currencyNamed } from "./scan/currencies";
import { form, formsIn, type MarkedText, markedText } from "./scan/forms";
import { codeOf } from "./scan/scan";

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

/** Right before a number that names no money. */
const OF_SUM =
  /(?:\b(?:costs?|costing|price|priced at|paid|spent|invest(?:ed)?|saves?|saving|savings of|earns?|(?:system|solar|panels?|battery|array|pump|insulation|unit|heater|fridge|it) (?:for|at))(?: me| us| about| around| roughly| of| is)? |(?:花了?|花费|投入|投资|成本|造价|价格|报价|总价|总共|一共|要|得|省下?|节省|节约|赚|收益|收入|少[交付花])(?:了|是|为|约|大概|大约|差不多|电费|掉)*)$/;
/** A number of something else. */
const OF_THINGS = /^(?: ?(?:panels?|modules?|pieces)\b|[个块片平成折次年月天])/;

/** @param text normalized */
export function asksPayback(text: string): boolean {
  // What is paid a month is not what is saved.
  const sums = sumsIn(markedText(text)).length;
  // What panels make is worth what a kWh costs, also where no saving is named.
  if (PAYBACK.test(text) && sums > 0 && PANELS_MAKE.test(text)) return true;
  if (!SAVES.test(text) || sums < 2) return false;
  return PAYBACK.test(text) || (COSTS.test(text) && OF_EACH.test(text) && !OF_BILL.test(text));
}

/** The sums of money of a payback; none where the message asks for no payback. */
export const paybackSumsIn = (text: MarkedText): StatedAmount[] =>
  asksPayback(text.text) ? [...rebatesIn(text), ...sumsIn(text)] : [];

/** A sum without its money is of that which another one names; dollars in English, yuan in Chinese. */
function sumsIn({ text, amounts }: MarkedText): StatedAmount[] {
  const sums = amounts.filter(
    (one) =>
      (one.kind === "money" && !one.isSmall) ||
      (one.kind === "number" &&
        (one.words.endsWith("万") || OF_SUM.test(text.slice(0, one.from))) &&
        !OF_THINGS.test(text.slice(one.to))),
  );
  const named = sums.find(({ unit }) => unit !== "")?.unit ?? currencyNamed(text);
  const money = named ?? (/\p{Script=Han}/u.test(text) ? "cny" : "usd");
  return sums.map((one) => ({
    words: one.words,
    index: one.from,
    value: codeOf({ ...one, unit: one.unit === "" ? money : one.unit }),
  }));
}

const REBATE =
  "(?:rebates?|tax credits?|incentives?|grants?|subsid(?:y|ies)|discount|credit|补贴|退税|税收抵免|优惠|抵免)";
const REBATES = form(
  `{share|money}(?: \\w+){0,2}(?: |的)?${REBATE}|${REBATE}(?: (?:of|is|at|worth|covers)|了|是|有)*:? ?{share|money|number}`,
);

const rebatesIn = (text: MarkedText): StatedAmount[] =>
  formsIn(text, REBATES)
    .slice(0, 1)
    .flatMap(({ words, index, amounts: [one] }) =>
      one ? [{ words, index, value: `${one.number}${one.kind === "share" ? "%" : ""}rebate` }] : [],
    );
