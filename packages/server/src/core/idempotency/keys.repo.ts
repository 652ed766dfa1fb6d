import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../db/client";
import { idempotencyKeys } from "../../db/schema/idempotency";

export type KeyRow = typeof idempotencyKeys.$inferSelect;
export type NewKeyRow = Omit<KeyRow, "encryptedResponse">;
type RunRow = Pick<KeyRow, "key" | "operation" | "owner" | "runId">;

/**
 * Takes the key for a run: a new one, one that has expired, or that of an interrupted call with the same input.
 * @returns false when another call has it
 */
export async function claim(db: Database, row: NewKeyRow): Promise<boolean> {
  const { owner: _owner, operation: _operation, key: _key, ...run } = row;
  const nowMs = row.createdAtMs;
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.operation, idempotencyKeys.key],
      set: { ...run, encryptedResponse: null },
      setWhere: or(
        lte(idempotencyKeys.expiresAtMs, nowMs),
        and(
          isNull(idempotencyKeys.encryptedResponse),
          lte(idempotencyKeys.leasedUntilMs, nowMs),
          eq(idempotencyKeys.requestFingerprint, row.requestFingerprint),
        ),
      ),
    })
    .returning({ runId: idempotencyKeys.runId });
  return taken.length > 0;
}

export async function find(db: Database, { owner, operation, key }: Omit<RunRow, "runId">): Promise<KeyRow | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key)),
    );
  return row ?? null;
}

/** Nothing if another run has taken over. */
export async function complete(db: Database, run: RunRow, encryptedResponse: string): Promise<void> {
  await db.update(idempotencyKeys).set({ encryptedResponse }).where(ofRun(run));
}

/** Gives the key back: the call failed, and may be tried again. */
export async function release(db: Database, run: RunRow): Promise<void> {
  await db.delete(idempotencyKeys).where(ofRun(run));
}

export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAtMs, nowMs));
}

const ofRun = ({ owner, operation, key, runId }: RunRow) =>
  and(
    eq(idempotencyKeys.owner, owner),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.runId, runId),
  );
