import type { EnergyAnswer } from "@wattleaf/shared/contracts/energy-query";
import type { Readings } from "@wattleaf/shared/contracts/meters";
import { expect, it } from "vitest";
import { energyOf } from "./energy";

const readings = (fields: Partial<Readings>): Readings => ({
  meterId: "meter",
  sandbox: false,
  resolution: "hour",
  timeZone: "America/New_York",
  starts: [
    "2026-11-01T00:00:00-04:00",
    "2026-11-01T01:00:00-04:00",
    "2026-11-01T01:00:00-05:00",
    "2026-11-01T02:00:00-05:00",
  ],
  energyWh: [-500, 1_000, 1_000, null],
  coverage: [1, 1, 1, 0],
  totalWh: 1_500,
  gaps: [],
  ...fields,
});
const row = (key: string, value: number) => ({
  key,
  value,
  share: null,
  days: 1,
  missing_intervals: 0,
  is_whole: true,
  peak_at: null,
});
const answer: EnergyAnswer = {
  status: "answered",
  metric: "bought",
  unit: "kWh",
  currency: null,
  from: "2026-11-01",
  to: "2026-11-01",
  is_partial: false,
  counts_from: null,
  values: "total",
  whole: row("all", 2),
  rows: [row("2026-11-01T00", 0), row("2026-11-01T01", 2)],
  groups: 2,
  mean_of_groups: 1,
  unfiltered_total: 2,
  compared: null,
  trend: null,
  cost_by: null,
  resolution_seconds: 900,
};

it("shows what was bought, an hour that the clock shows twice as one, and what is missing as missing", () => {
  const { bars, figures, sells } = energyOf(readings({}), answer);
  expect(bars.map(({ energyWh }) => energyWh)).toEqual([0, 2_000, null]);
  expect(figures).toEqual({ totalWh: 2_000, averageWh: 1_000, highestWh: 2_000 });
  expect(sells).toBe(true);
});

it("has no figures of a time without readings", () => {
  const gap: EnergyAnswer = { status: "gap", gap: "readings_in_period", from: null, to: null };
  expect(energyOf(readings({ starts: [], energyWh: [], coverage: [] }), gap)).toMatchObject({
    bars: [],
    figures: null,
  });
});
