const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const VULGAR: Readonly<Record<string, string>> = {
  "½": ".5",
  "¼": ".25",
  "¾": ".75",
  "⅓": ".333333",
  "⅔": ".666667",
  "⅕": ".2",
  "⅖": ".4",
  "⅗": ".6",
  "⅘": ".8",
  "⅙": ".166667",
  "⅚": ".833333",
  "⅛": ".125",
  "⅜": ".375",
  "⅝": ".625",
  "⅞": ".875",
};

/**
 * The same text with every number written in plain digits: full-width and other scripts' digits narrow, raised digits
 * as powers (10³ is not 103), ½ as .5, invisible characters out, thousands joined whatever stands between them. The
 * comma behind a clock time (09:00–12:00，31 天) separates no thousands.
 */
export function plainDigits(text: string): string {
  return [...text]
    .map((character) => VULGAR[character] ?? character)
    .join("")
    .replace(
      new RegExp(`(?<=[\\d)])[${SUPERSCRIPTS}]+`, "g"),
      (run) => `^${[...run].map((one) => SUPERSCRIPTS.indexOf(one)).join("")}`,
    )
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<=\d:\d\d),(?=\d)/g, ";")
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/(?<![\d.,])\d{1,3}(?:[ '’_·]\d{3})+(?!\d)/g, (run) => run.replace(/[ '’_·]/g, ""))
    .replace(/[−﹣－]/g, "-");
}

/** Digits of any script come in runs of ten, zero first. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}
