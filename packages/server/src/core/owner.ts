import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { hashSecret } from "../adapters/secrets";
import { accountOf, type Actor, isReadOnly } from "./actor";
import { notSignedIn } from "./errors";
import type { RequestContext } from "./request-context";

/** Whose rows: every query that reads a person's rows takes one. */
export type OwnerId = `user:${string}` | `visitor:${string}` | `widget:${string}` | `session:${string}`;

/** How long people without an account can come back to what is theirs; afterwards nobody can reach it any more. */
export const LIFETIME_MS = {
  visitor: 30 * DAY_MS,
  widget: 12 * HOUR_MS,
  /** A session that may only read: as long as Lucia keeps one. */
  session: 30 * DAY_MS,
} as const;
export type Passing = keyof typeof LIFETIME_MS;
export const PASSING = ["visitor", "widget", "session"] as const satisfies Passing[];

/** Whose rows the caller may read; null for a visitor who has no cookie yet. */
export function ownerOf(actor: Actor): OwnerId | null {
  if (actor.kind === "widget") return `widget:${actor.partnerId}:${actor.visitorId}`;
  if (actor.kind === "visitor") return actor.visitorId ? `visitor:${actor.visitorId}` : null;
  return `user:${accountOf(actor)}`;
}

/**
 * Whose conversations these are; null for a visitor who has no cookie yet. Strangers share the sample household's
 * account, so what is said in a session that may only read belongs to that session and to nobody else.
 */
export function conversationOwnerOf(actor: Actor): OwnerId | null {
  return isReadOnly(actor) ? `session:${hashSecret(actor.sessionId)}` : ownerOf(actor);
}

/** The account that the caller acts for. @throws DomainError not_signed_in */
export function requireUserId({ actor }: Pick<RequestContext, "actor">): string {
  const userId = accountOf(actor);
  if (userId === null) throw notSignedIn();
  return userId;
}
