import { boxAround, convexHull, type Point, tiltOf, type TiltedBox } from "./geometry";

/** Probability of text in each pixel, in rows from the top. */
export interface ProbabilityMap {
  data: Float32Array;
  width: number;
  height: number;
}

/** A connected region of likely text: its outline, and the rectangle around it along its main axis. */
export interface TextRegion {
  hull: readonly Point[];
  box: TiltedBox;
}

/** Probability from which a pixel belongs to text, and mean probability from which a region is text (DB, Liao et al. 2020). */
const PIXEL_PROBABILITY = 0.3;
const REGION_PROBABILITY = 0.6;
const MIN_SIDE_PIXELS = 3;
/** The network is trained on text shrunk by its area and perimeter; this undoes it. */
const UNCLIP_RATIO = 1.6;
/** A dense page has 300. */
const MAX_REGIONS = 1_000;

/** The regions of text in a map, from top to bottom. */
export function textRegions(map: ProbabilityMap): TextRegion[] {
  const isSeen = new Uint8Array(map.data.length);
  const stack = new Int32Array(map.data.length);
  const regions: TextRegion[] = [];
  for (let start = 0; start < map.data.length && regions.length < MAX_REGIONS; start += 1) {
    if (isSeen[start] === 1 || (map.data[start] ?? 0) <= PIXEL_PROBABILITY) continue;
    const { outline, probability, axis } = fill(map, start, isSeen, stack);
    if (probability < REGION_PROBABILITY) continue;
    const hull = convexHull(outline);
    const box = boxAround(hull, axis);
    if (Math.min(box.width, box.height) >= MIN_SIDE_PIXELS) regions.push({ hull, box });
  }
  return regions;
}

/** Boxes this many times as wide as high show the direction of their text. */
const MIN_ASPECT = 3;

export const isLong = ({ width, height }: TiltedBox): boolean => width >= MIN_ASPECT * height;

/** The rectangle of the whole text of a region, whose text has the given tilt. */
export function textBox({ hull }: TextRegion, angle: number): TiltedBox {
  const box = boxAround(hull, angle);
  const distance = (box.width * box.height * UNCLIP_RATIO) / (2 * (box.width + box.height));
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance };
}

/** Marks the region around a pixel; its outline is the ends of its rows, which have the same convex hull. */
function fill({ data, width, height }: ProbabilityMap, start: number, isSeen: Uint8Array, stack: Int32Array) {
  const rows = new Map<number, { left: number; right: number }>();
  const moments = { count: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };
  let [sum, depth] = [0, 1];
  stack[0] = start;
  isSeen[start] = 1;
  while (depth > 0) {
    const at = stack[--depth] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    sum += data[at] ?? 0;
    moments.count += 1;
    moments.x += x;
    moments.y += y;
    moments.xx += x * x;
    moments.xy += x * y;
    moments.yy += y * y;
    const row = rows.get(y);
    if (!row) rows.set(y, { left: x, right: x + 1 });
    else if (x < row.left) row.left = x;
    else if (x >= row.right) row.right = x + 1;
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
        const next = nextY * width + nextX;
        if (isSeen[next] === 1 || (data[next] ?? 0) <= PIXEL_PROBABILITY) continue;
        isSeen[next] = 1;
        stack[depth++] = next;
      }
    }
  }
  const outline = [...rows].flatMap(([y, { left, right }]) =>
    [left, right].flatMap((x) => [
      { x, y },
      { x, y: y + 1 },
    ]),
  );
  return { outline, probability: sum / moments.count, axis: tiltOf(moments) };
}
