/** What an account is told about; each kind can be turned off. */
export const NOTIFICATION_KINDS = ["imports", "events", "coins", "usage", "savings"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The messages, by the name that they have in every language's catalog; their values are stored, never their text. */
export const NOTIFICATION_NAMES = [
  "import_done",
  "import_failed",
  "event_announced",
  "coins_upload_bill",
  "coins_connect_devices",
  "coins_invite",
  "coins_savings",
  "coins_event",
  "coins_achievement",
  "order_completed",
  "order_refunded",
  "unusual_day",
  "month_saved",
  "month_used_more",
  "month_as_expected",
] as const;

export const NOTIFICATIONS_KEPT_DAYS = 90;
/** The latest that are listed. */
export const MAX_NOTIFICATIONS_LISTED = 50;
