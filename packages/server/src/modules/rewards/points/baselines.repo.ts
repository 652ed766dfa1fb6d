import type { MonthBaseline } from "@wattleaf/engine/savings/month-baseline";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { meters } from "../../../db/schema/meters";
import { rewardBaselines } from "../../../db/schema/rewards-points";

type BaselineRow = Omit<typeof rewardBaselines.$inferSelect, "baseline"> & { baseline: MonthBaseline | null };

export async function listBaselines(db: Database, meterIds: readonly string[]): Promise<BaselineRow[]> {
  const rows = await db
    .select()
    .from(rewardBaselines)
    .where(inArray(rewardBaselines.meterId, [...meterIds]));
  // Written by freezeBaselines alone, and never changed.
  return rows.map((row) => ({ ...row, baseline: row.baseline as MonthBaseline | null }));
}

/** Stores baselines, and leaves those that are there. */
export async function freezeBaselines(db: Database, rows: readonly BaselineRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(rewardBaselines)
      .values([...rows])
      .onConflictDoNothing();
}

export async function isOwnMeter(db: Database, userId: string, meterId: string): Promise<boolean> {
  const rows = await db
    .select({ id: meters.id })
    .from(meters)
    .where(and(eq(meters.userId, userId), eq(meters.id, meterId)));
  return rows.length > 0;
}
