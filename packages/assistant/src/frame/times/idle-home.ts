/** "What does the house draw when everyone is asleep?" */
const IDLE_HOME =
  /\b(?:house|home|place|flat|apartment|we)\b.{0,20}\b(?:draw|use|pull|burn|consume|take)s?\b.{0,30}\bwhen (?:nobody|no ?one|nothing|everything|everyone)(?:'s| is)? (?:\w+ ){0,2}?(?:doing (?:anything|nothing)|on|running|off|out|home|asleep|sleeping)\b|(?:什么都|啥都|啥也|什么也)(?:没|不)(?:开|用|干)(?:的时候|时).{0,10}(?:多少|几)(?:瓦|度|电)/;
/** @param text normalized */
export const asksIdleHome = (text: string): boolean => IDLE_HOME.test(text);
