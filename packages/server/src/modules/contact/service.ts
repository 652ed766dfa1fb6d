import type { sendMessage as sendOperation } from "@wattleaf/shared/contracts/contact";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { CONTACT_KEPT_DAYS } from "@wattleaf/shared/domain/contact";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { countPublicForm, queuedEmail, sendQueued } from "../emails";
import { messageEmail } from "./email";
import * as repo from "./repo";

/** A message is worth a longer outage of the mail server. */
const EMAIL_LIFETIME_MS = 7 * DAY_MS;

/**
 * Stores a message and emails it to the operator. The sender gets no receipt: anybody could have one sent to a stranger.
 * @throws DomainError rate_limited
 */
export async function sendMessage(ctx: RequestContext, input: InputOf<typeof sendOperation>): Promise<{ ok: true }> {
  const { platform } = ctx;
  const { db, clock } = platform;
  const { homepage, company, topic = "general", language = ctx.language, ...fields } = input;
  // Filled in by a program, which learns nothing from the response.
  if (homepage) return { ok: true };
  await countPublicForm(ctx, "contact");
  const message = { id: newId(), ...fields, company: company || null, topic, language, createdAtMs: clock.now() };
  await db.batch([
    repo.insertMessage(db, message),
    queuedEmail(platform, { userId: null, email: messageEmail(platform, message), lifetimeMs: EMAIL_LIFETIME_MS }),
  ]);
  sendQueued(platform);
  return { ok: true };
}

export const deleteOldMessages = ({ db, clock }: Platform) =>
  repo.deleteBefore(db, clock.now() - CONTACT_KEPT_DAYS * DAY_MS);
