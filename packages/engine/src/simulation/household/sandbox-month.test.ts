import { describe, expect, test } from "vitest";
import { seriesEndMs } from "../../time-series/interval-series";
import { householdOf } from "./household";
import { sandboxMonth, withOutages } from "./sandbox-month";
import { weatherAt } from "./weather";

const JANUARY_2026 = 2026 * 12;
const month = (of: number) => JANUARY_2026 + of - 1;
const account = (accountNumber: string, zipCode = "94086") => householdOf({ provider: "pge", accountNumber, zipCode });
const sum = (kwh: Float64Array) => kwh.reduce((total, energy) => total + energy, 0);
const someAccounts = Array.from({ length: 40 }, (_, index) => String(7_000 + index * 37));

describe("a sandbox household", () => {
  test("has the same past whenever it is asked for, and in whatever writing", () => {
    const first = sandboxMonth(account("12 34-ab"), month(5));
    sandboxMonth(account("other"), month(4));
    expect(sandboxMonth(account("1234AB"), month(5))).toEqual(first);
    expect(sandboxMonth(account("1234AC"), month(5)).kwh).not.toEqual(first.kwh);
  });

  test("has months that follow each other without a break, through both clock changes", () => {
    const year = Array.from({ length: 12 }, (_, index) => sandboxMonth(account("4711"), month(index + 1)));
    for (const [index, { startMs }] of year.entries()) {
      const before = year[index - 1];
      if (before) expect(startMs).toBe(seriesEndMs(before));
    }
    expect(year.map(({ kwh }) => kwh.length)).toEqual([
      2_976, 2_688, 2_972, 2_880, 2_976, 2_880, 2_976, 2_976, 2_880, 2_976, 2_884, 2_976,
    ]);
  });

  test("counts whole watt-hours", () => {
    const { kwh } = sandboxMonth(account("4711"), month(2));
    expect(kwh.every((energy) => Math.abs(energy * 1_000 - Math.round(energy * 1_000)) < 1e-9)).toBe(true);
  });

  test("uses what American homes without a roof of panels use: a median between 300 and 900 kWh a month", () => {
    const use = someAccounts
      .map((number) => account(number, "21201"))
      .filter(({ solarWatts }) => solarWatts === 0)
      .map((household) => sum(sandboxMonth(household, month(4)).kwh))
      .toSorted((a, b) => a - b);
    const median = use[Math.floor(use.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(300);
    expect(median).toBeLessThan(900);
    expect(use[0]).toBeGreaterThan(80);
    expect(use.at(-1)).toBeLessThan(3_000);
  });

  test("needs more in July than in April where it cools, and exports at noon where it has panels", () => {
    const cooled = someAccounts
      .map((number) => account(number, "85001"))
      .find((home) => home.hasCooling && !home.car && home.solarWatts === 0);
    const sunny = someAccounts.map((number) => account(number, "92270")).find((home) => home.solarWatts > 4_000);
    if (!cooled || !sunny) throw new Error("No such household among the accounts");
    expect(sum(sandboxMonth(cooled, month(7)).kwh)).toBeGreaterThan(1.5 * sum(sandboxMonth(cooled, month(4)).kwh));
    const noons = sandboxMonth(sunny, month(4)).kwh.filter((_, index) => index % 96 === 50);
    expect(noons.filter((energy) => energy < 0).length).toBeGreaterThan(15);
  });

  test("sleeps at night and lives in the evening", () => {
    const { kwh } = sandboxMonth(account("4711"), month(10));
    const atHour = (hour: number) => sum(kwh.filter((_, index) => Math.floor((index % 96) / 4) === hour));
    expect(atHour(19)).toBeGreaterThan(1.5 * atHour(3));
  });

  test("has gaps only where they are asked for", () => {
    const months = [7, 8, 9, 10].map((of) => sandboxMonth(account("0000000333"), month(of)));
    expect(months.some(({ kwh }) => kwh.some(Number.isNaN))).toBe(false);
    const missing = months
      .map((whole) => withOutages(account("0000000333"), whole).kwh.filter(Number.isNaN).length)
      .reduce((total, each) => total + each, 0);
    expect(missing).toBeGreaterThan(0);
    expect(missing).toBeLessThan(600);
  });
});

test("weather is warmer in July than in January, by day than by night, and dark at night", () => {
  const { climate, weatherSeed } = account("1", "60601");
  const at = (moment: string) => weatherAt(climate, weatherSeed, Date.parse(moment));
  const mean = (of: string) =>
    Array.from(
      { length: 28 },
      (_, day) => at(`2026-${of}-${String(day + 1).padStart(2, "0")}T18:00:00Z`).temperature,
    ).reduce((total, each) => total + each / 28, 0);
  expect(mean("07") - mean("01")).toBeGreaterThan(15);
  expect(at("2026-07-04T07:00:00Z").irradiance).toBe(0);
  expect(at("2026-07-04T18:00:00Z").irradiance).toBeGreaterThan(300);
});
