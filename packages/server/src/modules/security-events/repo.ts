import type { SecurityEventKind } from "@wattleaf/shared/domain/security-events";
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { securityEvents } from "../../db/schema/security-events";

type Event = Required<typeof securityEvents.$inferInsert>;

/**
 * Adds an event of an account that exists, unless it has `most` of the kind since a time: who guesses passwords must
 * not fill the table. Nothing is kept of the sample household, which strangers share.
 */
export async function insertEvent(db: Database, event: Event, { most, sinceMs }: { most: number; sinceMs: number }) {
  const { id, userId, kind, atMs, browser, system, network } = event;
  const recent = sql`(select count(*) from ${securityEvents} where ${and(ofKind(userId, kind), gt(securityEvents.atMs, sinceMs))})`;
  await db
    .insert(securityEvents)
    .select(
      sql`select ${id}, ${users.id}, ${kind}, ${atMs}, ${browser}, ${system}, ${network} from ${users} where ${eq(users.id, userId)} and not ${users.isSample} and ${recent} < ${most}`,
    );
}

const ofKind = (userId: string, kind: SecurityEventKind): SQL | undefined =>
  and(eq(securityEvents.userId, userId), eq(securityEvents.kind, kind));

export const listEvents = (db: Database, userId: string, most: number) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.atMs), desc(sql`rowid`))
    .limit(most);

/** Whether the account has signed in before, and whether with such a device. */
export async function findSignIns(db: Database, userId: string, device: Pick<Event, "browser" | "system">) {
  const same = and(isSame(securityEvents.browser, device.browser), isSame(securityEvents.system, device.system));
  const exists = (condition: SQL | undefined) =>
    sql<number>`exists (select 1 from ${securityEvents} where ${and(ofKind(userId, "signed_in"), condition)})`;
  const [row] = await db
    .select({ any: exists(undefined), sameDevice: exists(same) })
    .from(users)
    .where(eq(users.id, userId));
  return { any: Boolean(row?.any), sameDevice: Boolean(row?.sameDevice) };
}

const isSame = (column: typeof securityEvents.browser | typeof securityEvents.system, value: string | null) =>
  value === null ? isNull(column) : eq(column, value);

export async function deleteBefore(db: Database, atMs: number): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.atMs, atMs));
}
