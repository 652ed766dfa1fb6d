import type { EnergyAnswer } from "@wattleaf/shared/contracts/energy-query";
import { expect, it } from "vitest";
import { changeOf, energyOf } from "./energy";

const row = (key: string, value: number, fields: object = {}) => ({
  key,
  value,
  share: null,
  days: 1,
  measured_days: 1,
  missing_intervals: 0,
  is_whole: true,
  is_comparable: true,
  peak_at: null,
  ...fields,
});
const answer = (fields: Partial<Extract<EnergyAnswer, { status: "answered" }>> = {}) => ({
  status: "answered" as const,
  metric: "bought" as const,
  unit: "kWh" as const,
  currency: null,
  from: "2026-11-01",
  to: "2026-11-30",
  is_partial: false,
  counts_from: null,
  values: "total" as const,
  whole: row("all", 3),
  rows: [row("2026-11-01", 1), row("2026-11-03", 2, { is_whole: false })],
  groups: 2,
  mean_of_groups: 1.5,
  unfiltered_total: 3,
  compared: null,
  trend: null,
  cost_by: null,
  resolution_seconds: 900,
  ...fields,
});
const gap: EnergyAnswer = { status: "gap", gap: "readings_in_period", from: null, to: null };

it("has a value for each day, missing where nothing was measured, beside the same day a year earlier", () => {
  const earlier = answer({ rows: [row("2025-11-03", 4)] });
  const found = energyOf("month", "2026-11", { own: answer(), earlier, sold: null, peak: null });
  expect(found.keys).toHaveLength(30);
  expect(found.values.slice(0, 4)).toEqual([1, null, 2, null]);
  expect(found.isPartial.slice(0, 4)).toEqual([false, false, true, false]);
  expect(found.yearBefore?.slice(0, 4)).toEqual([null, null, 4, null]);
  expect(found).toMatchObject({ total: 3, average: 1.5, sold: null, soldTotal: null });
});

it("marks the hours of such a day that the tariff prices highest", () => {
  const peak = answer({ rows: [row("2026-11-16T16", 1), row("2026-11-16T17", 1)] });
  const { isPeak } = energyOf("day", "2026-11-23", { own: answer(), earlier: null, sold: null, peak });
  expect(isPeak.flatMap((is, hour) => (is ? [hour] : []))).toEqual([16, 17]);
});

it("takes the year before from the comparison where the period is over", () => {
  const compared = {
    from: "",
    to: "",
    whole: row("all", 4),
    rows: [row("2025-11-02", 4)],
    change: -0.25,
    per_day: false,
  };
  const found = energyOf("month", "2026-11", { own: answer({ compared }), earlier: null, sold: null, peak: null });
  expect(found.yearBefore?.slice(0, 3)).toEqual([null, 4, null]);
});

it("has no figures of a time without readings", () => {
  expect(energyOf("day", "2026-11-01", { own: gap, earlier: gap, sold: gap, peak: gap })).toMatchObject({
    total: null,
    sold: null,
    yearBefore: null,
    change: null,
  });
});

it("tells no percentage of next to nothing", () => {
  const compared = (value: number, change: number) => ({
    compared: { from: "", to: "", whole: row("all", value), rows: [], change, per_day: false },
  });
  expect(changeOf(answer(compared(4, -0.25)))).toBe(-0.25);
  expect(changeOf(answer(compared(0.4, 5.475)))).toBeNull();
  expect(changeOf(answer(compared(-1, 2)))).toBeNull();
});
