const ENGLISH: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 };
const CHINESE_DIGITS: Record<string, number> = {
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
};
const CHINESE_SCALES: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };
const FRACTIONS: readonly [RegExp, number][] = [
  [/\bhalf (?:of|the|your|its)\b|一半|半数/gi, 0.5],
  [/\ba third\b|\bone third\b|三分之一/gi, 1 / 3],
  [/\btwo thirds\b|三分之二/gi, 2 / 3],
  [/\ba quarter\b|\bone quarter\b|四分之一/gi, 0.25],
  [/\bthree quarters\b|四分之三/gi, 0.75],
];
const ENGLISH_RUN = new RegExp(
  `\\b(?:${[...Object.keys(ENGLISH), ...Object.keys(SCALES)].join("|")})(?:[ -](?:and )?(?:${[...Object.keys(ENGLISH), ...Object.keys(SCALES)].join("|")}))*\\b`,
  "gi",
);
// 千 before 瓦 belongs to the unit (千瓦 = kW), not to the number.
const CHINESE_RUN = /百分之[零〇一二两三四五六七八九十百]+|(?:[零〇一二两三四五六七八九十百万]|千(?!瓦))+/g;

export interface NumberWord {
  raw: string;
  value: number;
  /** The text behind it, where a unit may stand. */
  after: string;
}

/** Full-width digits and signs to the usual ones. */
export function normaliseWidth(text: string): string {
  return text.normalize("NFKC");
}

/** Numbers written as words, English or Chinese, and fractions ("half of", 三分之一). */
export function numberWord(text: string): NumberWord[] {
  const found: NumberWord[] = [];
  let rest = text;
  for (const [pattern, value] of FRACTIONS) {
    rest = rest.replace(pattern, (raw) => {
      found.push({ raw, value, after: "" });
      return " ".repeat(raw.length);
    });
  }
  for (const match of rest.matchAll(ENGLISH_RUN)) {
    found.push({ raw: match[0], value: englishValue(match[0]), after: rest.slice(match.index + match[0].length) });
  }
  for (const match of rest.matchAll(CHINESE_RUN)) {
    const percent = match[0].startsWith("百分之");
    const value = chineseValue(percent ? match[0].slice(3) : match[0]);
    const after = rest.slice(match.index + match[0].length);
    found.push({ raw: match[0], value, after: percent ? `%${after}` : after });
  }
  return found;
}

function englishValue(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const scale = SCALES[word];
    if (scale === undefined) part += ENGLISH[word] ?? 0;
    else if (scale === 100) part = (part || 1) * 100;
    else {
      total += (part || 1) * scale;
      part = 0;
    }
  }
  return total + part;
}

function chineseValue(characters: string): number {
  let total = 0;
  let part = 0;
  let digit = 0;
  for (const character of characters) {
    const scale = CHINESE_SCALES[character];
    if (scale === undefined) digit = CHINESE_DIGITS[character] ?? 0;
    else if (scale === 10_000) {
      total += (part + digit || 1) * scale;
      part = digit = 0;
    } else {
      part += (digit || 1) * scale;
      digit = 0;
    }
  }
  return total + part + digit;
}
