import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { assistantActions, type STORED_ACTION_STATES } from "../../../db/schema/chat-actions";

export type ActionRow = typeof assistantActions.$inferSelect;
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
