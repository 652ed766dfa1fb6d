import type { AchievementMeasure } from "@wattleaf/shared/domain/achievements";

/** Something that brings an account closer to an achievement. */
export interface Step {
  atMs: number;
  /** In the measure's unit; a correction of points or energy takes some away. */
  amount: number;
}

/** What an account has done so far, by measure, each in order of time. */
export type StepsByMeasure = Readonly<Record<AchievementMeasure, readonly Step[]>>;

export interface Progress {
  /** From 0 to the goal. */
  value: number;
  /** When the goal was first reached, also if something was taken away since; null if it never was. */
  reachedAtMs: number | null;
}

/** @param goal in the unit of the steps */
export function progressOf(steps: readonly Step[], goal: number): Progress {
  let sum = 0;
  let reachedAtMs: number | null = null;
  for (const { atMs, amount } of steps) {
    sum += amount;
    if (sum >= goal) reachedAtMs ??= atMs;
  }
  return { value: Math.min(goal, Math.max(0, sum)), reachedAtMs };
}
