import { z } from "zod";
import { HUB_SOURCES } from "../domain/devices";
import { HUB_ADDRESS_MAX_LENGTH, HUB_PROBLEMS, HUB_SECRET_MAX_LENGTH, HUB_STATUSES } from "../domain/hubs";
import { timeZone } from "./interval-series";
import { COMPUTES_ONLY, type CallLimit, operation, READ_LIMIT, WRITE_LIMIT } from "./operation";
import { lineText } from "./text";

const ADDRESS_NEEDED = "Enter the hub's address, such as https://home.example.com:8123.";

/** Each call connects to a server of the caller's choice. */
const CONNECT_LIMIT: CallLimit = { calls: 20, perSeconds: 60 };

export const hubSchema = z.object({
  id: z.string(),
  type: z.enum(HUB_SOURCES),
  address: z.string().describe("Without credentials"),
  status: z.enum(HUB_STATUSES),
  problem: z.enum(HUB_PROBLEMS).nullable().describe("Why it isn't connected; null while it is"),
  deviceCount: z.int(),
  ignoredMessages: z.int().describe("Messages since the server started that couldn't be read or were too large"),
  managed: z.boolean().describe("True for the broker that the server's operator has set up for this account"),
  connectedAt: z.iso.datetime(),
});
export type Hub = z.infer<typeof hubSchema>;

const hubForm = z.object({
  type: z.enum(HUB_SOURCES),
  address: lineText()
    .pipe(z.string().trim().min(1, ADDRESS_NEEDED).max(HUB_ADDRESS_MAX_LENGTH))
    .describe("mqtts://host:8883 of a broker, or https://host:8123 of Home Assistant"),
  username: z.string().max(HUB_SECRET_MAX_LENGTH).optional().describe("For a broker that asks for one"),
  secret: z
    .string()
    .max(HUB_SECRET_MAX_LENGTH)
    .optional()
    .describe("The broker's password, or Home Assistant's long-lived access token. Stored encrypted"),
});
export type HubForm = z.output<typeof hubForm>;

export const listHubs = operation({
  id: "hubs.list",
  method: "GET",
  path: "/api/hubs",
  access: "user",
  keyScope: "data:read",
  summary: "List hubs, oldest first",
  input: z.object({}),
  output: z.object({ hubs: z.array(hubSchema) }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const testHub = operation({
  id: "hubs.test",
  method: "POST",
  path: "/api/hubs/test",
  access: "user",
  ...COMPUTES_ONLY,
  summary: "Test a connection to a hub without saving it",
  input: hubForm,
  output: z.object({ deviceCount: z.int().describe("Devices that the hub has now") }),
  limit: CONNECT_LIMIT,
  errors: ["not_signed_in"],
});

export const connectHub = operation({
  id: "hubs.connect",
  method: "POST",
  path: "/api/hubs",
  access: "user",
  idempotency: "required",
  summary: "Connect a hub. Its devices become the account's",
  description: "The same address again replaces the credentials.",
  input: hubForm.extend({
    timeZone: timeZone()
      .optional()
      .describe("For the days of its devices' history; that of the home's meter if it has one"),
  }),
  output: hubSchema,
  limit: CONNECT_LIMIT,
  errors: ["not_signed_in", "conflict"],
});

export const disconnectHub = operation({
  id: "hubs.disconnect",
  method: "DELETE",
  path: "/api/hubs/{hub_id}",
  access: "user",
  idempotency: "natural",
  summary: "Disconnect a hub, and delete its devices with their history",
  input: z.object({ hub_id: z.string().min(1).max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const HUBS_OPERATIONS = [listHubs, testHub, connectHub, disconnectHub];
