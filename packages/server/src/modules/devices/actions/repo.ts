import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { deviceActions } from "../../../db/schema/devices";

export type ActionRow = typeof deviceActions.$inferSelect;

const MOST_SHOWN = 50;
/** Actions that are kept of a device. */
const MOST_KEPT = 100;

/** The statement that notes an action, for the batch of its effect; it counts only under the condition. */
export const insertAction = (db: Database, row: ActionRow, condition: SQL = sql`true`) =>
  db
    .insert(deviceActions)
    .select(
      sql`select ${row.id}, ${row.userId}, ${row.deviceId}, ${row.kind}, ${row.value}, ${row.by}, ${row.scheduleId}, ${json(row.before)}, ${json(row.reason)}, ${row.atMs}, ${row.undoneAtMs} where ${condition}`,
    );

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The statement that deletes a device's oldest actions. */
export const deleteOldActions = (db: Database, deviceId: string) =>
  db
    .delete(deviceActions)
    .where(
      and(
        eq(deviceActions.deviceId, deviceId),
        sql`${deviceActions.id} not in (select ${deviceActions.id} from ${deviceActions} where ${deviceActions.deviceId} = ${deviceId} order by ${deviceActions.atMs} desc limit ${MOST_KEPT})`,
      ),
    );

export const listActions = (db: Database, userId: string): Promise<ActionRow[]> =>
  db
    .select()
    .from(deviceActions)
    .where(eq(deviceActions.userId, userId))
    .orderBy(desc(deviceActions.atMs), desc(sql`rowid`))
    .limit(MOST_SHOWN);

export async function findAction(db: Database, userId: string, id: string): Promise<ActionRow | null> {
  const [row] = await db
    .select()
    .from(deviceActions)
    .where(and(eq(deviceActions.userId, userId), eq(deviceActions.id, id)));
  return row ?? null;
}

/** The newest action of a device that has not been undone. */
export async function newestAction(db: Database, deviceId: string): Promise<ActionRow | null> {
  const [row] = await db
    .select()
    .from(deviceActions)
    .where(and(eq(deviceActions.deviceId, deviceId), isNull(deviceActions.undoneAtMs)))
    .orderBy(desc(deviceActions.atMs), desc(sql`rowid`))
    .limit(1);
  return row ?? null;
}

/** The statement that marks an action as undone, unless it is already. */
export const markUndone = (db: Database, id: string, undoneAtMs: number, condition: SQL = sql`true`) =>
  db
    .update(deviceActions)
    .set({ undoneAtMs })
    .where(and(eq(deviceActions.id, id), isNull(deviceActions.undoneAtMs), condition));
