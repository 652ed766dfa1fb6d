const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]),
);
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const CHINESE_DIGITS = "零一二三四五六七八九";

/** A number of up to a hundred in digits or words: what people say of hours, degrees and per cent. */
export const SMALL_NUMBER = `(?:\\d{1,3}(?:\\.\\d+)?|(?:${Object.keys(TENS).join("|")})(?:[ -](?:${Object.keys(ENGLISH).slice(1, 10).join("|")}))?|${Object.keys(ENGLISH).join("|")}|an?|[零一二两三四五六七八九十百]{1,4})`;

/** The value of what {@link SMALL_NUMBER} matched; NaN for what is none. */
export function smallNumber(words: string): number {
  const text = words.trim();
  if (/^\d/.test(text)) return Number(text);
  if (text === "a" || text === "an") return 1;
  if (/^[a-z]/.test(text))
    return text
      .split(/[ -]/)
      .map((word) => ENGLISH[word] ?? TENS[word] ?? Number.NaN)
      .reduce((sum, value) => sum + value, 0);
  return chineseValue(text);
}

function chineseValue(text: string): number {
  if (text === "百") return 100;
  const [hundreds, rest = ""] = text.includes("百") ? text.split("百") : ["", text];
  const [tens, ones] = rest.includes("十") ? rest.split("十") : ["", rest];
  const digit = (character: string | undefined) => CHINESE_DIGITS.indexOf((character ?? "").replace("两", "二"));
  const part = (characters: string | undefined, absent: number) => (characters ? digit(characters) : absent);
  return part(hundreds, 0) * 100 + (rest.includes("十") ? part(tens, 1) * 10 : 0) + part(ones, 0);
}
