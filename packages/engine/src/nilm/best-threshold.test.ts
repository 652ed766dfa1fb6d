import { expect, test } from "vitest";
import { bestThreshold } from "./best-threshold";

const scoresOf = (high: number, highCount: number, low: number, lowCount: number) =>
  Float64Array.from({ length: highCount + lowCount }, (_, i) => (i < highCount ? high : low));

test("a home whose appliance stands out is cut between its scores and the others", () => {
  const { threshold, expectedF1 } = bestThreshold(scoresOf(0.95, 100, 0.03, 400));
  expect(threshold).toBeGreaterThan(0.03);
  expect(threshold).toBeLessThan(0.95);
  expect(expectedF1).toBeGreaterThan(0.85);
});

test("the threshold is lower where the appliance looks unfamiliar", () => {
  const clear = bestThreshold(scoresOf(0.9, 100, 0.03, 400));
  const unfamiliar = bestThreshold(scoresOf(0.4, 100, 0.03, 400));
  expect(unfamiliar.threshold).toBeLessThan(clear.threshold);
  expect(unfamiliar.expectedF1).toBeLessThan(clear.expectedF1);
});

test("nothing is expected where nothing stands out, or where there is nothing", () => {
  expect(bestThreshold(scoresOf(0.1, 500, 0.05, 500)).expectedF1).toBeLessThan(0.3);
  expect(bestThreshold(new Float64Array(1_000))).toEqual({ threshold: 0, expectedF1: 0 });
});
