import { describe, expect, test } from "vitest";
import type { IntervalSeries } from "../time-series/interval-series";
import { findRepairs, withRepairs } from "./find-repairs";

const QUARTERS = 96;

/** A lively home of quarter hours: 0.1 to 0.3 kWh, and a car at 2.5 kWh every third night. */
function home(days: number, change: (kwh: Float64Array) => void = () => undefined): IntervalSeries {
  const kwh = Float64Array.from({ length: days * QUARTERS }, (_, index) => {
    const isCharging = Math.floor(index / QUARTERS) % 3 === 0 && index % QUARTERS < 12;
    return (isCharging ? 2.5 : 0.1) + 0.2 * Math.abs(Math.sin(index * 12.9898));
  });
  change(kwh);
  return { startMs: Date.UTC(2026, 0, 1), intervalSeconds: 900, kwh, timeZone: "UTC" };
}
const kindsOf = (series: IntervalSeries) => findRepairs(series).map(({ index, kind }) => [index, kind]);

describe("repaired", () => {
  test("one or two readings that no service of a home carries, by the line between their neighbors", () => {
    const series = home(60, (kwh) => kwh.set([1, 400, 300, 2], 2_000));
    const repairs = findRepairs(series);
    expect(repairs.map(({ index, kind }) => [index, kind])).toEqual([
      [2_001, "spike"],
      [2_002, "spike"],
    ]);
    expect(repairs[0]?.after).toBeCloseTo(1 + 1 / 3);
    expect(repairs[1]?.after).toBeCloseTo(1 + 2 / 3);
  });

  test("a counter that began again, and a single negative reading of a home that sells nothing", () => {
    const series = home(100, (kwh) => {
      kwh[3_000] = -9_000;
      kwh[5_000] = -0.3;
    });
    expect(kindsOf(series)).toEqual([
      [3_000, "reset"],
      [5_000, "negative"],
    ]);
  });

  test("a reading that covers the silence before it, without losing energy", () => {
    const series = home(60, (kwh) => {
      kwh.fill(Number.NaN, 2_000, 2_080);
      kwh[2_080] = 81 * 0.2;
    });
    // 16.2 kWh in a quarter hour are 65 kW.
    const repairs = findRepairs({ ...series, kwh: series.kwh.map((value) => (value > 2 && value < 3 ? 0.2 : value)) });
    expect(repairs).toHaveLength(81);
    expect(repairs.reduce((sum, { after }) => sum + after, 0)).toBeCloseTo(16.2);
  });

  test("and as it was again when what was there is put back", () => {
    const series = home(100, (kwh) => void (kwh[5_000] = 700));
    const repairs = findRepairs(series);
    const repaired = withRepairs(series, repairs);
    expect(repaired.kwh[5_000]).toBeLessThan(5);
    expect(
      withRepairs(
        repaired,
        repairs.map(({ index, before }) => ({ index, after: before })),
      ).kwh,
    ).toEqual(series.kwh);
  });
});

describe("left as it is", () => {
  test("a car, a sauna and a large site: what a site takes in often is not a fault of it", () => {
    expect(findRepairs(home(60))).toEqual([]);
    const site = home(60);
    expect(findRepairs({ ...site, kwh: site.kwh.map((value) => value * 400) })).toEqual([]);
    expect(findRepairs(home(60, (kwh) => void (kwh[2_000] = 5.9)))).toEqual([]);
  });

  test("what goes on for an hour", () => {
    expect(findRepairs(home(60, (kwh) => kwh.fill(90, 2_000, 2_004)))).toEqual([]);
  });

  test("what a home with panels sells, also in its first days", () => {
    const noon = (kwh: Float64Array, day: number) => kwh.fill(-0.4, day * QUARTERS + 44, day * QUARTERS + 52);
    expect(findRepairs(home(120, (kwh) => [...Array(120).keys()].forEach((day) => noon(kwh, day))))).toEqual([]);
    expect(findRepairs(home(400, (kwh) => void (kwh[399 * QUARTERS + 48] = -0.4)))).toEqual([]);
    expect(findRepairs(home(400, (kwh) => noon(kwh, 398)))).toEqual([]);
  });

  test("a file in which many readings look wrong: they are how its meter counts", () => {
    expect(findRepairs(home(60, (kwh) => kwh.forEach((_, index) => index % 90 === 50 && (kwh[index] = 500))))).toEqual(
      [],
    );
  });

  test("a few days, of which too little is known", () => {
    expect(findRepairs(home(5, (kwh) => void (kwh[200] = 500)))).toEqual([]);
  });
});
