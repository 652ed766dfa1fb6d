import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";

/** Text that the recognizer itself doubts more than this is stains and logos. */
const MIN_CERTAINTY = 0.5;
/** Stains and logos are fewer; above this share, it is the page's own text that could not be read. */
const MOST_ILLEGIBLE = 0.1;

/** The text of a picture that can be relied on, and whether a good part of what is on it is missing. */
export function legibleText(placed: readonly PlacedText[], isCut: boolean): { legible: PlacedText[]; isPart: boolean } {
  const legible = placed.filter(({ certainty }) => certainty >= MIN_CERTAINTY);
  return { legible, isPart: isCut || placed.length - legible.length > MOST_ILLEGIBLE * placed.length };
}
