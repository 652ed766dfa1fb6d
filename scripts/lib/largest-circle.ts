/** Files by what they import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The largest set of files that all lead to each other; empty when imports have one direction everywhere. It is the
 * largest strongly connected component of two files or more (Kosaraju's algorithm: files in the order in which a walk
 * leaves them, then walks against the imports).
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

/** The files that a walk from `start` meets for the first time, each after those that it leads to. */
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
