import { expect, test } from "vitest";
import { emptyWindowLessons, growBoosted } from "../../../../scripts/nilm/grow-boosted";
import { seededRandom } from "../../../../scripts/seeded-random";
import { boostedOutputs, logistic, readBoostedTrees, storeBoostedTrees } from "./boosted-trees";

const OPTIONS = { trees: 48, depth: 3, rate: 0.3, rowShare: 0.7, featureShare: 1, smallestLeaf: 2, seed: 3 };

/** Points of a square, of which one quarter is the class, and a value that rises along one side. */
function lessons(count: number, targetOf: (x: number, y: number) => number) {
  const random = seededRandom(5);
  const made = emptyWindowLessons(3);
  for (let i = 0; i < count; i += 1) {
    const [x, y, noise] = [random(), random(), random()];
    made.rows.push(x, y, noise);
    made.target.push(targetOf(x, y));
    made.weight.push(1);
  }
  return made;
}
const isQuarter = (x: number, y: number) => (x > 0.5 && y > 0.5 ? 1 : 0);
const grown = growBoosted(lessons(2_000, isQuarter), { ...OPTIONS, loss: "logistic" });
const ROWS = Float64Array.of(0.9, 0.9, 0.1, 0.9, 0.1, 0.9);

test("boosted trees tell the class of points that they have not seen", () => {
  const [inside = 0, outside = 0] = boostedOutputs(grown.trees, ROWS, 2, 3);
  expect(logistic(inside)).toBeGreaterThan(0.9);
  expect(logistic(outside)).toBeLessThan(0.1);
});

test("boosted trees fit a value", () => {
  const { trees } = growBoosted(
    lessons(2_000, (x) => 3 * x),
    { ...OPTIONS, loss: "squared" },
  );
  expect(boostedOutputs(trees, ROWS, 2, 3)[0]).toBeCloseTo(2.7, 0);
});

test("stored trees give the same outputs, to the rounding of their leaves", () => {
  const read = readBoostedTrees(JSON.parse(JSON.stringify(storeBoostedTrees(grown.trees, grown.steps))));
  const before = boostedOutputs(grown.trees, ROWS, 2, 3);
  boostedOutputs(read, ROWS, 2, 3).forEach((output, i) => expect(output).toBeCloseTo(before[i]!, 2));
});

test("a hopeless row gets no more trees and stays hopeless", () => {
  const stopped = boostedOutputs(grown.trees, ROWS, 2, 3, -1);
  expect(stopped[0]).toBe(boostedOutputs(grown.trees, ROWS, 2, 3)[0]);
  expect(stopped[1]).toBeLessThan(-1);
});

test("the same lessons and seed grow the same trees", () => {
  expect(growBoosted(lessons(2_000, isQuarter), { ...OPTIONS, loss: "logistic" })).toEqual(grown);
});
