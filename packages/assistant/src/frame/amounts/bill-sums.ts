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

/** A whole one: no digits of it stand before or behind, as they do in a time of day. */
const NUMBER = "(?<![\\d.]|\\d:)\\d+(?:\\.\\d+)?(?!\\d|[.:]\\d)";
const MONEY = `((?:rs\\.? ?|inr ?|[$£€₹¥] ?)?(?:${NUMBER}|(?<!\\d)\\.\\d+) ?(?:cents?|c|p|pence|paise|rupees?|rs|dollars?|euros?|pounds?|元|块钱?|毛钱?|分钱?)?(?: ?(?:\\/|per|an?|each|一|每) ?(?:kwh|units?|度电?))?)(?!\\d|\\.\\d| ?(?:units?|kwhs?|度|千瓦时|%|days?))`;
const AT = "(?:[ ,:]*(?:are|is|at|@|for|costs?|each|priced|charged|=|的|部分|是|要|按|算|收|都|每度|单价))*[ ,:]*";
const KWH = "(?: ?(?:units?|kwhs?|度电?|千瓦时))?";

const TIERS: readonly [RegExp, "bound" | "rest" | "size"][] = [
  [new RegExp(`(?:\\b(?:first|next)|前|头|首|接下来的?|再往上) ?(${NUMBER})${KWH}${AT}${MONEY}`, "g"), "size"],
  [
    new RegExp(
      `(?:\\b(?:up to|under|below)) ?(${NUMBER})${KWH}${AT}${MONEY}|(${NUMBER})${KWH}(?:以[内下]|之内|内)${AT}${MONEY}|\\d+ ?(?:-|to|到|至) ?(${NUMBER})${KWH}${AT}${MONEY}`,
      "g",
    ),
    "bound",
  ],
  [
    new RegExp(
      `(?:\\b(?:above|over|beyond|after|more than|past)(?: (?:that|this|it|${NUMBER}${KWH}))?|\\b(?:the )?(?:rest|remainder|remaining|everything (?:else|above|over(?: that)?))|超过|超出|超了?|以上|多出来?|剩下|其余)(?:的?${NUMBER}${KWH})?${KWH}${AT}${MONEY}`,
      "g",
    ),
    "rest",
  ],
];

/**
 * The tiers of a price, lowest first; none where fewer than two are named.
 * @param priceOf the code of a price in words
 */
export function tiersIn(text: string, priceOf: (words: string) => string | null): StatedAmount[] {
  const found = TIERS.flatMap(([pattern, kind]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index, ...groups }) => {
      const named = Object.values(groups).filter((group): group is string => typeof group === "string");
      const price = priceOf(
        named.at(kind === "rest" ? 0 : 1)?.replace(/(?:\/|per|an?|each|一|每) ?(?:kwh|units?|度电?)$/, "") ?? "",
      );
      return { words, index, kind, amount: Number(kind === "rest" ? Number.NaN : named[0]), price };
    }),
  ).toSorted((a, b) => a.index - b.index);
  const apart = found.filter(({ index }, at) =>
    found.slice(0, at).every((one) => one.index + one.words.length <= index),
  );
  if (apart.length < 2 || apart.some(({ price }) => price === null)) return [];
  let below = 0;
  return apart.map(({ words, index, kind, amount, price }) => {
    if (kind === "rest") return { words, index, value: `rest@${price}` };
    const size = kind === "size" ? amount : amount - below;
    below += size;
    return { words, index, value: `${size}kWh@${price}` };
  });
}

/** What was used, beside the tiers that it is charged by. */
export const USED = new RegExp(
  `(?<=\\b(?:used?|consumed?|usage(?: of| is)?|burn(?:ed|t)) )${NUMBER} ?(?:units?|kwhs?)|(?<=用了?)${NUMBER}度电?`,
  "g",
);

const TAX = `(?:vat|gst|hst|(?:sales )?tax|增值税|税)`;
const SHARES: readonly [RegExp, "loss" | "tax"][] = [
  [
    new RegExp(
      `(${NUMBER}) ?(?:%|percent|per cent) ?${TAX}\\b|\\b${TAX} ?(?:of|at|is|is at)? ?(${NUMBER}) ?(?:%|percent)|税率?(?:是|为|按)?(${NUMBER})%|(${NUMBER})%的?(?:增值)?税`,
      "g",
    ),
    "tax",
  ],
  [
    new RegExp(
      `(${NUMBER}) ?(?:%|percent|per cent)(?: is| are| gets?| of it is)? ?(?:charging |energy |conversion )?(?:loss(?:es)?|lost|wasted)\\b|\\bloss(?:es)? ?(?:of|is|are|at|about)? ?(${NUMBER}) ?(?:%|percent)|损耗(?:率)?(?:约|大概|是|为)?(${NUMBER})%|(${NUMBER})%的?(?:充电)?损耗`,
      "g",
    ),
    "loss",
  ],
];

/** Percentages that are added to a sum, or lost on the way into a battery. */
export const sharesIn = (text: string): StatedAmount[] =>
  SHARES.flatMap(([pattern, kind]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index, ...groups }) => {
      const percent = Object.values(groups).find((group) => typeof group === "string" && /^\d/.test(group));
      return { words, index, value: `${String(percent)}%${kind}` };
    }),
  );

const MONEY_SIGN = "(?:\\b(?:rs|inr)\\.? ?|[$£€₹¥] ?)";
const HAN_UNIT = "(?:元|块|蚊|毛|分钱?)";
const MONEY_UNIT = `(?:p|pence|c|cents?|dollars?|bucks|quid|pounds?|euros?|rupees?|rs|paise|${HAN_UNIT})`;
const SUM = `(${MONEY_SIGN}?${NUMBER} ?${MONEY_UNIT}?)(?![a-z])`;
/** With its money, or with cents: "and 3 a day" may be of anything. */
const SUM_OF_MONEY = `((?:${MONEY_SIGN}${NUMBER}|${NUMBER} ?${MONEY_UNIT}|(?<!\\d)0?\\.\\d+))(?![a-z])`;
const SUM_WITH_UNIT = `(${NUMBER} ?${HAN_UNIT})`;
const A_DAY = "(?: ?(?:a|per|\\/|each|every) ?day\\b| ?daily\\b|(?: ?每| ?一|\\/)[天日])";
const A_MONTH = "(?: ?(?:a|per|\\/|each|every) ?(?:month|mo)\\b| ?monthly\\b|(?: ?每| ?一|\\/)个?月)";
/** Of each day, where nothing else is said. */
const DAILY_CHARGE = "(?:(?:standing|supply|daily|service|connection) charges?)";
/** Of each month. */
const MONTHLY_CHARGE =
  "(?:(?:monthly|fixed|customer|basic|base|meter|account|facilities) (?:charges?|fees?)|固定(?:电?费|收费)|基本(?:电?费|服务费)|服务费|电表月租费?)";
const CHARGE = `(?:${DAILY_CHARGE}|${MONTHLY_CHARGE})`;
/** Behind a price: "at 19 cents a kWh and $12 a month". */
const BESIDES =
  "(?:\\bplus|\\+|(?<=(?:kwh|units?|cents?|¢|\\dc|\\dp|pence|[度元块毛分]),?)(?: and|,| ?另?外?再?加|，)) ?(?:a |the |another )?";
const IS = "(?: (?:of|is|at|was))?[ :]*";
const MONTHLY: readonly RegExp[] = [
  // "a customer charge of $12 a month", 固定费每月30元
  `(?:\\b|(?<=\\p{Script=Han}|[,，]))${CHARGE}${IS}${SUM}${A_MONTH}`,
  `(?:\\b|(?<=\\p{Script=Han}|[,，]))${MONTHLY_CHARGE}${IS}${SUM}(?!${A_DAY})`,
  `\\bmonthly (?:\\w+ )?(?:charges?|fees?)${IS}${SUM}`,
  `${BESIDES}${SUM}${A_MONTH}`,
  // "a $12 monthly customer charge", "$12 a month standing charge"
  `${SUM} ?(?:monthly|a month|per month|\\/ ?month)(?: in)?(?: \\w+)? (?:charges?|fees?)`,
  // No year: "my October 2026 fixed charge".
  `(?!20\\d\\d )${SUM} ?${MONTHLY_CHARGE}`,
  `\\balso (?:charges?|adds?|bills?|takes?)(?: me| us)? ${SUM}${A_MONTH}`,
  `\\bwith (?:an? )?(?:extra )?${SUM}${A_MONTH}|${SUM}${A_MONTH} (?:on top|extra|fixed)\\b`,
  `(?:每个?月(?:的)?(?:还要|另外?|再|还|要)?(?:加|收|交|付)?(?:的)?${CHARGE}|${CHARGE}(?:是|为|按)?(?:每个?月|一个?月)|每个?月(?:还要|另外?|再|还)(?:加|收|交|付))(?:是|为|按|收)?${SUM}`,
  `${SUM}(?:的)?(?:电表月租费?|每个?月的?${CHARGE})|(?:电表月租费?|月固定费)(?:是|为|按)?${SUM}`,
].map((source) => new RegExp(source, "gu"));

/** Of the one group that was found. */
function sumOf(groups: object, priceOf: (words: string) => string | null): string | null {
  const [money] = Object.entries(groups).flatMap(([at, group]) => (/^\d+$/.test(at) && group ? [String(group)] : []));
  return money === undefined ? null : priceOf(money);
}

/** A charge for each month. */
export const monthlyChargesIn = (text: string, priceOf: (words: string) => string | null): StatedAmount[] =>
  MONTHLY.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: words, index, ...groups }) => {
    const amount = sumOf(groups, priceOf);
    return amount === null ? [] : [{ words, index, value: `${Number(amount)}charge/month` }];
  });

const STANDING: readonly RegExp[] = [
  // Nothing else costs so many cents a day.
  `(?<![\\d.])(${NUMBER} ?(?:p|pence|c|cents?|¢))(?![a-z])${A_DAY}`,
  `\\b(?:standing|supply|daily|service|connection) charge(?: of| is| at)?[ :]*${SUM}${A_DAY}?(?=(?: ?(?:x|×|\\*|for) ?\\d+ ?days?)|\\W|$)`,
  // "27p plus 53p a day", "and a 53p standing charge", "50 cents a day on top"
  `(?:\\b(?:plus|and)|\\+|,) ?(?:a |the )?${SUM_OF_MONEY}${A_DAY}`,
  `${SUM}${A_DAY} ?${CHARGE}|${SUM} ?${DAILY_CHARGE}`,
  `\\balso (?:charges?|adds?|bills?|takes?)(?: me| us)? ${SUM}${A_DAY}`,
  `(?:每[天日]的?(?:另外?|再|还要?|要)?(?:加|收|交|付)?的?${CHARGE}|${CHARGE}(?:是|为|按)?(?:每[天日]|一[天日]))(?:是|为|按|收)?${SUM}`,
  `每[天日](?:另外?|再|还要?)(?:加|收|交|付)?${SUM_WITH_UNIT}`,
].map((source) => new RegExp(source, "g"));

/** A charge for each day. */
export const standingChargesIn = (text: string, priceOf: (words: string) => string | null): StatedAmount[] =>
  STANDING.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: words, index, ...groups }) => {
    const price = sumOf(groups, priceOf);
    // Without its cents a number of a day would be so many times.
    return price === null ? [] : [{ words, index, value: `${Number(price).toFixed(4)}/day` }];
  });
