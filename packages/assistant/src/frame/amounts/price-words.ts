/*
 * Prices per kWh as people say them: with the kWh in any place ("24 pence for one kWh", 一度八毛), or as an amount of small
 * money that nothing else is said of ("at 29p", "its 14c", 按八毛).
 */

/** With a decimal comma, as in "€0,31", or a comma between thousands. */
const NUMBER = "(?:\\d+,\\d{1,2}(?![\\d.])|\\d+(?:,\\d{3})*(?:\\.\\d+)?)";
/** Before an amount of money. */
export const SIGN = "(?:\\brs\\.? ?|\\binr ?|[a-z]{0,2}[$£€₹¥] ?)";
const MONEY_WORD =
  "(?:cents?|c|¢|p|pence|paise|rupees?|rs|inr|dollars?|bucks|usd|pounds?|quid|gbp|euros?|eur|元|块钱?|毛钱?|分钱?)";
const HAN_MONEY = "(?:元|块钱?\\d?|毛钱?\\d?|分钱?|厘)";
/** 0.5元, 五毛一, 3块半, 六毫八 */
const HAN_UNIT = "(?:元|块钱?|毛钱?|角|毫|蚊|分钱?|厘)";
const HAN_REST = "(?:[一二三四五六七八九\\d](?![二三四五六七八九十\\d度个]|一(?!度|千瓦时|kwh))|半)?";
const HAN_NUMBER = "[零一二两三四五六七八九十]+";
const HAN_PRICE = `(?:${NUMBER}${HAN_UNIT}?|${HAN_NUMBER}${HAN_UNIT})${HAN_REST}`;
const HAN_KWH = "(?:度电?|千瓦时|kwh)";
const KWH = "(?:kwhs?|units?|kilowatt[- ]?hours?|kw ?hours?)";
const AMOUNT = `${SIGN}?(?:${NUMBER}|\\.\\d+) ?${MONEY_WORD}?`;
/** A charge by the day or month, or what something differs by, is no price of a kWh. */
const NO_PRICE = `(?! ?(?:(?:an?|per|\\/|each|every) ?(?:day|week|month|mo\\b|year|night)|daily|monthly|weekly|standing|service|supply|cheaper|dearer|more|less|lower|higher|off|extra)|[每\\/一]个?[天日月周年])`;
const NOT_BY = "(?<!\\b(?:by|save[ds]?|saving|plus|extra|another|only|pays) )(?<![<>=] ?)";

/** Prices beside their kWh. */
export const pricePatterns = (): readonly RegExp[] => PER_KWH.map(patternOf);

/** Amounts of small money, which are prices of a kWh where nothing else is. @param text normalized */
export const smallMoneyPatterns = (text: string): readonly RegExp[] =>
  OF_OTHERS.test(text) ? [] : [...SMALL_MONEY, ...(OF_HEAT.test(text) ? [] : CENTS_BY_LETTER)].map(patternOf);

const patternOf = (source: string): RegExp => new RegExp(source, "g");

const PER_KWH = [
  `(?<![\\w.])${AMOUNT} ?(?:\\/ ?|per |an? |each |every |for (?:an?|one|1|each|every) )${KWH}\\b`,
  `(?:每|(?<![\\d.一二三四五六七八九十百千万])[一1])${HAN_KWH}(?:[是要卖按收才约算得]|大概|大约|[涨降]到)*${HAN_PRICE}(?!度|kwh)`,
  `(?<![\\w.])${HAN_PRICE} ?(?:\\/ ?|每|一)${HAN_KWH}`,
  // "One unit is 30 cents"
  `\\b(?:one|1|an?|each|every) ${KWH} (?:is|costs?|comes to|goes for|=) ?(?:me |us )?(?:about |only |just )?${AMOUNT}`,
  // "At 0.30", and no time of day, temperature or share.
  `(?<=\\b(?:at|@) )${SIGN}?0?\\.\\d{1,4}(?![\\d.]| ?(?:${MONEY_WORD}|kw|kwh|%|a\\.?m|p\\.?m)\\b)`,
  `(?<![\\w.])${NUMBER}${HAN_MONEY}?(?=的?(?:一口价|统一价|固定价|单一价))`,
  // 谷电三毛, 峰段0.6元
  `(?<=(?:峰谷?|谷|平|尖峰?|高峰|低谷|平段)(?:电|段|时|期|价|时段)*(?:是|为|按|:)? ?)(?:${NUMBER}${HAN_UNIT}?|${HAN_NUMBER}${HAN_UNIT})${HAN_REST}(?![点时:.\\d度%零]|kwh|小时|到|至|-)`,
  `(?<=单价|电价)(?:是|为|按|:)? ?${NUMBER}${HAN_MONEY}?(?![\\d.]|度|kwh|年|月|%)`,
];

/** Of no more than 99 cents, where 1080p is none. */
const CENTS = "(?<![\\w.,])(?:\\d{1,2}(?:[.,]\\d+)?|\\.\\d+)";
/** Energy is priced in cents and pence; larger sums are of whole bills. */
const SMALL_MONEY = [
  `${NOT_BY}${CENTS} ?(?:cents?|¢|pence|paise)(?![\\w])${NO_PRICE}`,
  `${NOT_BY}${CENTS} ?p(?![\\w.])(?! to \\d)${NO_PRICE}`,
  `(?<![\\w.])[$£€]0?\\.\\d+(?![\\d.])${NO_PRICE}`,
  `(?<![\\d.省贵涨降差宜多少])(?:${NUMBER}|${HAN_NUMBER})(?:毛钱?|角|毫)${HAN_REST}(?!多|以[上下])${NO_PRICE}`,
  `(?<=[按以照])(?:${NUMBER}${HAN_UNIT}?|${HAN_NUMBER}${HAN_UNIT})${HAN_REST}(?=[来计算]|(?:的)?(?:电价|价))`,
];
/** "14c" is of money where nothing is warm. */
const CENTS_BY_LETTER = [`${NOT_BY}${CENTS} ?c(?![\\w])${NO_PRICE}`];
/** What is sold, driven or granted has a price of its own. */
const OF_OTHERS =
  /\b(?:export\w*|feed[- ]?in|fit|solar|sell\w*|sold|fps|gas|petrol|mile|gallon|liters?|stamps?)\b|补贴|公里|油|卖|上网电?价/;
const OF_HEAT =
  /\b(?:degrees?|thermostat|temperatures?|heat\w*|cool\w*|warm\w*|cold|hot|outside|celsius|set|setpoint|keep|kept|fridge|freezer|wash|boiler|tax|credit)\b|°/;

/** Numbers in words before their money: "thirteen and a half cents", "twelve dollars". */
const ONES =
  "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety";
const SPOKEN = new RegExp(
  `(?<!hundred and |hundred )\\b(?:${ONES})(?:[ -](?:${ONES}|hundred))*(?: and (?:a half|(?:${ONES})(?:[ -](?:${ONES}))?)| point(?: (?:oh|${ONES}))+)?(?= (?:cents?|pence|p|dollars?|bucks|quid|pounds?|euros?|rupees?|paise)\\b)`,
  "g",
);

/** A text whose spoken sums of money are in digits, and where its offsets stand in the text as it was. */
export function withMoneyInDigits(
  text: string,
  digitsOf: (words: string) => string,
): { text: string; originalOf(offset: number): number } {
  const moves: { from: number; by: number }[] = [];
  let moved = 0;
  const digits = text.replace(SPOKEN, (words, at: number) => {
    const written = digitsOf(words);
    moved += words.length - written.length;
    moves.push({ from: at + words.length - moved, by: moved });
    return written;
  });
  return {
    text: digits,
    originalOf: (offset) => offset + (moves.findLast(({ from }) => from <= offset)?.by ?? 0),
  };
}
