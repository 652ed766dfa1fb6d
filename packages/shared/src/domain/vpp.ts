/** Kinds of devices that an event can dispatch. */
export const DEVICE_KINDS = [
  "battery",
  "ev_charger",
  "heat_pump",
  "air_conditioner",
  "water_heater",
  "pool_pump",
  "lighting",
  "process",
  "generator",
  "other",
] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How baseline energy is estimated (docs/methods/vpp.md). */
export const BASELINE_METHODS = ["ten_of_ten", "high_five_of_ten"] as const;
export const ADJUSTMENTS = ["multiplicative", "additive", "none"] as const;
export const HOLIDAY_CALENDARS = ["nerc", "none"] as const;
/** Why a group of sites cannot be measured: no site has a baseline, or none enough days without an event. */
export const NO_GROUP_REASONS = ["no_baseline", "too_few_compared_days"] as const;

/** The states of an event; all but the last two follow from the clock. */
export const EVENT_STATUSES = ["scheduled", "notified", "active", "completed", "settled", "canceled"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const PLANT_STATUSES = ["dispatching", "notified", "ready", "unavailable"] as const;

/** The public demo plant; it is simulated and labeled as such. */
export const SAMPLE_PLANT_ID = "sample-plant";
/** Its latest finished event; earlier ones are -2, -3 and so on. */
export const SAMPLE_EVENT_ID = "sample-event-1";
/** Ids with this prefix are reserved. */
export const SAMPLE_PREFIX = "sample-";

/** Limits per account. */
export const VPP_QUOTAS = {
  plants: 50,
  participants: 1_000,
  devices: 5_000,
  events: 2_000,
  reports: 10_000,
  subscriptions: 100,
  /** Readings of all meters together: 400 meters with a year of quarter hours need 14 million. */
  readings: 15_000_000,
} as const;

/** An account's latest changes that subscribers can fetch. */
export const KEPT_CHANGES = 1_000;

/** Size of one OpenADR object as JSON. Longer histories of readings are reported with `vpp.reportReadings`. */
export const MAX_OBJECT_CHARACTERS = 16_384;
/** A week of quarter-hour prices. */
export const MAX_EVENT_CHARACTERS = 65_536;
export const MAX_REPORT_CHARACTERS = 32_768;

/** Readings per call: a year of hours, or three months of quarter hours. */
export const MAX_REPORTED_READINGS = 10_000;
/** Largest reading, in kWh. */
export const MAX_READING_KWH = 1_000_000;
export const MAX_KW = 1_000_000;
/** Highest price per kWh or kW, in the plant's currency. */
export const MAX_PRICE = 10_000;
export const MAX_EVENT_HOURS = 24;
/** The end of an event that has none, such as a price that holds until it's replaced: the last moment that is accepted. */
export const NO_END_MS = Date.UTC(2200, 11, 31);
export const MAX_NOTICE_HOURS = 24 * 14;

/** The simulated plant of homes that every account can enroll in. */
export const NEIGHBORHOOD_PLANT_ID = "sample-neighborhood";
/** What a home without a flexible device is counted with: turning things down by hand. */
export const BY_HAND_KW = 0.5;
