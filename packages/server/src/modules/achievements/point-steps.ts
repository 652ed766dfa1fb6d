import type { PointKind } from "@wattleaf/shared/domain/points";
import type { Step } from "./progress";

/** An entry of the points' history. */
export interface EarnedPoints {
  kind: PointKind;
  period: string;
  points: number;
  energyWh: number;
  createdAtMs: number;
}

const WH_PER_KWH = 1_000;

/** Months or events that earned points, each once; those that a correction took back whole do not count. */
export function periodSteps(entries: readonly EarnedPoints[], kind: PointKind): Step[] {
  const periods = new Map<string, { atMs: number; points: number }>();
  for (const entry of entries) {
    if (entry.kind !== kind) continue;
    const before = periods.get(entry.period) ?? { atMs: entry.createdAtMs, points: 0 };
    periods.set(entry.period, { ...before, points: before.points + entry.points });
  }
  return [...periods.values()].filter(({ points }) => points > 0).map(({ atMs }) => ({ atMs, amount: 1 }));
}

/** Energy saved, in kWh; events deliver energy but save none. */
export const energySteps = (entries: readonly EarnedPoints[]): Step[] =>
  entries
    .filter(({ kind }) => kind !== "demand_response")
    .map(({ createdAtMs, energyWh }) => ({ atMs: createdAtMs, amount: energyWh / WH_PER_KWH }));

export const pointSteps = (entries: readonly EarnedPoints[]): Step[] =>
  entries.map(({ createdAtMs, points }) => ({ atMs: createdAtMs, amount: points }));
