/*
 * What runs while the home sleeps: "is there something left on all night?", 半夜都睡了还走多少电. That is the base load,
 * told of the nights.
 */

const SLEEP =
  "(?:all night(?: long)?|overnight|(?:at|every|through(?:out)? the|during the|in the middle of the) night|(?:when|while|once|after) (?:we|i|everyone|everybody|the (?:family|kids|house))(?:'re|'m|'s| are| is| am)? (?:all )?(?:asleep|sleep(?:ing|s)?|in bed|gone to bed|go to bed))";
const LEFT_ON = new RegExp(
  `\\b(?:something|anything|things|stuff|what(?:'s| is| are| stays?| keeps?))\\b.{0,24}\\b(?:left on|on|running|drawing|using|pulling|eating|burning|sucking|guzzling|consuming)\\b.{0,24}\\b${SLEEP}\\b`,
);
const DRAWS = new RegExp(
  `\\b(?:house|home|place|flat|apartment|we|i)\\b.{0,16}\\b(?:draw|use|pull|burn|consume|need)s?\\b.{0,24}\\b(?:when|while|once|after) (?:we|i|everyone|everybody)(?:'re|'m|'s| are| is| am)? (?:all )?(?:asleep|sleep(?:ing|s)?|in bed)\\b|\\b(?:night ?time|overnight|night) (?:standby|idle|base) ?(?:load|draw|power|use|consumption)?\\b`,
);
const NIGHT = "(?:半夜|夜里|夜间|夜晚|深夜|凌晨|整[晚夜]|通宵|[一1]?晚上|夜深|睡着?了?|瞓[着咗]?|三更半夜)";
const CHINESE_LEFT_ON = new RegExp(
  `${NIGHT}.{0,14}(?:有(?:没有)?(?:什么|啥|些|乜)?(?:东西|嘢|电器|设备|家电)|(?:什么|啥)(?:东西|电器|设备)?)(?:都|一直|还|偷偷|仲)?(?:在|喺度)?(?:开着?|用|吃|耗|费|食|偷|走|跑|运行)`,
);
const CHINESE_DRAWS = new RegExp(
  `(?:睡着?了|瞓[着咗]|睡觉).{0,12}(?:走|跑|用|耗|吃|费|食|要)(?:着|了|掉)?(?:多少|几|几多)(?:度|瓦|w|电)?|${NIGHT}.{0,6}(?:待机|底|基础).{0,8}(?:多少|几)(?:瓦|w|度|电)?`,
);
/** One night has readings of its own. */
const ONE_NIGHT =
  /\b(?:was|were|did|had|last night|yesterday|tonight|left (?:it|the|my)|forg[eo]t)\b|昨|今晚|前[天晚]|忘|\d[日号]|上[个周月]/;

/** Whether it may be, what to do, or how warm it should be. */
const OTHER =
  /\b(?:ok(?:ay)?|safe|dangerous|should|can (?:i|we|you)|could (?:i|we)|save|saving|avoid|stop|bad (?:for|to))\b|合适|安全|危险|空调|温度|调到|设[到成]|省电|怎么办/;

/** @param text normalized */
export const asksAllNight = (text: string): boolean =>
  !ONE_NIGHT.test(text) &&
  !OTHER.test(text) &&
  (LEFT_ON.test(text) || DRAWS.test(text) || CHINESE_LEFT_ON.test(text) || CHINESE_DRAWS.test(text));

/** Whether there is anything, and not only how much. @param text normalized */
export const asksIfLeftOn = (text: string): boolean =>
  asksAllNight(text) &&
  /^(?:so |and )?(?:is|are|do|does|could|might|have|has)\b|是不是|有没有|[吗么]|系咪|有冇/.test(text);
