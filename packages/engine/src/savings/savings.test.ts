import { DAY_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import { type DayUse, householdSavings, savedByDay } from "./savings";

/** `count` days from a Monday on, each with the use that `wh` gives it. */
const days = (count: number, wh: (index: number) => number): DayUse[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2024, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
    wh: wh(index),
  }));

/** A year at 10 kWh, then whatever follows. */
const yearThen = (...later: number[]) => {
  const year = 54 * 7;
  return days(year + later.length, (index) => (index < year ? 10_000 : (later[index - year] ?? 0)));
};

test("a day is compared with the same weekday around a year earlier, and weekends with weekends", () => {
  const isWeekend = (index: number) => index % 7 >= 5;
  const home = days(54 * 7 + 7, (index) => (isWeekend(index) ? 20_000 : 10_000) - (index >= 54 * 7 ? 1_000 : 0));
  const lastWeek = [...savedByDay(home).values()].slice(-7);
  expect(lastWeek).toEqual(Array.from({ length: 7 }, () => 1_000));
});

test("a day whose year before is hardly measured is not counted", () => {
  const home = yearThen(9_000);
  const holed = home.filter(({ day }) => !["2024-01-01", "2024-01-08"].includes(day));
  expect(savedByDay(home).size).toBeGreaterThan(0);
  expect([...savedByDay(holed).keys()]).not.toContain(home.at(-1)?.day);
});

describe("a household", () => {
  test("nets days that used more against days that used less", () => {
    const before = householdSavings([yearThen()]);
    const after = householdSavings([yearThen(7_000, 12_000)]);
    expect(after.savedWh - before.savedWh).toBe(3_000 - 2_000);
  });

  test("has a streak of the latest days that all used less", () => {
    expect(householdSavings([yearThen(12_000, 9_000, 9_500)]).streakDays).toBe(2);
    expect(householdSavings([yearThen(9_000, 12_000)]).streakDays).toBe(0);
  });

  test("is the sum of its meters: one that saves more than the other loses is a gain", () => {
    expect(householdSavings([yearThen(8_000), yearThen(11_000)])).toMatchObject({ savedWh: 1_000, streakDays: 1 });
  });

  test("without a year to compare with has saved nothing", () => {
    expect(householdSavings([days(200, () => 5_000)])).toEqual({
      savedWh: 0,
      streakDays: 0,
      countedDays: 0,
      lastDay: null,
    });
  });
});
