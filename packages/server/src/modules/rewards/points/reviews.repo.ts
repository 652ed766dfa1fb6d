import { and, asc, desc, eq, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { users } from "../../../db/schema/auth";
import { rewardStats } from "../../../db/schema/rewards";
import { rewardReviews } from "../../../db/schema/rewards-points";

export type ReviewRow = typeof rewardReviews.$inferSelect;
export type HeldSaving = Awaited<ReturnType<typeof findHeldSavings>>[number];

export const listReviews = (db: Database, userId: string): Promise<ReviewRow[]> =>
  db.select().from(rewardReviews).where(eq(rewardReviews.userId, userId)).orderBy(desc(rewardReviews.month));

/** What an operator has decided stands as long as the saving is not larger than then: a tenth of a percent is rounding. */
const GROWTH = 1.001;

export const isDecidedFor = (review: ReviewRow, savedWh: number): boolean =>
  review.status !== "pending" && savedWh <= review.savedWh * GROWTH;

/** The statement that holds a month: again with new figures, and for good if it was decided for less. */
export const holdMonth = (db: Database, row: typeof rewardReviews.$inferInsert) => {
  const { id: _id, userId: _userId, month: _month, heldAtMs: _heldAtMs, ...values } = row;
  return db
    .insert(rewardReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [rewardReviews.userId, rewardReviews.month],
      set: { ...values, decidedAtMs: null },
      // An operator may have decided since the month was counted.
      setWhere: or(
        eq(rewardReviews.status, "pending"),
        sql`excluded.saved_wh > ${rewardReviews.savedWh} * ${sql.raw(String(GROWTH))}`,
      ),
    });
};

/** The statement that forgets what an account no longer saved implausibly; approvals stay. */
export const deleteReviewsBut = (db: Database, userId: string, months: readonly string[]) =>
  db
    .delete(rewardReviews)
    .where(
      and(
        eq(rewardReviews.userId, userId),
        ne(rewardReviews.status, "approved"),
        notInArray(rewardReviews.month, [...months]),
      ),
    );

/** Savings that wait for an operator, those that have waited longest first. */
export const findHeldSavings = (db: Database) =>
  db
    .select({
      id: rewardReviews.id,
      userId: rewardReviews.userId,
      accountCreatedAtMs: users.createdAtMs,
      month: rewardReviews.month,
      savedWh: rewardReviews.savedWh,
      expectedWh: rewardReviews.expectedWh,
      doubts: rewardReviews.doubts,
      isMeasured: rewardReviews.isMeasured,
      heldAtMs: rewardReviews.heldAtMs,
    })
    .from(rewardReviews)
    .innerJoin(users, eq(users.id, rewardReviews.userId))
    .where(eq(rewardReviews.status, "pending"))
    .orderBy(asc(rewardReviews.heldAtMs), asc(rewardReviews.id));

/**
 * Stores a decision and lets the account be counted again: by a server within a minute, or when its holder looks.
 * @returns false for what is not held
 */
export async function decide(
  db: Database,
  { id, status, nowMs }: { id: string; status: "approved" | "rejected"; nowMs: number },
): Promise<boolean> {
  const isHeld = and(eq(rewardReviews.id, id), eq(rewardReviews.status, "pending"));
  const holder = db.select({ userId: rewardReviews.userId }).from(rewardReviews).where(isHeld);
  const [, decided] = await db.batch([
    db.update(rewardStats).set({ computedAtMs: 0 }).where(inArray(rewardStats.userId, holder)),
    db.update(rewardReviews).set({ status, decidedAtMs: nowMs }).where(isHeld).returning({ id: rewardReviews.id }),
  ]);
  return decided.length > 0;
}
