import { DomainError } from "@wattleaf/shared/errors";
import { newId } from "../../../adapters/secrets";
import type { Platform } from "../../../core/platform";
import type { SettledMonth } from "./months";
import * as repo from "./reviews.repo";

/** Months of an account as an operator left them. */
interface JudgedMonths {
  /** Those that are paid as measured. */
  payable: SettledMonth[];
  /** `YYYY-MM` of those that wait: what was paid for them before stays as it is until then. */
  waiting: string[];
  /** The statements that hold what waits and forget what is not implausible any more. */
  statements: (ReturnType<typeof repo.deleteReviewsBut> | ReturnType<typeof repo.holdMonth>)[];
}

/**
 * Sets aside the months whose saving is implausible and would be paid, until an operator approves it. A rejected one is
 * neither payable nor waiting: what it was paid is taken back. A simulated household's are paid as they are.
 */
export async function judgeMonths(
  { db, clock }: Platform,
  userId: string,
  months: readonly SettledMonth[],
  { isMeasured, simulated }: { isMeasured: boolean; simulated: boolean },
): Promise<JudgedMonths> {
  const reviews = await repo.listReviews(db, userId);
  // Made-up readings buy nothing of cash value: they take no operator's time.
  const doubtful = simulated ? [] : months.filter(({ doubts, exceedsNoise }) => exceedsNoise && doubts.length > 0);
  const decisions = new Map(
    doubtful.map((month) => {
      const review = reviews.find((one) => one.month === month.month);
      return [month.month, review && repo.isDecidedFor(review, month.savedWh) ? review.status : "pending"] as const;
    }),
  );
  const waiting = doubtful.filter(({ month }) => decisions.get(month) === "pending");
  const hold = ({ month, savedWh, expectedWh, doubts }: SettledMonth) =>
    repo.holdMonth(db, {
      id: newId(),
      userId,
      month,
      status: "pending",
      savedWh,
      expectedWh,
      doubts,
      isMeasured,
      heldAtMs: clock.now(),
    });
  return {
    payable: months.filter(({ month }) => (decisions.get(month) ?? "approved") === "approved"),
    waiting: waiting.map(({ month }) => month),
    statements: [repo.deleteReviewsBut(db, userId, [...decisions.keys()]), ...waiting.map(hold)],
  };
}

/** Months that wait for an operator, those that have waited longest first. */
export const heldSavings = ({ db }: Pick<Platform, "db">): Promise<repo.HeldSaving[]> => repo.findHeldSavings(db);

/**
 * Lets a held month be paid as measured, or never.
 * @throws DomainError not_found
 */
export async function decideSaving(
  { db, clock }: Pick<Platform, "clock" | "db">,
  id: string,
  status: "approved" | "rejected",
): Promise<void> {
  if (await repo.decide(db, { id, status, nowMs: clock.now() })) return;
  throw new DomainError("not_found", `No held saving has the id ${id}. List them with: bun run admin review list`);
}
