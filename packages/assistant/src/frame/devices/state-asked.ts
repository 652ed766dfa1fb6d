import { asksFull, asksOnline, asksPower, asksSince } from "./device-asks";
import type { Frame } from "../frame";
import { saidTarget } from "../orders/said-target";

const TEMPERATURE = /\btemperature\b|\bhow (?:hot|warm|cold)\b|水温|室温|温度|(?:现在|是)几度/;
const NOW = /\bnow\b|\bcurrently\b|现在|当前|目前|各自|setting|set to/;

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
