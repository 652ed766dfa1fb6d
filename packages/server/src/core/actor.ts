import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import type { ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import type { OpenAdrScope } from "@wattleaf/shared/domain/openadr";
import type { SessionScope } from "../db/schema/auth";

export interface KeyActor {
  kind: "key";
  userId: string;
  keyId: string;
  tier: SubscriptionTier;
  scopes: readonly ApiKeyScope[];
  /** Set for the demo key, which is anyone's. */
  readOnly?: true;
}

/** A client of an account's OpenADR server, by the token that its credential was exchanged for. */
export interface OpenAdrClientActor {
  kind: "openAdrClient";
  userId: string;
  clientId: string;
  tier: SubscriptionTier;
  /** The VEN that it acts as; null for business logic, which sees what the operator sees. */
  venId: string | null;
  scopes: readonly OpenAdrScope[];
}

/** Who is calling, as far as a credential proves it; `system` is the product itself, at work on behalf of an account. */
export type Actor =
  | { kind: "user"; userId: string; sessionId: string; scope: SessionScope }
  | KeyActor
  | OpenAdrClientActor
  | { kind: "visitor"; visitorId: string | null }
  | { kind: "widget"; partnerId: string; visitorId: string }
  | { kind: "system"; onBehalfOf: string };

/** The account that the caller acts for; null for visitors and widgets. */
export function accountOf(actor: Actor): string | null {
  if (actor.kind === "user" || actor.kind === "key" || actor.kind === "openAdrClient") return actor.userId;
  return actor.kind === "system" ? actor.onBehalfOf : null;
}

/** Whether a program calls that shows its own credential; a browser never sends one by itself. */
export const isProgram = ({ kind }: Actor): boolean => kind === "key" || kind === "openAdrClient";

/** Whether the caller may look at an account without changing anything in it. */
export const isReadOnly = (actor: Actor): boolean =>
  actor.kind === "key" ? actor.readOnly === true : isReadOnlySession(actor);

export const isReadOnlySession = (actor: Actor): actor is Extract<Actor, { kind: "user" }> =>
  actor.kind === "user" && actor.scope === "read";
