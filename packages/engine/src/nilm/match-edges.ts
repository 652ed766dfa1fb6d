import type { Edge } from "./edges";

/** A load that switched on and off again, as found from its two edges. */
export interface Match {
  /** Last sample before the rise. */
  before: number;
  /** First sample with the full load. */
  from: number;
  /** Last sample with the full load. */
  to: number;
  /** First sample after the fall. */
  after: number;
  /** Size of the rise and of the fall in watts; equal when one of them was shared with another load. */
  rise: number;
  fall: number;
}

interface Candidate extends Match {
  riseIndex: number;
  fallIndex: number;
  cost: number;
}

/** A fall is looked for among this many edges after a rise. */
const EDGES_AHEAD = 24;
/** A rise and its fall differ by at most this share or this power. */
const SIZE_TOLERANCE = 0.12;
const SIZE_TOLERANCE_WATTS = 60;
/** While a load is on, the mains stay this share of it above the base. */
const SUPPORT = 0.75;
/** A load that weakens may fall back to this share before it counts as over. */
const WEAK_SUPPORT = 0.55;
const COST_OF_EDGE_BETWEEN = 0.015;
const COST_OF_DOUBLED_MINUTES = 0.01;

/**
 * Pairs rises with falls. First the pairs whose sizes agree, best first, each edge once; then what is left, by splitting
 * the larger edge of a pair (two loads that switched in the same minute).
 * @param maxSamples longest time that a load may be on
 */
export function matchEdges(
  watts: Float64Array,
  base: Float64Array,
  edges: readonly Edge[],
  smallestWatts: number,
  maxSamples: number,
): Match[] {
  const used = new Uint8Array(edges.length);
  const matches: Match[] = [];
  for (const candidate of candidates(watts, base, edges, maxSamples)) {
    if ((used[candidate.riseIndex] as number) || (used[candidate.fallIndex] as number)) continue;
    used[candidate.riseIndex] = 1;
    used[candidate.fallIndex] = 1;
    matches.push(candidate);
  }
  const rest = edges.filter((_, i) => !used[i]);
  return [...matches, ...splitMatches(watts, base, rest, smallestWatts, maxSamples)];
}

function candidates(watts: Float64Array, base: Float64Array, edges: readonly Edge[], maxSamples: number): Candidate[] {
  const found: Candidate[] = [];
  edges.forEach((rise, riseIndex) => {
    if (rise.watts < 0) return;
    let lowest = Number.POSITIVE_INFINITY;
    let seen = rise.after;
    for (let ahead = 1; ahead <= EDGES_AHEAD; ahead += 1) {
      const fallIndex = riseIndex + ahead;
      const fall = edges[fallIndex];
      if (!fall || fall.before - rise.after > maxSamples) break;
      for (; seen <= fall.before; seen += 1)
        lowest = Math.min(lowest, (watts[seen] as number) - (base[seen] as number));
      if (lowest < SUPPORT * rise.watts) break;
      if (fall.watts > 0) continue;
      const size = Math.max(rise.watts, -fall.watts);
      const difference = Math.abs(rise.watts + fall.watts);
      if (difference > Math.max(SIZE_TOLERANCE_WATTS, SIZE_TOLERANCE * size)) continue;
      const cost =
        difference / size +
        COST_OF_EDGE_BETWEEN * (ahead - 1) +
        COST_OF_DOUBLED_MINUTES * Math.log2(1 + fall.before - rise.after);
      found.push({ ...matchOf(rise, fall, rise.watts, -fall.watts), riseIndex, fallIndex, cost });
    }
  });
  return found.toSorted((a, b) => a.cost - b.cost || a.riseIndex - b.riseIndex);
}

const matchOf = (rise: Edge, fall: Edge, riseWatts: number, fallWatts: number): Match => ({
  before: rise.before,
  from: rise.after,
  to: fall.before,
  after: fall.after,
  rise: riseWatts,
  fall: fallWatts,
});

interface OpenRise {
  edge: Edge;
  left: number;
}

function splitMatches(
  watts: Float64Array,
  base: Float64Array,
  edges: readonly Edge[],
  smallestWatts: number,
  maxSamples: number,
): Match[] {
  const matches: Match[] = [];
  let open: OpenRise[] = [];
  let seen = 0;
  /** Ends loads that the mains no longer carry: they faded out without a distinct fall. */
  const dropUnsupported = (until: number) => {
    for (; seen <= until && open.length > 0; seen += 1) {
      const above = (watts[seen] as number) - (base[seen] as number);
      open = open.filter(({ edge, left }) => {
        if (seen <= edge.after) return true;
        const over = seen - edge.after > maxSamples;
        if (!over && above >= WEAK_SUPPORT * left) return true;
        if (!over) {
          matches.push({ before: edge.before, from: edge.after, to: seen - 1, after: seen, rise: left, fall: left });
        }
        return false;
      });
    }
    seen = Math.max(seen, until + 1);
  };
  for (const edge of edges) {
    dropUnsupported(edge.before);
    if (edge.watts > 0) {
      open.push({ edge, left: edge.watts });
      continue;
    }
    let fall = -edge.watts;
    while (fall >= smallestWatts && open.length > 0) {
      const best = open.reduce((a, b) => (Math.abs(b.left - fall) <= Math.abs(a.left - fall) ? b : a));
      const size = Math.min(best.left, fall);
      matches.push(matchOf(best.edge, edge, size, size));
      fall -= size;
      best.left -= size;
      open = open.filter(({ left }) => left >= smallestWatts);
    }
  }
  dropUnsupported(watts.length - 1);
  return matches;
}
