import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { tariffCosts } from "../query/interval-costs";
import { availabilityOf, type Chooser } from "../tariff/availability";
import { billSeries } from "../tariff/bill-series";
import type { Tariff } from "../tariff/tariff";
import type { IntervalSeries } from "../time-series/interval-series";
import type { FlexibleYear } from "../schedule/year/flexible-year";
import type { DaySolver } from "../schedule/year/plan-days";
import { shiftYear } from "../schedule/year/shift-year";
import { type Candidate, DAYS_PER_YEAR, type YearlySaving } from "./candidate";

const DAYS_PER_WEEK = 7;
/** Standard deviations that hold 80 % of a normal distribution. */
const INTERVAL_Z = 1.2816;

/** A home whose loads could run at other times, for planning its year under other tariffs. */
export interface Shifting {
  year: FlexibleYear;
  solver: DaySolver;
  /** How sure it is that what was found are such loads, 0 to 1. */
  confidence: number;
}

/** What else there is to choose, and when. */
interface Offer {
  others: readonly Tariff[];
  asOfMs: number;
}

/**
 * What the home would have paid less under each of the other tariffs, with its flexible loads at the times that are
 * cheap there. A tariff that costs more than the own one with its loads moved as well is no reason to change.
 */
export function tariffChanges(
  series: IntervalSeries,
  own: Tariff,
  { others, asOfMs }: Offer,
  shifting: Shifting | null,
): Candidate[] {
  const ownCosts = tariffCosts(series, own);
  const chooser = { asOfMs, sector: own.sector };
  const days = Math.round((series.kwh.length * series.intervalSeconds) / DAY_SECONDS);
  const perYear = DAYS_PER_YEAR / days;
  const shiftedOwn = shifting && shiftYear(shifting.year, series, own, shifting.solver);
  return others.flatMap((other): Candidate[] => {
    const costs = other.id === own.id || other.currency !== own.currency ? null : costsUnder(series, other, chooser);
    if (!costs) return [];
    const savings = ownCosts.map((cost, index) => cost - (costs[index] ?? Number.NaN));
    const asIs = yearly(savings, series.intervalSeconds);
    const found = { kind: "tariff", tariffId: other.id, days, asIsSaving: asIs.amount } as const;
    if (!shifting || !shiftedOwn) return [{ ...found, movedKwhPerYear: 0, saving: asIs }];
    const shifted = shiftYear(shifting.year, series, other, shifting.solver);
    const moving = (shifted.before.total - shifted.after.total) * perYear;
    const movingUnderOwn = (shiftedOwn.before.total - shiftedOwn.after.total) * perYear;
    const { confidence } = shifting;
    const amount = asIs.amount + confidence * moving;
    if (amount <= confidence * movingUnderOwn) return [];
    const movedKwhPerYear = [...shifted.movedKwh.values()].reduce((sum, kwh) => sum + kwh, 0) * perYear;
    return [{ ...found, movedKwhPerYear, saving: { amount, low: asIs.low, high: asIs.high + moving } }];
  });
}

/** Null where the home can't choose the tariff, or it cannot be billed from the readings. */
function costsUnder(series: IntervalSeries, tariff: Tariff, chooser: Chooser): Float64Array | null {
  try {
    const { unavailable } = availabilityOf(tariff, billSeries(series, tariff).notices, chooser);
    return unavailable === null ? tariffCosts(series, tariff) : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/**
 * A year's saving from that of each interval, with the bounds that the change from week to week gives it: the season
 * moves slowly, so that successive differences leave what is chance.
 */
function yearly(savings: Float64Array, intervalSeconds: number): YearlySaving {
  const perWeek = (DAYS_PER_WEEK * DAY_SECONDS) / intervalSeconds;
  const weeks = Array.from({ length: Math.floor(savings.length / perWeek) }, (_, week) =>
    sumOf(savings.subarray(week * perWeek, (week + 1) * perWeek)),
  );
  const scale = (DAYS_PER_YEAR * DAY_SECONDS) / (savings.length * intervalSeconds);
  const steps = weeks.slice(1).map((saving, index) => (saving - (weeks[index] ?? 0)) ** 2 / 2);
  const variance = steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length);
  const half = INTERVAL_Z * Math.sqrt(variance * weeks.length) * scale;
  const amount = sumOf(savings) * scale;
  return { amount, low: amount - half, high: amount + half };
}

const sumOf = (values: Float64Array): number =>
  values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value), 0);
