import { z } from "zod";
import { SECURITY_EVENTS } from "../domain/security-events";
import { operation, READ_LIMIT } from "./operation";

export const securityEventSchema = z.object({
  id: z.string(),
  kind: z.enum(SECURITY_EVENTS),
  at: z.iso.datetime(),
  browser: z.string().nullable().describe("The browser's name; null when unknown"),
  system: z.string().nullable(),
  network: z.string().describe("The network it came from, never the full IP address: 203.0.113.x"),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const listSecurityEvents = operation({
  id: "securityEvents.list",
  method: "GET",
  path: "/api/account/security-events",
  access: "user",
  summary: "List what happened to the account's security, newest first",
  description: "Sign-ins, failed sign-ins, and changes to the password, second factors, sessions and keys.",
  input: z.object({}),
  output: z.array(securityEventSchema),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const SECURITY_EVENTS_OPERATIONS = [listSecurityEvents];
