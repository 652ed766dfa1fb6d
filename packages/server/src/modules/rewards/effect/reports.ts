import type { Platform } from "../../../core/platform";
import { lastClosedMonth } from "../points/months";
import { isHeldOut } from "./holdout";
import { listMeasuredMonths } from "./reports.repo";

/** What an account is told of a month that is over. */
export interface SavingsReport {
  userId: string;
  /** `YYYY-MM` */
  month: string;
  outcome: "as_expected" | "saved" | "used_more";
  /** By how much the home's use differs from its baseline, whole kWh. */
  differenceKwh: number;
}

/** A home without change is further off in one month of ten. */
const NORMAL_90_PERCENT = 1.645;
const WH_PER_KWH = 1_000;

/**
 * Reports about the last month whose readings have arrived, for homes that a utility measures. Accounts in the holdout
 * get none: these reports are all that the trial withholds, and points and coins are counted alike for everyone.
 */
export async function savingsReports({ db, clock }: Pick<Platform, "clock" | "db">): Promise<SavingsReport[]> {
  const month = lastClosedMonth(clock.now());
  const homes = await listMeasuredMonths(db, month);
  return homes
    .filter(({ userId }) => !isHeldOut(userId))
    .map(({ userId, savedWh, noiseWh }) => ({
      userId,
      month,
      outcome: Math.abs(savedWh) <= NORMAL_90_PERCENT * noiseWh ? "as_expected" : savedWh > 0 ? "saved" : "used_more",
      differenceKwh: Math.round(Math.abs(savedWh) / WH_PER_KWH),
    }));
}
