import { form, formsIn, type MarkedText } from "./scan/forms";
import type { Amount } from "./scan/scan";

/*
 * What a bill is worked out from, where it is stated in words that stand for each other: "first 100 units at 3.5, the rest at
 * 7.2", "standing charge 61p a day", "5% VAT", "10% is lost in charging". Each becomes a code of `given-codes.ts`.
 */

export interface StatedAmount {
  words: string;
  /** Of the words in the text. */
  index: number;
  value: string;
}

const AT = "(?:[ ,:，]*(?:are|is|at|@|for|costs?|each|priced|charged|=|的|部分|是|要|按|算|收|都|每度|单价))*[ ,:，]*";
const SIZE = "{energy|number}";
const PRICE = "{price|money|number}";

const TIERS: readonly [RegExp, "bound" | "rest" | "size"][] = [
  [
    form(
      `(?:\\b(?:first|next)|前|头|首|接下来的?|再往上) ?${SIZE}${AT}${PRICE}|{price|money} for (?:the |your |my )?(?:first|next) {energy}`,
    ),
    "size",
  ],
  [
    form(
      `(?:\\b(?:up to|under|below)) ?${SIZE}${AT}${PRICE}|${SIZE}(?:以[内下]|之内|内)${AT}${PRICE}|${SIZE} ?(?:-|to|到|至) ?${SIZE}${AT}${PRICE}`,
    ),
    "bound",
  ],
  [
    form(
      `(?:\\b(?:above|over|beyond|after|more than|past|then)(?: (?:that|this|it|${SIZE}))?|\\b(?:the )?(?:rest|remainder|remaining|everything (?:else|above|over(?: that)?))|超过|超出|超了?|以上|多出来?|剩下|其余)(?:的?${SIZE})?${AT}${PRICE}`,
    ),
    "rest",
  ],
];

/** The tiers of a price, lowest first; none where fewer than two are named. */
export function tiersIn(text: MarkedText): StatedAmount[] {
  const found = TIERS.flatMap(([pattern, kind]) =>
    formsIn(text, pattern).map(({ words, index, amounts }) => ({ words, index, kind, amounts })),
  ).toSorted((a, b) => a.index - b.index);
  const apart = found.filter(({ index }, at) =>
    found.slice(0, at).every((one) => one.index + one.words.length <= index),
  );
  if (apart.length < 2) return [];
  let below = 0;
  return apart.map(({ words, index, kind, amounts }) => {
    const isPriceFirst = kind === "size" && amounts[0]?.kind !== "energy" && amounts.at(-1)?.kind === "energy";
    const [bound = 0, price = 0] = isPriceFirst
      ? [amounts.at(-1)?.number, amounts[0]?.number]
      : [amounts.at(-2)?.number, amounts.at(-1)?.number];
    if (kind === "rest") return { words, index, value: `rest@${price}` };
    const size = kind === "size" ? bound : bound - below;
    below += size;
    return { words, index, value: `${size}kWh@${price}` };
  });
}

/** What was used, beside the tiers that it is charged by. */
const USED = form("(?<=\\b(?:used?|consumed?|usage(?: of| is)?|burn(?:ed|t)) |用了?){energy|number}");
export const usedIn = (text: MarkedText): StatedAmount[] =>
  formsIn(text, USED).map(({ words, index, amounts }) => ({ words, index, value: `${amounts[0]?.number}kWh` }));

const TAX = `(?:vat|gst|hst|(?:sales )?tax|增值税|税)`;
const SHARES: readonly [RegExp, "loss" | "tax"][] = [
  [
    form(
      `{share} ?${TAX}(?![a-z])|\\b${TAX} ?(?:of|at|is|is at)? ?{share}|税率?(?:是|为|按)?{share}|{share}的?(?:增值)?税`,
    ),
    "tax",
  ],
  [
    form(
      "{share}(?: is| are| gets?| of it is)? ?(?:charging |energy |conversion )?(?:loss(?:es)?|lost|wasted)\\b|\\bloss(?:es)? ?(?:of|is|are|at|about)? ?{share}|损耗(?:率)?(?:约|大概|是|为)?{share}|{share}的?(?:充电)?损耗",
    ),
    "loss",
  ],
];

/** Percentages that are added to a sum, or lost on the way into a battery. */
export const sharesIn = (text: MarkedText): StatedAmount[] =>
  SHARES.flatMap(([pattern, kind]) =>
    formsIn(text, pattern).map(({ words, index, amounts }) => ({
      words,
      index,
      value: `${amounts[0]?.number}%${kind}`,
    })),
  );

/** Of each day, and of each month, where nothing else is said. */
const DAILY_CHARGE = "(?:(?:standing|supply|daily|service|connection) charges?)";
const MONTHLY_CHARGE =
  "(?:(?:monthly|fixed|customer|basic|base|meter|account|facilities) (?:\\w+ )?(?:charges?|fees?)|固定(?:电?费|收费)|基本(?:电?费|服务费)|服务费|(?:电表)?月租费?|月固定费)";
const CHARGE = `(?:${DAILY_CHARGE}|${MONTHLY_CHARGE})`;
const IS = "(?: (?:of|is|at|was)|是|为|按|收)?[ :]*";
const SUM = "{money|number}";
const ZH_BESIDES = "(?:还要|另外?|再|还|要|加|收|交|付|的)*";

/** Charges by their names: of which period, where the sum says none. */
const NAMED: readonly [RegExp, "day" | "month" | null][] = [
  [form(`${DAILY_CHARGE}${IS}${SUM}|${SUM} ?${DAILY_CHARGE}`), "day"],
  // No year: "my October 2026 fixed charge".
  [form(`${MONTHLY_CHARGE}${IS}${SUM}|${SUM}的? ?${MONTHLY_CHARGE}`), "month"],
  [form(`${SUM}(?: in)?(?: \\w+)? (?:charges?|fees?)\\b`), null],
  [
    form(
      `每个?月${ZH_BESIDES}(?:${CHARGE}${IS}|(?<=另外?|再|还|还要|加|收)(?:是|按)?)${SUM}|${CHARGE}${IS}(?:每|一)个?月${IS}${SUM}|${SUM}的?每个?月的?${CHARGE}`,
    ),
    "month",
  ],
  [
    form(
      `每[天日]${ZH_BESIDES}(?:${CHARGE}${IS}|(?<=另外?|再|还|还要|加|收)(?:是|按)?)${SUM}|${CHARGE}${IS}(?:每|一)[天日]${IS}${SUM}`,
    ),
    "day",
  ],
];
/** A sum of a day or month that stands beside a price: "at 19 cents a kWh and $12 a month". */
const BESIDES = form(
  `(?:\\bplus|\\+|(?<={price|money},?)(?: and|,| ?另?外?再?加|，)|\\band\\b|\\balso (?:charges?|adds?|bills?|takes?)(?: me| us)?|(?<={price|money}[^.?!]{0,20})\\bwith (?:an? )?(?:extra )?) ?(?:a |the |another )?${SUM}|${SUM} (?:on top|extra|fixed)\\b`,
);

/** What is billed besides the kWh, for each day or month. */
export function chargesIn(text: MarkedText): StatedAmount[] {
  const named = NAMED.flatMap(([pattern, period]) =>
    formsIn(text, pattern).flatMap(({ words, index, amounts }) => chargeOf(amounts.at(-1), period, { words, index })),
  );
  const besides = formsIn(text, BESIDES).flatMap(({ words, index, amounts }) => {
    const sum = amounts.at(-1);
    // "And 3 a day" may be of anything.
    const isMoney =
      sum?.kind === "money" || (sum?.per === "month" && /^plus|^\+|price/.test(words)) || /\.\d/.test(sum?.words ?? "");
    return isMoney ? chargeOf(sum, null, { words, index }) : [];
  });
  // Nothing else costs so many cents a day.
  const small = text.amounts.filter(
    ({ kind, per, words }) => kind === "money" && per === "day" && CENTS_A_DAY.test(words),
  );
  return [...named, ...besides, ...small.flatMap((one) => chargeOf(one, "day", { words: one.words, index: one.from }))];
}

const CENTS_A_DAY = /^[\d.]+ ?(?:p|pence|c|cents?|¢) ?(?:(?:an?|per|each|every) |\/ ?)day/;

function chargeOf(
  sum: Amount | undefined,
  period: "day" | "month" | null,
  at: { words: string; index: number },
): StatedAmount[] {
  const per = sum?.per ?? period;
  const isYear = sum?.kind === "number" && /^20\d\d$/.test(sum.words);
  if (!sum || isYear || (per !== "day" && per !== "month")) return [];
  // Without its cents a number of a day would be so many times.
  return [{ ...at, value: per === "day" ? `${sum.number.toFixed(4)}/day` : `${sum.number}charge/month` }];
}
