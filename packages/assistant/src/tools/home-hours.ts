/** kWh of each hour of an average day, from midnight. */
export type HourKwh = readonly number[];

const HOURS = 24;

/** The hours of the day from one on; all of them where none is named. */
export const windowFrom = (from: number | undefined, count: number): readonly number[] =>
  from === undefined
    ? Array.from({ length: HOURS }, (_, hour) => hour)
    : Array.from({ length: Math.min(count, HOURS) }, (_, step) => (from + step) % HOURS);

/** The average power within some hours, kW. */
export const averageOf = (byHour: HourKwh, hours: readonly number[]): number =>
  hours.reduce((sum, hour) => sum + (byHour[hour] ?? 0), 0) / hours.length;
