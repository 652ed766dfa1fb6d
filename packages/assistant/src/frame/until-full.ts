const UNTIL_FULL =
  /\b(?:how (?:much )?long(?:er)?|when|what time)\b.{0,30}\b(?:my |our |the )(?:car|ev|tesla)\b.{0,24}\b(?:full|fully charged|charged|done(?: charging)?|finish(?:ed)?(?: charging)?)\s*[?.!]*$|(?:车).{0,10}(?:几耐|多久|几时|什么时候|啥时候|多长时间|多少时间|几点).{0,6}(?:充满|充饱|充好|充完)|(?:几耐|多久|几时|什么时候|啥时候|多长时间|几点).{0,8}车.{0,4}(?:充满|充饱|充好|充完)/;

/** "How long until the car is full?" @param text normalized */
export const asksUntilFull = (text: string): boolean =>
  UNTIL_FULL.test(text) && (/\b(?:my|our|the)\b/.test(text) || OF_NOW.test(text));

/** 快充要多久 is of any car. */
const OF_NOW = /还|仲|再|我|[架部台辆]车|现在|今晚/;
