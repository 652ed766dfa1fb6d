import type { RankName } from "@wattleaf/shared/domain/rewards";
import { rankOf, SAMPLE_HOUSEHOLD_REWARDS } from "@wattleaf/shared/domain/rewards";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { DEMO_USER_ID } from "../../db/seed/demo";
import type { DuePoints } from "./points/due";
import type { PaidPoints } from "./points/entries.repo";

export const isSampleHousehold = (userId: string): boolean => userId === DEMO_USER_ID;

/** The name of an account's rank. */
export const rankNameOf = (userId: string, points: number): RankName =>
  isSampleHousehold(userId) ? SAMPLE_HOUSEHOLD_REWARDS.rank.name : rankOf(points).name;

/** A streak that ends yesterday, however the simulated readings go. */
export const sampleStreak = (nowMs: number, countedDays: number) => ({
  days: SAMPLE_HOUSEHOLD_REWARDS.streakDays,
  countedDays,
  lastDay: isoDay(dayOf(nowMs) - 1),
});

const SAMPLE_EVENT = "sample-event-";
export const sampleEventPeriod = (day: string): string => SAMPLE_EVENT + day;

/** Whether {@link addSamplePoints} has added it. Nothing else counts for the sample household. */
export const isSamplePoints = ({ kind, period }: Pick<DuePoints | PaidPoints, "kind" | "period">): boolean =>
  kind === "group_bonus" || period.startsWith(SAMPLE_EVENT);
