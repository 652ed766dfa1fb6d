import type { PlacedText } from "../../../packages/engine/src/bill-reading/text-lines";
import { widthOf } from "./layouts";
import type { Pen } from "./writing";
import { anyOf } from "./writing";

/** Characters that OCR confuses: letters and digits that look alike. */
const LOOKALIKES: Readonly<Record<string, readonly string[]>> = {
  "0": ["O", "6", "8"],
  "1": ["l", "7", "I"],
  "2": ["7", "Z"],
  "3": ["8", "5"],
  "5": ["S", "6", "3"],
  "6": ["8", "5", "0"],
  "8": ["3", "6", "B"],
  "9": ["4", "0"],
  ".": [",", ""],
  ",": [".", ""],
  "€": ["£", "e", "6"],
  "£": ["E", "€"],
  $: ["S", "5", "8"],
  e: ["c", "o"],
  o: ["0", "a"],
  l: ["1", "I"],
  i: ["l", "í"],
  n: ["r", "m"],
  r: ["t", ""],
  ":": ["", "."],
  度: ["庹", "度"],
  电: ["申", "屯"],
  期: ["朗"],
};

/**
 * The page as OCR would return it: word by word with confidences, and sometimes with a similar-looking character, more
 * often the lower the confidence.
 *
 * @param level share of characters that a bad picture gets wrong, such as 0.01
 */
export function recognized(pieces: readonly PlacedText[], pen: Pen, level: number): PlacedText[] {
  return pieces.flatMap((piece) => {
    const words = [...piece.text.matchAll(/\S+/g)];
    return words.map((word) => {
      const left = piece.left + widthOf(piece.text.slice(0, word.index));
      const { text, faults } = misread(word[0], pen, level);
      const doubt = faults > 0 ? 0.1 + pen.random() * 0.5 : pen.random() ** 3 * Math.min(0.5, level * 20);
      return { ...piece, text, left, right: left + widthOf(word[0]), certainty: 1 - Math.min(0.7, doubt) };
    });
  });
}

function misread(word: string, pen: Pen, level: number): { text: string; faults: number } {
  let faults = 0;
  const text = [...word]
    .map((sign) => {
      const others = LOOKALIKES[sign];
      if (!others || pen.random() >= level) return sign;
      faults += 1;
      return anyOf(pen, others);
    })
    .join("");
  return { text, faults };
}
