import type { Frame } from "../frame";
import type { ToldReading } from "../times/around-change";

const OPENING = "^(?:(?:and|so|ok|okay|but|then)[ ,]+)*";
const WHAT_TIME = new RegExp(
  `${OPENING}(?:at |around |in )?(?:what|which) (?:times?|hours?)(?: of (?:the )?day)?\\b|${OPENING}when\\b(?!.{0,20}\\b(?:first|last)\\b)|(?:多数|大多|大部分|主要|一般|通常|多半|最多|都)?(?:系|是|在|喺|集中在?|发生在?|出现在?)*(?:几点|边个钟|哪[个些几](?:时段|小时|钟头|钟)|什么时[候段]|几时)`,
);
const MOST_CHARACTERS = 56;
const NAMES_OTHER =
  /\b(?:use|used|using|cheap\w*|cost|price|peak|in|on|yesterday|last|this)\b(?! (?:june|those|that|these))|用电|便宜|贵|电价|昨|上[个周月]|\d月/;

/** "And at what time mostly?" after the hours beyond a limit were counted: the hours of the day that they lie in. */
export function hoursOfLimit(text: string, previous: Frame): ToldReading | undefined {
  const { scope, pick = "", group, period, filters } = previous;
  const isOfLimit = scope === "own" && group === "hour" && /^(?:above|below):/.test(pick);
  if (!isOfLimit || text.length > MOST_CHARACTERS || !WHAT_TIME.test(text) || NAMES_OTHER.test(text)) return undefined;
  return {
    asked: { act: "ask", scope: "own", metric: pick.endsWith("W") ? "power" : "energy" },
    slots: { period, pick, group: "hour_of_day", ...(filters ? { filters } : {}) },
  };
}
