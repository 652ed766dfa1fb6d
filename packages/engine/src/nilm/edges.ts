/** A change of the load between two levels: it begins after sample `before` and has its full size at sample `after`. */
export interface Edge {
  /** Last sample at the level before the change. */
  before: number;
  /** First sample at the level after the change. */
  after: number;
  /** Size in watts, positive for a rise. */
  watts: number;
}

/** Changes of one sign in a row belong together when each is at least this large. */
const STEADY_WATTS = 20;
/** A switch within a sample is seen in two differences; one more is granted to slow starters. */
const LONGEST_EDGE_SAMPLES = 3;

/** Rises and falls of at least `smallestWatts`, in order of time. */
export function findEdges(watts: Float64Array, smallestWatts: number): Edge[] {
  const edges: Edge[] = [];
  let i = 1;
  while (i < watts.length) {
    const first = (watts[i] as number) - (watts[i - 1] as number);
    if (Math.abs(first) < STEADY_WATTS) {
      i += 1;
      continue;
    }
    const before = i - 1;
    let size = first;
    let after = i;
    while (after + 1 < watts.length && after - before < LONGEST_EDGE_SAMPLES) {
      const next = (watts[after + 1] as number) - (watts[after] as number);
      if (Math.abs(next) < STEADY_WATTS || Math.sign(next) !== Math.sign(first)) break;
      size += next;
      after += 1;
    }
    if (Math.abs(size) >= smallestWatts) edges.push({ before, after, watts: size });
    i = after + 1;
  }
  return edges;
}
