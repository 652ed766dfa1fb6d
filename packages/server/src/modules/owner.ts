import { DomainError } from "@wattleaf/shared/errors";
import type { Actor, RequestContext } from "../context";

/** Whose rows: every query that reads a person's rows takes one. */
export type OwnerId = `user:${string}` | `visitor:${string}` | `widget:${string}`;

/** How long people without an account can come back to what is theirs; afterwards nobody can reach it any more. */
export const LIFETIME_MS = { visitor: 30 * 24 * 60 * 60 * 1000, widget: 12 * 60 * 60 * 1000 } as const;
export type Passing = keyof typeof LIFETIME_MS;
export const PASSING = ["visitor", "widget"] as const satisfies Passing[];

/** The owner scope of whoever may chat; null for a visitor who has no cookie yet. */
export function ownerOf(actor: Actor): OwnerId | null {
  if (actor.kind === "user" || actor.kind === "key") return `user:${actor.userId}`;
  if (actor.kind === "widget") return `widget:${actor.partnerId}:${actor.visitorId}`;
  return actor.visitorId ? `visitor:${actor.visitorId}` : null;
}

/** The account that the caller acts for. @throws DomainError not_signed_in */
export function requireUserId(ctx: RequestContext): string {
  if (ctx.actor.kind === "user" || ctx.actor.kind === "key") return ctx.actor.userId;
  throw new DomainError("not_signed_in", "Please sign in to go on.");
}
