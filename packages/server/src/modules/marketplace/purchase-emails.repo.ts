import { and, asc, eq, isNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { marketplaceItems, purchaseEmails, purchases } from "../../db/schema/marketplace";

export type DueEmail = Awaited<ReturnType<typeof findDue>>[number];

export const findDue = (db: Database, limit: number) =>
  db
    .select({
      status: purchaseEmails.status,
      purchase: purchases,
      category: marketplaceItems.category,
      buyer: {
        id: users.id,
        email: users.email,
        emailVerifiedAtMs: users.emailVerifiedAtMs,
        firstName: users.firstName,
        language: users.language,
      },
    })
    .from(purchaseEmails)
    .innerJoin(purchases, eq(purchases.id, purchaseEmails.purchaseId))
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, purchases.itemId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(isNull(purchaseEmails.queuedAtMs))
    .orderBy(asc(purchases.createdAtMs))
    .limit(limit);

/** One write: the email, and the mark that it is made, which stops a second one. */
export async function queue(
  db: Database,
  { purchase, status }: Pick<DueEmail, "purchase" | "status">,
  nowMs: number,
  email: readonly BatchItem<"sqlite">[],
): Promise<void> {
  const mark = db
    .update(purchaseEmails)
    .set({ queuedAtMs: nowMs })
    .where(and(eq(purchaseEmails.purchaseId, purchase.id), eq(purchaseEmails.status, status)));
  await db.batch([mark, ...email]);
}
