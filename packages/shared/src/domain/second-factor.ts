/** Codes that let their holder in once each, without the authenticator app or the passkey. */
export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** How long the second step may take after the first. */
export const SECOND_STEP_MINUTES = 10;
