/** Shown in the site's footer; the contact form's messages go there unless the operator says otherwise. */
export const CONTACT_EMAIL = "hello@wattleaf.example";

/** Of the operation, which plain HTML forms post to as well. */
export const CONTACT_PATH = "/api/contact";

/** Where a contact form that was sent without JavaScript leads. */
export const CONTACT_OUTCOMES = { sent: "/contact/sent", failed: "/contact/failed" } as const;

/** What a message is about: each button of the site that leads to the form sets its own, as `/company?topic=…#contact`. */
export const CONTACT_TOPICS = [
  "general",
  "sales",
  "demo",
  "integration",
  "support",
  "careers",
  "speaker",
  "partnership",
  "press",
] as const;

export const CONTACT_NAME_MIN_LENGTH = 2;
export const CONTACT_SUBJECT_MIN_LENGTH = 5;
export const CONTACT_MESSAGE_MIN_LENGTH = 10;
export const CONTACT_COMPANY_MAX_LENGTH = 120;
export const CONTACT_SUBJECT_MAX_LENGTH = 150;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
/** How long a message is kept. */
export const CONTACT_KEPT_DAYS = 365;
