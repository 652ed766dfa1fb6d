import { HOUR_SECONDS } from "./time";

/**
 * How readings are imported. `sandbox` readings are generated from the account number and labeled as such. A `device`
 * meter is the history of one device of the home: it is found by the device, and never stands for the home.
 */
export const METER_SOURCES = ["sandbox", "green_button_connect", "file", "device"] as const;
export type MeterSource = (typeof METER_SOURCES)[number];

export const METER_STATUSES = ["importing", "ready", "failed", "revoked"] as const;

/** Faults of a meter that an import repairs. */
export const REPAIR_KINDS = ["spike", "catch_up", "reset", "negative"] as const;
export type RepairKind = (typeof REPAIR_KINDS)[number];
/** Repairs that are listed; a meter has a few in a year. */
export const MAX_LISTED_REPAIRS = 200;

/** History that a new connection imports, if the utility has it. */
export const METER_HISTORY_MONTHS = 24;
export const ACCOUNT_NUMBER_MAX_LENGTH = 32;
export const SERVICE_ADDRESS_MAX_LENGTH = 200;
/** Meters per account, across all sources but devices. */
export const MAX_METERS = 10;

export const READING_RESOLUTIONS = ["interval", "hour", "day", "month"] as const;
export type ReadingResolution = (typeof READING_RESOLUTIONS)[number];

/** Where the site sends a user who returns from their utility. */
export const UTILITY_RETURN_PAGES = ["/chat", "/dashboard", "/onboarding", "/settings"] as const;
export type UtilityReturnPage = (typeof UTILITY_RETURN_PAGES)[number];
/** How long a user has to give consent at their utility. */
export const UTILITY_CONSENT_MINUTES = 15;

/** 24 months of quarter hours in a padded Green Button file take 15 to 25 MB, so the limit is higher than for bills. */
export const MAX_METER_FILE_BYTES = 32 * 1024 * 1024;
export const METER_FILE_TOO_LARGE = "Please upload a file smaller than 32MB.";
export const METER_FILE_WRONG_TYPE = "Please upload your meter's Green Button XML or CSV file, zipped or not.";
export const METER_FILE_EXTENSIONS = ["xml", "csv", "zip", "gz"] as const;
/** A meter's intervals are an hour, or a whole part of it. */
export const LONGEST_METER_INTERVAL_SECONDS = HOUR_SECONDS;
/** Points per response of readings: a month of five-minute intervals, or a year of hours. */
export const MAX_READING_POINTS = 10_000;

/** Sandbox account numbers that simulate failures. Any other number is a working household. */
export const SANDBOX_TEST_ACCOUNTS = {
  /** The utility does not recognize it. */
  rejected: "0000000002",
  /** The import fails after six months of data; a retry fetches the rest. */
  breaksOff: "0000000119",
  /** The consent is revoked after the first import. */
  revoked: "0000000259",
  /** The meter was offline for a few hours now and then. */
  gaps: "0000000333",
} as const;
