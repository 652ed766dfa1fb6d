import { expect, it } from "vitest";
import { latestDay } from "./latest-day";

const readings = (
  energyWh: (number | null)[],
  coverage: number[] = energyWh.map((value) => (value === null ? 0 : 1)),
) => ({
  starts: energyWh.map((_, index) => `2026-03-${String(index + 1).padStart(2, "0")}T00:00:00-08:00`),
  energyWh,
  coverage,
});

it("compares the newest full day with the days before it", () => {
  const month = Array.from({ length: 20 }, () => 10_000);
  expect(latestDay(readings([...month, 8_000]))).toEqual({
    date: "2026-03-21",
    energyWh: 8_000,
    savingWh: 2_000,
    savingShare: 0.2,
  });
});

it("skips an incomplete day, and days without measurements", () => {
  const days = [...Array.from({ length: 16 }, () => 10_000), null, 12_000, 500];
  expect(
    latestDay(
      readings(
        days,
        days.map((value, index) => (value === null ? 0 : index === 18 ? 0.1 : 1)),
      ),
    ),
  ).toMatchObject({
    date: "2026-03-18",
    energyWh: 12_000,
  });
});

it("compares in energy alone where a home exports more than it uses", () => {
  const month = Array.from({ length: 20 }, () => -5_000);
  expect(latestDay(readings([...month, -3_000]))).toMatchObject({ savingWh: -2_000, savingShare: null });
});

it("compares with nothing after too few days", () => {
  expect(latestDay(readings([10_000, 9_000]))).toMatchObject({ energyWh: 9_000, savingWh: null, savingShare: null });
});

it("is null without a complete day", () => {
  expect(latestDay(readings([500], [0.1]))).toBeNull();
});
