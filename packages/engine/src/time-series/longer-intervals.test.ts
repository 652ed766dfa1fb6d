import { QUARTER_HOUR_MS } from "@wattleaf/shared/domain/time";
import { expect, test } from "vitest";
import { inLongerIntervals } from "./longer-intervals";

test("longer intervals begin at the anchor, and one with a gap is a gap", () => {
  const kwh = Float64Array.of(5, 1, 2, 3, 4, 1, Number.NaN, 1, 1, 9);
  const series = { startMs: 3 * QUARTER_HOUR_MS, intervalSeconds: 900, kwh, timeZone: "UTC" };
  const hours = inLongerIntervals(series, 3_600, 8 * QUARTER_HOUR_MS);
  expect(hours).toMatchObject({ startMs: 4 * QUARTER_HOUR_MS, intervalSeconds: 3_600 });
  expect([...hours.kwh]).toEqual([10, Number.NaN]);
});
