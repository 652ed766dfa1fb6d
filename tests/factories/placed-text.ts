import type { PlacedText } from "../../packages/engine/src/bill-reading/text-lines";

/** Text in columns, which two or more spaces part, as placed pieces: each letter one unit wide and two high. */
export function placedText(text: string): PlacedText[] {
  return text.split("\n").flatMap((row, top) =>
    [...row.matchAll(/\S+(?:[ \u00A0\u202F]\S+)*/g)].map((match) => ({
      page: 1,
      text: match[0],
      left: match.index,
      right: match.index + match[0].length,
      top: top * 2,
      bottom: top * 2 + 1.5,
      certainty: 1,
    })),
  );
}
