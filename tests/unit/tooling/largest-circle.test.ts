import { expect, test } from "vitest";
import { largestCircle } from "../../../scripts/lib/largest-circle";

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test("imports in one direction form no cycle", () => {
  expect(largestCircle(graph({ a: ["b", "c"], b: ["c"], c: ["outside"] }))).toEqual([]);
});

test("the largest of several cycles counts, with everything that is part of it", () => {
  const imports = graph({ a: ["b"], b: ["a"], c: ["d", "a"], d: ["e"], e: ["c", "f"], f: ["d"], g: ["c"] });
  expect([...largestCircle(imports)].toSorted()).toEqual(["c", "d", "e", "f"]);
});
