import { expect, test } from "vitest";
import { studentT } from "./student-t";

test.each([
  [0.95, 5, 2.5706],
  [0.95, 10, 2.2281],
  [0.95, 29, 2.0452],
  [0.95, 120, 1.9799],
  [0.95, 1e9, 1.96],
  [0.96, 5, 2.7565],
  [0.96, 10, 2.3593],
  [0.96, 1e9, 2.0537],
] as const)("a share of %d, of %d degrees of freedom, lies within the tabulated %d", (share, freedom, tabulated) => {
  expect(studentT(share, freedom)).toBeCloseTo(tabulated, 3);
});
