const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SMALL: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["oh", 0],
  ["fourty", 40],
  ["couple", 2],
  ["dozen", 12],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
]);
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ..."first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    .split(" ")
    .map((word, index): [string, number] => [word, index + 1]),
  ["thirtieth", 30],
]);

/** Spoken numbers as digits: "twenty two degrees" as "22 degrees", 一千八百瓦 as 1800瓦, 1万2 as 12000, 1万5千 as 15000. */
export function withDigits(normalized: string): string {
  return (
    chineseDigits(englishDigits(normalized))
      .replace(/(\d)度半(?![夜个天年小日月])/g, "$1.5度")
      .replace(/(\d),(\d{3})(?!\d)/g, "$1$2")
      .replace(/(\d),(\d{3})(?!\d)/g, "$1$2")
      // Behind decimals a comma parts two amounts: 谷0.3,1年.
      .replace(/(?<!\.\d*)(\d),(\d{1,2})(?!\d)/g, "$1.$2")
      .replace(/(\d+(?:\.\d+)?) ?(?:k|thousand|grand)(?![a-z])/g, (_, digits: string) => String(Number(digits) * 1000))
  );
}

function englishDigits(text: string): string {
  const pieces = text.split(/([^a-z]+)/);
  const out: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const number = numberAt(pieces, index);
    if (number) {
      out.push(number.digits);
      index = number.last;
    } else out.push(pieces[index] ?? "");
  }
  return out.join("");
}

/** Words and what stands between them, alternating; the number that begins at `start`, and its last piece. */
function numberAt(pieces: readonly string[], start: number): { digits: string; last: number } | null {
  let total = 0;
  let group = 0;
  let last = -1;
  let previous = Number.POSITIVE_INFINITY;
  for (let at = start; at < pieces.length; at += 2) {
    const between = at === start ? " " : (pieces[at - 1] ?? "");
    if (!/^[ -]$/.test(between)) break;
    const word = pieces[at] ?? "";
    const small = SMALL.get(word);
    const scale = SCALES.get(word);
    const ordinal = ORDINALS.get(word);
    if (small !== undefined && (last < 0 || (previous >= 20 && small < previous && (small < 10 || previous >= 100)))) {
      group += small;
      previous = small || 1;
    } else if (scale && (last >= 0 || /^an?$/.test(pieces[at - 2] ?? "") || at === start)) {
      if (scale === 100) group = (group || 1) * 100;
      else {
        total += (group || 1) * scale;
        group = 0;
      }
      previous = scale;
    } else if (ordinal !== undefined && (last < 0 || (previous >= 20 && ordinal < 10))) {
      if (last < 0 && word === "second") return null;
      return { digits: `${total + group + ordinal}th`, last: at };
    } else if (word === "point" && last >= 0) {
      const decimals: string[] = [];
      for (let next = at + 2; next < pieces.length && pieces[next - 1] === " "; next += 2) {
        const digit = SMALL.get(pieces[next] ?? "");
        if (digit === undefined) break;
        decimals.push(String(digit));
        at = next;
      }
      if (decimals.length === 0) break;
      return { digits: `${total + group}.${decimals.join("")}`, last: at };
    } else if (word === "and" && last >= 0) {
      if (pieces[at + 2] === "a" && pieces[at + 4] === "half")
        return { digits: String(total + group + 0.5), last: at + 4 };
      if (previous < 100 || SMALL.get(pieces[at + 2] ?? "") === undefined) break;
      continue;
    } else break;
    last = at;
  }
  return last < 0 ? null : { digits: String(total + group), last };
}

const CHINESE_NUMBER = /(?:\d+(?:\.\d+)?)?[零〇一二两三四五六七八九十百千万亿]+(?:\d[十百千万]+)*\d?|\d+万\d?/g;
const DIGITS = "零一二三四五六七八九";
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

function chineseDigits(text: string): string {
  return text
    .replace(/百分之([零〇一二两三四五六七八九十百\d.]+)/g, "$1%")
    .replace(CHINESE_NUMBER, (run) => {
      const value = chineseNumber(run);
      return Number.isFinite(value) ? String(value) : run;
    })
    .replace(/(\d)点(\d+)(?=[^\d分]|$)/g, (whole, ones: string, decimals: string, offset: number, all: string) =>
      /[早晚上下午夜晨]\s*\d*$/.test(all.slice(0, offset)) ? whole : `${ones}点${decimals}`,
    );
}

/** 一千八百, 两万二, 二〇二四, 1万2. NaN for what is none. */
function chineseNumber(run: string): number {
  const text = run.replaceAll("〇", "零").replaceAll("两", "二");
  if (!/[十百千万亿]/.test(text)) return Number([...text].map(digitOf).join(""));
  let total = 0;
  let section = 0;
  let digit = Number.NaN;
  let lastUnit = 1;
  let isAfterZero = false;
  for (const character of text.match(/\d+(?:\.\d+)?|./g) ?? []) {
    const unit = UNITS[character];
    if (unit) {
      section += (Number.isNaN(digit) ? 1 : digit) * unit;
      digit = Number.NaN;
      lastUnit = unit;
      isAfterZero = false;
    } else if (character === "万" || character === "亿") {
      const scale = character === "万" ? 10_000 : 100_000_000;
      total = (total + section + (Number.isNaN(digit) ? 0 : digit)) * scale;
      section = 0;
      digit = Number.NaN;
      lastUnit = scale;
      isAfterZero = false;
    } else if (character === "零") isAfterZero = true;
    else digit = Number(digitOf(character));
  }
  // 两万二 is 22,000 and 一百五 is 150, but 一百零五 is 105.
  const rest = Number.isNaN(digit) ? 0 : digit * (isAfterZero || lastUnit <= 10 ? 1 : lastUnit / 10);
  return total + section + rest;
}

const digitOf = (character: string): string => {
  const digit = DIGITS.indexOf(character);
  return digit < 0 ? character : String(digit);
};
