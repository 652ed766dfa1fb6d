import { QUARTER_HOUR_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import { inLongerIntervals, siteReadings } from "./site-readings";

const report = (quarter: number, ...kwh: number[]) => ({
  startMs: quarter * QUARTER_HOUR_MS,
  intervalSeconds: 900,
  kwh: Float64Array.from(kwh),
});

describe("the readings of a site", () => {
  test("are one series of all its reports, in which a later word counts and silence does not", () => {
    const series = siteReadings([report(4, 1, 2, 3), report(0, 9), report(5, 7, Number.NaN)], "UTC");
    expect(series).toMatchObject({ startMs: 0, intervalSeconds: 900, timeZone: "UTC" });
    expect([...(series?.kwh ?? [])]).toEqual([9, Number.NaN, Number.NaN, Number.NaN, 1, 7, 3]);
  });

  test("are none without a report", () => {
    expect(siteReadings([], "UTC")).toBeUndefined();
  });
});

test("longer intervals begin at the anchor, and one with a gap is a gap", () => {
  const series = siteReadings([report(3, 5, 1, 2, 3, 4, 1, Number.NaN, 1, 1, 9)], "UTC");
  if (!series) throw new Error("no series");
  const hours = inLongerIntervals(series, 3_600, 8 * QUARTER_HOUR_MS);
  expect(hours).toMatchObject({ startMs: 4 * QUARTER_HOUR_MS, intervalSeconds: 3_600 });
  expect([...hours.kwh]).toEqual([10, Number.NaN]);
});
