import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { OwnerId } from "../../../core/owner";
import type { Database } from "../../../db/client";
import { conversations } from "../../../db/schema/chat";
import { conversationIdOf } from "../conversation-id";

/**
 * The statement that notes the owner's consent, unless it covers all that was said already.
 * @returns from the batch, a row where the consent is new
 */
export const noteConsent = (db: Database, ownerId: OwnerId, sessionId: string, nowMs: number) =>
  db
    .update(conversations)
    .set({ transcriptConsentAtMs: nowMs })
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(conversations.id, conversationIdOf(ownerId, sessionId)),
        or(
          isNull(conversations.transcriptConsentAtMs),
          lt(conversations.transcriptConsentAtMs, conversations.lastTurnAtMs),
        ),
      ),
    )
    .returning({ id: conversations.id });
