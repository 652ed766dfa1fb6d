import type { handOverConversation } from "@wattleaf/shared/contracts/chat/conversations";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { accountOf, countedPartnerOf, isOnPartnerPage } from "../../../core/actor";
import { featureOff } from "../../../core/errors";
import type { RequestContext } from "../../../core/request-context";
import { countPublicForm, queueEmail } from "../../emails";
import { transcriptTargetOf } from "../../partners";
import { requireChatOwner } from "../chat-owner";
import { findTurns } from "../repo";
import * as repo from "./hand-over.repo";
import { transcriptEmail } from "./transcript-email";

/** A partner's address is not confirmed: it must not become a way to flood a stranger's mailbox. */
const MOST_EMAILS_AN_HOUR = 30;

/**
 * Sends a conversation to the partner of the page, which its owner has agreed to: at once by email, or with the message
 * of its end. What was sent before is not sent again.
 * @throws DomainError feature_off, not_found, rate_limited
 */
export async function handOver(
  ctx: RequestContext,
  { sessionId, language = ctx.language }: InputOf<typeof handOverConversation>,
): Promise<{ ok: true }> {
  const { actor, platform } = ctx;
  const target = isOnPartnerPage(actor)
    ? await transcriptTargetOf(platform, actor.partnerId, countedPartnerOf(actor) === null)
    : null;
  if (!target) throw featureOff();
  const ownerId = requireChatOwner(ctx);
  const turns = await findTurns(platform.db, ownerId, sessionId, Number.MAX_SAFE_INTEGER);
  if (turns.length === 0) throw new DomainError("not_found", "There's no conversation to send yet.");
  if (target.by === "email") await countEmail(ctx, target.to);
  const [isNew] = await repo.noteConsent(platform.db, ownerId, sessionId, platform.clock.now());
  if (isNew && target.by === "email")
    await queueEmail(platform, { userId: accountOf(actor), email: transcriptEmail(target, turns, language) });
  return { ok: true };
}

async function countEmail(ctx: RequestContext, to: string): Promise<void> {
  if (ctx.actor.kind === "widget") await countPublicForm(ctx, "transcript");
  const counted = await ctx.platform.publicEmailCounts.count([
    {
      key: `transcript:${to}`,
      windows: [{ most: MOST_EMAILS_AN_HOUR, lengthMs: HOUR_MS, begins: "first count" }],
    },
  ]);
  if (!counted.ok)
    throw new DomainError("rate_limited", "Too many conversations were sent. Please try again later.", {
      retryAfterSeconds: Math.ceil(counted.waitMs / SECOND_MS),
    });
}
