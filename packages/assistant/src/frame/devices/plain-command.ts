import { saysNoLongerNeeded } from "./no-longer-needed";

const ON =
  /\b(?:turn|switch|put|flick|power) (?:\S+ ){0,4}on\b|\bto (?:come|go) on(?= (?:at|from|every|each|on|in|by|when)\b|$)|\b(?:activate|enable|power up)\b|打开|开启|开一?下|开一?开(?!关|心)|点亮|开着吧/;
const OFF =
  /\bhelp (?:me )?(?:to )?off\b|\b(?:turn|switch|shut|power|put) (?:\S+ ){0,4}off\b|\bto go off\b|\b(?:shut|power) (?:\S+ ){0,4}down\b|\b(?:deactivate|disable|kill)\b|关掉|关闭|关上|关了|关一?下|(?<!开)关一?关|熄/;

const SET =
  /\b(?:make|set|put) it (?:to |at |on )?\d+\b(?! ?(?:am|pm|:))|\bset (?:\S+ ){1,4}to \d+\b(?! ?(?:am|pm|:))|\b(?:turn|put|bring|take|drop|lower|raise|bump|crank|knock|dim|brighten) (?:\S+ ){1,5}?to \d+\b(?! ?(?:am|pm|:))|[调设降升][暗亮高低]?(?:到|成|为|至)/;
/** "A bit lower", after a setting: which way it goes. */
const LOWER =
  /\bdim\b|\b(?:dimmer|less bright|not (?:so|as) bright)\b|\b(?:turn|put|bring) (?:\S+ ){0,4}down\b|\b(?:drop|lower|reduce) (?:\S+ ){1,4}?(?:by )?\d|\bminus (?:\d|one|two|three|four|five)|(?:降|减)低?(?:[\d一二两三四五六七八九]|几)个?(?:度|档|级)|^(?:(?:and|ok|now|please|make it|set it|turn it|put it|just|a) ){0,4}(?:(?:little|bit|touch|tad|notch) )*(?:lower|cooler|colder|dimmer|down)\b|\btoo bright\b|太亮|刺眼|别(?:那么|这么|太)亮|暗一?[点些]|(?:调|再|稍微|弄|开)(?:低|冷|凉|暗)|^(?:低|冷|凉|暗)一?点/;
const RAISE =
  /\b(?:brighten|brighter|less dim)\b|\b(?:turn|put|bring|crank|bump) (?:\S+ ){0,4}up\b|\b(?:raise|increase) (?:\S+ ){1,4}?(?:by )?\d|\bplus (?:\d|one|two|three|four|five) ?(?:degrees?)?$|(?:升|加)高?(?:[\d一二两三四五六七八九]|几)个?(?:度|档|级)|^(?:(?:and|ok|now|please|make it|set it|turn it|put it|just|a) ){0,4}(?:(?:little|bit|touch|tad|notch) )*(?:higher|warmer|hotter|brighter|up)\b|\btoo (?:dim|dark)\b|太暗|亮一?[点些]|(?:调|再|稍微|弄|开)(?:高|热|暖|亮)|^(?:高|热|暖|亮)一?点/;
/** What is locked is on, as a lock says it. */
const OPENS = /\b(?:unlock|open)\b|解锁|打开/;

/** What locks, opens and closes, by its name. */
const LOCKED =
  /^(?:please |can you |could you )?(?:un)?lock (?:up )?(?:the |my |our )?(?<en>(?:[a-z]+ )?(?:door|gate|window|garage|house)s?)\b|^(?:please |can you |could you )?(?:open|close|shut) (?:the |my |our )?(?<moved>(?:[a-z]+ )?(?:door|gate|window|blind|curtain|shade|shutter)s?)\b|^(?:请|帮我)?把?(?<zh>[大前后房车库]{0,3}门|窗帘?|窗户|门锁)(?:锁上|锁了|解锁|打开|关上)|^(?:请|帮我)?(?:锁上?|打开|关上|拉上)(?<han>[大前后房车库]{0,3}门|窗帘?|窗户|门锁)/;

/** The thing that an order locks or opens, where it does; an account has such devices seldom, and then by their names. */
export function lockedThing(normalized: string): string | undefined {
  const groups = LOCKED.exec(normalized)?.groups;
  return groups?.["en"] ?? groups?.["moved"] ?? groups?.["zh"] ?? groups?.["han"];
}

/** "So that it heats only outside the expensive hours": when it may run, and no setting. */
const OUTSIDE_PEAK =
  /\b(?:only|just|run|heat|charge)\w*\b.{0,20}\b(?:outside|off|not (?:during|in|at)|when it'?s not|avoid(?:ing)?) (?:of )?(?:the )?(?:expensive|dear|costly|peak|high(?:est)?[- ]?(?:price|rate)?)\b|\bavoid(?:ing|s)? (?:the )?(?:expensive|peak|costly) (?:hours|times?|rates?|period)\b|避开(?:高峰|峰段|峰时|贵)|只在(?:低谷|谷段|谷时|便宜)/;
export const runsOutsidePeak = (normalized: string): boolean => OUTSIDE_PEAK.test(normalized);

const ORDER =
  /^(?:(?:please|pls|hey|ok|can you|could you|would you) )*(?:turn|switch|set|dim|shut|activate|deactivate) |^(?:请|帮我|麻烦)?把.+(?:打开|关掉|关闭|设|调)|(?:开一?开(?!关|心)|(?<!开)关一?关)(?:吧|啦|嘛|呀|一下)?[。!！ ]*$/;

/** "Can help me off the heater?" */
const HELPS_TO = /^(?:(?:please|pls|can|could|you) )*help (?:me )?(?:to )?(?:off|on|(?:turn|switch|shut) (?:off|on))\b/;

/** 把温度保持在22度可以吗: an order, politely. */
const POLITELY =
  /(?:把|帮我|麻烦).{1,24}(?:调|设|保持|开|关|停|启动).{0,16}(?:可以|好|行|得|成|可唔可以|ok)[吗么嘛不没]?[?？]?$/;

/** Whether it orders however much it is worded as a question. */
export const asksToSwitch = (normalized: string): boolean => HELPS_TO.test(normalized) || POLITELY.test(normalized);

/** "Set the office thermostat to 20" orders; it never asks how a device is. */
export const isOrder = (normalized: string): boolean =>
  HELPS_TO.test(normalized) || ORDER.test(normalized) || lockedThing(normalized) !== undefined;

const BEGINS =
  /^(?:(?:please|pls|hey|ok|and|then|also|can you|could you|would you|now) )*(?:turn|switch|set|dim|shut|activate|deactivate|start|stop|pause|raise|lower|put|lock|unlock|open|close|power)\b|^(?:请|帮我|麻烦|再|然后|顺便|把|将)*(?:打开|关掉|关闭|关上|开启|启动|停止|调|设|[开关](?!心|于))|^(?:请|帮我|麻烦|再|然后|顺便)*[把将].{1,10}(?:打开|关掉|关闭|关上|开启|停掉|[调设]|[开关停]了)/;
/** Whether the words begin as an order does, whatever it wants. @param words normalized */
export const beginsOrder = (words: string): boolean => BEGINS.test(words);
const OF_THE_SAME = /^\S+ (?:on |off |up |down )?(?:it|them|that|both)\b|[它她他]/;
const CLAUSE_END = /[,，;；。.]|\b(?:and|then)\b|然后|再/;

/**
 * Whether two orders meet between these parts of a message ("turn off the boiler | turn on the fan"): each begins as one,
 * and they do not want the same. An order that goes on about the same thing belongs to the first.
 */
export function ordersMeet(left: string, right: string): boolean {
  const before = left.split(CLAUSE_END).at(-1)?.trim() ?? "";
  const after = right.split(CLAUSE_END)[0]?.trim() ?? "";
  if (!BEGINS.test(before) || !BEGINS.test(after) || OF_THE_SAME.test(after)) return false;
  const [first, second] = [plainCommand(before), plainCommand(after)];
  return first !== undefined && second !== undefined && first !== second;
}

const ASKS = /[?？吗呢]|怎么|多少|为什么|费电|能省|\b(?:how|why|what|which|will|does|do|should|is)\b/;

/** Whether the words are an order beyond doubt, that no article answers. */
export const ordersOutright = (normalized: string): boolean =>
  ((isOrder(normalized) && plainCommand(normalized) !== undefined) || saysNoLongerNeeded(normalized)) &&
  !ASKS.test(normalized);

/** Not "will you …", "how about …", "what about …", which order all the same. */
const ASKS_WHETHER =
  /^(?:is|are|was|were|does|did|why|which|should|what(?:'s)?(?! if\b| about\b)|how(?! about\b))\b|要不要|该不该|会不会|有(?:没有)?必要/;

/** Whether a question asks for advice or what may happen, whatever it names that could be ordered. */
export const asksWhether = (normalized: string): boolean => ASKS_WHETHER.test(normalized);

const STATE =
  "(?:on|off|running|charging|discharging|idle|open|closed|locked|plugged in|connected|full|heating|cooling)";
const ASKS_STATE = new RegExp(
  `^(?:is|are) (?:my|our|the) (?:[\\w'-]+ ){1,4}(?:still |currently |already )?${STATE}(?: or (?:not|${STATE}))?(?: (?:right )?now| at the moment)?\\s*[?.]*$|(?:开着|关着|亮着|充着电|在(?:充电|放电|运行|工作))(?:吗|呢|没有?|还是.{0,6})?[?？]?$`,
);
/** "Is my car charging?", 灯还开着吗: the state of something of one's own, that no article answers. */
export const asksState = (normalized: string): boolean => ASKS_STATE.test(normalized);

/** "Stop charging the car", 先别给车充电了: what is not to be done, or no longer. */
const STOPS =
  /^(?:(?:please|pls|ok(?:ay)?|no|wait|hey|actually|now|just|can you|could you|nvm|never ?mind)[ ,]+)*(?:stop|cancel|abort|pause|halt|quit|end|don'?t|dont|do not|no more|hold off(?: on)?|skip)\b|\b(?:don'?t|dont|do not|not|stop|cancel) (?:want (?:you |it )?to )?(?:charg(?:e|ing)|start(?:ing)?|run(?:ning)?|heat(?:ing)?|(?:turn|switch)(?:ing)? (?:\S+ ){0,3}on)\b|^(?:请|先|那|哎|等等|等一下|算了|快|现在|帮我|麻烦|今[天晚]|明[天早]|晚上|白天|暂时)*(?:把.{1,8})?(?:先)?(?:别|不要|甭|勿|不用|停止|停下|停掉|暂停|取消|中止|终止)(?!关|熄|停|等|急)|(?:别|不要|甭|勿|不用)(?:再|给.{1,6})?(?:充|开|启动|运行|加热|烧)/;

/** Whether an order ends something or keeps it from beginning, so that it must begin nothing. */
export const stopsSomething = (normalized: string): boolean => STOPS.test(normalized);
/** "Don't turn it off": nothing is to be done. */
const KEEPS =
  /\b(?:don'?t|dont|do not|never|stop) (?:\S+ ){0,2}?(?:(?:turn|switch|shut)(?:ing)? (?:\S+ ){0,4}off|stop)\b|(?:别|不要|甭|勿)(?:关|熄|停)/;

/** Whether an order is to leave something as it is. */
export const keepsAsIs = (normalized: string): boolean => KEEPS.test(normalized);

/** "How do I put the electricity account in my name?", 电灯户口点转名: an account is changed by its supplier. */
const OF_ACCOUNT =
  /户口|户名|转名|过户|开户|销户|改名字?|\b(?:transfer|close|open|change) (?:\S+ ){0,3}(?:account|name on)\b|\bin(?:to)? my (?:own )?name\b/;

export const isOfAccount = (normalized: string): boolean => OF_ACCOUNT.test(normalized);

/**
 * On, off, set or which way where the words leave no doubt: they are said in the same sentences, and a classifier that has
 * not met a verb takes one for the other. Undefined for other words, and for two of them.
 */
export function plainCommand(normalized: string): "lower" | "off" | "on" | "raise" | "set" | undefined {
  if (SET.test(normalized)) return "set";
  if (lockedThing(normalized)) return OPENS.test(normalized) ? "off" : "on";
  const [on, off] = [ON.test(normalized), OFF.test(normalized)];
  if (on !== off) return on ? "on" : "off";
  const [raise, lower] = [RAISE.test(normalized), LOWER.test(normalized)];
  if (on || raise === lower) return undefined;
  return raise ? "raise" : "lower";
}
