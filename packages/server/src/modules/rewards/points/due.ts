import { eventPoints, POINTS_PER_STREAK_WEEK, type PointKind, savingPoints } from "@wattleaf/shared/domain/points";
import type { DeliveredEvent } from "../counted-energy";
import type { SettledMonth } from "./months";

/** What an account should have for a kind and a period, all its entries together. */
export interface DuePoints {
  kind: PointKind;
  period: string;
  points: number;
  energyWh: number;
  baselineWh: number | null;
  intervalFromWh: number | null;
  intervalToWh: number | null;
  weatherAdjusted: boolean;
}

/** A month's saving earns points when it exceeds the home's noise; only such a month's streaks earn more. */
export function monthPoints({
  month,
  savedWh,
  expectedWh,
  interval,
  exceedsNoise,
  streakWeeks,
  ...settled
}: SettledMonth) {
  const earned = exceedsNoise ? Math.round(savedWh) : 0;
  const figures = {
    period: month,
    baselineWh: Math.round(expectedWh),
    intervalFromWh: Math.round(interval.fromWh),
    intervalToWh: Math.round(interval.toWh),
    weatherAdjusted: settled.weatherAdjusted,
  };
  const streak = exceedsNoise ? streakWeeks * POINTS_PER_STREAK_WEEK : 0;
  return [
    { ...figures, kind: "saving", points: savingPoints(earned), energyWh: earned },
    { ...none, kind: "streak", period: month, points: streak, energyWh: 0 },
  ] satisfies DuePoints[];
}

export const deliveredPoints = ({ id, deliveredWh, baselineWh, interval }: DeliveredEvent): DuePoints => ({
  kind: "demand_response",
  period: id,
  points: eventPoints(deliveredWh),
  energyWh: Math.round(deliveredWh),
  baselineWh: Math.round(baselineWh),
  intervalFromWh: Math.round(interval.fromWh),
  intervalToWh: Math.round(interval.toWh),
  weatherAdjusted: false,
});

const none = { baselineWh: null, intervalFromWh: null, intervalToWh: null, weatherAdjusted: false };

/** Nothing, for a kind and a period that an account has entries of. */
export const nothingDue = ({ kind, period }: Pick<DuePoints, "kind" | "period">): DuePoints => ({
  ...none,
  kind,
  period,
  points: 0,
  energyWh: 0,
});
