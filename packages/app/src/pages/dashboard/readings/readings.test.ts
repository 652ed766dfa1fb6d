import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { expect, test } from "vitest";
import type { ReadyMeter } from "../energy/use-energy";
import { gridOf, isWanted, pageCount, pagesIn, pageWindow, powerOf, readingRows, rowsIn, seriesOf } from "./readings";

const START = Date.parse("2026-10-31T07:00:00Z");
const clock = zoneClock("America/Los_Angeles");
const meterOf = (days: number, intervalSeconds: number) =>
  ({
    timeZone: "America/Los_Angeles",
    intervalSeconds,
    firstReadingAt: new Date(START).toISOString(),
    lastReadingAt: new Date(START + days * DAY_MS).toISOString(),
  }) as ReadyMeter;
const windowOf = (days: number) => ({ fromMs: START, toMs: START + days * DAY_MS });

test("two years of quarter hours are drawn as they are, of minutes by hour until they are zoomed into", () => {
  const [quarters, minutes] = [meterOf(730, 900), meterOf(730, 60)];
  expect(pagesIn(quarters, windowOf(730), null)).toMatchObject({ resolution: "interval", first: 0, last: 8 });
  expect(gridOf(quarters, "interval").count).toBe(70_080);
  expect(pagesIn(minutes, windowOf(730), null)).toMatchObject({ resolution: "hour", first: 0, last: 2 });
  expect(pagesIn(minutes, windowOf(7), null)).toMatchObject({ resolution: "interval", first: 0, last: 1 });
});

test("a window needs its own pages and those of the year before, as far as there are any", () => {
  const meter = meterOf(730, 900);
  const pages = (fromDay: number, toDay: number) => {
    const wanted = pagesIn(meter, { fromMs: START + fromDay * DAY_MS, toMs: START + toDay * DAY_MS }, 364 * DAY_MS);
    return Array.from({ length: 9 }, (_, page) => page).filter((page) => isWanted(page, wanted));
  };
  expect(pages(700, 730)).toEqual([4, 8]);
  expect(pages(0, 30)).toEqual([0]);
});

test("pages cover the readings, and one that is not loaded is not measured", () => {
  const grid = gridOf(meterOf(100, 900), "interval");
  expect(pageCount(grid)).toBe(2);
  expect(pageWindow(grid, 1).toMs).toBe(START + 100 * DAY_MS);
  const { values } = seriesOf(grid, [undefined, new Float64Array(1_600).fill(2)]);
  expect(values).toHaveLength(9_600);
  expect([values[0], values.at(-1)]).toEqual([Number.NaN, 2]);
});

test("power is the energy of what was measured in its time", () => {
  const answer = { energyWh: [500, 250, null], coverage: [1, 0.5, 0] } as Parameters<typeof powerOf>[0];
  expect([...powerOf(answer, HOUR_MS)]).toEqual([0.5, 0.5, Number.NaN]);
});

test("a table lists readings, or days where those are too many", () => {
  const grid = gridOf(meterOf(4, 900), "interval");
  const series = seriesOf(grid, [new Float64Array(grid.count).fill(1)]);
  expect(rowsIn(series, windowOf(1), clock)).toMatchObject({ group: "reading" });
  const { group, rows } = rowsIn(series, windowOf(3), clock);
  expect(group).toBe("day");
  // November 1 has 25 hours in Los Angeles.
  expect(rows.map(({ key, energy }) => [key, energy])).toEqual([
    ["2026-10-31", 24],
    ["2026-11-01", 25],
    ["2026-11-02", 23],
  ]);
});

test("a file has each reading, also both of an hour that the clock shows twice", () => {
  const grid = gridOf(meterOf(3, 3_600), "interval");
  const series = seriesOf(grid, [Float64Array.from({ length: grid.count }, (_, at) => at)]);
  const rows = readingRows(series, windowOf(3), clock, "reading");
  expect(rows).toHaveLength(72);
  expect(rows.filter(({ key }) => key === "2026-11-01T01:00").map(({ highest }) => highest)).toEqual([25, 26]);
});
