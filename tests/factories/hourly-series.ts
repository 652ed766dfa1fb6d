/** Hourly use of a home: 1 kWh per hour by day and 0.4 at night. */
export const hourlySeries = (
  days: number,
  change: (kwh: number, day: number, hour: number) => number | null = (kwh) => kwh,
) => ({
  start: "2026-03-02T00:00:00-05:00",
  interval_seconds: 3_600,
  time_zone: "America/New_York",
  kwh: Array.from({ length: days * 24 }, (_, index) =>
    change(index % 24 > 5 ? 1 : 0.4, Math.floor(index / 24), index % 24),
  ),
});

const WAVE_KWH = [0, 0.1, 0.05, 0.2, 0.15, 0.02, 0.12];
/** Variation that makes the days of a week differ. */
export const dailyWave = (kwh: number, day: number) => kwh + (WAVE_KWH[day % 7] ?? 0);
