/** What points are earned for (docs/methods/savings.md). Points are not coins and buy nothing. */
export const POINT_KINDS = ["saving", "group_bonus", "streak", "demand_response"] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** For each kWh saved against the home's own baseline, alone or as its part of the group's. */
export const POINTS_PER_KWH_SAVED = 10;
/** For each whole week of days below the baseline in a month that earned points for its saving. */
export const POINTS_PER_STREAK_WEEK = 5;
/** For an event in which the home's own meter shows a reduction beyond chance, and for each kWh of it. */
export const POINTS_PER_EVENT = 20;
export const POINTS_PER_KWH_DELIVERED = 30;

/** Readings arrive late: a month pays coins, and its group is shared out, so many days after its end. */
export const MONTH_CLOSES_AFTER_DAYS = 10;

/** Why a month's saving is too good to be paid before an operator has looked at it (engine/savings/plausibility.ts). */
export const SAVING_DOUBTS = ["most_of_use", "meter_stopped"] as const;
export type SavingDoubt = (typeof SAVING_DOUBTS)[number];

/** What an operator said of such a month. */
export const SAVING_REVIEW_STATUSES = ["pending", "approved", "rejected"] as const;

export const savingPoints = (savedWh: number): number => Math.floor((savedWh / 1000) * POINTS_PER_KWH_SAVED);

export const eventPoints = (deliveredWh: number): number =>
  POINTS_PER_EVENT + Math.floor((deliveredWh / 1000) * POINTS_PER_KWH_DELIVERED);
