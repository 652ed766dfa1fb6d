import { withDigits } from "../../values/numbers";

/* Numbers as they are written and spoken: 1,140 · 0,31 · .38 · 12k · "thirteen and a half" · 一千八百 · 1万5千 · 三个半. */

const ONES =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)";
const SPOKEN = `\\b(?:a hundred|a thousand|a dozen|${ONES})(?:(?: and)?[ -](?:${ONES}|hundred|thousand))*(?: point(?: (?:oh|zero|${ONES}))+)?(?: and a half)?(?![a-z])`;
/** 1千瓦 is one, and of kilowatts. */
const HAN_SCALE = "(?:[十百万亿]|千(?![瓦米克]))";
const HAN = "[零〇一二两三四五六七八九]";
const HAN_NUMBER = `百分之(?:${HAN}|${HAN_SCALE}|[\\d.])+|(?:${HAN}|${HAN_SCALE})+(?:点${HAN}+)?`;
/** With a decimal comma, or commas between thousands. */
const PLAIN = "(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+,\\d{1,2}(?!\\d)(?!\\.\\d)|\\d+(?:\\.\\d+)?|\\.\\d+)";

/** In digits, also with a word of thousands: 12k, 1万5千. */
export const IN_DIGITS = `(?:\\d+(?:\\.\\d+)?${HAN_SCALE}+(?:[\\d一二三四五六七八九]+${HAN_SCALE}+)*[\\d一二三四五六七八九]*|${PLAIN}(?:k(?![a-z])| thousand\\b| grand\\b)?)`;
/** In words, which is an amount only with its unit. */
export const IN_WORDS = `(?:${SPOKEN}|\\bhalf(?: an?)?(?= (?:hours?|hrs?)\\b)|半(?=个?(?:小时|钟头))|${HAN_NUMBER})`;
/** 三个半小时 */
export const AND_HALF = "个半(?=小时|钟头|月)";

/** @param words as the patterns above find them */
export function numberOf(words: string): number {
  if (/^(?:half|半)/.test(words)) return 0.5;
  const half = words.endsWith("个半") ? 0.5 : 0;
  const plain = words
    .replace("个半", "")
    .replace("a dozen", "12")
    .replace(/(?<=\d) (?:thousand|grand)/, "k")
    .replace("百分之", "")
    .replace("点", ".");
  return Number(/\d*\.?\d+/.exec(withDigits(plain))?.[0] ?? Number.NaN) + half;
}
