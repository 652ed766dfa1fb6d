import { DAY_MS } from "@wattleaf/shared/domain/time";

/** The energy of one whole local day, `YYYY-MM-DD`. Days with missing readings are left out. */
export interface DayUse {
  day: string;
  wh: number;
}

export interface Savings {
  /** Wh less (negative: more) than a year earlier, over all counted days. */
  savedWh: number;
  /** Counted days in a row, up to the latest, that used less than a year earlier. */
  streakDays: number;
  countedDays: number;
  /** The latest counted day; null when there is none. */
  lastDay: string | null;
}

/** Weeks before a day that its baseline is the mean of: around one year, the same weekday. */
const BASELINE_WEEKS = [51, 52, 53, 54] as const;
/** With fewer of the four, one odd day would decide. */
const MIN_BASELINE_DAYS = 3;

/**
 * What was saved on each day that can be compared: the mean of the same weekday in the four weeks around a year
 * earlier, less the day's own use. Same weekday and season are held equal; weather and who is at home are not
 * (docs/methods/savings.md).
 * @returns Wh by day, in the order of the days; negative where more was used
 */
export function savedByDay(days: readonly DayUse[]): Map<string, number> {
  const use = new Map(days.map(({ day, wh }) => [day, wh]));
  const saved = new Map<string, number>();
  for (const { day, wh } of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const baseline = BASELINE_WEEKS.map((weeks) => use.get(daysBefore(day, weeks * 7))).filter(isKnown);
    if (baseline.length < MIN_BASELINE_DAYS) continue;
    saved.set(day, mean(baseline) - wh);
  }
  return saved;
}

/**
 * Several meters as one household: their savings of a day are added. A day that no meter can compare neither ends a
 * streak nor counts in it.
 * @param meters the daily use of each electricity meter
 */
export function householdSavings(meters: readonly (readonly DayUse[])[]): Savings {
  const total = new Map<string, number>();
  for (const days of meters) for (const [day, wh] of savedByDay(days)) total.set(day, (total.get(day) ?? 0) + wh);
  const inOrder = [...total].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lastLoss = inOrder.findLastIndex(([, wh]) => wh <= 0);
  return {
    savedWh: inOrder.reduce((sum, [, wh]) => sum + wh, 0),
    streakDays: inOrder.length - 1 - lastLoss,
    countedDays: inOrder.length,
    lastDay: inOrder.at(-1)?.[0] ?? null,
  };
}

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);

const isKnown = (wh: number | undefined): wh is number => wh !== undefined;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
