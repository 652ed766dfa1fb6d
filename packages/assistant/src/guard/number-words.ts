const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, index) => [word, 20 + index * 10]),
);
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 };
const ONES = { ...ENGLISH, ...TENS };
const CHINESE_DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const CHINESE_SCALES: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  拾: 10,
  佰: 100,
  仟: 1000,
  万: 1e4,
  亿: 1e8,
};

const ORDINALS = "half third quarter fifth sixth seventh eighth ninth tenth".split(" ");
const PARTS = "two|three|four|five|six|seven|eight|nine";
/** "Half an hour" and "quarter past" are times. */
const NO_TIME = "(?!\\s*(?:an? hour|hour|past|to\\b|o'clock))";
const FRACTIONS: readonly { pattern: RegExp; value(match: RegExpExecArray): number }[] = [
  { pattern: new RegExp(`\\b(?:half|halved|halves|halving|one half)\\b(?!-)${NO_TIME}`, "gi"), value: () => 0.5 },
  {
    pattern: new RegExp(
      `\\b(?:a|one|an)[ -](${ORDINALS.slice(1).join("|")})\\b${NO_TIME}(?! of (?:the )?(?:month|year|day))`,
      "gi",
    ),
    value: ([, name = ""]) => 1 / partOf(name),
  },
  {
    pattern: new RegExp(`\\b(${PARTS})[ -](${ORDINALS.slice(1).join("|")})s\\b`, "gi"),
    value: ([, count = "", name = ""]) => (ONES[count.toLowerCase()] ?? 0) / partOf(name),
  },
  {
    pattern: new RegExp(
      `\\b(one|${PARTS}|\\d{1,3})\\s+(?:in|out of)\\s+(?:every\\s+)?(two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|\\d{1,3})\\b(?!\\s*(?:kW|W|%|days|hours|minutes))`,
      "gi",
    ),
    value: ([, part = "", whole = ""]) => valueOf(part) / (valueOf(whole) || 1),
  },
  { pattern: /一半|半数|对半/g, value: () => 0.5 },
  {
    pattern: /([一二两三四五六七八九十百\d]+)分之([零一二两三四五六七八九十百\d点.]+)/g,
    value: ([, whole = "", part = ""]) => chineseNumber(part) / (chineseNumber(whole) || 1),
  },
  {
    pattern: /([一二三四五六七八九])成([一二三四五六七八九半])/g,
    value: ([, tens = "", ones = ""]) => chineseNumber(tens) / 10 + (ones === "半" ? 0.05 : chineseNumber(ones) / 100),
  },
];
const RATIOS: readonly [RegExp, number][] = [
  [/\b(?:twice|doubl(?:e[sd]?|ing))\b|翻(?:了)?(?:一)?[倍番]|加倍/gi, 2],
  [/\b(?:thrice|tripl(?:e[sd]?|ing)|trebl(?:e[sd]?|ing))\b/gi, 3],
  [/\b(?:quadrupl(?:e[sd]?|ing))\b/gi, 4],
];
/** Vague counts: nothing ever backs them exactly. */
const VAGUE: readonly [RegExp, number][] = [
  [/\b(?:a|one|half a) dozen\b/gi, 12],
  [/\bdozens\b/gi, 12],
  [/\ba couple(?: of)?\b/gi, 2],
  [/\bhundreds\b/gi, 100],
  [/\bthousands\b/gi, 1000],
  [/\bmillions\b/gi, 1e6],
  [/\ba (?=hundred|thousand|million)\b/gi, 1],
];
const WORD = [...Object.keys(ONES), ...Object.keys(SCALES)].join("|");
const ENGLISH_RUN = new RegExp(
  `\\b(?:an? (?=hundred|thousand|million))?(?:${WORD})(?:(?:[ -]| and )(?:${WORD}))*(?: point(?: (?:${Object.keys(ENGLISH).join("|")}))+)?\\b`,
  "gi",
);
// 千 and 兆 before 瓦 belong to the unit (千瓦 = kW), not to the number, and so does 千 before 克.
const CHINESE_NUMBER = "(?:[零〇一二两三四五六七八九十百万亿壹贰叁肆伍陆柒捌玖拾佰仟]|千(?!瓦|克))+";
const CHINESE_RUN = new RegExp(
  `(?<!\\d\\s?)${CHINESE_NUMBER}(?:点[零〇一二三四五六七八九]+(?!分|刻))?(?:个半|半)?`,
  "g",
);

export interface NumberWord {
  raw: string;
  value: number;
  kind: "number" | "fraction" | "ratio" | "vague";
  /** Where it begins in the text. */
  index: number;
  /** The text behind it, where a unit may stand. */
  after: string;
}

/** Numbers written as words, English or Chinese: whole, with decimals, parts ("half of", 三分之一) and multiples. */
export function numberWords(text: string): NumberWord[] {
  const found: NumberWord[] = [];
  let rest = text;
  const take = (pattern: RegExp, kind: NumberWord["kind"], value: (match: RegExpExecArray) => number) => {
    for (const match of rest.matchAll(pattern)) {
      const behind = match.index + match[0].length;
      found.push({ raw: match[0], value: value(match), kind, index: match.index, after: text.slice(behind) });
    }
    rest = rest.replace(pattern, (raw) => " ".repeat(raw.length));
  };
  for (const { pattern, value } of FRACTIONS) take(pattern, "fraction", value);
  for (const [pattern, value] of RATIOS) take(pattern, "ratio", () => value);
  for (const [pattern, value] of VAGUE.slice(0, -1)) take(pattern, "vague", () => value);
  take(ENGLISH_RUN, "number", ([words]) => englishNumber(words));
  take(CHINESE_RUN, "number", ([words]) => chineseNumber(words));
  return found;
}

function partOf(name: string): number {
  const at = ORDINALS.indexOf(name.toLowerCase());
  return at < 0 ? 1 : at + 2;
}

function valueOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : (ONES[word.toLowerCase()] ?? SCALES[word.toLowerCase()] ?? 0);
}

function englishNumber(words: string): number {
  const [whole = "", decimals] = words.toLowerCase().split(" point ");
  let total = 0;
  let part = 0;
  for (const word of whole.split(/[ -]+/)) {
    const scale = SCALES[word];
    if (scale === undefined) part += ONES[word] ?? 0;
    else if (scale === 100) part = (part || 1) * 100;
    else {
      total += (part || 1) * scale;
      part = 0;
    }
  }
  const behind = decimals?.split(" ").map((word) => ENGLISH[word] ?? 0);
  return total + part + (behind ? Number(`0.${behind.join("")}`) : 0);
}

/** The value of a Chinese number, of digits, or of both ("3万", 一千二百, 零点五, 两个半). */
export function chineseNumber(characters: string): number {
  if (/^\d+(?:\.\d+)?$/.test(characters)) return Number(characters);
  const isHalf = characters.endsWith("半");
  const [whole = "", decimals] = characters.replace(/个?半$/, "").split("点");
  let total = 0;
  let part = 0;
  let digit = 0;
  let lastScale = 1;
  for (const character of whole) {
    const scale = CHINESE_SCALES[character];
    if (scale === undefined) digit = CHINESE_DIGITS[character] ?? 0;
    else if (scale >= 1e4) {
      total += (part + digit || 1) * scale;
      part = digit = 0;
    } else {
      part += (digit || 1) * scale;
      digit = 0;
    }
    if (scale !== undefined) lastScale = scale;
    else if (character === "零" || character === "〇") lastScale = 1;
  }
  // 一千二 is 1,200: the last digit is of the scale below the one before it.
  if (digit > 0 && lastScale >= 100 && !/[零〇].$/.test(whole)) digit *= lastScale / 10;
  const behind = decimals ? Number(`0.${[...decimals].map((one) => CHINESE_DIGITS[one] ?? one).join("")}`) : 0;
  return total + part + digit + behind + (isHalf ? 0.5 : 0);
}
