import { studentT } from "../statistics/student-t";

/** A home's use of one month of the trial, and of the same month of the latest year before it. */
export interface MonthPair {
  /** `YYYY-MM`. */
  month: string;
  wh: number;
  /** `YYYY-MM`, one year earlier or more. */
  baseMonth: string;
  baseWh: number;
}

export interface TrialHome {
  /** Not in the holdout: it sees what is tested. */
  treated: boolean;
  pairs: readonly MonthPair[];
}

/** What the tested thing changed. */
export interface Effect {
  /** Share of use that treated homes use less than the holdout; negative when they use more. */
  savedShare: number;
  /** Holds at least 95 % of what may be behind it. */
  interval: { from: number; to: number };
  treatedHomes: number;
  holdoutHomes: number;
}

/** Fewer homes on a side, and its spread is hardly known. */
export const LEAST_TRIAL_HOMES = 30;

/**
 * Difference-in-differences of a randomized holdout: how the logarithm of a home's use changed from the same month
 * before the trial (its fixed effect cancels out), less what all homes compared over the same two months changed by, as
 * a mean over the home's months; then the mean of treated homes against that of the holdout. A home counts once however
 * many months it has, so its months, which resemble each other, do not make the interval narrow (clustered by home); the
 * sides may differ in spread, and a small one's is hardly known (Welch's t). Months without use on both sides, as of a home that exports, are left out, and so
 * are two months that few homes share: with n of them, 1/n of the effect would pass for what they have in common.
 * @returns null with fewer than 30 homes on a side
 */
export function effectOf(homes: readonly TrialHome[]): Effect | null {
  const changes = homes.map(({ treated, pairs }) => ({
    treated,
    months: pairs
      .filter(({ wh, baseWh }) => wh > 0 && baseWh > 0)
      .map(({ month, baseMonth, wh, baseWh }) => ({ months: `${month} ${baseMonth}`, change: Math.log(wh / baseWh) })),
  }));
  const common = meanByMonths(changes.flatMap(({ months }) => months));
  const sides = { treated: [] as number[], holdout: [] as number[] };
  for (const { treated, months } of changes) {
    const own = months.flatMap(({ months: compared, change }) => {
      const shared = common.get(compared);
      return shared === undefined ? [] : [change - shared];
    });
    if (own.length > 0) sides[treated ? "treated" : "holdout"].push(mean(own));
  }
  const { treated, holdout } = sides;
  if (Math.min(treated.length, holdout.length) < LEAST_TRIAL_HOMES) return null;
  const change = mean(treated) - mean(holdout);
  const reach = welchReach(treated, holdout);
  return {
    savedShare: -Math.expm1(change),
    interval: { from: -Math.expm1(change + reach), to: -Math.expm1(change - reach) },
    treatedHomes: treated.length,
    holdoutHomes: holdout.length,
  };
}

/** By the two months compared, where enough homes share them. */
function meanByMonths(changes: readonly { months: string; change: number }[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { months, change } of changes) {
    const before = sums.get(months) ?? { sum: 0, count: 0 };
    sums.set(months, { sum: before.sum + change, count: before.count + 1 });
  }
  const shared = Array.from(sums).filter(([, { count }]) => count >= LEAST_TRIAL_HOMES);
  return new Map(shared.map(([months, { sum, count }]) => [months, sum / count]));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The interval is promised to hold 95 % and made to hold 96 %: what Welch's t assumes holds approximately (homes' changes
 * are no normal distribution, and what they have in common is estimated from them), and an error of a few thousandths
 * either way must not turn the promise into 94.9 %.
 */
const MADE_FOR_SHARE = 0.96;

/** Half of the interval of the difference between two means (Welch, Biometrika 34, 1947). */
function welchReach(treated: readonly number[], holdout: readonly number[]): number {
  const [a, b] = [varianceOfMean(treated), varianceOfMean(holdout)];
  // Satterthwaite's degrees of freedom.
  const freedom = (a + b) ** 2 / (a ** 2 / (treated.length - 1) + b ** 2 / (holdout.length - 1));
  return studentT(MADE_FOR_SHARE, freedom) * Math.sqrt(a + b);
}

function varianceOfMean(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return squares / (values.length - 1) / values.length;
}
