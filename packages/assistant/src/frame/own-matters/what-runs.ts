/*
 * What runs in the home without anyone: at night, on standby, when nothing is on. The words may stand in any order:
 * "what eats electricity in the night when we sleep", 半夜都睡了谁在用电, 待机功耗大概多少瓦.
 */

export const STANDBY =
  /\b(?:base[ -]?load|stand-?by|always[- ]on|vampire|phantom|idle|idling|background) ?(?:load|power|draw|use|usage|consumption|energy|electricity)?\b|\b(?:always|constantly|permanently) on\b|待机|基础负荷|基荷|底载|底负荷|基本(?:用电|负荷)|一直[在开]/;
export const NIGHT =
  /\b(?:all night|overnight|(?:at|in|during|through) (?:the )?night|night ?time|nights?|(?:[1-4]|three|four|two) (?:am|in the morning)|(?:we|i|everyone|everybody|all)(?:'re|'m| are| is)? (?:all )?(?:asleep|sleep(?:ing)?|in bed))\b|半夜|夜里|夜间|夜晚|深夜|凌晨|整[晚夜宿]|一[晚夜宿]|通宵|晚上|睡(?:着|觉|了)|瞓/;
/** Nothing is meant to be on. */
export const NOTHING_ON =
  /\bafter (?:we (?:shut|close)|clos\w+)\b|打烊|(?:关门|下班)(?:以后|之后|后)|\b(?:nothing|everything|all)(?:'s| is)? (?:\w+ )?(?:on|off|running|switched off)\b|\b(?:nobody|no ?one)(?:'s| is)? (?:home|there|around|about|in(?! (?:my|our|the|\d)))\b|\b(?:to|at|hit|reach(?:es)?) zero\b|(?:关|熄)[了晒掉]?(?:所有的?|全部的?)?灯|(?:全|都)关了|(?:啥|什么)[都也]?[没不]开|没人(?:在)?/;
/** What, who or which thing. */
export const WHAT =
  /^(?:so |and |but |hey |ok )*(?:what|whats|what's|who|which (?:things?|appliances?|devices?|stuff))\b|\b(?:what|whats|what's|who)(?:'s| is| are)? (?:it |that |still |always )?(?:\w+ing|on|eats?|uses?|draws?|pulls?|burns?|runs?|takes?|drains?)\b|\bsomething\b|\bwhy\b.{0,30}\bzero\b|谁|(?:是)?(?:什么|啥)(?:东西|电器|设备|嘢)?(?:一直)?(?:还|都|又|仲)?在?(?:用|走|跑|吃|耗|开|费|偷)|走[^，。]{0,2}字|(?:用|走|跑|吃|耗)[^，。]{0,4}(?:什么|啥)|咋回事|啥用|用[到在](?:哪|何)/;
export const DRAWS =
  /\b(?:runs?|running|on|eats?|eating|uses?|using|draws?|drawing|pulls?|pulling|burns?|burning|takes?|taking|sucks?|sucking|drains?|draining|drops?|go(?:es|ing)?|consum\w+|current|power|electric\w*|kwh)\b|用|走|跑|吃|耗|费|开着|电/;
export const AMOUNT =
  /\bhow (?:much|many|big|high|low)\b|\bwhat(?:'s| is| are)? (?:is )?(?:my|our|the)\b|\bwhat does\b|多少|几[度瓦多]|多大|几w/;
export const JUDGED = /\b(?:normal|too (?:much|high)|a lot|high|ok(?:ay)?)\b|高[吗不]|多[吗不]|正常|大[吗不]/;
/** One night that was, what to do about it, a time or an amount of use: other questions. */
export const OTHER =
  /\b(?:last night|yesterday|tonight|was|were|did|had|left|forg[eo]t|should|safe|dangerous|save|saving|saves|reduce|cut|lower|halve|half|less|avoid|stop|unplug\w*|turn (?:it |them )?off|cheap\w*|price|rates?|tariff|per (?:kwh|unit)|solar|panels?|battery|car|charg\w+|heat pump|mean|worth|compare\w*|than|percent\w*|share|street|grid|where|wind|cost\w*|money|dollars?|pay|spend\w*|bucks|bill|charger|outage|dark|power cut|temperature|thermostat|set)\b|昨|今晚|前[天晚]|忘|危险|安全|[能会可]省|省(?:多少|电|钱)|(?<!多)少|减|砍|拔|关(?:掉|不关)|要不要|该不该|便宜|电价|谷|峰|光伏|车|充电?[^器]|空调|温度|停电|占|比|漏电|意思|插座|灯泡|钱|费用|块|花|哪里来/;

/** Whether what runs is asked for, and not only how much it takes. @param text normalized */
export const asksWhatRuns = (text: string): boolean =>
  WHAT.test(text) && DRAWS.test(text) && (NIGHT.test(text) || NOTHING_ON.test(text) || STANDBY.test(text));

/** "Is 0.2 too much?" of what runs. @param text normalized */
export const judgesAlwaysOn = (text: string): boolean =>
  JUDGED.test(text) && (NIGHT.test(text) || STANDBY.test(text)) && !OTHER.test(text);
