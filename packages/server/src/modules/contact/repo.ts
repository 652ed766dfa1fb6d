import { lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactMessages } from "../../db/schema/contact";

export type ContactMessage = typeof contactMessages.$inferSelect;

/** The statement that stores a message, for the batch that queues its email. */
export const insertMessage = (db: Database, message: ContactMessage) => db.insert(contactMessages).values(message);

export async function deleteBefore(db: Database, beforeMs: number): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAtMs, beforeMs));
}
