import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { vppMeterSeries } from "../../db/schema/vpp";

export type NewSeries = Omit<typeof vppMeterSeries.$inferInsert, "id">;

/** The statement that adds readings. */
export const insertSeries = (db: Database, series: NewSeries) => db.insert(vppMeterSeries).values(series);

/** A participant's reports that touch the time, in the order in which they came. */
export const listSeries = (db: Database, userId: string, participantId: string, fromMs: number, toMs: number) =>
  db
    .select({
      startMs: vppMeterSeries.startMs,
      intervalSeconds: vppMeterSeries.intervalSeconds,
      kwh: vppMeterSeries.kwh,
    })
    .from(vppMeterSeries)
    .where(
      and(
        eq(vppMeterSeries.userId, userId),
        eq(vppMeterSeries.participantId, participantId),
        lt(vppMeterSeries.startMs, toMs),
        gt(vppMeterSeries.endMs, fromMs),
      ),
    )
    .orderBy(asc(vppMeterSeries.id));

export async function deleteOlder(db: Database, beforeMs: number): Promise<void> {
  await db.delete(vppMeterSeries).where(lt(vppMeterSeries.endMs, beforeMs));
}
