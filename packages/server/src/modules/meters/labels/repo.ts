import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { meterLabels } from "../../../db/schema/meters";

export type LabelRow = typeof meterLabels.$inferSelect;

/** The newest stretch first. */
export const listLabels = (db: Database, meterId: string): Promise<LabelRow[]> =>
  db.select().from(meterLabels).where(eq(meterLabels.meterId, meterId)).orderBy(desc(meterLabels.fromMs));

export async function insertLabel(db: Database, row: LabelRow): Promise<void> {
  await db.insert(meterLabels).values(row);
}

export async function deleteLabel(db: Database, meterId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(meterLabels)
    .where(and(eq(meterLabels.meterId, meterId), eq(meterLabels.id, id)))
    .returning({ id: meterLabels.id });
  return rows.length > 0;
}
