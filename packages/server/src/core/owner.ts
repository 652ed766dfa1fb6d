import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { hashSecret } from "../adapters/secrets";
import { accountOf, type Actor, isReadOnlySession } from "./actor";
import { notSignedIn } from "./errors";
import type { RequestContext } from "./request-context";

/** Whose rows: every query that reads a person's rows takes one. */
export type OwnerId = `user:${string}` | `visitor:${string}` | `widget:${string}` | `session:${string}`;

/** How long visitors without an account can return to their data; afterwards it is unreachable. */
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
 * The owner of the caller's conversations; null for a visitor without a cookie. All visitors of the sample household
 * share one account, so conversations in a read-only session belong to that session only.
 */
export function conversationOwnerOf(actor: Actor): OwnerId | null {
  return isReadOnlySession(actor) ? `session:${hashSecret(actor.sessionId)}` : ownerOf(actor);
}

/** The account that the caller acts for. @throws DomainError not_signed_in */
export function requireUserId({ actor }: Pick<RequestContext, "actor">): string {
  const userId = accountOf(actor);
  if (userId === null) throw notSignedIn();
  return userId;
}
