import type { IntervalSeries } from "../time-series/interval-series";

/** The flows of a home's energy. Bought and sold are never mixed: `net` is bought minus sold, and says so. */
type QueryMetric = "bought" | "cost" | "net" | "produced" | "sold";

export const QUERY_GROUPS = [
  "hour",
  "hour_of_day",
  "day",
  "weekday",
  "weekpart",
  "week",
  "month",
  "quarter",
  "season",
  "year",
] as const;
/** What intervals are put together by. `weekpart` sets weekdays against weekends; a week begins on Monday. */
export type QueryGroup = (typeof QUERY_GROUPS)[number];

/** Local days, the first included, the last not: numbers of days since 1970-01-01. */
export interface DayRange {
  fromDay: number;
  toDay: number;
}

/** Which intervals of the period count. Everything that is named must hold. */
export interface IntervalFilter {
  /** Monday = 0 … Sunday = 6. */
  weekdays?: readonly number[];
  /** Hours of the local clock, 0 to 24; from 22 to 6 goes past midnight. An interval counts with its start. */
  hours?: { from: number; to: number };
  /** January = 1 … December = 12. */
  months?: readonly number[];
}

/** Which groups are wanted. One that is not whole is never the lowest, nor below a value. */
export type GroupChoice =
  | { kind: "highest" | "lowest"; count: number }
  /** In the metric's unit. */
  | { kind: "above" | "below"; value: number };

/** A question about a home's energy in figures: what, when, filtered, grouped and picked. */
export interface EnergyQuery {
  metric: QueryMetric;
  period: DayRange;
  filter?: IntervalFilter;
  group?: QueryGroup;
  /**
   * `total` sums; `average` is per local day with readings, so of the group `18` an average hour from 18 to 19, and of
   * `weekend` an average day of weekends; `highest` is the strongest interval as power.
   */
  aggregate: "total" | "average" | "highest";
  choice?: GroupChoice;
}

/** What there is to ask about: series of one home on the same grid of intervals. */
export interface HomeEnergy {
  /** At the grid connection: positive was bought, negative sold, NaN missing. */
  grid: IntervalSeries;
  /** Made by the panels, kWh of each interval; null without a meter for it. */
  producedKwh: Float64Array | null;
  /** What a kWh bought in each interval costs, without fixed and demand charges; null where no tariff is known. */
  pricePerKwh: Float64Array | null;
}

/** One group, or the whole period when nothing is grouped. */
export interface QueryRow {
  /**
   * `2026-10-14T18` (hour), `18` (hour of day), `2026-10-14` (day, and a week's Monday), `0` (weekday), `weekend`,
   * `2026-10`, `2026-Q4`, `2026-winter`, `2026`; `all` for the whole period.
   */
  key: string;
  /** kWh, currency for `cost`, kW for `highest`. */
  value: number;
  /** Part of the period's total within the filter, 0–1; null where that is no use, such as of an average. */
  share: number | null;
  /** Local days of which something was measured. */
  days: number;
  measuredIntervals: number;
  missingIntervals: number;
  /** Nothing is missing, and neither the period nor the readings begin or end within it. */
  isWhole: boolean;
  /** Start of the strongest interval, UTC milliseconds. */
  peakMs: number;
}

/** What cannot be answered is named, never left out. */
export type QueryGap = "hourly_readings" | "daily_readings" | "production" | "prices" | "readings_in_period";

export type QueryAnswer =
  | { kind: "gap"; gap: QueryGap }
  | {
      kind: "rows";
      /** In the order of time, or by value where some were chosen by it. */
      rows: readonly QueryRow[];
      /** How many groups there were to choose from, and what they have on average; without the ones that are not whole, if there are others. */
      groups: number;
      meanOfGroups: number | null;
      /** Everything within the period and filter. */
      whole: QueryRow;
      /** The same metric in the period without the filter, for "what share of it"; null when nothing was measured. */
      unfilteredTotal: number | null;
    };
