import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { partners, partnerSigningKeys, revokedWidgetKeys } from "../../db/schema/partners";

type SigningKeyRow = typeof partnerSigningKeys.$inferSelect;

interface NewSigningKey {
  id: string;
  partnerId: string;
  algorithm: SigningKeyRow["algorithm"];
  encryptedSecret: string | null;
  publicKey: Record<string, unknown> | null;
  createdAtMs: number;
}

const isLive = isNull(partnerSigningKeys.revokedAtMs);

/** Adds the key unless the partner has as many live ones as it may: one statement, so that two at once cannot pass. */
export async function insertSigningKey(db: Database, key: NewSigningKey, most: number): Promise<boolean> {
  const live = sql`(select count(*) from ${partnerSigningKeys} where ${and(eq(partnerSigningKeys.partnerId, key.partnerId), isLive)})`;
  const publicKey = key.publicKey && JSON.stringify(key.publicKey);
  const rows = await db
    .insert(partnerSigningKeys)
    .select(
      sql`select ${key.id}, ${key.partnerId}, ${key.algorithm}, ${key.encryptedSecret}, ${publicKey}, ${key.createdAtMs}, null, null where ${live} < ${most}`,
    )
    .returning({ id: partnerSigningKeys.id });
  return rows.length > 0;
}

/** The live ones, the newest first. */
export const listSigningKeys = (db: Database, partnerId: string): Promise<SigningKeyRow[]> =>
  db
    .select()
    .from(partnerSigningKeys)
    .where(and(eq(partnerSigningKeys.partnerId, partnerId), isLive))
    .orderBy(desc(partnerSigningKeys.createdAtMs), desc(partnerSigningKeys.id));

/** Its secret goes; the row stays, so that tokens of the key can be told from those of an unknown one. */
export async function revokeSigningKey(db: Database, partnerId: string, id: string, nowMs: number): Promise<boolean> {
  const rows = await db
    .update(partnerSigningKeys)
    .set({ revokedAtMs: nowMs, encryptedSecret: null })
    .where(and(eq(partnerSigningKeys.partnerId, partnerId), eq(partnerSigningKeys.id, id), isLive))
    .returning({ id: partnerSigningKeys.id });
  return rows.length > 0;
}

/** In one write: the old widget key is noted as revoked, and the new one takes its place. */
export async function replaceWidgetKey(
  db: Database,
  partnerId: string,
  widgetKey: string,
  nowMs: number,
): Promise<void> {
  await db.batch([
    db.insert(revokedWidgetKeys).select(
      db
        .select({
          widgetKey: partners.widgetKey,
          partnerId: partners.id,
          revokedAtMs: sql<number>`${nowMs}`.as("revoked_at_ms"),
        })
        .from(partners)
        .where(eq(partners.id, partnerId)),
    ),
    db.update(partners).set({ widgetKey }).where(eq(partners.id, partnerId)),
  ]);
}
