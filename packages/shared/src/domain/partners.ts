import type { Language } from "../i18n/language";
import { MINUTE_MS } from "./time";

export const WIDGET_KEY_PREFIX = "wl_pk_";
export const SIGNING_SECRET_PREFIX = "wl_sk_";

export const PARTNER_NAME_MAX_LENGTH = 60;
/** Workspaces of one account: one for each brand of a utility group. */
export const MAX_PARTNERS = 10;
export const MAX_PARTNER_ORIGINS = 30;
/** Two, so that a partner's servers can be moved to a new key one after the other. */
export const MAX_SIGNING_KEYS = 2;

/** Of a partner's identity token: from `iat` to `exp`. */
export const IDENTITY_TOKEN_MAX_LIFETIME_MS = 10 * MINUTE_MS;
/** How far the clocks of a partner's servers may be off. */
export const IDENTITY_CLOCK_TOLERANCE_SECONDS = 30;
export const CUSTOMER_SUBJECT_MAX_LENGTH = 128;

/** What a partner's server signs identity tokens with: a secret of ours, or the partner's own key pair. */
export const SIGNING_ALGORITHMS = ["HS256", "ES256", "EdDSA"] as const;
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number];

export const MAX_PARTNER_ARTICLES = 100;
export const ARTICLE_TITLE_MAX_LENGTH = 120;
export const ARTICLE_MARKDOWN_MAX_LENGTH = 40_000;
/** Rate plans that a workspace can have. */
export const MAX_PARTNER_TARIFFS = 20;
export const TARIFF_NAME_MAX_LENGTH = 80;
/** Of a rate plan as JSON: the most detailed of URDB have less than a third. */
export const TARIFF_MAX_CHARACTERS = 100_000;
export const MAX_TEST_QUESTIONS = 40;
export const TEST_QUESTION_MAX_LENGTH = 300;

export const MAX_QUICK_QUESTIONS = 4;
export const QUICK_QUESTION_MAX_LENGTH = 80;
export const PARTNER_GREETING_MAX_LENGTH = 400;
export const LAUNCHER_LABEL_MAX_LENGTH = 40;

/** What a partner can turn on and off in its widget. */
export const PARTNER_FEATURES = ["upload", "charts", "rewards", "redeem"] as const;
export type PartnerFeature = (typeof PARTNER_FEATURES)[number];

/** How a partner gets a conversation that its customer agrees to send. */
export const TRANSCRIPT_DELIVERIES = ["email", "webhook"] as const;
export type TranscriptDelivery = (typeof TRANSCRIPT_DELIVERIES)[number];

export const WIDGET_THEMES = ["light", "dark", "auto", "page"] as const;
export const WIDGET_POSITIONS = ["bottom-right", "bottom-left"] as const;

/** Whom the assistant hands over to. */
export interface PartnerContact {
  email?: string | undefined;
  phone?: string | undefined;
  /** Address of a contact form. */
  url?: string | undefined;
}

export interface PartnerTheme {
  /** `#rrggbb` */
  accent?: string | undefined;
  launcherLabel?: string | undefined;
  theme?: (typeof WIDGET_THEMES)[number] | undefined;
  position?: (typeof WIDGET_POSITIONS)[number] | undefined;
}

export interface PartnerSettings {
  theme: PartnerTheme;
  contact: PartnerContact;
  /** Customers can send a conversation to the partner, each time by their own consent; never where it is left out. */
  transcripts?: TranscriptDelivery | undefined;
  /** Where the partner reports outages. */
  outageUrl?: string | undefined;
  /** The assistant's first message; its own where the partner has written none. */
  greeting: Partial<Record<Language, string>>;
  quickQuestions: Record<Language, string[]>;
  features: Record<PartnerFeature, boolean>;
}

export const DEFAULT_PARTNER_SETTINGS: PartnerSettings = {
  theme: {},
  contact: {},
  greeting: {},
  quickQuestions: { en: [], zh: [] },
  features: { upload: true, charts: true, rewards: false, redeem: false },
};

/** Why a partner's test questions were answered again. */
export const TEST_RUN_CAUSES = ["workspace", "assistant", "requested"] as const;
export type TestRunCause = (typeof TEST_RUN_CAUSES)[number];

/** Of a test question's answer; older ones are forgotten. */
export const MAX_ANSWER_CHANGES = 20;
