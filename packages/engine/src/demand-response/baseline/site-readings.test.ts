import { QUARTER_HOUR_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import { siteReadings } from "./site-readings";

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
