import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPulses } from "./pulses";

/** Mains of 200 W base and loads given as first minute, minutes and watts. */
function mainsOf(loads: [from: number, minutes: number, watts: number][], length = 240): Float64Array {
  const mains = new Float64Array(length).fill(200);
  for (const [from, minutes, watts] of loads) for (let i = from; i < from + minutes; i += 1) mains[i]! += watts;
  return mains;
}
const base = (length = 240) => new Float64Array(length).fill(200);
const found = (mains: Float64Array) =>
  findPulses(mains, base(mains.length), 60).pulses.map(({ start, watts, height }) => [
    start,
    watts.length,
    Math.round(height),
  ]);

describe("pulses", () => {
  test.each([
    [
      "one after the other",
      [
        [20, 3, 2_800],
        [60, 15, 2_000],
      ],
    ],
    [
      "a kettle on top of a heater",
      [
        [60, 20, 2_000],
        [70, 3, 2_800],
      ],
    ],
    [
      "a load that begins within another and outlasts it",
      [
        [60, 20, 2_000],
        [75, 12, 1_100],
      ],
    ],
    [
      "two that end in the same minute",
      [
        [60, 20, 2_000],
        [70, 10, 900],
      ],
    ],
  ] as [string, [number, number, number][]][])("%s", (_, loads) => {
    expect(found(mainsOf(loads))).toEqual(expect.arrayContaining(loads));
  });

  test("a switch within a minute is one edge, and the energy stays", () => {
    const mains = mainsOf([[50, 2, 2_800]]);
    mains[49]! += 1_700;
    mains[52]! += 400;
    const [pulse] = findPulses(mains, base(), 60).pulses;
    expect(pulse).toMatchObject({ start: 49, height: 2_800 });
    expect(pulse?.sum).toBeCloseTo(2 * 2_800 + 1_700 + 400, 6);
  });

  test("take each watt once: pulses and rest are the mains above the base, and nothing is negative", () => {
    const anyWatts = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(anyWatts, (values) => {
        const mains = Float64Array.from(values);
        const low = new Float64Array(mains.length).fill(Math.min(...values));
        const { pulses, rest } = findPulses(mains, low, 60);
        const sum = rest.slice();
        for (const { start, watts } of pulses) watts.forEach((value, k) => (sum[start + k]! += value));
        mains.forEach((value, i) => {
          expect(sum[i]!).toBeCloseTo(value - low[i]!, 6);
          expect(rest[i]!).toBeGreaterThanOrEqual(-1e-9);
        });
      }),
      { numRuns: 100 },
    );
  });
});
