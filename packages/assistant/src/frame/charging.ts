import { withImplied } from "./implied-appliance";
import type { SlotSpan } from "./slot-span";

const WHEN_TO_CHARGE =
  /\b(?:cheapest|best) (?:time|hours?) (?:\S+ ){0,2}to charge\b|\bwhen (?:should|do|can|could|is it (?:best|cheapest)) (?:i |we )?(?:to )?charge\b|(?:什么时候|几点|何时|啥时候).{0,4}充电|充电.{0,6}最(?:便宜|划算|省钱|合适)/;
/** What else is charged. */
const OF_ELSE = /\b(?:battery|batteries|powerwall|phone|laptop|bike|scooter)\b|电池|储能|手机|电瓶|单车|自行车/;

/** "When is it cheapest to charge" is of the car, where it names nothing else. */
export const withCar = (spans: readonly SlotSpan[], text: string): readonly SlotSpan[] =>
  WHEN_TO_CHARGE.test(text) && !OF_ELSE.test(text) ? withImplied(spans, "ev") : spans;

const UNTIL_FULL =
  /\b(?:how (?:much )?long(?:er)?|when|what time)\b.{0,30}\b(?:my |our |the )(?:car|ev|tesla)\b.{0,24}\b(?:full|fully charged|charged|done(?: charging)?|finish(?:ed)?(?: charging)?)\s*[?.!]*$|(?:车).{0,10}(?:几耐|多久|几时|什么时候|啥时候|多长时间|多少时间|几点).{0,6}(?:充满|充饱|充好|充完)|(?:几耐|多久|几时|什么时候|啥时候|多长时间|几点).{0,8}车.{0,4}(?:充满|充饱|充好|充完)/;

/** "How long until the car is full?" @param text normalized */
export const asksUntilFull = (text: string): boolean => UNTIL_FULL.test(text);
