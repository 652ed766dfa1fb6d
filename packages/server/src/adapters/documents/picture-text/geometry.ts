export interface Point {
  x: number;
  y: number;
}

/** A rectangle that may be tilted: its center, its size along and across its text, and the tilt of its text. */
export interface TiltedBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radians from the horizontal; positive when the text runs downhill, as y grows downwards. */
  angle: number;
}

/** The convex hull (Andrew's monotone chain), corners in order around it. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (let [before, last] = chain.slice(-2); before && last && turn(before, last, point) <= 0;) {
        chain.pop();
        [before, last] = chain.slice(-2);
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The smallest rectangle around the points whose sides have the given angle. */
export function boxAround(points: readonly Point[], angle: number): TiltedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** Sums over the pixels of a region. */
export interface Moments {
  count: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
}

/**
 * The tilt of a region's main axis: the direction in which its pixels vary most, turned to within ±45°. All pixels count,
 * so it is steadier than the smallest rectangle around a stepped outline.
 */
export function tiltOf({ count, x, y, xx, xy, yy }: Moments): number {
  const [varianceX, covariance, varianceY] = [xx - (x * x) / count, xy - (x * y) / count, yy - (y * y) / count];
  const axis = Math.atan2(2 * covariance, varianceX - varianceY) / 2;
  return axis - Math.round(axis / (Math.PI / 2)) * (Math.PI / 2);
}

/** The point as it lies in a rectangle whose center is the origin and whose text is level. */
export function turnedBy({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
