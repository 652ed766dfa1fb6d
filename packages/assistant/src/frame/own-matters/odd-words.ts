/* "Did anything weird happen on the 14th?", 11月3号有没有什么不对劲: one day, told beside days like it, hour by hour. */

const ODD =
  /\b(?:weird|odd|strange|unusual|abnormal|funny|out of the ordinary|suspicious|peculiar|going on|go on|went on|happen(?:ed|ing)?|stand out|stood out)\b|不对劲|异常|反常|奇怪|怪(?:怪|异|吗|事)|有点怪|发生了?(?:什么|啥)|出了?(?:什么|啥)事|不寻常|不正常/;
const ASKS =
  /\b(?:any(?:thing|where)?|something|what|was|were|is|did|does|see)\b|有没有|有冇|有什么|有啥|是不是|[吗么嘛]|什么|啥|咋/;
const OTHER =
  /\b(?:why|how come|because|how (?:much|long)|bill|price|power (?:cut|off|out)|outage|solar|panels?)\b|为什么|为啥|为何|多少|多久|没数|光伏|太阳|发电|电费|账单|停电/;

export const asksIfOdd = (text: string): boolean => ODD.test(text) && ASKS.test(text) && !OTHER.test(text);
