import { and, eq, isNotNull, isNull, lte, notInArray } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { rewardGroupMonths, rewardMonths } from "../../../db/schema/rewards-points";

/** Months up to `month` in which homes were measured and whose group is not closed. */
export async function listOpenMonths(db: Database, month: string): Promise<string[]> {
  const closed = db.select({ month: rewardGroupMonths.month }).from(rewardGroupMonths);
  const rows = await db
    .selectDistinct({ month: rewardMonths.month })
    .from(rewardMonths)
    .where(
      and(lte(rewardMonths.month, month), eq(rewardMonths.isMeasured, true), notInArray(rewardMonths.month, closed)),
    )
    .orderBy(rewardMonths.month);
  return rows.map((row) => row.month);
}

/** Measured homes that did not exceed their noise in a month, plausibly, and whose noise is known. */
export const listGroupHomes = (db: Database, month: string) =>
  db
    .select()
    .from(rewardMonths)
    .where(
      and(
        eq(rewardMonths.month, month),
        eq(rewardMonths.isMeasured, true),
        eq(rewardMonths.exceedsNoise, false),
        isNotNull(rewardMonths.errorsWh),
        isNull(rewardMonths.doubts),
      ),
    );

/** The statement that closes a month: a second one stops its batch. */
export const insertGroupMonth = (db: Database, row: typeof rewardGroupMonths.$inferInsert) =>
  db.insert(rewardGroupMonths).values(row);
