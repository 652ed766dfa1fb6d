import { z } from "zod";
import { languageSchema } from "./language";
import { ENTRY_LIMIT, operation, READ_LIMIT, WRITE_LIMIT } from "./operation";
import { partnerContactSchema, partnerFeaturesSchema, partnerThemeSchema } from "./partners/settings";

/** Of a preview key; widget keys are shorter. */
const WIDGET_KEY_MAX_LENGTH = 500;
/** Room for what is no token, such as a sign-in page, so that the answer says just that. */
const IDENTITY_TOKEN_MAX_LENGTH = 65_536;

/** A widget's key is public: it only identifies the partner. The list of allowed origins protects the partner. */
export const openWidgetSession = operation({
  id: "partners.openWidgetSession",
  method: "POST",
  path: "/api/widget/session",
  access: "page",
  idempotency: "none",
  idempotencyReason: "Each call opens a session of its own.",
  summary: "Exchange a widget key for a chat session token",
  description:
    "With an identity token of the partner's server, the session belongs to that customer of the partner; without one, to an anonymous visitor, who has no bills, coins, or purchases.",
  input: z.object({
    key: z.string().min(1).max(WIDGET_KEY_MAX_LENGTH),
    language: languageSchema.optional(),
    token: z
      .string()
      .max(IDENTITY_TOKEN_MAX_LENGTH)
      .optional()
      .describe("JWT that the partner's server signed for its customer; valid once, for ten minutes at most"),
  }),
  output: z.object({
    token: z.string().describe("Bearer token for /api/chat, /api/upload, and the rewards of an identified customer"),
    expiresAt: z.iso.datetime(),
    identified: z.boolean().describe("True for a customer whom the partner's server has identified"),
    partner: z.object({
      name: z.string(),
      contact: partnerContactSchema.optional().describe("Left out where the partner has given none"),
      takesTranscripts: z
        .literal(true)
        .optional()
        .describe("The person can send the conversation to the partner; left out where the partner takes none"),
    }),
    greeting: z.string(),
    theme: partnerThemeSchema,
    quickQuestions: z.array(z.string()).describe("In the session's language; empty for the widget's own"),
    features: partnerFeaturesSchema,
  }),
  limit: ENTRY_LIMIT,
  errors: [
    "unknown_widget_key",
    "revoked_widget_key",
    "origin_not_allowed",
    "identity_token_invalid",
    "identity_token_expired",
    "identity_token_lifetime",
    "identity_token_audience",
    "identity_token_replayed",
    "unknown_signing_key",
    "revoked_signing_key",
  ],
});

export const closeWidgetSession = operation({
  id: "partners.closeWidgetSession",
  method: "POST",
  path: "/api/widget/session/close",
  access: "page",
  idempotency: "natural",
  idempotencyReason: "A session that has ended stays ended.",
  summary: "End a chat session, as when a customer signs out of the partner's site",
  input: z.object({ token: z.string().min(1).max(80).describe("The session's bearer token") }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: [],
});

/** The page with a live widget that the home page frames. */
export const WIDGET_PREVIEW = {
  id: "partners.widgetPreview",
  method: "GET",
  access: "anyone",
  limit: READ_LIMIT,
} as const;

/** The page with the chat alone, which the pages of a partner's list may frame. */
export const WIDGET_FRAME = {
  id: "partners.widgetFrame",
  method: "GET",
  access: "anyone",
  limit: READ_LIMIT,
} as const;

export const PARTNERS_OPERATIONS = [openWidgetSession, closeWidgetSession];
