import type { NotificationKind } from "@wattleaf/shared/domain/notifications";
import { and, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { notificationMutes, notifications } from "../../db/schema/notifications";

export type NotificationRow = typeof notifications.$inferSelect;

export const listNotifications = (db: Database, userId: string, limit: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAtMs), desc(sql`rowid`))
    .limit(limit);

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAtMs)));
  return row?.unread ?? 0;
}

/** @param ids all of the account's when undefined */
export async function markRead(
  db: Database,
  userId: string,
  ids: string[] | undefined,
  readAtMs: number,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAtMs })
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAtMs), ids && inArray(notifications.id, ids)),
    );
}

/** Tells an account unless it was told of the cause before, or has turned the kind off. */
export async function insertNotification(db: Database, row: Omit<NotificationRow, "readAtMs">): Promise<void> {
  const { id, userId, kind, name, values, path, cause, createdAtMs } = row;
  const isMuted = sql`exists (select 1 from ${notificationMutes} where ${and(eq(notificationMutes.userId, userId), eq(notificationMutes.kind, kind))})`;
  await db
    .insert(notifications)
    .select(
      sql`select ${id}, ${userId}, ${kind}, ${name}, ${JSON.stringify(values)}, ${path}, ${cause}, ${createdAtMs}, null where not ${isMuted}`,
    )
    .onConflictDoNothing();
}

export const listMuted = async (db: Database, userId: string): Promise<NotificationKind[]> => {
  const rows = await db
    .select({ kind: notificationMutes.kind })
    .from(notificationMutes)
    .where(eq(notificationMutes.userId, userId));
  return rows.map(({ kind }) => kind);
};

export async function mute(db: Database, userId: string, kind: NotificationKind): Promise<void> {
  await db.insert(notificationMutes).values({ userId, kind }).onConflictDoNothing();
}

export async function unmute(db: Database, userId: string, kind: NotificationKind): Promise<void> {
  await db.delete(notificationMutes).where(and(eq(notificationMutes.userId, userId), eq(notificationMutes.kind, kind)));
}

export async function deleteBefore(db: Database, atMs: number): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAtMs, atMs));
}
