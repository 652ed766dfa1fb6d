import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { vppEventOptOuts, vppMemberships } from "../../../db/schema/vpp";

export type MembershipRow = typeof vppMemberships.$inferSelect;

export async function findMembership(db: Database, userId: string, plantId: string): Promise<MembershipRow | null> {
  const [row] = await db
    .select()
    .from(vppMemberships)
    .where(and(eq(vppMemberships.userId, userId), eq(vppMemberships.plantId, plantId)));
  return row ?? null;
}

/** Enrolls a home, or updates its devices; the day it joined stays. */
export async function saveMembership(db: Database, row: MembershipRow): Promise<void> {
  await db
    .insert(vppMemberships)
    .values(row)
    .onConflictDoUpdate({ target: [vppMemberships.userId, vppMemberships.plantId], set: { devices: row.devices } });
}

export async function deleteMembership(db: Database, userId: string, plantId: string): Promise<boolean> {
  const rows = await db
    .delete(vppMemberships)
    .where(and(eq(vppMemberships.userId, userId), eq(vppMemberships.plantId, plantId)))
    .returning({ plantId: vppMemberships.plantId });
  return rows.length > 0;
}

/** The homes of a plant, each with the events that it sits out. */
export async function listMembers(db: Database, plantId: string): Promise<{ userId: string; optOuts: string[] }[]> {
  const rows = await db
    .select({ userId: vppMemberships.userId, eventId: vppEventOptOuts.eventId })
    .from(vppMemberships)
    .leftJoin(vppEventOptOuts, eq(vppEventOptOuts.userId, vppMemberships.userId))
    .where(eq(vppMemberships.plantId, plantId));
  return Array.from(
    Map.groupBy(rows, ({ userId }) => userId),
    ([userId, optOuts]) => ({
      userId,
      optOuts: optOuts.flatMap(({ eventId }) => eventId ?? []),
    }),
  );
}

export async function listOptOuts(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ eventId: vppEventOptOuts.eventId })
    .from(vppEventOptOuts)
    .where(eq(vppEventOptOuts.userId, userId));
  return new Set(rows.map(({ eventId }) => eventId));
}

export async function saveOptOut(db: Database, row: typeof vppEventOptOuts.$inferInsert): Promise<void> {
  await db.insert(vppEventOptOuts).values(row).onConflictDoNothing();
}

export async function deleteOptOut(db: Database, userId: string, eventId: string): Promise<void> {
  await db.delete(vppEventOptOuts).where(and(eq(vppEventOptOuts.userId, userId), eq(vppEventOptOuts.eventId, eventId)));
}
