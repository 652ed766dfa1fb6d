import { describe, expect, test } from "vitest";
import type { ComparedDay } from "./month-baseline";
import { savingDoubts } from "./plausibility";

/** Thirty days that were expected to use 10 kWh each. */
const month = (usedWh: (day: number) => number, expectedWh = 10_000): ComparedDay[] =>
  Array.from({ length: 30 }, (_, index) => ({
    day: `2026-05-${String(index + 1).padStart(2, "0")}`,
    expectedWh,
    usedWh: usedWh(index),
  }));

function doubtsOf(...meters: ComparedDay[][]) {
  const days = meters.flat();
  const total = (of: (day: ComparedDay) => number) => days.reduce((sum, day) => sum + of(day), 0);
  const scaleWh = total(({ expectedWh }) => Math.abs(expectedWh));
  return savingDoubts({ savedWh: total(({ expectedWh, usedWh }) => expectedWh - usedWh), scaleWh }, meters);
}

describe("a month's saving is", () => {
  test("believed up to what a deep retrofit saves", () => {
    expect(doubtsOf(month(() => 9_000))).toEqual([]);
    expect(doubtsOf(month(() => 5_000))).toEqual([]);
  });

  test("doubted above", () => {
    expect(doubtsOf(month(() => 3_900))).toEqual(["most_of_use"]);
  });

  test("believed when the family was away for two weeks", () => {
    expect(doubtsOf(month((day) => (day < 14 ? 1_500 : 9_500)))).toEqual([]);
  });

  test("doubted when the meter stood still for a week, but not for some days", () => {
    expect(doubtsOf(month((day) => (day < 6 ? 0 : 9_500)))).toEqual([]);
    expect(doubtsOf(month((day) => (day < 7 ? 0 : 9_500)))).toEqual(["meter_stopped"]);
  });

  test("doubted when one of two meters stood still", () => {
    expect(
      doubtsOf(
        month(() => 9_500),
        month((day) => (day < 10 ? 12 : 2_900), 3_000),
      ),
    ).toEqual(["meter_stopped"]);
  });

  test("doubted for both when nothing was measured", () => {
    expect(doubtsOf(month(() => 0))).toEqual(["most_of_use", "meter_stopped"]);
  });

  test("believed for a solar home whose net use was always about nothing", () => {
    expect(doubtsOf(month((day) => (day % 2 === 0 ? -200 : 200), 0))).toEqual([]);
  });
});
