import { and, asc, eq, gt, lt, max, or } from "drizzle-orm";
import type { Database } from "../../db/client";
import { vppChanges } from "../../db/schema/vpp";
import type { Change } from "./rows";

/** A change as a row; for use inside the batch that makes it. */
export const changeStatement = (db: Database, userId: string, atMs: number, { object, ...change }: Change) =>
  db.insert(vppChanges).values({ userId, ...change, object: { ...object }, atMs });

/** What happened to a plant's objects after a cursor, of the kinds asked for, oldest first. */
export function listChanges(
  db: Database,
  userId: string,
  plantId: string,
  kinds: readonly (readonly [objectType: string, operation: Change["operation"]])[],
  afterId: number,
  limit: number,
) {
  const isOfKind = kinds.map(([objectType, operation]) =>
    and(eq(vppChanges.objectType, objectType), eq(vppChanges.operation, operation)),
  );
  return db
    .select()
    .from(vppChanges)
    .where(
      and(eq(vppChanges.userId, userId), eq(vppChanges.plantId, plantId), gt(vppChanges.id, afterId), or(...isOfKind)),
    )
    .orderBy(asc(vppChanges.id))
    .limit(limit);
}

/** Where a subscriber to a plant's objects begins; 0 where nothing has happened yet. */
export async function latestChangeId(db: Database, userId: string, plantId: string): Promise<number> {
  const [row] = await db
    .select({ id: max(vppChanges.id) })
    .from(vppChanges)
    .where(and(eq(vppChanges.userId, userId), eq(vppChanges.plantId, plantId)));
  return row?.id ?? 0;
}

export async function deleteOlderChanges(db: Database, beforeMs: number): Promise<void> {
  await db.delete(vppChanges).where(lt(vppChanges.atMs, beforeMs));
}
