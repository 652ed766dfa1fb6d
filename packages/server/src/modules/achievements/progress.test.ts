import { expect, test } from "vitest";
import { type EarnedPoints, energySteps, periodSteps } from "./point-steps";
import { progressOf } from "./progress";

const entry = (more: Partial<EarnedPoints>): EarnedPoints => ({
  kind: "saving",
  period: "2026-05",
  points: 100,
  energyWh: 10_000,
  createdAtMs: 1,
  ...more,
});

test("a goal is reached at the step that brings the sum to it, and stays reached when a correction takes some away", () => {
  const steps = [
    { atMs: 1, amount: 6 },
    { atMs: 2, amount: 4 },
    { atMs: 3, amount: -5 },
  ];
  expect(progressOf(steps, 10)).toEqual({ value: 5, reachedAtMs: 2 });
  expect(progressOf(steps, 11)).toEqual({ value: 5, reachedAtMs: null });
  expect(progressOf(steps, 3)).toEqual({ value: 3, reachedAtMs: 1 });
  expect(progressOf([], 1)).toEqual({ value: 0, reachedAtMs: null });
});

test("a month counts once whatever was corrected, and not at all once its points are gone", () => {
  const entries = [
    entry({}),
    entry({ points: -40, createdAtMs: 2 }),
    entry({ period: "2026-06", createdAtMs: 3 }),
    entry({ period: "2026-06", points: -100, createdAtMs: 4 }),
    entry({ kind: "group_bonus", period: "2026-07", createdAtMs: 5 }),
  ];
  expect(periodSteps(entries, "saving")).toEqual([{ atMs: 1, amount: 1 }]);
  expect(periodSteps(entries, "group_bonus")).toEqual([{ atMs: 5, amount: 1 }]);
});

test("delivered energy is not saved energy", () => {
  expect(energySteps([entry({}), entry({ kind: "demand_response" })])).toEqual([{ atMs: 1, amount: 10 }]);
});
