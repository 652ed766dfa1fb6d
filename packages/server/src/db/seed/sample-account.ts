import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { apiKeys } from "../schema/api-keys";
import { conversations } from "../schema/chat";
import { sessions, users } from "../schema/auth";
import { uploads } from "../schema/uploads";
import { DEMO_USER_ID, demoUser } from "./demo";

/** The sample household's account, as it is to be: new, or put right where an older version has left another one. */
export async function seedSampleAccount(db: Database, nowMs: number): Promise<void> {
  const [existing] = await db.select().from(users).where(eq(users.id, DEMO_USER_ID));
  if (!existing) await db.insert(users).values(demoUser(nowMs)).onConflictDoNothing();
  else if (existing.passwordHash !== "") await closeToStrangers(db);
}

/**
 * The sample account's password was public once and allowed writes: removes the password and everything that strangers
 * stored, in one write.
 */
async function closeToStrangers(db: Database): Promise<void> {
  const { id: _id, createdAtMs: _createdAtMs, ...account } = demoUser(0);
  await db.batch([
    db.update(users).set(account).where(eq(users.id, DEMO_USER_ID)),
    db.delete(sessions).where(eq(sessions.userId, DEMO_USER_ID)),
    db.delete(apiKeys).where(eq(apiKeys.userId, DEMO_USER_ID)),
    db.delete(conversations).where(eq(conversations.ownerId, `user:${DEMO_USER_ID}`)),
    db.delete(uploads).where(eq(uploads.ownerId, `user:${DEMO_USER_ID}`)),
  ]);
}
