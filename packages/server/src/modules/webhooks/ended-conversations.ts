import { HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { CONVERSATION_ENDS_AFTER_MINUTES } from "@wattleaf/shared/domain/webhooks";
import type { Platform } from "../../core/platform";
import { transcriptTargetOf } from "../partners";
import * as repo from "./repo";

/** After a downtime, ends are told for so long. */
const LOOK_BACK_MS = 6 * HOUR_MS;

/**
 * Tells partners of conversations in which nothing was asked for a while, each end once: a conversation that goes on
 * afterwards ends again, as another message. What was said is sent only as far as its
 * customer agreed, to a partner that takes it this way.
 */
export async function tellEndedConversations({ db, clock }: Pick<Platform, "clock" | "db">): Promise<void> {
  const nowMs = clock.now();
  const beforeMs = nowMs - CONVERSATION_ENDS_AFTER_MINUTES * MINUTE_MS;
  for (const ended of await repo.findEndedConversations(db, { afterMs: beforeMs - LOOK_BACK_MS, beforeMs })) {
    await repo.insertPartnerMessage(db, ended.partnerId, {
      event: "conversation.ended",
      messageId: `msg_${ended.id}_${ended.quietSinceMs}`,
      nowMs,
      data: {
        conversation: ended.id,
        customer: ended.customer,
        startedAt: new Date(ended.startedAtMs).toISOString(),
        endedAt: new Date(ended.lastTurnAtMs).toISOString(),
        messages: ended.turns,
        ...(await transcriptOf(db, ended)),
      },
    });
  }
}

type Ended = Awaited<ReturnType<typeof repo.findEndedConversations>>[number];

async function transcriptOf(db: Platform["db"], { id, partnerId, consentAtMs }: Ended) {
  const target = consentAtMs === null ? null : await transcriptTargetOf({ db }, partnerId);
  if (consentAtMs === null || target?.by !== "webhook") return {};
  return { transcript: await repo.findSaidUntil(db, id, consentAtMs) };
}
