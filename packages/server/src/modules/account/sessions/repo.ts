import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { sessions } from "../../../db/schema/auth";

/**
 * The account's sessions that have not ended, the one seen last first.
 * @param oldestStartMs those from before have ended too
 */
export const listSessions = (db: Database, userId: string, nowMs: number, oldestStartMs: number) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, Math.floor(nowMs / SECOND_MS)),
        or(isNull(sessions.createdAtMs), gt(sessions.createdAtMs, oldestStartMs)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAtMs), desc(sessions.expiresAt), sessions.id);

export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function touchSession(db: Database, id: string, nowMs: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAtMs: nowMs }).where(eq(sessions.id, id));
}

export async function findSessionStart(db: Database, id: string): Promise<number | null> {
  const [row] = await db.select({ createdAtMs: sessions.createdAtMs }).from(sessions).where(eq(sessions.id, id));
  return row?.createdAtMs ?? null;
}
