/** How readings reach us. `sandbox` is made up from the account number and is marked so wherever it shows. */
export const METER_SOURCES = ["sandbox", "green_button_connect", "file"] as const;
export type MeterSource = (typeof METER_SOURCES)[number];

export const METER_STATUSES = ["importing", "ready", "failed", "revoked"] as const;

/** History that a new connection brings, when the utility has it. */
export const METER_HISTORY_MONTHS = 24;
export const ACCOUNT_NUMBER_MAX_LENGTH = 32;
export const SERVICE_ADDRESS_MAX_LENGTH = 200;
/** A person's meters, of all sources together. */
export const MAX_METERS = 10;

export const READING_RESOLUTIONS = ["interval", "hour", "day", "month"] as const;
export type ReadingResolution = (typeof READING_RESOLUTIONS)[number];

/** Where the site takes a person who comes back from their utility. */
export const UTILITY_RETURN_PAGES = ["/chat", "/dashboard", "/onboarding", "/settings"] as const;
export type UtilityReturnPage = (typeof UTILITY_RETURN_PAGES)[number];
/** How long a person may take to agree at their utility. */
export const UTILITY_CONSENT_MINUTES = 15;

/** 24 months of quarter hours as a padded Green Button file are 15 to 25 MB, so this is more than a bill may have. */
export const MAX_METER_FILE_BYTES = 32 * 1024 * 1024;
export const METER_FILE_TOO_LARGE = "Please upload a file smaller than 32MB.";
export const METER_FILE_WRONG_TYPE = "Please upload the Green Button XML or the CSV of your meter, zipped or not.";
export const METER_FILE_EXTENSIONS = ["xml", "csv", "zip", "gz"] as const;
/** Points of one answer of readings: a month of five-minute intervals, or a year of hours. */
export const MAX_READING_POINTS = 10_000;

/**
 * Account numbers of the sandbox utility that do not go well, so that what happens then can be shown. Any other number
 * is a household.
 */
export const SANDBOX_TEST_ACCOUNTS = {
  /** The utility does not know it. */
  refused: "0000000002",
  /** The import breaks off after six months; trying again brings the rest. */
  breaksOff: "0000000119",
  /** The consent is taken back after the first import. */
  revoked: "0000000259",
  /** The meter was out of reach for some hours now and then. */
  gaps: "0000000333",
} as const;
