import type { StatedAmount } from "./bill-sums";
import { pricesAmong } from "./prices";
import { type MarkedText, markedText } from "./scan/forms";
import { lengthNamed } from "./scan/lengths";
import { codeOf } from "./scan/scan";

/*
 * "I have 100 dollars for the month and current costs 12 cents, how much can I use each day?", 100块钱一度5毛能用多少度: the
 * energy that a sum of money buys at a price.
 */

const ENERGY = "(?:kwhs?|units?|kilowatt[- ]?hours?|power|electricity|energy|current|juice)";
const ASKS = new RegExp(
  [
    `\\bhow (?:much|many) (?:of )?${ENERGY}\\b(?=[^.?!]*\\b(?:can|could|may|would|will|do|does|is that|is this|for|buys?|gets?)\\b)`,
    "\\bhow much (?:can|could|may) (?:i|we) (?:use|burn|consume)\\b",
    "(?:能|可以?|够)(?:用|买|耗|充)?(?:得起|到)?(?:多少|几)(?:度|电|千瓦时|kwh|(?=[?？]|$))|买(?:到|得)?(?:多少|几)度|(?:多少|几)(?:度|千瓦时|kwh)(?:电)?(?:能用|可以用|够用)",
  ].join("|"),
);
/** What was used, saved or made is no energy to buy. */
const OF_OTHERS =
  /\b(?:did|was|were|used|have (?:i|we)|sav(?:e|es|ing|ed)|solar|panels?|battery|sell|export\w*|cars?|evs?|miles?|gas)\b|用了|省|发电|光伏|电池|卖|车|充电/;

const BEHIND =
  /^ (?:(?:for|in|over|to last|budget(?:ed)? for)(?: me| us)? )?(?:the |this |a |my |one |whole |next |per )+(?:day|week|month|year)\b/;
const BEFORE =
  /(?:\b(?:(?:this|every|each|a|per) (?:day|week|month|year)|(?:dai|week|month|year)ly)\b[^.?!,]{0,24}|(?:[一每这本]个?(?:天|日|周|星期|月|年))(?:的|我|家|只|就|有|预算|花|用|交|给|最多|想|打算|控制|在|电费|是|为)*)$/;

/** The sum with the time that it is for, and the price; none where the message asks for nothing of the kind. */
export function energyForMoneyIn({ text, amounts }: MarkedText): StatedAmount[] {
  if (!ASKS.test(text) || OF_OTHERS.test(text)) return [];
  const [price, ...prices] = pricesAmong(amounts, text);
  const [sum, ...sums] = amounts.filter(({ kind, from }) => kind === "money" && from !== price?.from);
  if (!price || !sum || prices.length > 0 || sums.length > 0 || amounts.some(({ kind }) => OTHER_KINDS.has(kind)))
    return [];
  const behind = sum.per === null ? (BEHIND.exec(text.slice(sum.to))?.[0] ?? "") : "";
  const length = behind || (BEFORE.exec(text.slice(0, sum.from))?.[0] ?? "");
  const per = sum.per ?? lengthNamed(length) ?? null;
  return [
    { words: `${sum.words}${behind}`, index: sum.from, value: codeOf({ ...sum, per }) },
    { words: price.words, index: price.from, value: codeOf({ ...price, kind: "price" }) },
  ];
}
const OTHER_KINDS: ReadonlySet<string> = new Set(["consumption", "distance", "duration", "energy", "power"]);

export const asksEnergyForMoney = (text: string): boolean => energyForMoneyIn(markedText(text)).length > 0;
