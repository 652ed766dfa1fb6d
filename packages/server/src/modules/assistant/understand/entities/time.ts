/** A clock time that a question names. */
export interface ClockTime {
  /** 0–1439. */
  minuteOfDay: number;
  /** 0 for today, 1 for tomorrow; null for the next time that the clock shows it. */
  daysAhead: number | null;
}
