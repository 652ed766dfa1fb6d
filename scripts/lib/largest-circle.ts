/** Maps each file to its imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The largest import cycle; empty when there is none. It is the largest strongly connected component of two files or
 * more, found with Kosaraju's algorithm: files in post-order, then a search along reversed imports.
 */
export function largestCircle(imports: ImportGraph): readonly string[] {
  const importers = reversed(imports);
  const seen = new Set<string>();
  const left = [...imports.keys()].flatMap((file) => walk(file, imports, seen));
  seen.clear();
  const circles = left.toReversed().map((file) => walk(file, importers, seen));
  return circles.filter(({ length }) => length > 1).reduce((most, one) => (one.length > most.length ? one : most), []);
}

function reversed(imports: ImportGraph): ImportGraph {
  const importers = new Map<string, string[]>(Array.from(imports.keys(), (file) => [file, []]));
  for (const [file, targets] of imports) for (const target of targets) importers.get(target)?.push(file);
  return importers;
}

/** The unvisited files reachable from `start`, in post-order. */
function walk(start: string, edges: ImportGraph, seen: Set<string>): string[] {
  const met: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of edges.get(file) ?? []) visit(next);
    met.push(file);
  };
  visit(start);
  return met;
}
