import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { queuedEmails } from "../../db/schema/emails";

export type QueuedEmail = typeof queuedEmails.$inferSelect;

/** The statement that queues an email, for the batch of what it tells of. */
export const insertEmail = (db: Database, row: typeof queuedEmails.$inferInsert) => db.insert(queuedEmails).values(row);

/** Takes due emails, the oldest first. No other process takes them before `leasedUntilMs`. */
export function takeDue(
  db: Database,
  { nowMs, leasedUntilMs, limit }: { nowMs: number; leasedUntilMs: number; limit: number },
): Promise<QueuedEmail[]> {
  const due = db
    .select({ id: queuedEmails.id })
    .from(queuedEmails)
    .where(lte(queuedEmails.nextTryAtMs, nowMs))
    .orderBy(asc(queuedEmails.createdAtMs))
    .limit(limit);
  return db
    .update(queuedEmails)
    .set({ tries: sql`${queuedEmails.tries} + 1`, nextTryAtMs: leasedUntilMs })
    .where(inArray(queuedEmails.id, due))
    .returning();
}

export async function deleteEmail(db: Database, id: string): Promise<void> {
  await db.delete(queuedEmails).where(eq(queuedEmails.id, id));
}

/** Puts an email off, unless another process has taken it since. */
export async function putOff(db: Database, { id, tries }: QueuedEmail, nextTryAtMs: number): Promise<void> {
  await db
    .update(queuedEmails)
    .set({ nextTryAtMs })
    .where(and(eq(queuedEmails.id, id), eq(queuedEmails.tries, tries)));
}

/** @returns how many were too late */
export async function deleteExpired(db: Database, nowMs: number): Promise<number> {
  const rows = await db
    .delete(queuedEmails)
    .where(lt(queuedEmails.expiresAtMs, nowMs))
    .returning({ id: queuedEmails.id });
  return rows.length;
}
