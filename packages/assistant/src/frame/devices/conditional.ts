import { isAfterPeak } from "../times/after-peak";

/* "If the battery is over 80%, turn the heater on": an order that waits for something to happen. */

const CONDITION =
  /\b(?:if|when(?:ever)?|once|as soon as)\b[^,.]{0,50}\b(?:over|above|below|under|reach(?:es)?|drops?|falls?|hits?|goes|gets|more than|less than|full|empty|starts?|stops?|cheap(?:er)?|sunny|leaves?|arrives?)\b|(?:如果|要是|一旦|等到?|当).{0,16}(?:低于|高于|超过|不到|达到|到了?|满了?|少于|多于|降到|升到).{0,12}(?:就|再|时|的话)/;
const ORDERS = /\b(?:turn|switch|start|stop|pause|charge|set|run|shut|open|close|heat)\b|[开关停充调设启]|暂停/;
const OF_PLAN = /\bcheap(?:est|er)?\b|\boff[- ]?peak\b|便宜|谷/;
/** A question of what would happen orders nothing. */
const ASKS = /^(?:what|how|why|does|do|is|are|will|would|can i|should)\b|[?？]\s*$|吗|多少|会怎么样/;

/** @param text normalized */
export const ordersOnCondition = (text: string): boolean =>
  CONDITION.test(text) && ORDERS.test(text) && !OF_PLAN.test(text) && !isAfterPeak(text) && !ASKS.test(text);
