/* A setting by its words: "20 and a half", 21度半, "10 amps". */

/** Halves as decimals, which no other grammar then splits. @param text with its numbers as digits */
export const withHalves = (text: string): string =>
  text
    .replace(/(\d)成(?!交|本)/g, "$10%")
    .replace(/(\d) ?千瓦(?!时)/g, "$1kw")
    .replace(/(\d+)(?: degrees?)? and (?:a|1) half/g, "$1.5")
    .replace(/(\d+)(?:度|°c?)半/g, "$1.5度")
    .replace(/(\d+)个半/g, "$1.5个");

const VALUE =
  /(?<n>\d+(?:\.\d+)?)\s*(?<unit>%|percent|per cent|kw\b|kilowatts?|千瓦|w\b|watts?|瓦|amps?\b|amperes?|a\b|安培?|(?:degrees? |° ?)?(?:celsius|c\b)|(?:degrees? |° ?)?(?:fahrenheit|f\b)|摄氏度|degrees?|deg\b|°|度)?/;

/** @param clause without its times */
export function saidValue(clause: string): { code: string; isOfDegrees: boolean; index: number; words: string } | null {
  const match = VALUE.exec(clause);
  if (!match) {
    const full = /\b(?:full|fully)\b|满/.exec(clause);
    return full ? { code: "100%", isOfDegrees: false, index: full.index, words: full[0] } : null;
  }
  const { n, unit = "" } = match.groups ?? {};
  const [code, isOfDegrees] = /%|per/.test(unit)
    ? [`${n}%`, false]
    : /^k|千/.test(unit)
      ? [`${n}kW`, false]
      : /^w|瓦/.test(unit)
        ? [`${n}W`, false]
        : /^a|安/.test(unit)
          ? [`${n}A`, false]
          : /c$|celsius|摄/.test(unit)
            ? [`${n}C`, true]
            : /f$|fahren/.test(unit)
              ? [`${n}F`, true]
              : [`${n}`, unit !== ""];
  return { code: code as string, isOfDegrees: isOfDegrees as boolean, index: match.index, words: match[0] };
}
