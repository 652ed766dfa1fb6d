import { expect, test } from "vitest";
import { sortedBy } from "./compared";

test.each([
  ["savings", ["retail", "commercial", "manufacturing", "utility"]],
  ["weeks", ["retail", "commercial", "manufacturing", "utility"]],
  ["roi", ["manufacturing", "retail", "commercial", "utility"]],
  ["complexity", ["retail", "commercial", "manufacturing", "utility"]],
] as const)("by %s, the most attractive industry comes first", (sort, ids) => {
  expect(sortedBy(sort).map(({ id }) => id)).toEqual(ids);
});
