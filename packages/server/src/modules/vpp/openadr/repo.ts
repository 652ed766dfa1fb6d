import { and, asc, desc, eq, gt, lt, or } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { vppChanges, vppReports, vppSubscriptions } from "../../../db/schema/vpp";
import { insertSeries, type NewSeries } from "../meters/repo";
import { changeOf } from "../plants/repo";
import type { Change, ReportRow, SubscriptionRow } from "../rows";

/** A report and the readings that it tells of: both or neither. */
export async function insertReport(
  db: Database,
  row: ReportRow,
  series: NewSeries | undefined,
  change: Change,
): Promise<void> {
  const report = db.insert(vppReports).values(row);
  const told = changeOf(db, row.userId, row.createdAtMs, change);
  if (series) await db.batch([report, insertSeries(db, series), told]);
  else await db.batch([report, told]);
}

export async function findReport(db: Database, userId: string, id: string): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(vppReports)
    .where(and(eq(vppReports.userId, userId), eq(vppReports.id, id)));
  return row;
}

interface Page {
  skip: number;
  limit: number;
}

export const listReports = (
  db: Database,
  userId: string,
  by: Page & { plantId?: string | undefined; eventId?: string | undefined; clientName?: string | undefined },
): Promise<ReportRow[]> =>
  db
    .select()
    .from(vppReports)
    .where(
      and(
        eq(vppReports.userId, userId),
        by.plantId === undefined ? undefined : eq(vppReports.plantId, by.plantId),
        by.eventId === undefined ? undefined : eq(vppReports.eventId, by.eventId),
        by.clientName === undefined ? undefined : eq(vppReports.clientName, by.clientName),
      ),
    )
    .orderBy(desc(vppReports.createdAtMs), desc(vppReports.id))
    .limit(by.limit)
    .offset(by.skip);

export async function insertSubscription(db: Database, row: SubscriptionRow): Promise<void> {
  await db.insert(vppSubscriptions).values(row);
}

export async function findSubscription(db: Database, userId: string, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(vppSubscriptions)
    .where(and(eq(vppSubscriptions.userId, userId), eq(vppSubscriptions.id, id)));
  return row;
}

export const listSubscriptions = (
  db: Database,
  userId: string,
  by: Page & { plantId?: string | undefined; clientName?: string | undefined },
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(vppSubscriptions)
    .where(
      and(
        eq(vppSubscriptions.userId, userId),
        by.plantId === undefined ? undefined : eq(vppSubscriptions.plantId, by.plantId),
        by.clientName === undefined ? undefined : eq(vppSubscriptions.clientName, by.clientName),
      ),
    )
    .orderBy(asc(vppSubscriptions.createdAtMs), asc(vppSubscriptions.id))
    .limit(by.limit)
    .offset(by.skip);

export async function deleteSubscription(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(vppSubscriptions)
    .where(and(eq(vppSubscriptions.userId, userId), eq(vppSubscriptions.id, id)))
    .returning({ id: vppSubscriptions.id });
  return rows.length > 0;
}

/** What happened to a plant's objects after a cursor, of the kinds asked for, oldest first. */
export function listChanges(
  db: Database,
  userId: string,
  plantId: string,
  kinds: readonly (readonly [objectType: string, operation: Change["operation"]])[],
  afterId: number,
  limit: number,
) {
  const isOfKind = kinds.map(([objectType, operation]) =>
    and(eq(vppChanges.objectType, objectType), eq(vppChanges.operation, operation)),
  );
  return db
    .select()
    .from(vppChanges)
    .where(
      and(eq(vppChanges.userId, userId), eq(vppChanges.plantId, plantId), gt(vppChanges.id, afterId), or(...isOfKind)),
    )
    .orderBy(asc(vppChanges.id))
    .limit(limit);
}

export async function deleteOlderChanges(db: Database, beforeMs: number): Promise<void> {
  await db.delete(vppChanges).where(lt(vppChanges.atMs, beforeMs));
}
