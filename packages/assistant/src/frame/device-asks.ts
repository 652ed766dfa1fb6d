import type { Frame } from "./frame";
import { saidTarget } from "./orders/said-target";

/* What is asked of a device as it is now, by words that leave no doubt. */

const ONLINE =
  /\b(?:offline|online|unreachable|disconnected|connected to the (?:app|internet|wi-?fi))\b|掉线|离线|在线|断连|连不上|失联/;
const SINCE =
  /\bsince when\b|\bhow long (?:has|have|is) (?:\S+ ){1,4}?(?:been )?(?:on|off|running)\b|从?什么时候(?:开始)?(?:开|关)着?的|(?:开|关)了多久|多久了/;
const POWER =
  /\bhow (?:many|much) (?:watts?|power)\b|\bwatts?\b.*\bnow\b|\bwhat(?:'s| is) (?:everything|each|every device) (?:\S+ ){0,3}?(?:doing|drawing|using)\b|(?:多少|几)瓦|(?:现在|当前|实时)的?功率/;
const TEMPERATURE = /\btemperature\b|\bhow (?:hot|warm|cold)\b|水温|室温|温度|(?:现在|是)几度/;
const FULL =
  /\b(?:how long|when|what time)\b.*\b(?:full|fully charged|done charging|charged up)\b|(?:多久|几耐|几时|多长时间|什么时候|几点|要多久).{0,8}(?:充?满|充好|充完)/;
const NOW = /\bnow\b|\bcurrently\b|现在|当前|目前|各自|setting|set to/;

/** @param text normalized */
export const asksOnline = (text: string): boolean => ONLINE.test(text);
export const asksSince = (text: string): boolean => SINCE.test(text);
export const asksPower = (text: string): boolean => POWER.test(text);
export const asksFull = (text: string): boolean => FULL.test(text);

const MAY_BE_STATE: ReadonlySet<Frame["act"]> = new Set(["advise", "ask", "explain", "state"]);
const OF_PAST =
  /\b(?:last|yesterday|week|month|year|average|usually|cost|kwh)\b|昨|上个?[周月]|去年|本月|平均|度电|多少钱/;

/** The frame of a question about a device's state; null where it asks something else. */
export function stateAsked(frame: Frame, text: string, names: readonly string[]): Frame | null {
  if (!MAY_BE_STATE.has(frame.act) || OF_PAST.test(text)) return null;
  const target = saidTarget(text, names)?.target;
  const isOfFull = asksFull(text);
  const isOfTemperature = TEMPERATURE.test(text) && (NOW.test(text) || frame.act === "state");
  const isOfPower = asksPower(text) && (NOW.test(text) || frame.act === "state");
  const isOfSince = asksSince(text);
  if (!isOfFull && !isOfTemperature && !isOfPower && !isOfSince && !asksOnline(text)) return null;
  const isNamed = target?.devices !== undefined || frame.act === "state";
  const isStored = target?.appliances?.some((one) => one === "ev" || one === "battery");
  if (!(isNamed || (isOfFull && isStored))) return null;
  const { language, topics, sureness, read, mentions } = frame;
  const metric = isOfTemperature ? "temperature" : isOfSince ? "duration" : isOfPower ? "power" : undefined;
  const { devices, appliances, rooms } = target?.everyDevice ? {} : (target ?? frame);
  return {
    language,
    act: "state",
    scope: "own",
    topics,
    sureness,
    read,
    ...(mentions && { mentions }),
    ...(metric && { metric }),
    ...(devices && { devices }),
    ...(appliances && { appliances }),
    ...(rooms && { rooms }),
    ...(target?.everyDevice || frame.everyDevice ? { everyDevice: true } : {}),
  };
}
