import type { WebhookEvent } from "@wattleaf/shared/domain/webhooks";
import { and, asc, desc, eq, exists, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { chatTurns, conversations } from "../../db/schema/chat";
import { partnerCustomers } from "../../db/schema/partners";
import { webhookDeliveries, webhooks } from "../../db/schema/webhooks";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Adds a webhook unless there are as many as there may be: one statement, so that two at once cannot pass. */
export async function insertWebhook(db: Database, row: WebhookRow, most: number): Promise<boolean> {
  const count = sql`(select count(*) from ${webhooks} where ${eq(webhooks.partnerId, row.partnerId)})`;
  const rows = await db
    .insert(webhooks)
    .select(
      sql`select ${row.id}, ${row.partnerId}, ${row.url}, ${JSON.stringify(row.events)}, ${row.encryptedSecret}, ${row.createdAtMs}, ${row.previousEncryptedSecret}, ${row.previousUntilMs} where ${count} < ${most}`,
    )
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

export const listWebhooks = (db: Database, partnerId: string): Promise<WebhookRow[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.partnerId, partnerId))
    .orderBy(asc(webhooks.createdAtMs), asc(webhooks.id));

export async function findWebhook(db: Database, partnerId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.partnerId, partnerId), eq(webhooks.id, id)));
  return row ?? null;
}

export async function deleteWebhook(db: Database, partnerId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(webhooks)
    .where(and(eq(webhooks.partnerId, partnerId), eq(webhooks.id, id)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

/** In one write: the present secret becomes the previous one. */
export async function replaceSecret(
  db: Database,
  id: string,
  next: { encryptedSecret: string; previousUntilMs: number },
): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhooks)
    .set({ ...next, previousEncryptedSecret: sql`${webhooks.encryptedSecret}` })
    .where(eq(webhooks.id, id))
    .returning();
  return row ?? null;
}

const wants = (event: WebhookEvent) =>
  sql`exists (select 1 from json_each(${webhooks.events}) where json_each.value = ${event})`;

interface NewMessage {
  event: WebhookEvent;
  messageId: string;
  data: object;
  nowMs: number;
}

/** The columns of a new delivery; `body` is an SQL text. */
const pending = ({ event, messageId, nowMs }: NewMessage, body: ReturnType<typeof sql>) =>
  sql`select ${webhooks.id}, ${messageId}, ${event}, ${body}, 'pending', 0, ${nowMs}, ${nowMs}, null, null, null from ${webhooks}`;

/**
 * The statement that tells the partner of a customer of an event, for the batch of what it tells of: a delivery for each
 * webhook that wants it, and none for an account that is no partner's customer.
 */
export function insertCustomerMessage(db: Database, userId: string, message: NewMessage) {
  const body = sql`json_object('type', ${message.event}, 'timestamp', ${new Date(message.nowMs).toISOString()}, 'data', json_patch(json_object('customer', ${partnerCustomers.subject}), ${JSON.stringify(message.data)}))`;
  return db
    .insert(webhookDeliveries)
    .select(
      sql`${pending(message, body)} join ${partnerCustomers} on ${partnerCustomers.partnerId} = ${webhooks.partnerId} where ${partnerCustomers.userId} = ${userId} and ${wants(message.event)}`,
    )
    .onConflictDoNothing();
}

/** The same for an event of a partner's page, of a customer or of a visitor. */
export function insertPartnerMessage(db: Database, partnerId: string, message: NewMessage) {
  const body = JSON.stringify({
    type: message.event,
    timestamp: new Date(message.nowMs).toISOString(),
    data: message.data,
  });
  return db
    .insert(webhookDeliveries)
    .select(
      sql`${pending(message, sql`${body}`)} where ${eq(webhooks.partnerId, partnerId)} and ${wants(message.event)}`,
    )
    .onConflictDoNothing();
}

export async function insertDelivery(db: Database, row: typeof webhookDeliveries.$inferInsert): Promise<void> {
  await db.insert(webhookDeliveries).values(row);
}

export const listDeliveries = (db: Database, webhookId: string, limit: number): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAtMs), sql`${webhookDeliveries}.rowid desc`)
    .limit(limit);

/** To be sent now, whatever came of it before. @returns false if there is no such message */
export async function replay(db: Database, webhookId: string, messageId: string, nowMs: number): Promise<boolean> {
  const rows = await db
    .update(webhookDeliveries)
    .set({ state: "pending", tries: 0, nextTryAtMs: nowMs })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.messageId, messageId)))
    .returning({ messageId: webhookDeliveries.messageId });
  return rows.length > 0;
}

/** Where a message goes, and what it is signed with. */
const TARGET = {
  url: webhooks.url,
  encryptedSecret: webhooks.encryptedSecret,
  previousEncryptedSecret: webhooks.previousEncryptedSecret,
  previousUntilMs: webhooks.previousUntilMs,
};

/** Takes due messages for this process until the lease ends, and counts the try. */
export async function takeDue(
  db: Database,
  { nowMs, leasedUntilMs, limit }: { nowMs: number; leasedUntilMs: number; limit: number },
): Promise<(DeliveryRow & Pick<WebhookRow, keyof typeof TARGET>)[]> {
  const due = db
    .select({ rowid: sql`rowid` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.state, "pending"), lte(webhookDeliveries.nextTryAtMs, nowMs)))
    .orderBy(asc(webhookDeliveries.nextTryAtMs))
    .limit(limit);
  const rows = await db
    .update(webhookDeliveries)
    .set({ nextTryAtMs: leasedUntilMs, tries: sql`${webhookDeliveries.tries} + 1`, lastTriedAtMs: nowMs })
    .where(sql`rowid in ${due}`)
    .returning();
  if (rows.length === 0) return [];
  const targets = await db
    .select({ id: webhooks.id, ...TARGET })
    .from(webhooks)
    .where(
      inArray(
        webhooks.id,
        rows.map(({ webhookId }) => webhookId),
      ),
    );
  return rows.flatMap((row) => {
    const target = targets.find(({ id }) => id === row.webhookId);
    return target ? [{ ...target, ...row }] : [];
  });
}

export async function saveOutcome(
  db: Database,
  { webhookId, messageId }: Pick<DeliveryRow, "webhookId" | "messageId">,
  outcome: Pick<DeliveryRow, "state" | "lastStatus" | "lastError"> & { nextTryAtMs?: number },
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set(outcome)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.messageId, messageId)));
}

export async function deleteOlder(db: Database, beforeMs: number): Promise<void> {
  await db.delete(webhookDeliveries).where(lte(webhookDeliveries.createdAtMs, beforeMs));
}

/** Conversations on pages of partners with a webhook for their end, last written in between the two times. */
export async function findEndedConversations(
  db: Database,
  { afterMs, beforeMs }: { afterMs: number; beforeMs: number },
) {
  const partnerOfOwner = sql<string>`case when ${conversations.ownerId} like 'widget:%' then substr(${conversations.ownerId}, 8, instr(substr(${conversations.ownerId}, 8), ':') - 1) else ${partnerCustomers.partnerId} end`;
  // Agreeing to send a conversation is its owner's last word in it.
  const quietSince = sql<number>`max(${conversations.lastTurnAtMs}, coalesce(${conversations.transcriptConsentAtMs}, 0))`;
  return db
    .select({
      id: conversations.id,
      lastTurnAtMs: conversations.lastTurnAtMs,
      quietSinceMs: quietSince.as("quiet_since_ms"),
      startedAtMs: conversations.createdAtMs,
      partnerId: partnerOfOwner.as("partner_id"),
      customer: partnerCustomers.subject,
      consentAtMs: conversations.transcriptConsentAtMs,
      turns: sql<number>`(select count(*) from ${chatTurns} where ${eq(chatTurns.conversationId, conversations.id)})`,
    })
    .from(conversations)
    .leftJoin(partnerCustomers, sql`${conversations.ownerId} = 'user:' || ${partnerCustomers.userId}`)
    .where(
      and(
        sql`${quietSince} > ${afterMs} and ${quietSince} <= ${beforeMs}`,
        // What partners try in the preview of their own widget.
        sql`${conversations.ownerId} not like 'widget:%:preview.%'`,
        exists(
          db
            .select({ one: sql`1` })
            .from(webhooks)
            .where(and(sql`${webhooks.partnerId} = ${partnerOfOwner}`, wants("conversation.ended"))),
        ),
      ),
    );
}

/** What was said in a conversation until its owner agreed to send it, the oldest first. */
export const findSaidUntil = (db: Database, conversationId: string, untilMs: number) =>
  db
    .select({ kind: chatTurns.kind, question: chatTurns.question, answer: chatTurns.answer })
    .from(chatTurns)
    .where(and(eq(chatTurns.conversationId, conversationId), lte(chatTurns.createdAtMs, untilMs)))
    .orderBy(asc(chatTurns.position));
