import { HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { CONVERSATION_ENDS_AFTER_MINUTES } from "@wattleaf/shared/domain/webhooks";
import type { Platform } from "../../core/platform";
import * as repo from "./repo";

/** After a downtime, ends are told for so long. */
const LOOK_BACK_MS = 6 * HOUR_MS;

/**
 * Tells partners of conversations in which nothing was asked for a while, each end once: a conversation that goes on
 * afterwards ends again, as another message. What was said is not sent.
 */
export async function tellEndedConversations({ db, clock }: Platform): Promise<void> {
  const nowMs = clock.now();
  const beforeMs = nowMs - CONVERSATION_ENDS_AFTER_MINUTES * MINUTE_MS;
  for (const ended of await repo.findEndedConversations(db, { afterMs: beforeMs - LOOK_BACK_MS, beforeMs })) {
    await repo.insertPartnerMessage(db, ended.partnerId, {
      event: "conversation.ended",
      messageId: `msg_${ended.id}_${ended.lastTurnAtMs}`,
      nowMs,
      data: {
        conversation: ended.id,
        customer: ended.customer,
        startedAt: new Date(ended.startedAtMs).toISOString(),
        endedAt: new Date(ended.lastTurnAtMs).toISOString(),
        messages: ended.turns,
      },
    });
  }
}
