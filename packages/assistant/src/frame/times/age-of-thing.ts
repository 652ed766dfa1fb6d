import type { SlotSpan } from "../slot-span";
import type { Token } from "../learned/tokens";

/* 十年前留下来的冰箱, "a boiler that we got five years ago": how old a thing is, and no time that is asked of. */

const GOT = "买|装|换|留|盖|建|造|送|给|搬|传|淘|入手|购|置办|安|配|添|修|出厂|生产";
const CHINESE = new RegExp(
  `(?<![近去过])[\\d一二两三四五六七八九十几]+[几多来]?年(?:多)?(?:以|之)?前[^，,。；;？?！!]{0,10}(?:${GOT})(?!后|以后|之后|以来)(?![^，,。]{0,6}(?:以后|之后|以来))`,
  "g",
);
const OLD_CHINESE = /(?:用|开|装|买)了?(?:有|快|都|将近|差不多)?[\d一二两三四五六七八九十几]+[几多来]?年了?/g;
const BOUGHT =
  "(?:bought|got|get|had|installed|built|fitted|replaced|put in|purchased|made|inherited|left|given|renovated|born|moved in(?:to)?|from)";
const YEARS =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a few|several|many|a couple of)(?: odd)? years?";
const ENGLISH = new RegExp(
  `(?<!\\bsince [^,.?!]{0,50})\\b${BOUGHT}\\b[^,.?!]{0,25}?\\b${YEARS} ago|\\b${YEARS}[- ]old\\b|\\b${YEARS} ago\\b(?= (?:we|i|they|my \\w+|when we|when i) (?:${BOUGHT})\\b)`,
  "g",
);
/** 2015年买的: a year that is no time asked of where another one is named. */
const OF_YEAR = new RegExp(
  `(?:19|20)\\d\\d年(?:\\d{1,2}月)?[^，,。；;？?\\d]{0,4}(?:${GOT})|\\b${BOUGHT} (?:back )?in (?:19|20)\\d\\d\\b`,
  "g",
);
const SINCE = /\bsince\b|自从|以来|之后|以后/;

/** The spans without the periods that are ages. @param text normalized */
export function withoutAges(text: string, tokens: readonly Token[], slots: readonly SlotSpan[]): SlotSpan[] {
  const isSince = SINCE.test(text);
  const isOneOfSeveral =
    new Set(slots.filter(({ slot }) => slot.startsWith("period")).map(({ value }) => value)).size > 1;
  const patterns = [CHINESE, OLD_CHINESE, ENGLISH, ...(isOneOfSeveral ? [OF_YEAR] : [])];
  const ages = isSince ? [] : patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  if (ages.length === 0) return [...slots];
  return slots.filter(({ slot, value, from, to }) => {
    if (!slot.startsWith("period") || !OF_YEARS.test(value)) return true;
    const [start, end] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0];
    return !ages.some(({ index, 0: words }) => start < index + words.length && index < end);
  });
}
const OF_YEARS = /^(?:year-\d+|last\d+[ym]|(?:19|20)\d\d|since:year-\d+)$/;
