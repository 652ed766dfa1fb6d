import { RANK_LEVELS } from "./rewards";

/** What achievements are counted from. One unit each, except `saved_kwh` (kWh), `streak` (days) and `points`. */
export const ACHIEVEMENT_MEASURES = [
  "uploads",
  "meters",
  "devices",
  "schedules",
  "second_factors",
  "saving_months",
  "saved_kwh",
  "group_months",
  "streak",
  "plants",
  "events",
  "points",
  "friends",
  "donations",
] as const;
export type AchievementMeasure = (typeof ACHIEVEMENT_MEASURES)[number];

const pointsOf = (level: (typeof RANK_LEVELS)[number]["id"]): number =>
  RANK_LEVELS.find(({ id }) => id === level)?.minPoints ?? 0;

/**
 * Every achievement, those of a measure from the easiest to the hardest. Each is reached once, stays, and pays `coins`
 * once. Simulated meters and devices count, so the coins are never verified ones (docs/decisions/017).
 */
export const ACHIEVEMENTS = [
  { id: "first_upload", measure: "uploads", goal: 1, coins: 5 },
  { id: "year_of_uploads", measure: "uploads", goal: 12, coins: 20 },
  { id: "first_meter", measure: "meters", goal: 1, coins: 10 },
  { id: "first_device", measure: "devices", goal: 1, coins: 5 },
  { id: "five_devices", measure: "devices", goal: 5, coins: 20 },
  { id: "first_schedule", measure: "schedules", goal: 1, coins: 10 },
  { id: "second_factor", measure: "second_factors", goal: 1, coins: 10 },
  { id: "first_saving_month", measure: "saving_months", goal: 1, coins: 20 },
  { id: "six_saving_months", measure: "saving_months", goal: 6, coins: 60 },
  { id: "saved_10_kwh", measure: "saved_kwh", goal: 10, coins: 10 },
  { id: "saved_100_kwh", measure: "saved_kwh", goal: 100, coins: 30 },
  { id: "saved_1000_kwh", measure: "saved_kwh", goal: 1000, coins: 100 },
  { id: "first_group_bonus", measure: "group_months", goal: 1, coins: 10 },
  { id: "six_group_bonuses", measure: "group_months", goal: 6, coins: 30 },
  { id: "week_streak", measure: "streak", goal: 7, coins: 10 },
  { id: "month_streak", measure: "streak", goal: 30, coins: 30 },
  { id: "hundred_day_streak", measure: "streak", goal: 100, coins: 100 },
  { id: "plant_joined", measure: "plants", goal: 1, coins: 10 },
  { id: "first_event", measure: "events", goal: 1, coins: 20 },
  { id: "ten_events", measure: "events", goal: 10, coins: 50 },
  { id: "rank_friendly", measure: "points", goal: pointsOf("friendly"), coins: 10 },
  { id: "rank_saver", measure: "points", goal: pointsOf("saver"), coins: 20 },
  { id: "rank_champion", measure: "points", goal: pointsOf("champion"), coins: 40 },
  { id: "rank_master", measure: "points", goal: pointsOf("master"), coins: 80 },
  { id: "first_friend", measure: "friends", goal: 1, coins: 10 },
  { id: "five_friends", measure: "friends", goal: 5, coins: 30 },
  { id: "first_donation", measure: "donations", goal: 1, coins: 20 },
] as const satisfies readonly { id: string; measure: AchievementMeasure; goal: number; coins: number }[];
export type AchievementId = (typeof ACHIEVEMENTS)[number]["id"];
export const ACHIEVEMENT_IDS = ACHIEVEMENTS.map(({ id }) => id) as [AchievementId, ...AchievementId[]];
