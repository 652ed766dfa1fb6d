import { twoDigits } from "./two-digits";

/** January of the first quarter: 1. */
export const firstMonthOf = (quarter: number): number => quarter * 3 - 2;

/** `2026-07..2026-09` of the third quarter of 2026; of no named year, `-`, `--07..--09`. */
export const monthsOfQuarter = (year: string, quarter: number): string =>
  `${year}-${twoDigits(firstMonthOf(quarter))}..${year}-${twoDigits(quarter * 3)}`;
