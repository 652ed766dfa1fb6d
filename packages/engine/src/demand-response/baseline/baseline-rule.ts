import type { DayKind } from "./day-kind";

/** How the days of a baseline are chosen, for one kind of day. */
export interface DaySelection {
  /** The most recent eligible days that are looked at. */
  candidates: number;
  /** Of these, the days with the most energy in the event's hours that make the average. */
  kept: number;
  /** Fewer eligible days than this make no baseline. */
  minimum: number;
}

export interface BaselineRule {
  days: Record<DayKind, DaySelection>;
  /** No day longer ago than this takes part. */
  lookbackDays: number;
  /** The most that the same-day adjustment may change the average, as a share of it. */
  adjustmentCap: number;
}

/** CAISO tariff 4.13.4.1: the 45 calendar days before the event. PJM's tariff has the same limit. */
const LOOKBACK_DAYS = 45;

/**
 * 10-of-10 (CAISO tariff 4.13.4.1 "ten-in-ten"; ISO-NE uses ten days as well): on a business day the ten most recent
 * business days without an event, at least five; on another day the four most recent such days, all four. The
 * adjustment is capped at 20 %.
 */
export const TEN_OF_TEN: BaselineRule = {
  days: {
    business: { candidates: 10, kept: 10, minimum: 5 },
    non_business: { candidates: 4, kept: 4, minimum: 4 },
  },
  lookbackDays: LOOKBACK_DAYS,
  adjustmentCap: 0.2,
};

/**
 * High-5-of-10 (CAISO tariff 4.13.4.2, for homes): the five of ten business days, or three of five others, with the
 * most energy in the event's hours. The adjustment is capped at 40 %.
 */
export const HIGH_FIVE_OF_TEN: BaselineRule = {
  days: {
    business: { candidates: 10, kept: 5, minimum: 5 },
    non_business: { candidates: 5, kept: 3, minimum: 3 },
  },
  lookbackDays: LOOKBACK_DAYS,
  adjustmentCap: 0.4,
};

/**
 * The three hours that end one hour before the event: CAISO's second to fourth hour before it, and the window of PJM's
 * symmetric additive adjustment. The hour just before stays out, because people who know of an event prepare for it.
 */
export const ADJUSTMENT_FROM_HOURS_BEFORE = 4;
export const ADJUSTMENT_TO_HOURS_BEFORE = 1;
