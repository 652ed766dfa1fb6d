import type { EnergyRow } from "@wattleaf/shared/contracts/energy-query";

/** The same weekdays that the newest day is compared with. */
const COMPARED_WEEKS = 4;
/** With fewer of them, "usual" is chance. */
const FEWEST_WEEKS = 2;

/** The newest whole day against what is usual for its weekday. */
export interface DaySaving {
  /** Local date, YYYY-MM-DD. */
  date: string;
  value: number;
  /** Mean of the same weekday in the four weeks before; null with too few of them. */
  usual: number | null;
}

/** @param rows by day, in the order of time; null without a whole one */
export function newestDay(rows: readonly Pick<EnergyRow, "is_whole" | "key" | "value">[]): DaySaving | null {
  const whole = rows.filter((row) => row.is_whole);
  const newest = whole.at(-1);
  if (!newest) return null;
  const weekday = (date: string) => new Date(date).getUTCDay();
  const alike = whole
    .slice(0, -1)
    .filter(({ key }) => weekday(key) === weekday(newest.key))
    .slice(-COMPARED_WEEKS);
  const usual = alike.reduce((sum, { value }) => sum + value, 0) / alike.length;
  return { date: newest.key, value: newest.value, usual: alike.length < FEWEST_WEEKS ? null : usual };
}
