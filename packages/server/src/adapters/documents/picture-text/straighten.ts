import { type Point, type TiltedBox, turnedBy } from "./geometry";
import { isLong } from "./text-regions";

/** How the text of a photographed page runs: tilted as a whole, and converging to one side when seen at an angle. */
export interface PagePlane {
  /** Center of the picture. */
  center: Point;
  /** Tilt of a line through the center, radians. */
  angle: number;
  /** Change of the tilt with each pixel downwards: 0 for a page photographed from straight above. */
  convergence: number;
}

const FITS = 6;
/** Deviation in radians at which a box loses half of its weight. */
const TOLERANCE_RADIANS = 0.02;
/** Lines that would meet inside the picture's own width are not on one plane. */
const MAX_CONVERGENCE_BY_WIDTH = 0.8;

/** Finds the plane of a page by robust regression of the tilts of its lines; level if it has too few of them. */
export function planeOf(boxes: readonly TiltedBox[], { width, height }: { width: number; height: number }): PagePlane {
  const center = { x: width / 2, y: height / 2 };
  const long = boxes.filter(isLong);
  const angle = weightedMedian(long.map((box) => ({ value: box.angle, weight: box.width })));
  const samples = long.map((box) => ({
    y: turnedBy({ x: box.x - center.x, y: box.y - center.y }, -angle).y,
    slope: Math.tan(box.angle - angle),
    length: box.width,
  }));
  let [level, convergence] = [0, 0];
  for (let fit = 0; fit < FITS; fit += 1) {
    let [sum, sumY, sumYY, sumS, sumYS] = [0, 0, 0, 0, 0];
    for (const { y, slope, length } of samples) {
      const deviation = (slope - level - convergence * y) / TOLERANCE_RADIANS;
      const weight = length / (1 + deviation ** 2);
      sum += weight;
      sumY += weight * y;
      sumYY += weight * y * y;
      sumS += weight * slope;
      sumYS += weight * y * slope;
    }
    const spread = sum * sumYY - sumY ** 2;
    // Lines that are all at one height, or too few, tell only their tilt.
    const canTell = samples.length >= 4 && spread > (sum * height * 0.05) ** 2;
    convergence = canTell ? (sum * sumYS - sumY * sumS) / spread : 0;
    level = sum === 0 ? 0 : (sumS - convergence * sumY) / sum;
  }
  const isPlane = Math.abs(convergence) * width < MAX_CONVERGENCE_BY_WIDTH;
  return { center, angle: angle + Math.atan(level), convergence: isPlane ? convergence : 0 };
}

/** The tilt of text at a point of the picture, in radians. */
export function angleAt({ center, angle, convergence }: PagePlane, point: Point): number {
  const { x, y } = turnedBy({ x: point.x - center.x, y: point.y - center.y }, -angle);
  return angle + Math.atan2(convergence * y, 1 + convergence * x);
}

/**
 * The point as it lies on the page seen from straight above: turned level, then mapped by the projection that sends the
 * point where the lines meet to infinity, so that every line becomes level.
 */
export function straightened({ center, angle, convergence }: PagePlane, point: Point): Point {
  const { x, y } = turnedBy({ x: point.x - center.x, y: point.y - center.y }, -angle);
  const depth = Math.max(0.1, 1 + convergence * x);
  return { x: center.x + x / depth, y: center.y + y / depth };
}

function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    sum += weight;
    if (sum >= half) return value;
  }
  return 0;
}
