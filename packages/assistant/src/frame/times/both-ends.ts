const BOTH_ENDS =
  /\b(?:highest|best|most|biggest|dearest|most expensive|priciest|largest)\b.{0,25}(?:\b(?:and|vs\.?|versus|to|or|against|&)\b|, ?(?:which|what)\b).{0,25}\b(?:lowest|worst|least|smallest|cheapest)\b|\b(?:lowest|worst|least|smallest|cheapest|best)\b.{0,25}\b(?:and|vs\.?|versus|to|or|against|&)\b.{0,25}\b(?:highest|worst|best|most|biggest|dearest|priciest|largest)\b|最(?:高|多|贵|费|好|大|耗)[^？?。]{0,14}最(?:低|少|省|便宜|差|烂|小)|最(?:低|少|省|便宜|差|烂|小)[^？?。]{0,14}最(?:高|多|贵|费|好|大|耗)/;

/** 最低的是哪个月？比最高的少几成？: the one end held against the other. */
const ENDS_HELD =
  /最(?:高|多|贵|费|好|大|耗|低|少|省|便宜|差|小)[^。]{0,16}[比跟和与同]最(?:高|多|贵|费|好|大|耗|低|少|省|便宜|差|小)|\b(?:highest|lowest|best|worst|cheapest|biggest|smallest)\b.{3,60}\b(?:than|below|above|from|to|against) the (?:highest|lowest|best|worst|cheapest|biggest|smallest|most expensive)\b/;
export const holdsEnds = (text: string): boolean => ENDS_HELD.test(text);

/** "The highest and the lowest month". @param text normalized */
export const asksBothEndsOf = (text: string): boolean => BOTH_ENDS.test(text) || holdsEnds(text);
