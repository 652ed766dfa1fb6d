import type { TiltedBox } from "./geometry";
import { type PagePlane, straightened } from "./straighten";

/** Longest boxes whose rows are compared, each with each. */
const MAX_BOXES = 150;
/** Tilts and convergences that are tried around a plane, coarse and then fine. */
const SEARCHES = [
  { tiltRadians: 0.002, tilts: 20, convergence: 0.01, convergences: 5 },
  { tiltRadians: 0.0005, tilts: 4, convergence: 0.0025, convergences: 4 },
] as const;
/** Two boxes are in one row when their middles differ by clearly less than this share of their height. */
const ROW_SHARE = 0.15;
/** A page that converges must align this much better than one that does not. */
const MIN_GAIN = 1.03;

/**
 * The plane near the given one in which most texts share their rows. A label and its amount are often far apart, so that
 * their common row shows the tilt more precisely than the outline of either of them.
 */
export function alignedPlane(plane: PagePlane, boxes: readonly TiltedBox[], { height }: { height: number }): PagePlane {
  const longest = boxes.toSorted((a, b) => b.width - a.width).slice(0, MAX_BOXES);
  const converging = searched(plane, longest, height);
  const parallel = searched({ ...plane, convergence: 0 }, longest, height);
  return converging.score > parallel.score * MIN_GAIN ? converging.plane : parallel.plane;
}

function searched(start: PagePlane, boxes: readonly TiltedBox[], height: number) {
  let best = { plane: start, score: alignment(start, boxes) };
  for (const { tiltRadians, tilts, convergence, convergences } of SEARCHES) {
    const center = best.plane;
    for (let tilt = -tilts; tilt <= tilts; tilt += 1) {
      for (let step = -convergences; step <= convergences; step += 1) {
        const plane = {
          ...center,
          angle: center.angle + tilt * tiltRadians,
          convergence: center.convergence + (step * convergence) / height,
        };
        const score = alignment(plane, boxes);
        if (score > best.score) best = { plane, score };
      }
    }
  }
  return best;
}

/** How many pairs of boxes side by side lie in one row, each by how exactly. */
function alignment(plane: PagePlane, boxes: readonly TiltedBox[]): number {
  const placed = boxes
    .map((box) => ({ ...straightened(plane, box), width: box.width, height: box.height }))
    .toSorted((a, b) => a.y - b.y);
  let score = 0;
  for (const [index, one] of placed.entries()) {
    for (let next = index + 1; next < placed.length; next += 1) {
      const other = placed[next];
      if (!other || other.y - one.y > one.height) break;
      const gap = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
      if (gap > 0) score += 1 / (1 + ((other.y - one.y) / (ROW_SHARE * one.height)) ** 2);
    }
  }
  return score;
}
