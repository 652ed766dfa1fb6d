import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { tariffCosts } from "../query/interval-costs";
import { isApplicable } from "../tariff/applicability";
import { billSeries } from "../tariff/bill-series";
import type { Tariff } from "../tariff/tariff";
import type { IntervalSeries } from "../time-series/interval-series";
import { type Candidate, DAYS_PER_YEAR, type YearlySaving } from "./candidate";

const DAYS_PER_WEEK = 7;
/** Standard deviations that hold 80 % of a normal distribution. */
const INTERVAL_Z = 1.2816;

/** What the home would have paid less under each of the other tariffs, if it had used the same. */
export function tariffChanges(series: IntervalSeries, own: Tariff, others: readonly Tariff[]): Candidate[] {
  const ownCosts = tariffCosts(series, own);
  return others.flatMap((other): Candidate[] => {
    const costs = other.id === own.id || other.currency !== own.currency ? null : costsUnder(series, other);
    if (!costs) return [];
    const savings = ownCosts.map((cost, index) => cost - (costs[index] ?? Number.NaN));
    const days = Math.round((series.kwh.length * series.intervalSeconds) / DAY_SECONDS);
    return [{ kind: "tariff", tariffId: other.id, days, saving: yearly(savings, series.intervalSeconds) }];
  });
}

/** Null where the tariff is not for such a home, or cannot be billed from its readings. */
function costsUnder(series: IntervalSeries, tariff: Tariff): Float64Array | null {
  try {
    return isApplicable(billSeries(series, tariff).notices) ? tariffCosts(series, tariff) : null;
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
