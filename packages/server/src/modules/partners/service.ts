import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { openWidgetSession as openOperation } from "@wattleaf/shared/contracts/partners";
import { DomainError } from "@wattleaf/shared/errors";
import type { Actor } from "../../core/actor";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { hashSecret, newId, newSecret } from "../../adapters/secrets";
import { greeting } from "@wattleaf/assistant/greeting";
import { LIFETIME_MS } from "../../core/owner";
import * as repo from "./repo";

/** Tells the widget's bearer tokens from API keys. */
const WIDGET_TOKEN_PREFIX = "wl_ws_";
export const isWidgetToken = (bearer: string) => bearer.startsWith(WIDGET_TOKEN_PREFIX);

/**
 * Opens a chat session for a visitor of a partner's page. The key is public; access depends on whether the page's
 * origin is on the partner's allowlist. An empty list denies all.
 * @throws DomainError unknown_widget_key, origin_not_allowed
 */
export async function openWidgetSession(
  ctx: RequestContext,
  input: InputOf<typeof openOperation>,
): Promise<OutputOf<typeof openOperation>> {
  const { db, clock } = ctx.platform;
  const partner = await repo.findPartner(db, input.key);
  if (!partner)
    throw new DomainError("unknown_widget_key", "This widget key isn't valid. Check the data-key of the script tag.");
  if (!ctx.origin || !(await repo.allowsOrigin(db, partner.id, ctx.origin))) throw originNotAllowed();

  const token = `${WIDGET_TOKEN_PREFIX}${newSecret()}`;
  const expiresAtMs = clock.now() + LIFETIME_MS.widget;
  await repo.insertSession(db, {
    id: hashSecret(token),
    partnerId: partner.id,
    visitorId: newId(),
    origin: ctx.origin,
    expiresAtMs,
  });
  return {
    token,
    expiresAt: new Date(expiresAtMs).toISOString(),
    partner: { name: partner.name },
    greeting: greeting(input.language ?? ctx.language),
  };
}

/**
 * The visitor that a widget's bearer token belongs to, on the origin for which it was issued.
 * @throws DomainError session_expired
 */
export async function widgetActor(platform: Platform, token: string, origin: string | null): Promise<Actor> {
  const session = origin && (await repo.findSession(platform.db, hashSecret(token), origin, platform.clock.now()));
  if (!session)
    throw new DomainError("session_expired", "This chat session has ended. Open the assistant again to continue.");
  return { kind: "widget", ...session };
}

export const deleteExpiredWidgetSessions = ({ db, clock }: Platform) => repo.deleteExpiredSessions(db, clock.now());

const originNotAllowed = () =>
  new DomainError(
    "origin_not_allowed",
    "The assistant isn't enabled on this site. The site's operator can add its origin to the partner's list.",
  );
