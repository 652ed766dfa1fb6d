import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import {
  partnerOrigins,
  partners,
  partnerSigningKeys,
  revokedWidgetKeys,
  widgetSessions,
} from "../../db/schema/partners";
import { webhooks } from "../../db/schema/webhooks";

type PartnerRow = typeof partners.$inferSelect;

export async function findPartner(db: Database, widgetKey: string): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.widgetKey, widgetKey));
  return row ?? null;
}

export async function findPartnerById(db: Database, id: string): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.id, id));
  return row ?? null;
}

/** In the batch of a change of what the assistant knows on the partner's pages: it is indexed again. */
export const countKnowledgeChange = (db: Database, partnerId: string) =>
  db
    .update(partners)
    .set({ articlesRevision: sql`${partners.articlesRevision} + 1` })
    .where(eq(partners.id, partnerId));

/** Whether one of the partner's webhooks hears of the end of conversations. */
export async function hearsOfEndedConversations(db: Database, partnerId: string): Promise<boolean> {
  const rows = await db.select({ events: webhooks.events }).from(webhooks).where(eq(webhooks.partnerId, partnerId));
  return rows.some(({ events }) => events.includes("conversation.ended"));
}

export async function isRevokedWidgetKey(db: Database, widgetKey: string): Promise<boolean> {
  const rows = await db.select().from(revokedWidgetKeys).where(eq(revokedWidgetKeys.widgetKey, widgetKey));
  return rows.length > 0;
}

/** The entries of a partner's list of origins. */
export async function findOrigins(db: Database, partnerId: string): Promise<string[]> {
  const rows = await db
    .select({ origin: partnerOrigins.origin })
    .from(partnerOrigins)
    .where(eq(partnerOrigins.partnerId, partnerId))
    .orderBy(partnerOrigins.origin);
  return rows.map(({ origin }) => origin);
}

export async function insertSession(db: Database, session: typeof widgetSessions.$inferInsert): Promise<void> {
  await db.insert(widgetSessions).values(session);
}

/** The live session with its partner; none whose widget key was replaced, or whose signing key was revoked. */
export async function findSession(db: Database, id: string, nowMs: number) {
  const [row] = await db
    .select({
      partnerId: widgetSessions.partnerId,
      visitorId: widgetSessions.visitorId,
      userId: widgetSessions.userId,
      origin: widgetSessions.origin,
      settings: partners.settings,
    })
    .from(widgetSessions)
    .innerJoin(
      partners,
      and(eq(partners.id, widgetSessions.partnerId), eq(partners.widgetKey, widgetSessions.widgetKey)),
    )
    .leftJoin(partnerSigningKeys, eq(partnerSigningKeys.id, widgetSessions.signingKeyId))
    .where(
      and(
        eq(widgetSessions.id, id),
        gt(widgetSessions.expiresAtMs, nowMs),
        or(isNull(widgetSessions.signingKeyId), isNull(partnerSigningKeys.revokedAtMs)),
      ),
    );
  return row ?? null;
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.delete(widgetSessions).where(eq(widgetSessions.id, id));
}

export async function deleteExpiredSessions(db: Database, nowMs: number): Promise<void> {
  await db.delete(widgetSessions).where(lte(widgetSessions.expiresAtMs, nowMs));
}
