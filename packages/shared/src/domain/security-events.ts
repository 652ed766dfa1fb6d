/** What happened to an account's security, as its holder sees it in the settings. */
export const SECURITY_EVENTS = [
  "signed_in",
  "sign_in_failed",
  "sign_in_locked",
  "second_factor_failed",
  "password_changed",
  "password_reset",
  "email_added",
  "totp_on",
  "totp_off",
  "passkey_added",
  "passkey_removed",
  "recovery_code_used",
  "recovery_codes_renewed",
  "key_created",
  "key_rotated",
  "key_revoked",
  "session_ended",
  "all_sessions_ended",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** Older ones are deleted. */
export const SECURITY_EVENT_DAYS = 180;
/** The newest, which the settings show. */
export const SHOWN_SECURITY_EVENTS = 50;
