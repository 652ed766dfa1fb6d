import { HOUR_SECONDS } from "./time";

/** The scopes of the OpenADR 3.0.1 security scheme. */
export const OPENADR_SCOPES = [
  "read_all",
  "write_programs",
  "write_events",
  "write_reports",
  "write_subscriptions",
  "write_vens",
] as const;
export type OpenAdrScope = (typeof OPENADR_SCOPES)[number];

/** As the OpenAPI document has them, in English. */
export const OPENADR_SCOPE_MEANINGS: Record<OpenAdrScope, string> = {
  read_all: "Reading everything that the client's role sees",
  write_programs: "Writing programs",
  write_events: "Writing events",
  write_reports: "Writing reports",
  write_subscriptions: "Writing subscriptions",
  write_vens: "Writing VENs and their resources",
};

/** Who a client is: a virtual end node, or the business logic of the operator. */
export const OPENADR_ROLES = ["VEN", "BL"] as const;
export type OpenAdrRole = (typeof OPENADR_ROLES)[number];

/** What each role may ask for (OpenADR 3.0.1, securitySchemes). */
export const SCOPES_OF_ROLE: Record<OpenAdrRole, readonly OpenAdrScope[]> = {
  VEN: ["read_all", "write_reports", "write_subscriptions", "write_vens"],
  BL: ["read_all", "write_programs", "write_events", "write_subscriptions", "write_vens"],
};

/** Everything below it is in OpenADR's own forms, errors too. */
export const OPENADR_PATH = "/api/v1/openadr/";

/** Tells an OpenADR access token from an API key. */
export const OPENADR_TOKEN_PREFIX = "wl_oadr_";
export const OPENADR_TOKEN_SECONDS = HOUR_SECONDS;

/** Credentials per account: the clients of 1,000 VENs, each with an old and a new one during a change. */
export const MAX_OPENADR_CLIENTS = 2_000;

/** Failed tries before a notification is given up; its subscriber can still fetch it. */
export const MAX_CALLBACK_TRIES = 8;
