import { and, asc, count, eq, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from "../../db/schema/second-factor";

type Totp = typeof totpFactors.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

export async function findTotp(db: Database, userId: string): Promise<Totp | null> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  return row ?? null;
}

/** Keeps the secret of an app that is being set up; one that is on stays. */
export async function saveTotp(db: Database, totp: Pick<Totp, "userId" | "encryptedSecret" | "createdAtMs">) {
  const { userId: _, ...set } = totp;
  await db
    .insert(totpFactors)
    .values(totp)
    .onConflictDoUpdate({ target: totpFactors.userId, set, setWhere: isNull(totpFactors.confirmedAtMs) });
}

/** Turns an app on, with recovery codes unless the account has some. @returns whether the codes are in use */
export async function confirmTotp(
  db: Database,
  { userId, encryptedSecret }: Pick<Totp, "userId" | "encryptedSecret">,
  { step, nowMs }: { step: number; nowMs: number },
  codeHashes: readonly string[],
): Promise<{ confirmed: boolean; codesAdded: boolean }> {
  const [codes, confirmed] = await db.batch([
    addCodesWhereNone(db, userId, codeHashes),
    db
      .update(totpFactors)
      .set({ confirmedAtMs: nowMs, lastStep: step })
      // The very secret that the code was of, and only once.
      .where(
        and(
          eq(totpFactors.userId, userId),
          eq(totpFactors.encryptedSecret, encryptedSecret),
          isNull(totpFactors.confirmedAtMs),
        ),
      )
      .returning({ userId: totpFactors.userId }),
  ]);
  return { confirmed: confirmed.length > 0, codesAdded: codes.length > 0 };
}

/** One statement, so that all codes are of one list. */
const addCodesWhereNone = (db: Database, userId: string, codeHashes: readonly string[]) =>
  db
    .insert(recoveryCodes)
    .select(
      sql`select ${userId}, value from json_each(${JSON.stringify(codeHashes)}) where not exists (select 1 from ${recoveryCodes} where ${eq(recoveryCodes.userId, userId)})`,
    )
    .returning({ userId: recoveryCodes.userId });

/** Uses a code of the app up, with all codes before it. @returns false when it was used already */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step)))
    .returning({ userId: totpFactors.userId });
  return rows.length > 0;
}

/** Uses a recovery code up. @returns false when it is none of the account's */
export async function useRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(db: Database, userId: string, codeHashes: readonly string[]) {
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    addCodesWhereNone(db, userId, codeHashes),
  ]);
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

export async function removeTotp(db: Database, userId: string): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .delete(totpFactors)
      .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAtMs)))
      .returning({ userId: totpFactors.userId }),
    dropCodesWithoutFactor(db, userId),
  ]);
  return rows.length > 0;
}

/** Recovery codes stand in for a factor: with the last one they go too. */
function dropCodesWithoutFactor(db: Database, userId: string): BatchItem<"sqlite"> {
  const has = (table: typeof totpFactors | typeof passkeys, condition: SQL | undefined) =>
    sql`exists (select 1 from ${table} where ${condition})`;
  const totp = has(totpFactors, and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAtMs)));
  const passkey = has(passkeys, eq(passkeys.userId, userId));
  return db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), sql`not ${totp}`, sql`not ${passkey}`));
}

export const listPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAtMs), asc(passkeys.id));

export async function findPasskey(db: Database, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row ?? null;
}

export async function insertPasskey(
  db: Database,
  passkey: typeof passkeys.$inferInsert,
  codeHashes: readonly string[],
): Promise<{ codesAdded: boolean }> {
  const [codes] = await db.batch([
    addCodesWhereNone(db, passkey.userId, codeHashes),
    db.insert(passkeys).values(passkey),
  ]);
  return { codesAdded: codes.length > 0 };
}

export async function notePasskeyUse(db: Database, id: string, signCount: number, nowMs: number): Promise<void> {
  await db.update(passkeys).set({ signCount, lastUsedAtMs: nowMs }).where(eq(passkeys.id, id));
}

export async function removePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id }),
    dropCodesWithoutFactor(db, userId),
  ]);
  return rows.length > 0;
}

export async function insertChallenge(db: Database, challenge: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Uses a challenge up. @param userId who adds a passkey; null for a sign-in */
export async function takeChallenge(db: Database, challengeHash: string, userId: string | null, nowMs: number) {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAtMs, nowMs),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return rows.length > 0;
}

export async function deleteExpiredChallenges(db: Database, nowMs: number): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAtMs, nowMs));
}
