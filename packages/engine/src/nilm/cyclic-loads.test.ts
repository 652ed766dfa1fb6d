import { expect, test } from "vitest";
import { seededRandom } from "../../../../scripts/seeded-random";
import { runConfidence } from "./confidence";
import { findCyclicLoads } from "./cyclic-loads";

const DAY = 1_440;
const NONE_MISSING = new Uint8Array(3 * DAY);

/** A compressor minute by minute: lengths that vary by a tenth, and more power in its first minutes. */
function compressor(watts: number, onMinutes: number, offMinutes: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  const load = new Float64Array(3 * DAY);
  let start = Math.round(random() * offMinutes);
  while (start < load.length) {
    const minutes = Math.round(onMinutes * (0.9 + 0.2 * random()));
    for (let k = 0; k < minutes && start + k < load.length; k += 1)
      load[start + k] = watts * (1 + 0.2 * Math.exp(-k / 2));
    start += minutes + Math.round(offMinutes * (0.9 + 0.2 * random()));
  }
  return load;
}

/** Loads of 60 to 300 W that switch every few minutes, from seven in the morning until eleven at night. */
function busyDays(seed: number): Float64Array {
  const random = seededRandom(seed);
  const load = new Float64Array(3 * DAY);
  for (let i = 0; i < load.length; i += 1) {
    const hour = (i % DAY) / 60;
    if (hour < 7 || hour > 23 || random() > 0.08) continue;
    const [watts, minutes] = [60 + 240 * random(), 2 + 12 * random()];
    for (let k = 0; k < minutes && i + k < load.length; k += 1) load[i + k]! += watts;
  }
  return load;
}

const sum = (...loads: Float64Array[]) => loads.reduce((total, load) => total.map((value, i) => value + load[i]!));

function f1(estimate: Float64Array, truth: Float64Array, from: number, to: number): number {
  let both = 0;
  let either = 0;
  for (let i = from; i < to; i += 1) {
    const [found, real] = [estimate[i]! > 40, truth[i]! > 40];
    either += Number(found) + Number(real);
    both += Number(found && real);
  }
  return (2 * both) / either;
}

test("a fridge is followed through hours in which other loads of its size switch", () => {
  const fridge = compressor(95, 16, 28, 3);
  const found = findCyclicLoads(sum(fridge, busyDays(4)), NONE_MISSING, 60).get("fridge");
  expect(f1(found!.watts, fridge, DAY, DAY + 420)).toBeGreaterThan(0.95);
  expect(f1(found!.watts, fridge, DAY + 420, 2 * DAY)).toBeGreaterThan(0.75);
});

test("its runs are surer at night than among other loads", () => {
  const found = findCyclicLoads(sum(compressor(95, 16, 28, 3), busyDays(4)), NONE_MISSING, 60).get("fridge");
  const meanScore = (from: number, to: number) => {
    const runs = found!.runs.filter((run) => run.from % DAY >= from && run.from % DAY < to);
    return runs.reduce((total, { score }) => total + score, 0) / runs.length;
  };
  expect(meanScore(60, 360)).toBeGreaterThan(meanScore(480, 1_320));
});

test("of two compressors, the one that uses more is the fridge", () => {
  const [large, small] = [compressor(130, 20, 25, 5), compressor(70, 12, 50, 6)];
  const found = findCyclicLoads(sum(large, small), NONE_MISSING, 60);
  expect(f1(found.get("fridge")!.watts, large, 0, 3 * DAY)).toBeGreaterThan(0.9);
  expect(f1(found.get("freezer")!.watts, small, 0, 3 * DAY)).toBeGreaterThan(0.8);
});

test("what switches at all hours without a rhythm is no fridge to be believed", () => {
  const load = sum(busyDays(7), busyDays(8), compressor(90, 9, 160, 2));
  const found = findCyclicLoads(load, NONE_MISSING, 60);
  expect(found.size).toBeGreaterThan(0);
  for (const { runs } of found.values()) {
    for (const run of runs) expect(runConfidence(run, undefined)).toBeLessThan(0.5);
  }
});

test("a fridge whose rhythm changes all the time is still found", () => {
  const random = seededRandom(9);
  const fridge = new Float64Array(3 * DAY);
  for (let start = 5; start < fridge.length; start += 20 + Math.floor(260 * random() ** 2)) {
    fridge.fill(90, start, start + 5 + Math.floor(14 * random()));
  }
  const found = findCyclicLoads(fridge, NONE_MISSING, 60).get("fridge");
  expect(f1(found!.watts, fridge, 0, 3 * DAY)).toBeGreaterThan(0.8);
});

test("a few hours show no rhythm", () => {
  expect(findCyclicLoads(compressor(95, 16, 28, 3).slice(0, 600), new Uint8Array(600), 60).size).toBe(0);
});
