/**
 * Why a hub is not connected: its address may not be used, nothing answers there, it rejects the credentials, it does not
 * speak the protocol, it sends more than is taken, or the operator has taken it out of the settings.
 */
export const HUB_PROBLEMS = [
  "address_not_allowed",
  "unreachable",
  "rejected",
  "not_a_hub",
  "too_much",
  "not_configured",
] as const;
export type HubProblem = (typeof HUB_PROBLEMS)[number];

export const HUB_STATUSES = ["connecting", "connected", "failed"] as const;
export type HubStatus = (typeof HUB_STATUSES)[number];

export const MAX_HUBS = 3;
/** Devices of one hub; further ones are not shown. */
export const MAX_HUB_DEVICES = 200;
export const HUB_ADDRESS_MAX_LENGTH = 300;
export const HUB_SECRET_MAX_LENGTH = 1_000;
