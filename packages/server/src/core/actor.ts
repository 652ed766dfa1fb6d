import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import type { ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import type { OpenAdrScope } from "@wattleaf/shared/domain/openadr";
import type { PartnerFeature } from "@wattleaf/shared/domain/partners";
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

/** An anonymous visitor of a partner's page. */
interface WidgetActor {
  kind: "widget";
  partnerId: string;
  visitorId: string;
  /** What the partner has turned on. */
  features: readonly PartnerFeature[];
  /** The partner itself, trying its widget on the site: none of it counts as use. */
  isPreview?: boolean;
}

/** A customer of a partner, by a widget session that the partner's server has vouched for. */
export interface CustomerActor {
  kind: "customer";
  partnerId: string;
  /** The account of this customer of this partner, which opens nowhere else. */
  userId: string;
  /** What the partner has turned on. */
  features: readonly PartnerFeature[];
}

/** Who is calling, as far as a credential proves it; `system` is the product itself, at work on behalf of an account. */
export type Actor =
  | { kind: "user"; userId: string; sessionId: string; scope: SessionScope }
  | KeyActor
  | OpenAdrClientActor
  | { kind: "visitor"; visitorId: string | null }
  | WidgetActor
  | CustomerActor
  | { kind: "system"; onBehalfOf: string };

/** The account that the caller acts for; null for visitors, also those of a partner's page. */
export function accountOf(actor: Actor): string | null {
  if ("userId" in actor) return actor.userId;
  return actor.kind === "system" ? actor.onBehalfOf : null;
}

/** Whether a program calls that shows its own credential; a browser never sends one by itself. */
export const isProgram = ({ kind }: Actor): boolean => kind === "key" || kind === "openAdrClient";

/** Whether the holder of an account is in front of a browser, on the site or on a partner's page. */
export const isHolder = (actor: Actor): actor is Extract<Actor, { kind: "user" | "customer" }> =>
  actor.kind === "user" || actor.kind === "customer";

/** Whether the caller is in front of a partner's page. */
export const isOnPartnerPage = (actor: Actor): actor is Extract<Actor, { kind: "widget" | "customer" }> =>
  actor.kind === "widget" || actor.kind === "customer";

/** The partner in whose usage the call counts; null on the site, and in a preview. */
export const countedPartnerOf = (actor: Actor): string | null =>
  isOnPartnerPage(actor) && !("isPreview" in actor && actor.isPreview) ? actor.partnerId : null;

/** Whether the partner has the feature on; always on the site. */
export const hasFeature = (actor: Actor, feature: PartnerFeature): boolean =>
  !isOnPartnerPage(actor) || actor.features.includes(feature);

/** Whether the caller may look at an account without changing anything in it. */
export const isReadOnly = (actor: Actor): boolean =>
  actor.kind === "key" ? actor.readOnly === true : isReadOnlySession(actor);

export const isReadOnlySession = (actor: Actor): actor is Extract<Actor, { kind: "user" }> =>
  actor.kind === "user" && actor.scope === "read";
