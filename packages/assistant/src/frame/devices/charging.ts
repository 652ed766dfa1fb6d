import { withImplied } from "./implied-appliance";
import { isLeftOut } from "./left-out";
import type { SlotSpan } from "../slot-span";

const WHEN_TO_CHARGE =
  /\b(?:cheapest|best) (?:time|hours?) (?:\S+ ){0,2}to charge\b|\bwhen (?:should|do|can|could|is it (?:best|cheapest)) (?:i |we )?(?:to )?charge\b|(?:什么时候|几点|何时|啥时候).{0,4}充电|充电.{0,6}最(?:便宜|划算|省钱|合适)/;
/** What charging used or cost. */
const OF_CHARGING =
  /充(?:了|过)?(?:几|多少)[次回]|充电(?!桩|器|宝|站).{0,6}(?:花|用|费|多少|几度|几次)|(?:花|用)[^，,。]{0,6}充电(?!桩|器|宝|站)|\b(?:spen[dt]|costs?|us(?:ed?|ing)|pa(?:y|id)) (?:\S+ ){0,2}?(?:on|for|by|of) charging\b|\bcharging (?:sessions?|cost|used?|took)\b|\bhow (?:many times|often) (?:did|have|do) (?:i|we) charged?\b(?! the)/;
/** 汽车用了多少电, which is one word with what it does. */
const OF_CAR = /汽车.{0,6}(?:用|充|吃|耗|花)/;
/** What else is charged. */
const OF_ELSE = /\b(?:battery|batteries|powerwall|phone|laptop|bike|scooter)\b|电池|储能|手机|电瓶|单车|自行车/;

/** "When is it cheapest to charge", "what did charging cost": of the car, where nothing else is named. */
export const withCar = (spans: readonly SlotSpan[], text: string): readonly SlotSpan[] =>
  (WHEN_TO_CHARGE.test(text) || OF_CHARGING.test(text) || OF_CAR.test(text)) &&
  !OF_ELSE.test(text) &&
  !isLeftOut("ev", text)
    ? withImplied(spans, "ev")
    : spans;
