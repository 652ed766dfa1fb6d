import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../../db/client";
import { partnerOrigins, partners, widgetSessions } from "../../db/schema/partners";

export async function findPartner(db: Database, widgetKey: string) {
  const [row] = await db.select().from(partners).where(eq(partners.widgetKey, widgetKey));
  return row ?? null;
}

export async function allowsOrigin(db: Database, partnerId: string, origin: string): Promise<boolean> {
  const rows = await db
    .select({ origin: partnerOrigins.origin })
    .from(partnerOrigins)
    .where(and(eq(partnerOrigins.partnerId, partnerId), eq(partnerOrigins.origin, origin)));
  return rows.length > 0;
}

export async function insertSession(db: Database, session: typeof widgetSessions.$inferInsert): Promise<void> {
  await db.insert(widgetSessions).values(session);
}

/** The live session, provided that its partner still allows the origin that it was opened on. */
export async function findSession(db: Database, id: string, origin: string, nowMs: number) {
  const [row] = await db
    .select({ partnerId: widgetSessions.partnerId, visitorId: widgetSessions.visitorId })
    .from(widgetSessions)
    .innerJoin(
      partnerOrigins,
      and(eq(partnerOrigins.partnerId, widgetSessions.partnerId), eq(partnerOrigins.origin, widgetSessions.origin)),
    )
    .where(and(eq(widgetSessions.id, id), eq(widgetSessions.origin, origin), gt(widgetSessions.expiresAtMs, nowMs)));
  return row ?? null;
}

export async function deleteExpiredSessions(db: Database, nowMs: number): Promise<void> {
  await db.delete(widgetSessions).where(lte(widgetSessions.expiresAtMs, nowMs));
}
