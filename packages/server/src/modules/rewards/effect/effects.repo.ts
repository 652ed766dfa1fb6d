import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { rewardEffects } from "../../../db/schema/rewards-points";

export type EffectRow = typeof rewardEffects.$inferSelect;

/** The latest nights, the newest first. */
export const listEffects = (db: Database, salt: string, limit: number): Promise<EffectRow[]> =>
  db.select().from(rewardEffects).where(eq(rewardEffects.salt, salt)).orderBy(desc(rewardEffects.day)).limit(limit);

/** The trial's first night, `YYYY-MM-DD`; null before it. */
export async function findFirstDay(db: Database, salt: string): Promise<string | null> {
  const [row] = await db
    .select({ day: rewardEffects.day })
    .from(rewardEffects)
    .where(eq(rewardEffects.salt, salt))
    .orderBy(asc(rewardEffects.day))
    .limit(1);
  return row?.day ?? null;
}

/** Stores a night's figures, unless another process has. */
export const insertEffect = (db: Database, row: EffectRow) =>
  db.insert(rewardEffects).values(row).onConflictDoNothing();
