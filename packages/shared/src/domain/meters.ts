/** How readings reach us. `sandbox` is made up from the account number and is marked so wherever it shows. */
export const METER_SOURCES = ["sandbox", "green_button_connect", "file"] as const;
export type MeterSource = (typeof METER_SOURCES)[number];

export const METER_STATUSES = ["importing", "ready", "failed", "revoked"] as const;
export type MeterStatus = (typeof METER_STATUSES)[number];

/** History that a new connection brings, when the utility has it. */
export const METER_HISTORY_MONTHS = 24;
export const METER_INTERVAL_SECONDS = 900;
export const ACCOUNT_NUMBER_MAX_LENGTH = 32;
export const SERVICE_ADDRESS_MAX_LENGTH = 200;
/** A person's meters, of all sources together. */
export const MAX_METERS = 10;

export const READING_RESOLUTIONS = ["interval", "hour", "day", "month"] as const;
export type ReadingResolution = (typeof READING_RESOLUTIONS)[number];
