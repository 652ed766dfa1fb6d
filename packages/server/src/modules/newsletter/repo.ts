import type { Database } from "../../db/client";
import { newsletterSubscriptions } from "../../db/schema/newsletter";

/** An address that is on the list already stays there once. */
export async function addSubscription(db: Database, email: string, createdAtMs: number): Promise<void> {
  await db.insert(newsletterSubscriptions).values({ email, createdAtMs }).onConflictDoNothing();
}
