import { withImplied } from "./implied-appliance";
import type { SlotSpan } from "./slot-span";

const WHEN_TO_CHARGE =
  /\b(?:cheapest|best) (?:time|hours?) (?:\S+ ){0,2}to charge\b|\bwhen (?:should|do|can|could|is it (?:best|cheapest)) (?:i |we )?(?:to )?charge\b|(?:什么时候|几点|何时|啥时候).{0,4}充电|充电.{0,6}最(?:便宜|划算|省钱|合适)/;
/** What else is charged. */
const OF_ELSE = /\b(?:battery|batteries|powerwall|phone|laptop|bike|scooter)\b|电池|储能|手机|电瓶|单车|自行车/;

/** "When is it cheapest to charge" is of the car, where it names nothing else. */
export const withCar = (spans: readonly SlotSpan[], text: string): readonly SlotSpan[] =>
  WHEN_TO_CHARGE.test(text) && !OF_ELSE.test(text) ? withImplied(spans, "ev") : spans;
