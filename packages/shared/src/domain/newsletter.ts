/** Of the operation, which plain HTML forms post to as well. */
export const SUBSCRIBE_PATH = "/api/subscribe";

/**
 * The pages behind the links of the newsletter's emails, which also take the form of a browser without JavaScript. Mail
 * programs open links on their own, so that opening one changes nothing: the page has a button.
 */
export const NEWSLETTER_PAGES = { confirm: "/newsletter/confirm", unsubscribe: "/newsletter/unsubscribe" } as const;

/** Where a form that was sent without JavaScript leads. */
export const NEWSLETTER_OUTCOMES = {
  sent: "/newsletter/sent",
  confirmed: "/newsletter/confirmed",
  unsubscribed: "/newsletter/unsubscribed",
  failed: "/newsletter/failed",
} as const;

/** A link that asks to confirm works this long, and a subscription waits as long for it. */
export const NEWSLETTER_CONFIRM_DAYS = 7;
/** How long the link that unsubscribes works; laws ask for 30 days (US CAN-SPAM Act). */
export const NEWSLETTER_UNSUBSCRIBE_DAYS = 365;
