import { intervalSeriesSchema } from "./interval-series";

/** Three weeks of hourly readings of an office, as a caller would send them. */
export const exampleLoad = {
  start: "2026-03-02T00:00:00-05:00",
  interval_seconds: 3_600,
  time_zone: "America/New_York",
  kwh: Array.from({ length: 21 * 24 }, (_, index) => {
    const hour = index % 24;
    const isOpen = Math.floor(index / 24) % 7 < 5 && hour >= 8 && hour < 18;
    // Small day-to-day variation.
    return Number(((isOpen ? 14 : 3) + ((index * 7) % 11) / 10).toFixed(1));
  }),
};

/** The input of forecasts and anomaly detection. */
export const meteredLoad = intervalSeriesSchema.describe("Metered load in intervals of an hour or less");
