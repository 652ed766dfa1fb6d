import { DAY_PARTS, type DayPart, type LoadDay } from "@wattleaf/shared/contracts/load-day";
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { analyzeMains, type MainsAnalysis } from "../nilm/analyze";
import { shippedModels } from "../nilm/shipped-models";
import { quantile } from "../statistics/robust";
import { isoLocal } from "../time-series/calendar";
import type { UsageReadings } from "../time-series/usage-readings";
import { newestDay } from "./newest-day";

const MINUTE_SECONDS = MINUTE_MS / SECOND_MS;
/** Finer readings are averaged: a chart of a day shows no more. */
const SHORTEST_STEP_SECONDS = 5 * MINUTE_SECONDS;
/** Longer intervals hide which load was on. */
const LONGEST_SPLIT_SECONDS = 15 * MINUTE_SECONDS;
/** More colors are not told apart. */
const MOST_NAMED = 5;
const W_PER_KW = 1_000;

/**
 * The newest whole day of a file by load, as `nilm` finds it in the two weeks up to it. What the home gave back to the
 * grid is not drawn.
 * @throws DomainError `file_unreadable`
 */
export function splitNewestDay(readings: UsageReadings): LoadDay {
  const { dayNumber, watts, intervalSeconds, hourOf, from } = newestDay(readings);
  const isSplit = intervalSeconds <= LONGEST_SPLIT_SECONDS;
  const analysis = isSplit ? analyzeMains({ watts, intervalSeconds, hourOf }, shippedModels()) : withoutLoads(watts);
  const perStep = Math.max(1, SHORTEST_STEP_SECONDS / intervalSeconds);
  const stepSeconds = perStep * intervalSeconds;
  const drawn = (name: DayPart, power: Float64Array) => {
    const powerKw = meansOf(power.subarray(from), perStep);
    return { name, powerKw, energyKwh: rounded(sumOf(powerKw) * (stepSeconds / HOUR_SECONDS)) };
  };

  const found = analysis.devices
    .flatMap(({ device, watts: power }) => (isDayPart(device) ? drawn(device, power) : []))
    .filter(({ energyKwh }) => energyKwh > 0)
    .toSorted((a, b) => b.energyKwh - a.energyKwh)
    .slice(0, MOST_NAMED);
  const base = drawn("base", analysis.base);
  const total = drawn(
    "other",
    watts.map((value) => Math.max(0, value)),
  );
  const other = total.powerKw.map((kw, step) =>
    rounded(Math.max(0, kw - [base, ...found].reduce((sum, { powerKw }) => sum + (powerKw[step] ?? 0), 0))),
  );
  const parts = [
    base,
    ...found,
    { name: "other" as const, powerKw: other, energyKwh: rounded(sumOf(other) * (stepSeconds / HOUR_SECONDS)) },
  ];
  return {
    day: isoLocal(dayNumber * DAY_SECONDS).slice(0, 10),
    stepMinutes: stepSeconds / MINUTE_SECONDS,
    usedKwh: rounded(parts.reduce((sum, { energyKwh }) => sum + energyKwh, 0)),
    detail: analysis.detail,
    parts,
  };
}

/** Same level as the base load of `usage`: what the home is below only 5 % of the time. */
const BASE_QUANTILE = 0.05;

function withoutLoads(watts: Float64Array): Pick<MainsAnalysis, "base" | "devices"> & { detail: "total" } {
  const level = Math.max(
    0,
    quantile(
      [...watts].filter((value) => !Number.isNaN(value)),
      BASE_QUANTILE,
    ),
  );
  return { detail: "total", devices: [], base: watts.map((value) => Math.min(level, Math.max(0, value))) };
}

const isDayPart = (device: string): device is DayPart => (DAY_PARTS as readonly string[]).includes(device);

/** Means of consecutive samples in kW; what is missing or given back counts as nothing. */
function meansOf(watts: Float64Array, perStep: number): number[] {
  return Array.from({ length: watts.length / perStep }, (_, step) => {
    const part = watts.subarray(step * perStep, (step + 1) * perStep);
    return rounded(part.reduce((sum, value) => sum + (value > 0 ? value : 0), 0) / perStep / W_PER_KW);
  });
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
