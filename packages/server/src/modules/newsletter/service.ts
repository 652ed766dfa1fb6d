import type {
  confirmSubscription as confirmOperation,
  subscribe as subscribeOperation,
  unsubscribe as unsubscribeOperation,
} from "@wattleaf/shared/contracts/newsletter";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { NEWSLETTER_CONFIRM_DAYS, NEWSLETTER_UNSUBSCRIBE_DAYS } from "@wattleaf/shared/domain/newsletter";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { reasonError } from "@wattleaf/shared/error-reason";
import { hashSecret, newSecret } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { countPublicForm, mayEmail, queuedEmail, sendQueued } from "../emails";
import { alreadySubscribedEmail, confirmationEmail } from "./email";
import * as repo from "./repo";

type Done = { ok: true };

/**
 * Sends an email to the address, which confirms the subscription. For new and known addresses the response is the same
 * and so is the work, one write with one email, so that neither tells who has subscribed.
 * @throws DomainError rate_limited
 */
export async function subscribe(ctx: RequestContext, input: InputOf<typeof subscribeOperation>): Promise<Done> {
  const { platform } = ctx;
  const { db, clock } = platform;
  await countPublicForm(ctx, "newsletter");
  const subscriber = { email: input.email.toLowerCase(), language: input.language ?? ctx.language };
  if (!(await mayEmail(platform, subscriber.email))) return { ok: true };
  const compose = (await repo.isConfirmed(db, subscriber.email)) ? alreadySubscribedEmail : confirmationEmail;
  const nowMs = clock.now();
  const tokens = { confirm: newSecret(), unsubscribe: newSecret() };
  const token = (link: keyof typeof tokens, days: number) => ({
    tokenHash: hashSecret(tokens[link]),
    email: subscriber.email,
    link,
    expiresAtMs: nowMs + days * DAY_MS,
  });
  await db.batch([
    repo.insertPending(db, { ...subscriber, createdAtMs: nowMs }),
    repo.insertTokens(db, [
      token("confirm", NEWSLETTER_CONFIRM_DAYS),
      token("unsubscribe", NEWSLETTER_UNSUBSCRIBE_DAYS),
    ]),
    queuedEmail(platform, { userId: null, email: compose(platform, subscriber, tokens) }),
  ]);
  sendQueued(platform);
  return { ok: true };
}

/** Twice is the same as once. @throws DomainError not_found */
export async function confirm(
  { platform: { db, clock } }: RequestContext,
  { token }: InputOf<typeof confirmOperation>,
): Promise<Done> {
  if (!(await repo.confirm(db, { tokenHash: hashSecret(token), nowMs: clock.now() }))) throw invalidLink();
  return { ok: true };
}

/** Deletes the address. Twice is the same as once. @throws DomainError not_found */
export async function unsubscribe(
  { platform: { db, clock } }: RequestContext,
  { token }: InputOf<typeof unsubscribeOperation>,
): Promise<Done> {
  if (!(await repo.unsubscribe(db, { tokenHash: hashSecret(token), nowMs: clock.now() }))) throw invalidLink();
  return { ok: true };
}

const invalidLink = () => reasonError("not_found", "newsletter_link_invalid");

export const deleteExpiredSubscriptions = ({ db, clock }: Platform) => repo.deleteExpired(db, clock.now());
