import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import { alignedPlane } from "./align-rows";
import { decodeCtc, type ReadCharacter } from "./ctc";
import { findText } from "./find-text";
import type { TiltedBox } from "./geometry";
import type { Models } from "./models";
import { type Pixels, turned } from "./pixels";
import { placedText } from "./placed-text";
import { withSpaces } from "./spacing";
import { angleAt, planeOf } from "./straighten";
import { STEP_PIXELS, STRIP_HEIGHT, stripWidth, writeStrip } from "./strips";
import { isLong, type TextRegion, textBox } from "./text-regions";
import { type GrayStrip, type UnsignedAmounts, unsignedAmounts } from "./unsigned-amounts";

/** Boxes that are read to find out which way is up. */
const PROBES = 8;
/** Upright text is read with more certainty than this. */
const UPRIGHT_CERTAINTY = 0.8;
/** Sum of the widths of all strips of a picture: a dense page has 5,500. The rest of the picture is left out. */
const MAX_STRIP_STEPS = 12_000;
/** A short box tells its tilt only roughly; a long one with a tilt of its own is a stamp. */
const MAX_OWN_TILT_RADIANS = 0.1;

const EMPTY_BOX: TiltedBox = { x: 0, y: 0, width: 1, height: 1, angle: 0 };

/** The text of a picture on its straightened page, and by how many degrees the picture was turned clockwise. */
export interface PictureText {
  placed: PlacedText[];
  turn: number;
  /** Amounts whose currency signs the recognizer does not know. */
  unsigned: UnsignedAmounts | null;
  /** There was more text than is read. */
  isCut: boolean;
}

/**
 * Reads a picture of a page: finds its lines, turns it upright, corrects its tilt and perspective, and reads each line.
 * The work is limited by counts alone, so that the same picture always gives the same text.
 */
export async function readPicture(models: Models, original: Pixels, page: number): Promise<PictureText> {
  const found = await findText(models, original);
  const isSideways = runsSideways(found);
  const picture = isSideways ? turned(original, 90) : original;
  const boxes = textBoxes(isSideways ? await findText(models, picture) : found, picture);
  const upright = await uprightPage(models, picture, boxes);
  const plane = alignedPlane(planeOf(upright.boxes, upright.picture), upright.boxes, upright.picture);
  const placed: PlacedText[] = [];
  const boxOf: TiltedBox[] = [];
  let [steps, isCut] = [0, false];
  for (const box of upright.boxes.toSorted((a, b) => a.y - b.y)) {
    steps += stripWidth(box) / STEP_PIXELS;
    isCut = steps > MAX_STRIP_STEPS;
    if (isCut) break;
    const characters = upright.read.get(box) ?? (await readBox(models, upright.picture, box));
    const pieces = placedText(withSpaces(characters), box, plane, page);
    placed.push(...pieces);
    boxOf.push(...pieces.map(() => box));
  }
  const stripOf = (index: number) => grayStrip(upright.picture, boxOf[index] ?? EMPTY_BOX);
  return { placed, turn: (isSideways ? 90 : 0) + upright.turn, unsigned: unsignedAmounts(placed, stripOf), isCut };
}

function runsSideways(regions: readonly TextRegion[]): boolean {
  let [level, upright] = [0, 0];
  for (const { box } of regions) {
    if (isLong({ ...box, width: box.height, height: box.width })) upright += box.height;
    if (isLong(box)) level += box.width;
  }
  return upright > level;
}

/** Long boxes keep their own tilt; that of short ones is taken from the text around them. */
function textBoxes(regions: readonly TextRegion[], size: { width: number; height: number }): TiltedBox[] {
  const plane = planeOf(
    regions.map(({ box }) => box),
    size,
  );
  return regions.map((region) => {
    const expected = angleAt(plane, region.box);
    const isOwn = isLong(region.box) && Math.abs(region.box.angle - expected) < MAX_OWN_TILT_RADIANS;
    return textBox(region, isOwn ? region.box.angle : expected);
  });
}

interface UprightPage {
  picture: Pixels;
  boxes: readonly TiltedBox[];
  turn: 0 | 180;
  /** What was read already. */
  read: ReadonlyMap<TiltedBox, ReadCharacter[]>;
}

/** The page as it is, or turned upside down if its longest lines are read with more certainty then. */
async function uprightPage(models: Models, picture: Pixels, boxes: readonly TiltedBox[]): Promise<UprightPage> {
  const asItIs: UprightPage = { picture, boxes, turn: 0, read: await readProbes(models, picture, boxes) };
  if (certaintyOf(asItIs) >= UPRIGHT_CERTAINTY) return asItIs;
  const other = turned(picture, 180);
  const otherBoxes = boxes.map((box) => ({ ...box, x: picture.width - box.x, y: picture.height - box.y }));
  const read = await readProbes(models, other, otherBoxes);
  const upsideDown: UprightPage = { picture: other, boxes: otherBoxes, turn: 180, read };
  return certaintyOf(upsideDown) > certaintyOf(asItIs) ? upsideDown : asItIs;
}

async function readProbes(models: Models, picture: Pixels, boxes: readonly TiltedBox[]) {
  const read = new Map<TiltedBox, ReadCharacter[]>();
  for (const box of boxes.toSorted((a, b) => stripWidth(b) - stripWidth(a)).slice(0, PROBES)) {
    read.set(box, await readBox(models, picture, box));
  }
  return read;
}

function certaintyOf({ read }: UprightPage): number {
  const characters = [...read.values()].flat();
  return characters.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, characters.length);
}

/** The green plane, which weighs most in what the eye calls bright. */
function grayStrip(picture: Pixels, box: TiltedBox): GrayStrip {
  const width = stripWidth(box);
  const plane = width * STRIP_HEIGHT;
  const strip = new Float32Array(3 * plane);
  writeStrip(picture, box, strip);
  return {
    data: Uint8Array.from(strip.subarray(plane, 2 * plane), (value) => (value + 1) * 127.5),
    width,
    height: STRIP_HEIGHT,
  };
}

async function readBox({ recognize, characters }: Models, picture: Pixels, box: TiltedBox): Promise<ReadCharacter[]> {
  const width = stripWidth(box);
  const strip = new Float32Array(3 * STRIP_HEIGHT * width);
  writeStrip(picture, box, strip);
  return decodeCtc(await recognize({ data: strip, dims: [1, 3, STRIP_HEIGHT, width] }), characters);
}
