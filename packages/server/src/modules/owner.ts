import { DomainError } from "@wattleaf/shared/errors";
import type { Actor, RequestContext } from "../context";
import { hashSecret } from "../platform/secrets";

/** Whose rows: every query that reads a person's rows takes one. */
export type OwnerId = `user:${string}` | `visitor:${string}` | `widget:${string}` | `session:${string}`;

/** How long people without an account can come back to what is theirs; afterwards nobody can reach it any more. */
export const LIFETIME_MS = {
  visitor: 30 * 24 * 60 * 60 * 1000,
  widget: 12 * 60 * 60 * 1000,
  /** A session that may only read: as long as Lucia keeps one. */
  session: 30 * 24 * 60 * 60 * 1000,
} as const;
export type Passing = keyof typeof LIFETIME_MS;
export const PASSING = ["visitor", "widget", "session"] as const satisfies Passing[];

/** Whose rows the caller may read; null for a visitor who has no cookie yet. */
export function ownerOf(actor: Actor): OwnerId | null {
  if (actor.kind === "user" || actor.kind === "key") return `user:${actor.userId}`;
  if (actor.kind === "widget") return `widget:${actor.partnerId}:${actor.visitorId}`;
  return actor.visitorId ? `visitor:${actor.visitorId}` : null;
}

/**
 * Whose conversations these are; null for a visitor who has no cookie yet. Strangers share the sample household's
 * account, so what is said in a session that may only read belongs to that session and to nobody else.
 */
export function conversationOwnerOf(actor: Actor): OwnerId | null {
  return isReadOnly(actor) ? `session:${hashSecret(actor.sessionId)}` : ownerOf(actor);
}

/** Whether the caller may look at an account without changing anything of it. */
export const isReadOnly = (actor: Actor): actor is Extract<Actor, { kind: "user" }> =>
  actor.kind === "user" && actor.scope === "read";

/** The account that the caller acts for. @throws DomainError not_signed_in */
export function requireUserId(ctx: RequestContext): string {
  if (ctx.actor.kind === "user" || ctx.actor.kind === "key") return ctx.actor.userId;
  throw new DomainError("not_signed_in", "Please sign in to go on.");
}
