import { partnerGreeting } from "@wattleaf/assistant/greeting";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type {
  closeWidgetSession as closeOperation,
  openWidgetSession as openOperation,
} from "@wattleaf/shared/contracts/partners";
import { PARTNER_FEATURES } from "@wattleaf/shared/domain/partners";
import { DomainError } from "@wattleaf/shared/errors";
import { hashSecret, newId, newSecret } from "../../adapters/secrets";
import type { Actor } from "../../core/actor";
import { LIFETIME_MS } from "../../core/owner";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { deleteUsedTokens, identifyCustomer } from "./identity/service";
import { siteOrigin } from "../../env";
import { readFrameKey } from "./frame-key";
import { coversOrigin } from "./origin";
import { isPreviewVisitor, newPreviewVisitorId, readPreviewKey } from "./preview";
import * as repo from "./repo";
import { transcriptTarget } from "./transcripts";

/** Tells the widget's bearer tokens from API keys. */
const WIDGET_TOKEN_PREFIX = "wl_ws_";
export const isWidgetToken = (bearer: string) => bearer.startsWith(WIDGET_TOKEN_PREFIX);

/**
 * Opens a chat session for a visitor of a partner's page, or for a customer whom the partner's server has identified.
 * The key is public; access depends on whether the page's origin is on the partner's allowlist. An empty list denies
 * all. A preview key stands for a workspace on the site's own preview page, always as an anonymous visitor.
 * @throws DomainError unknown_widget_key, revoked_widget_key, origin_not_allowed, and those of {@link identifyCustomer}
 */
export async function openWidgetSession(
  ctx: RequestContext,
  input: InputOf<typeof openOperation>,
): Promise<OutputOf<typeof openOperation>> {
  const { db, clock } = ctx.platform;
  const preview = readPreviewKey(ctx.platform, input.key);
  const { widgetKey, isFramed } = readFrameKey(ctx.platform, input.key);
  const found = preview ? await repo.findPartnerById(db, preview.partnerId) : await repo.findPartner(db, widgetKey);
  const partner = found ?? (await noSuchKey(ctx.platform, widgetKey));
  const entries = preview ? [preview.origin] : await repo.findOrigins(db, partner.id);
  const origin = requireOrigin(ctx, isFramed ? withFrame(ctx.platform, entries) : entries);
  const language = input.language ?? ctx.language;
  const customer =
    input.token === undefined || preview
      ? null
      : await identifyCustomer(ctx.platform, partner.id, input.token, language);

  const token = `${WIDGET_TOKEN_PREFIX}${newSecret()}`;
  const expiresAtMs = preview?.expiresAtMs ?? clock.now() + LIFETIME_MS.widget;
  await repo.insertSession(db, {
    id: hashSecret(token),
    partnerId: partner.id,
    visitorId: preview ? newPreviewVisitorId() : newId(),
    origin,
    expiresAtMs,
    widgetKey: partner.widgetKey,
    ...customer,
  });
  const target = await transcriptTarget(ctx.platform, partner, preview !== null);
  const { theme, contact, quickQuestions, features, greeting: greetings } = partner.settings;
  return {
    token,
    expiresAt: new Date(expiresAtMs).toISOString(),
    identified: customer !== null,
    partner: {
      name: partner.name,
      ...(Object.keys(contact).length > 0 ? { contact } : {}),
      ...(target ? { takesTranscripts: true as const } : {}),
    },
    greeting: greetings[language] || partnerGreeting(language, { name: partner.name, features }),
    theme,
    quickQuestions: quickQuestions[language],
    features,
  };
}

async function noSuchKey({ db }: Platform, widgetKey: string): Promise<never> {
  if (await repo.isRevokedWidgetKey(db, widgetKey))
    throw new DomainError(
      "revoked_widget_key",
      "This widget key has been replaced. Set the data-key of the script tag to the workspace's current key.",
    );
  throw new DomainError("unknown_widget_key", "This widget key isn't valid. Check the data-key of the script tag.");
}

function requireOrigin({ origin }: RequestContext, entries: readonly string[]): string {
  if (origin && isListed(entries, origin)) return origin;
  throw new DomainError(
    "origin_not_allowed",
    "The assistant isn't enabled on this site. The site's operator can add its origin to the partner's list.",
  );
}

const isListed = (entries: readonly string[], origin: string) => entries.some((entry) => coversOrigin(entry, origin));

/** The list with our own origin, whose frame page its pages may embed (frame-page.ts). An empty list denies all. */
const withFrame = ({ env }: Platform, entries: readonly string[]): readonly string[] =>
  entries.length > 0 ? [...entries, siteOrigin(env)] : [];

/** Ends a session, whether or not it is still there. */
export async function closeWidgetSession(
  { platform }: RequestContext,
  { token }: InputOf<typeof closeOperation>,
): Promise<{ ok: true }> {
  await repo.deleteSession(platform.db, hashSecret(token));
  return { ok: true };
}

/**
 * The visitor or customer that a widget's bearer token belongs to, on the origin for which it was issued and as long as
 * the partner lists it; a preview needs no listing.
 * @throws DomainError session_expired, origin_not_allowed
 */
export async function widgetActor(platform: Platform, token: string, origin: string | null): Promise<Actor> {
  const { db, clock } = platform;
  const session = await repo.findSession(db, hashSecret(token), clock.now());
  if (session && session.origin !== origin)
    throw new DomainError(
      "origin_not_allowed",
      "This token counts only on the page that opened the session. Send that page's Origin header, or open a session of your own.",
    );
  const isPreview = session ? isPreviewVisitor(session.visitorId) : false;
  const entries = session && !isPreview ? await repo.findOrigins(db, session.partnerId) : [];
  // On our own origin only the frame page and previews have opened any.
  if (!session || !(isPreview || isListed(withFrame(platform, entries), session.origin)))
    throw new DomainError("session_expired", "This chat session has ended. Open the assistant again to continue.");
  const { partnerId, visitorId, userId, settings } = session;
  const features = PARTNER_FEATURES.filter((feature) => settings.features[feature]);
  return userId === null
    ? { kind: "widget", partnerId, visitorId, features, isPreview }
    : { kind: "customer", partnerId, userId, features };
}

export async function deleteExpiredWidgetSessions(platform: Platform): Promise<void> {
  await repo.deleteExpiredSessions(platform.db, platform.clock.now());
  await deleteUsedTokens(platform);
}
