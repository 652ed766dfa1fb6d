import { and, asc, desc, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { vppReports, vppSubscriptions } from "../../db/schema/openadr";

export type ReportRow = typeof vppReports.$inferSelect;
export type SubscriptionRow = typeof vppSubscriptions.$inferSelect;

/** @param others what a report brings about: both or neither */
export async function insertReport(
  db: Database,
  row: ReportRow,
  others: readonly BatchItem<"sqlite">[],
): Promise<void> {
  await db.batch([db.insert(vppReports).values(row), ...others]);
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
