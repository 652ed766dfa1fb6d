import type { DayTable } from "../time-series/day-table";
import { quantile } from "../statistics/robust";

/** Nearly all hours of a load stay within some energy; one beyond so many times it is taken for an error of the meter. */
const USUAL_SHARE = 0.99;
const IMPLAUSIBLE_TIMES = 10;

/**
 * Leaves out hours that no such load can have had (a counter that jumped, Wh told as kWh): a mean would carry one of
 * them through weeks of forecasts. A load that is nothing in 99 % of its hours has none, because the few others are
 * all that it has.
 * @returns the table with NaN in their place, and how many there were
 */
export function withoutImplausibleHours(table: DayTable): { table: DayTable; implausibleHours: number } {
  const sizes = Array.from(
    table.kwh.filter((kwh) => !Number.isNaN(kwh)),
    Math.abs,
  );
  const limitKwh = IMPLAUSIBLE_TIMES * quantile(sizes, USUAL_SHARE);
  if (!(limitKwh > 0)) return { table, implausibleHours: 0 };
  const kwh = table.kwh.map((energy) => (Math.abs(energy) > limitKwh ? Number.NaN : energy));
  return { table: { ...table, kwh }, implausibleHours: sizes.filter((size) => size > limitKwh).length };
}
