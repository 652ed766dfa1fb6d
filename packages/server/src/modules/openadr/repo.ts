import { and, asc, desc, eq, exists, gt, inArray, lte, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { vppReports, vppSubscriptions } from "../../db/schema/openadr";
import { vppChanges } from "../../db/schema/vpp";

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

export async function updateReport(
  db: Database,
  row: ReportRow,
  others: readonly BatchItem<"sqlite">[],
): Promise<void> {
  await db.batch([db.update(vppReports).set(row).where(isReport(row)), ...others]);
}

export async function deleteReport(
  db: Database,
  row: ReportRow,
  others: readonly BatchItem<"sqlite">[],
): Promise<void> {
  await db.batch([db.delete(vppReports).where(isReport(row)), ...others]);
}

const isReport = ({ userId, id }: Pick<ReportRow, "id" | "userId">) =>
  and(eq(vppReports.userId, userId), eq(vppReports.id, id));

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
  by: Page & {
    plantId?: string | undefined;
    eventId?: string | undefined;
    clientName?: string | undefined;
    venId?: string | undefined;
  },
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
        by.venId === undefined ? undefined : eq(vppReports.venId, by.venId),
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
  by: { plantId?: string | undefined; clientName?: string | undefined; venId?: string | undefined },
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(vppSubscriptions)
    .where(
      and(
        eq(vppSubscriptions.userId, userId),
        by.plantId === undefined ? undefined : eq(vppSubscriptions.plantId, by.plantId),
        by.clientName === undefined ? undefined : eq(vppSubscriptions.clientName, by.clientName),
        by.venId === undefined ? undefined : eq(vppSubscriptions.venId, by.venId),
      ),
    )
    .orderBy(asc(vppSubscriptions.createdAtMs), asc(vppSubscriptions.id));

const isSubscription = ({ userId, id }: Pick<SubscriptionRow, "id" | "userId">) =>
  and(eq(vppSubscriptions.userId, userId), eq(vppSubscriptions.id, id));

export async function updateSubscription(db: Database, row: SubscriptionRow): Promise<void> {
  await db.update(vppSubscriptions).set(row).where(isSubscription(row));
}

export async function deleteSubscription(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(vppSubscriptions).where(isSubscription({ userId, id }));
}

/** Takes subscriptions that are due and have something to be told of, so that no other process takes them meanwhile. */
export function takeDueSubscriptions(
  db: Database,
  { nowMs, leasedUntilMs, limit }: { nowMs: number; leasedUntilMs: number; limit: number },
): Promise<SubscriptionRow[]> {
  const news = db
    .select({ id: vppChanges.id })
    .from(vppChanges)
    .where(
      and(
        eq(vppChanges.userId, vppSubscriptions.userId),
        eq(vppChanges.plantId, vppSubscriptions.plantId),
        gt(vppChanges.id, vppSubscriptions.deliveredId),
      ),
    );
  const rowId = sql<number>`${vppSubscriptions}.rowid`;
  const due = db
    .select({ rowId })
    .from(vppSubscriptions)
    .where(and(lte(vppSubscriptions.nextTryAtMs, nowMs), exists(news)))
    .orderBy(asc(vppSubscriptions.nextTryAtMs))
    .limit(limit);
  return db.update(vppSubscriptions).set({ nextTryAtMs: leasedUntilMs }).where(inArray(rowId, due)).returning();
}

/** How far a delivery came; a subscription that was replaced meanwhile begins with its new terms. */
export async function saveDelivery(
  db: Database,
  row: SubscriptionRow,
  delivery: Pick<SubscriptionRow, "deliveredId" | "nextTryAtMs" | "tries">,
): Promise<void> {
  await db
    .update(vppSubscriptions)
    .set(delivery)
    .where(and(isSubscription(row), eq(vppSubscriptions.modifiedAtMs, row.modifiedAtMs)));
}
