import type { CALENDAR_GROUPS, QUERY_GROUPS } from "@wattleaf/shared/domain/query-codes";
import type { IntervalSeries } from "../time-series/interval-series";
import type { LocalSpan } from "./local-span";
import type { TariffPeriod } from "./tariff-period";

/** What is added up. Bought and sold are never mixed: `net` is bought minus sold, and says so; `own_use` is produced minus sold. */
export type QueryQuantity = "bought" | "cost" | "net" | "own_use" | "produced" | "sold";

export type CalendarGroup = (typeof CALENDAR_GROUPS)[number];
export type QueryGroup = (typeof QUERY_GROUPS)[number];

/** Hours of the local clock, 0 to 24; from 22 to 6 goes past midnight. */
export interface HourSpan {
  from: number;
  to: number;
}

/** Which intervals of the period count. Everything that is named must hold. */
export interface IntervalFilter {
  /** Monday = 0 … Sunday = 6. */
  weekdays?: readonly number[];
  /** In all of them. An interval counts with its start. */
  hours?: readonly HourSpan[];
  /** January = 1 … December = 12. */
  months?: readonly number[];
  /** Numbers of local days. */
  days?: ReadonlySet<number>;
  tariffPeriod?: TariffPeriod;
}

/** Which groups are wanted. One that is not whole is never below a value, nor the lowest where whole ones are common. */
export type GroupChoice =
  | { kind: "highest" | "lowest"; count: number }
  /** In the metric's unit. */
  | { kind: "above" | "below"; value: number }
  /** By time. */
  | { kind: "first" | "last" };

/** A question about a home's energy in figures: what, when, filtered, grouped and picked. */
export interface EnergyQuery {
  quantity: QueryQuantity;
  period: LocalSpan;
  filter?: IntervalFilter;
  group?: QueryGroup;
  /**
   * `total` sums; `average` is per measured day, of the group `18` an average hour from 18 to 19; `median` is that of the totals of whole days. The others are power in kW: of the
   * strongest and the weakest interval, and over the measured time.
   */
  aggregate: "total" | "average" | "median" | "highest_power" | "lowest_power" | "average_power";
  choice?: GroupChoice;
  /** Of the groups of the choice only the longest run of neighbors in time, of runs as long the latest. */
  longestRun?: boolean;
}

/** What there is to ask about: series of one home on the same grid of intervals. */
export interface QueriedSeries {
  /** At the grid connection: positive was bought, negative sold, NaN missing. */
  grid: IntervalSeries;
  /** Made by the panels, kWh of each interval; null without a meter for it. */
  producedKwh: Float64Array | null;
  /** What is billed for each interval, NaN where that is not known; null where nothing is. */
  costs: Float64Array | null;
  /** The tariff's period of each interval; null without a tariff whose rates change within the day. */
  tariffPeriods: readonly TariffPeriod[] | null;
  /** The billed periods. */
  bills: readonly LocalSpan[];
  /** The intervals that were measured in part, by their place. */
  parts?: PartsMeasured;
  /** When the readings begin and end, where that is within intervals. */
  covered?: LocalSpan;
}

/** What was measured of an interval that was not measured in full; its energy is that of the measured time. */
export interface PartMeasured {
  /** Above 0, below 1. */
  share: number;
  /** Readings are missing within it; false where it only holds the beginning or the end of all readings. */
  lacksReadings: boolean;
}
export type PartsMeasured = ReadonlyMap<number, PartMeasured>;

/** One group, or the whole period when nothing is grouped. */
export interface QueryRow {
  /**
   * `2026-10-14T18` (hour; `2026-11-01T01B` is the second where clocks go back), `18` (hour of day), `2026-10-14` (day, and a week's Monday), `0` (weekday), `weekend`,
   * `2026-10`, `2026-Q4`, `2026-winter`, `2026`, `2026-10-12..2026-11-10` (bill), `peak`; `all` for the whole period.
   */
  key: string;
  /** kWh, currency for `cost`, kW for power. */
  value: number;
  /** Part of the period's total within the filter, 0–1; null where that is no use, such as of an average. */
  share: number | null;
  /** Local days of which something was measured. */
  days: number;
  /** What an average is divided by: a day, or its part within the filter, of which half was measured counts half. */
  measuredDays: number;
  measuredSeconds: number;
  missingIntervals: number;
  /** Nothing is missing, and neither the period nor the readings begin or end within it. */
  isWhole: boolean;
  /** Neither the period nor the readings begin or end within it, whatever is missing. */
  isUncut: boolean;
  /** The part of the group that was measured, 0 to 1; of its span, so that a month of two days is a fifteenth. */
  coverage: number;
  /** It counts when groups are ranked: whole, or mostly measured where readings are missing in most groups. */
  isComparable: boolean;
  /** Start of the strongest interval on the local clock, in its milliseconds. */
  peakLocalMs: number;
}

/** What cannot be answered is named, never left out. */
export type QueryGap =
  | "bills"
  | "daily_readings"
  | "hourly_readings"
  | "prices"
  | "production"
  | "readings_in_period"
  | "tariff_periods";

export interface QueryRows {
  kind: "rows";
  /** In the order of time, or by value where some were chosen by it. */
  rows: readonly QueryRow[];
  /**
   * How many groups there were to choose from, and what they have on average: of totals, one of which half was measured
   * counts half. What the period or the readings cut off is out, if there are others.
   */
  groups: number;
  meanOfGroups: number | null;
  /** All groups in the order of time. */
  all: readonly QueryRow[];
  /** Everything within the period and filter. */
  whole: QueryRow;
  /** The same quantity in the period without the filter, for "what share of it"; null when nothing was measured. */
  unfilteredTotal: number | null;
}

export type QueryAnswer = { kind: "gap"; gap: QueryGap } | QueryRows;
