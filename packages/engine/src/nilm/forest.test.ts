import { expect, test } from "vitest";
import { growForest } from "../../../../scripts/nilm/grow-forest";
import { seededRandom } from "../../../../scripts/seeded-random";
import { forestScore, readForest, storeForest } from "./forest";

/** Points of a square, of which one quarter is the class. */
function lessons(count: number) {
  const random = seededRandom(5);
  const rows = Array.from({ length: count }, () => Float64Array.of(random(), random(), random()));
  return {
    rows,
    isOn: rows.map(([x = 0, y = 0]) => (x > 0.5 && y > 0.5 ? 1 : 0)),
    weight: rows.map(() => 1),
    groups: rows.map((_, i) => i % 50),
  };
}
const grown = growForest(lessons(2_000), { trees: 20, depth: 6, smallestLeaf: 4, featuresTried: 2, seed: 3 });

test("a forest tells the class of points that it has not seen", () => {
  expect(forestScore(grown.forest, Float64Array.of(0.9, 0.9, 0.1))).toBeGreaterThan(0.9);
  expect(forestScore(grown.forest, Float64Array.of(0.9, 0.1, 0.9))).toBeLessThan(0.1);
});

test("a stored forest scores as before, to the rounding of its leaves", () => {
  const read = readForest(JSON.parse(JSON.stringify(storeForest(grown.forest, grown.steps))));
  for (const row of lessons(300).rows) {
    expect(Math.abs(forestScore(read, row) - forestScore(grown.forest, row))).toBeLessThan(1 / 255);
  }
});

test("the same lessons and seed grow the same forest", () => {
  const again = growForest(lessons(2_000), { trees: 20, depth: 6, smallestLeaf: 4, featuresTried: 2, seed: 3 });
  expect(again.forest).toEqual(grown.forest);
});
