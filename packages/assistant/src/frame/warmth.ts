import type { SlotSpan } from "./slot-span";

const WARMTH = /\b(?:warm(?:er)?|cool(?:er)?|cold(?:er)?|hot(?:ter)?|temperature)\b|温度|[暖凉冷热]一?点|太[冷热]/;
const COOLS = /\b(?:cool(?:er)?|colder|(?:too|so) (?:warm|hot))\b|[凉冷]一?点|太热/;
/** What else is warm or cold in a home. */
const OF_ELSE =
  /\b(?:water|shower|bath|tank|food|tea|coffee|bed|car|pool|tub|light|white)\b|水|澡|饭|菜|茶|床|车|池|光/;
const NAMES: ReadonlySet<SlotSpan["slot"]> = new Set(["appliance", "device"]);

/** "Make it warmer" is of what heats or cools the rooms, where it names nothing else. */
export function withHeating(spans: readonly SlotSpan[], text: string): readonly SlotSpan[] {
  if (!WARMTH.test(text) || OF_ELSE.test(text) || spans.some(({ slot }) => NAMES.has(slot))) return spans;
  const value = COOLS.test(text) ? "ac" : "heating";
  return [...spans, { slot: "appliance", value, words: "", from: 0, to: 0, sure: SURE_OF_ROOMS }];
}
/** Of the rooms it is nearly always. */
const SURE_OF_ROOMS = 0.8;
