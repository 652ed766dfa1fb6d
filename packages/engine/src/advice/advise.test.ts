import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { expect, test } from "vitest";
import { loadSolver } from "@wattleaf/server/adapters/solver/highs";
import { everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import { readTariff } from "../tariff/read-tariff";
import type { IntervalSeries } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { advise } from "./advise";

const solve = await loadSolver();

const flat = readTariff(urdbItem({ label: "flat" })).tariff;
const cheap = readTariff(urdbItem({ label: "cheap", energyratestructure: [[{ rate: 0.15, unit: "kWh" }]] })).tariff;
const evening = readTariff(
  urdbItem({
    label: "evening",
    energyratestructure: [[{ rate: 0.2, unit: "kWh" }], [{ rate: 0.5, unit: "kWh" }]],
    energyweekdayschedule: everyMonth(hours(1, 16, 21)),
    energyweekendschedule: everyMonth(hours(1, 16, 21)),
  }),
).tariff;

/** A year of hours by the local hour of day; negative is sold. */
function year(kwh: (hour: number) => number): IntervalSeries {
  const timeZone = "America/Los_Angeles";
  const startMs = Date.parse("2025-11-01T00:00:00-07:00");
  const clock = zoneClock(timeZone);
  const values = Float64Array.from({ length: (365 * DAY_MS) / HOUR_MS }, (_, index) =>
    kwh((clock(startMs + index * HOUR_MS) / HOUR_MS) % 24),
  );
  return { startMs, intervalSeconds: HOUR_SECONDS, timeZone, kwh: values };
}

const asOfMs = Date.parse("2026-11-01T00:00:00-07:00");

const kinds = (found: ReturnType<typeof advise>) => found.map(({ kind }) => kind);

test("a cheaper tariff saves what it costs less, and bounds it by the change from week to week", () => {
  const [best, ...others] = advise(
    { series: year(() => 0.1), tariff: flat, otherTariffs: [flat, cheap], asOfMs, plant: null },
    [],
    solve,
  );
  // 8,760 h × 0.1 kWh × $0.05.
  expect(best).toMatchObject({ kind: "tariff", tariffId: "cheap", days: 365 });
  expect(best?.saving.amount).toBeCloseTo(43.8, 0);
  expect((best?.saving.high ?? 0) - (best?.saving.low ?? 0)).toBeLessThan(1);
  expect(others).toEqual([]);
});

test("a tariff that the home can't choose is no advice", () => {
  const ended = { ...cheap, effectiveToMs: asOfMs - DAY_MS };
  const coming = { ...cheap, id: "coming", effectiveFromMs: asOfMs + DAY_MS };
  const home = { series: year(() => 0.1), tariff: flat, otherTariffs: [ended, coming], asOfMs, plant: null };
  expect(kinds(advise(home, [], solve))).not.toContain("tariff");
});

test("always-on load above the typical one is a saving, unless solar hides it", () => {
  const [best] = advise({ series: year(() => 0.418), tariff: flat, otherTariffs: [], asOfMs, plant: null }, [], solve);
  // 200 W more than typical are 1,752 kWh a year, $350; half of it can be found.
  expect(best).toMatchObject({ kind: "standby", watts: 418, typicalWatts: 218 });
  expect(best?.saving.amount).toBeCloseTo(175.2, 0);
  const solar = year((hour) => (hour > 9 && hour < 15 ? -1 : 0.418));
  expect(
    kinds(advise({ series: solar, tariff: flat, otherTariffs: [], asOfMs, plant: null }, [], solve)),
  ).not.toContain("standby");
});

test("a run a day moved out of the peak saves the difference in price, where enough is used in it", () => {
  const evenings = year((hour) => (hour >= 16 && hour < 21 ? 0.6 : 0.1));
  const found = advise({ series: evenings, tariff: evening, otherTariffs: [], asOfMs, plant: null }, [], solve);
  // 365 × 60 % × 1.2 kWh × $0.30.
  expect(found.find(({ kind }) => kind === "shift_run")?.saving.amount).toBeCloseTo(78.8, 0);
  const frugal = year(() => 0.1);
  expect(kinds(advise({ series: frugal, tariff: evening, otherTariffs: [], asOfMs, plant: null }, [], solve))).toEqual(
    [],
  );
  expect(
    kinds(advise({ series: evenings, tariff: flat, otherTariffs: [], asOfMs, plant: null }, [], solve)),
  ).not.toContain("shift_run");
});

test("a plant can take away no more than the home uses in its hours", () => {
  const plant = { flexibleKw: 5, fromHour: 17, toHour: 19, eventsPerYear: 50, price: 1 };
  const found = advise(
    { series: year((hour) => (hour >= 17 && hour < 19 ? 1.1 : 0.1)), tariff: flat, otherTariffs: [], asOfMs, plant },
    [],
    solve,
  );
  expect(found.find(({ kind }) => kind === "plant")).toMatchObject({ kw: expect.closeTo(1), hoursPerEvent: 2 });
});

test("a tariff is judged by its cost after the car charges at its low prices", () => {
  // A car charges with 7 kW from 18:00 to 20:00: for $0.24 instead of $0.20 a kWh, or for $0.10 if it waits for 21:00.
  const home = year((hour) => (hour >= 18 && hour < 20 ? 7.2 : 0.2));
  const nights = readTariff(
    urdbItem({
      label: "nights",
      energyratestructure: [[{ rate: 0.1, unit: "kWh" }], [{ rate: 0.24, unit: "kWh" }]],
      energyweekdayschedule: everyMonth(hours(1, 16, 21)),
      energyweekendschedule: everyMonth(hours(1, 16, 21)),
    }),
  ).tariff;
  const [best] = advise({ series: home, tariff: flat, otherTariffs: [nights], asOfMs, plant: null }, [], solve);
  expect(best).toMatchObject({ kind: "tariff", tariffId: "nights" });
  if (best?.kind !== "tariff") return;
  expect(best.asIsSaving).toBeLessThan(-50);
  expect(best.saving.low).toBeLessThan(0);
  expect(best.saving.high).toBeGreaterThan(best.saving.amount);
  // 14 kWh a day for $0.14 less, as far as it is certain that it is a car.
  expect(best.movedKwhPerYear).toBeGreaterThan(4_500);
  // Under the evening tariff of the same night price as the flat one, changing brings nothing.
  const found = advise({ series: home, tariff: flat, otherTariffs: [evening], asOfMs, plant: null }, [], solve);
  expect(kinds(found)).not.toContain("tariff");
});
