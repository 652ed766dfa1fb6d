import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnsOf, envelopeOf } from "./envelope";

const QUARTER_HOUR_MS = 900_000;
const seriesOf = (values: readonly (number | null)[]) => ({
  startMs: 0,
  stepMs: QUARTER_HOUR_MS,
  values: Float64Array.from(values, (value) => value ?? Number.NaN),
});
const whole = (count: number) => ({ fromMs: 0, toMs: count * QUARTER_HOUR_MS });

describe("values drawn by columns of pixels", () => {
  test("keep every extreme, however many values share a column", () => {
    const spike = Array.from({ length: 70_080 }, (_, at) => (at === 31_337 ? 19 : at === 4_242 ? -3 : 1));
    const series = seriesOf(spike);
    const { low, high } = envelopeOf(series.values, columnsOf(series, whole(70_080), 1_000));
    expect(high.length).toBeLessThan(1_010);
    expect(Math.max(...high.filter((value) => !Number.isNaN(value)))).toBe(19);
    expect(Math.min(...low.filter((value) => !Number.isNaN(value)))).toBe(-3);
  });

  test("hold each measured value of the window between their low and high, in its place", () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { freq: 5 }), { minLength: 20, maxLength: 400 }),
        fc.nat(19),
        fc.integer({ min: 1, max: 60 }),
        (values, from, maxColumns) => {
          const series = seriesOf(values);
          const window = { fromMs: from * QUARTER_HOUR_MS + 1, toMs: values.length * QUARTER_HOUR_MS };
          const columns = columnsOf(series, window, maxColumns);
          const { low, high, missing } = envelopeOf(series.values, columns);
          for (let at = from; at < values.length; at += 1) {
            const column = Math.floor((at - columns.first) / columns.size);
            const value = values[at] ?? null;
            if (value === null) expect(missing[column]).toBeGreaterThan(0);
            else {
              expect(low[column]).toBeLessThanOrEqual(value);
              expect(high[column]).toBeGreaterThanOrEqual(value);
            }
          }
        },
      ),
    );
  });

  test("stay on the same values while the window moves by less than a column", () => {
    const series = seriesOf(Array.from({ length: 10_000 }, (_, at) => at % 97));
    const at = (shift: number) => columnsOf(series, { fromMs: shift, toMs: 9_000 * QUARTER_HOUR_MS + shift }, 1_000);
    expect(at(QUARTER_HOUR_MS).first).toBe(at(0).first);
  });

  test("read what was before by a shift, and nothing before the series", () => {
    const series = seriesOf([1, 2, 3, 4, 5, 6, 7, 8]);
    const columns = { first: 4, size: 2, count: 2 };
    expect([...envelopeOf(series.values, columns, 4).high]).toEqual([2, 4]);
    expect([...envelopeOf(series.values, columns, 6).high]).toEqual([Number.NaN, 2]);
  });
});
