import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { vppMeterSeries } from "../../../db/schema/vpp";
import { changeOf } from "../plants/repo";
import type { Change } from "../rows";

export type NewSeries = Omit<typeof vppMeterSeries.$inferInsert, "id">;

/** The statement that adds readings, for use inside a batch. */
export const insertSeries = (db: Database, series: NewSeries) => db.insert(vppMeterSeries).values(series);

export async function addSeries(db: Database, series: NewSeries, change?: Change): Promise<void> {
  const insert = insertSeries(db, series);
  if (change) await db.batch([insert, changeOf(db, series.userId, series.createdAtMs, change)]);
  else await insert;
}

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
