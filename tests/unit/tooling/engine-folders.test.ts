import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/root";

const ENGINE = "packages/engine/src";
/** Folders whose own subfolders must not form a cycle either. */
const PARENTS = ["", "import", "demand-response"];

type Sources = ReadonlyMap<string, string>;

/** The imports between the folders directly in `parent`; files directly in `parent` count as folders. */
function importsBetweenFolders(sources: Sources, parent: string): Map<string, Set<string>> {
  const folderOf = (path: string): string | undefined => {
    const below = parent === "" ? path : path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : undefined;
    return below?.split("/")[0]?.replace(/\.ts$/, "");
  };
  const imports = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    const from = folderOf(path);
    if (from === undefined) continue;
    for (const [, target = ""] of source.matchAll(/\b(?:from|import\()\s*"(\.[^"]+)"/g)) {
      const to = folderOf(posix.join(posix.dirname(path), target));
      if (to !== undefined && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** A cycle from a folder through others, such as `usage > import > usage`; undefined without one. */
function wayBack(imports: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>();
  const follow = (folder: string, way: readonly string[]): string | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder].join(" > ");
    if (done.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const found = follow(next, [...way, folder]);
      if (found) return found;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const found = follow(folder, []);
    if (found) return found;
  }
  return undefined;
}

const engineSources: Sources = new Map(
  globSync("**/*.ts", { cwd: join(ROOT, ENGINE) })
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => [path, readFileSync(join(ROOT, ENGINE, path), "utf8")]),
);

test.each(PARENTS)("no folder of the engine is in a cycle (%j)", (parent) => {
  const imports = importsBetweenFolders(engineSources, parent);
  expect(imports.size).toBeGreaterThan(0);
  expect(wayBack(imports)).toBeUndefined();
});

test("time series and statistics are at the bottom", () => {
  const imports = importsBetweenFolders(engineSources, "");
  expect([...(imports.get("time-series") ?? [])]).toEqual(["notices"]);
  expect(imports.has("statistics")).toBe(false);
  expect(imports.has("notices")).toBe(false);
});

test.each([
  [
    "two folders",
    { "a/x.ts": `import { b } from "../b/y";`, "b/y.ts": `import type { A } from "../a/z";` },
    "a > b > a",
  ],
  [
    "three folders",
    {
      "a/x.ts": `import { b } from "../b/deep/y";`,
      "b/deep/y.ts": `export { c } from "../../c/z";`,
      "c/z.ts": `const a = await import("../a/x");`,
    },
    "a > b > c > a",
  ],
  ["a file at the top", { "a/x.ts": `import { n } from "../n";`, "n.ts": `import { a } from "./a/x";` }, "a > n > a"],
])("a cycle through %s is found", (_, files, expected) => {
  expect(wayBack(importsBetweenFolders(new Map(Object.entries(files)), ""))).toBe(expected);
});
