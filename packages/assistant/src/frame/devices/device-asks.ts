/* What is asked of a device as it is now, by words that leave no doubt. */

const ONLINE =
  /\b(?:offline|online|unreachable|disconnected|connected to the (?:app|internet|wi-?fi))\b|掉线|离线|在线|断连|连不上|失联/;
const SINCE =
  /\bsince when\b|\bhow long (?:has|have|is) (?:\S+ ){1,4}?(?:been )?(?:on|off|running)\b|从?什么时候(?:开始)?(?:开|关)着?的|(?:开|关)了多久|多久了/;
const POWER =
  /\bhow (?:many|much) (?:watts?|power)\b|\bwatts?\b.*\bnow\b|\bwhat(?:'s| is) (?:everything|each|every device) (?:\S+ ){0,3}?(?:doing|drawing|using)\b|(?:多少|几)瓦|(?:现在|当前|实时)的?功率/;
const FULL =
  /\b(?:how long|when|what time)\b.*\b(?:full|fully charged|done charging|charged up|done|finished)\b|(?:多久|几耐|几时|多长时间|什么时候|几点|要多久).{0,8}(?:充?满|充好|充完)/;

/** @param text normalized */
export const asksOnline = (text: string): boolean => ONLINE.test(text);
export const asksSince = (text: string): boolean => SINCE.test(text);
export const asksPower = (text: string): boolean => POWER.test(text);
export const asksFull = (text: string): boolean => FULL.test(text);
