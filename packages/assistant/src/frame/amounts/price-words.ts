/*
 * Prices per kWh as people say them: with the kWh in any place ("24 pence for one kWh", 一度八毛), or as an amount of small
 * money that nothing else is said of ("at 29p", "its 14c", 按八毛).
 */

/** Before an amount of money. */
export const SIGN = "(?:\\brs\\.? ?|\\binr ?|[a-z]{0,2}[$£€₹¥] ?)";
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
