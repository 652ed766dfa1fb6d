import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import type { UsageReading } from "./usage-readings";
import { netSeries } from "./net-series";

const LOS_ANGELES = "America/Los_Angeles";
/** 2026-01-05T00:00 in Los Angeles. */
const BEGIN = Date.UTC(2026, 0, 5, 8) / 1_000;

const readings = (
  wattHours: readonly number[],
  { seconds = 900, start = BEGIN, offset = -28_800 } = {},
): UsageReading[] =>
  wattHours.map((each, index) => ({
    start: start + index * seconds,
    seconds,
    localStart: start + index * seconds + offset,
    localEnd: start + (index + 1) * seconds + offset,
    amount: each * 1_000,
    cost: null,
    issuedAt: 0,
  }));
const usage = (use: UsageReading[], exported: UsageReading[] | null = null) => ({
  source: "green_button" as const,
  commodity: "electricity" as const,
  readings: use,
  exported,
});

describe("a meter's series", () => {
  test("is its use less what it gave, and a gap only where neither was counted", () => {
    const used = readings([500, 100, 0]);
    const given = readings([400, 900], { start: BEGIN + 900 });
    const late = readings([50], { start: BEGIN + 4 * 900 });
    const series = netSeries(usage([...used, ...late], given), null, "UTC");
    expect(series).toMatchObject({ startMs: BEGIN * 1_000, intervalSeconds: 900, timeZone: LOS_ANGELES });
    expect(series?.kwh.map((kwh) => Math.round(kwh * 1_000))).toEqual(Float64Array.of(500, -300, -900, Number.NaN, 50));
  });

  test("of a table begins at the wall clock of the zone that is said", () => {
    const table = { ...usage(readings([1, 2], { start: 0, offset: 0 })), source: "interval_csv" as const };
    expect(netSeries(table, null, "America/New_York")?.startMs).toBe(5 * HOUR_MS);
  });

  test("of a table whose times carry their offset begins at that moment in any zone", () => {
    const table = { ...usage(readings([1, 2])), source: "interval_csv" as const, hasOffsets: true as const };
    expect(netSeries(table, null, "UTC")).toMatchObject({ startMs: BEGIN * 1_000, timeZone: LOS_ANGELES });
    const chicago = "America/Chicago";
    expect(netSeries(table, chicago, "UTC")).toMatchObject({ startMs: BEGIN * 1_000, timeZone: chicago });
    const inUtc = { ...table, readings: readings([1, 2], { offset: 0 }) };
    expect(netSeries(inUtc, null, chicago)).toMatchObject({ startMs: BEGIN * 1_000, timeZone: chicago });
  });

  test("is none for gas, for days, and for two channels that do not fit", () => {
    expect(netSeries({ ...usage(readings([1])), commodity: "gas" }, null, "UTC")).toBeNull();
    expect(netSeries(usage(readings([1, 2], { seconds: 86_400 })), null, "UTC")).toBeNull();
    expect(netSeries(usage(readings([1, 2]), readings([1, 2], { seconds: 3_600 })), null, "UTC")).toBeNull();
    expect(netSeries(usage(readings([1, 2]), readings([1, 2], { start: BEGIN + 60 })), null, "UTC")).toBeNull();
  });
});
