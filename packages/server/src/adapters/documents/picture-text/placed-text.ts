import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import type { ReadCharacter } from "./ctc";
import type { TiltedBox } from "./geometry";
import { turnedBy } from "./geometry";
import { withCorrections } from "./spacing";
import { type PagePlane, straightened } from "./straighten";
import { STEP_PIXELS, STRIP_HEIGHT, stripWidth } from "./strips";

/** A gap of this many strip heights between two characters separates two cells. */
const CELL_GAP_HEIGHTS = 1.6;

/** The text of a box as pieces of the straightened page, cut where it has wide gaps. */
export function placedText(
  characters: readonly ReadCharacter[],
  box: TiltedBox,
  plane: PagePlane,
  page: number,
): PlacedText[] {
  const pieces: ReadCharacter[][] = [];
  for (const character of characters) {
    const last = pieces.at(-1)?.at(-1);
    const gap = last ? ((character.step - last.step) * STEP_PIXELS) / STRIP_HEIGHT : Infinity;
    if (gap > CELL_GAP_HEIGHTS) pieces.push([character]);
    else pieces.at(-1)?.push(character);
  }
  const steps = stripWidth(box) / STEP_PIXELS;
  return pieces.flatMap((piece, index) => {
    const [first, last] = [piece[0], piece.at(-1)];
    const text = withCorrections(piece.map((character) => character.text).join("")).trim();
    if (!first || !last || text === "") return [];
    const at = (step: number) => {
      const along = turnedBy({ x: (step / steps - 0.5) * box.width, y: 0 }, box.angle);
      return straightened(plane, { x: box.x + along.x, y: box.y + along.y });
    };
    const left = at(index === 0 ? 0 : first.step);
    const right = at(index === pieces.length - 1 ? steps : last.step + 1);
    const middle = (left.y + right.y) / 2;
    const certainty = piece.reduce((sum, character) => sum + character.certainty, 0) / piece.length;
    const half = box.height / 2;
    return [{ page, text, left: left.x, right: right.x, top: middle - half, bottom: middle + half, certainty }];
  });
}
