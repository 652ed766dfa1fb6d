import { expect, test } from "vitest";
import { studentT95 } from "./student-t";

test.each([
  [5, 2.5706],
  [10, 2.2281],
  [29, 2.0452],
  [120, 1.9799],
  [1e9, 1.96],
])("of %d degrees of freedom it is the tabulated %d", (freedom, tabulated) => {
  expect(studentT95(freedom)).toBeCloseTo(tabulated, 3);
});
