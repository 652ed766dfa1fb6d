/* "Do I peak in the evening?", 我用電的尖峰是不是在傍晚: whether the busiest hour lies in a part of the day. */

const BUSIEST =
  /\bpeak(?:s|ing)?\b|\b(?:busiest|heaviest|highest|most)\b|尖峰|高峰|峰值|最(?:多|高|凶|狠|集中|厉害|大)/;
const USE = /\b(?:use|usage|using|i|we|consumption|load|demand|electricity|power|house|home)\b|用|电|负荷/;
const WHETHER =
  /^(?:(?:so|and|hey|ok|well|um) )*(?:is|are|do|does|did|am|isn'?t|don'?t)\b|是不是|是否|系咪|[吗么嘛][?？]?$/;
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\bmornings?\b|\b(?:before|at|around) breakfast\b|早上|早晨|清晨|上午|朝早/, "morning"],
  [/\b(?:afternoons?|middle of the day|midday|lunch(?:time)?)\b|下午|中午|晏昼/, "afternoon"],
  [/\b(?:evenings?|dinner(?:time)?|after work)\b|傍晚|晚上|晚间|晚饭|下班|夜晚/, "evening"],
  [/\b(?:nights?|overnight)\b|半夜|深夜|夜里|凌晨/, "night"],
];
const OF_PRICES =
  /\b(?:prices?|rates?|hours|tariffs?|cheap\w*|expensive|solar|sun|panels?|export\w*|grid|than|or|vs|compared|appliances?|uses the most)\b|电价|时段电?价|峰[谷时段]|光伏|比|还是|哪|什么|电器/;

/** The part of the day that is named, of a yes or no on when most is used. @param text normalized */
export function busyPartAsked(text: string): string | undefined {
  if (!BUSIEST.test(text) || !USE.test(text) || !WHETHER.test(text) || OF_PRICES.test(text)) return undefined;
  const named = PARTS.filter(([words]) => words.test(text));
  return named.length === 1 ? named[0]?.[1] : undefined;
}
