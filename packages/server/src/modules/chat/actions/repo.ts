import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { assistantActions, deviceOrders, type STORED_ACTION_STATES } from "../../../db/schema/chat-actions";

export type ActionRow = typeof assistantActions.$inferSelect;
export type OrderRow = typeof deviceOrders.$inferSelect;
type NewOrder = typeof deviceOrders.$inferInsert;
type StoredState = (typeof STORED_ACTION_STATES)[number];

export async function insertAction(db: Database, row: ActionRow): Promise<void> {
  await db.insert(assistantActions).values(row);
}

export async function findAction(db: Database, userId: string, id: string): Promise<ActionRow | null> {
  const [row] = await db
    .select()
    .from(assistantActions)
    .where(and(eq(assistantActions.userId, userId), eq(assistantActions.id, id)));
  return row ?? null;
}

export const findActions = (db: Database, userId: string, ids: readonly string[]): Promise<ActionRow[]> =>
  db
    .select()
    .from(assistantActions)
    .where(and(eq(assistantActions.userId, userId), inArray(assistantActions.id, [...ids])));

/** Moves an open proposal to another state; false if another call was first or it has expired. */
export async function answerAction(
  db: Database,
  { id, userId }: Pick<ActionRow, "id" | "userId">,
  next: { state: StoredState; outcome?: string; answeredAtMs: number },
): Promise<boolean> {
  const rows = await db
    .update(assistantActions)
    .set(next)
    .where(
      and(
        eq(assistantActions.userId, userId),
        eq(assistantActions.id, id),
        eq(assistantActions.state, "proposed"),
        gt(assistantActions.expiresAtMs, next.answeredAtMs),
      ),
    )
    .returning({ id: assistantActions.id });
  return rows.length > 0;
}

/** Writes down what came of an action that its yes took up. */
export async function finishAction(
  db: Database,
  { id, userId }: Pick<ActionRow, "id" | "userId">,
  { state, outcome }: { state: "done" | "failed"; outcome: string },
): Promise<void> {
  await db
    .update(assistantActions)
    .set({ state, outcome })
    .where(
      and(eq(assistantActions.userId, userId), eq(assistantActions.id, id), eq(assistantActions.state, "working")),
    );
}

export async function insertOrders(db: Database, rows: readonly NewOrder[]): Promise<void> {
  await db.insert(deviceOrders).values([...rows]);
}

/** Takes the due orders, in the order of their times. No other process takes them before `leasedUntilMs`. */
export async function takeDueOrders(db: Database, nowMs: number, leasedUntilMs: number): Promise<OrderRow[]> {
  const rows = await db
    .update(deviceOrders)
    .set({ tries: sql`${deviceOrders.tries} + 1`, nextTryAtMs: leasedUntilMs })
    .where(
      and(lte(deviceOrders.atMs, nowMs), or(isNull(deviceOrders.nextTryAtMs), lte(deviceOrders.nextTryAtMs, nowMs))),
    )
    .returning();
  return rows.toSorted((a, b) => a.atMs - b.atMs);
}

/** The statement that ends an order, for the batch of its effect or alone. */
export const endOrder = (db: Database, id: string, condition?: SQL) =>
  db.delete(deviceOrders).where(and(eq(deviceOrders.id, id), condition));

/** Puts an order off, unless another process has taken it since. */
export async function putOffOrder(db: Database, { id, tries }: OrderRow, nextTryAtMs: number): Promise<void> {
  await db
    .update(deviceOrders)
    .set({ nextTryAtMs })
    .where(and(eq(deviceOrders.id, id), eq(deviceOrders.tries, tries)));
}
