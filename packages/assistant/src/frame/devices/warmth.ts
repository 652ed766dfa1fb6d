import { withImplied } from "./implied-appliance";
import type { SlotSpan } from "../slot-span";

const WARMTH = /\b(?:warm(?:er)?|cool(?:er)?|cold(?:er)?|hot(?:ter)?|temperature)\b|温度|[暖凉冷热]一?点|太[冷热]/;
const COOLS = /\b(?:cool(?:er)?|colder|(?:too|so) (?:warm|hot))\b|[凉冷]一?点|太热/;
/** What else is warm or cold in a home. */
const OF_ELSE =
  /\b(?:water|shower|bath|tank|food|tea|coffee|bed|car|pool|tub|light|white)\b|水|澡|饭|菜|茶|床|车|池|光/;

/** "Make it warmer" is of what heats or cools the rooms, where it names nothing else. */
export const withHeating = (spans: readonly SlotSpan[], text: string): readonly SlotSpan[] =>
  WARMTH.test(text) && !OF_ELSE.test(text) ? withImplied(spans, COOLS.test(text) ? "ac" : "heating") : spans;

const THERMOSTAT = /\b(?:my |the |our )?(?:\w+ )?thermostat\b|温控器|恒温器/;

/** "What's the thermostat at?" is of the device, where its state is asked for. */
export const withThermostat = (spans: readonly SlotSpan[], text: string): readonly SlotSpan[] => {
  const words = THERMOSTAT.exec(text)?.[0];
  return words === undefined ? spans : withImplied(spans, "heating", words);
};
