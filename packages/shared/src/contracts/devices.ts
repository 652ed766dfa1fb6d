import { z } from "zod";
import {
  DEVICE_COMMANDS,
  DEVICE_NAME_MAX_LENGTH,
  DEVICE_SOURCES,
  DEVICE_TYPES,
  SETTING_UNITS,
  SIMULATED_DEVICE_TYPES,
} from "../domain/devices";
import { READ_LIMIT, WRITE_LIMIT, operation } from "./operation";
import { lineText } from "./text";

export const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(DEVICE_TYPES),
  simulated: z.boolean().describe("True for a simulated device; say so where you show it"),
  source: z.enum(DEVICE_SOURCES),
  hubId: z.string().nullable().describe("The hub that it belongs to; null for a simulated device"),
  available: z.boolean().describe("False while the device or its hub doesn't answer: its state is then the last known"),
  assumed: z.boolean().describe("True if the device doesn't report its state, which is then what it was last told"),
  on: z.boolean().describe("Of a power meter: whether it measures power"),
  setting: z
    .number()
    .nullable()
    .describe("The last value of set, in the unit of range; null for a device that can only be switched"),
  commands: z.array(z.enum(DEVICE_COMMANDS)).describe("What it can be told; none for a sensor"),
  range: z
    .object({ unit: z.enum(SETTING_UNITS), min: z.number(), max: z.number(), step: z.number() })
    .nullable()
    .describe("What set takes; null for a device that can only be switched"),
  powerWatts: z
    .number()
    .nullable()
    .describe("Power that it draws now, negative while it supplies the home; null if it isn't measured"),
  stateOfCharge: z.number().nullable().describe("Of a battery or car, 0 to 1; null for kinds without storage"),
  temperatureCelsius: z.number().nullable().describe("Of the room or the tank; null for kinds without a sensor"),
  meterId: z
    .string()
    .nullable()
    .describe("The meter that holds its history in 15-minute readings; null for a device that measures no energy"),
  connectedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type Device = z.infer<typeof deviceSchema>;

const deviceId = () => z.string().min(1).max(64);
const DEVICE_EXAMPLE = { device_id: "DEVICE_ID" } as const;

export const listDevices = operation({
  id: "devices.list",
  method: "GET",
  path: "/api/devices",
  access: "user",
  keyScope: "data:read",
  summary: "List devices, oldest first",
  input: z.object({}),
  output: z.object({ devices: z.array(deviceSchema) }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const connectDevice = operation({
  id: "devices.connect",
  method: "POST",
  path: "/api/devices",
  access: "user",
  idempotency: "required",
  keyScope: "data:write",
  summary: "Connect a simulated device",
  input: z.object({
    type: z.enum(SIMULATED_DEVICE_TYPES),
    name: lineText().pipe(z.string().trim().min(1, "Please name the device.").max(DEVICE_NAME_MAX_LENGTH)),
  }),
  output: deviceSchema,
  limit: WRITE_LIMIT,
  example: { type: "ev_charger", name: "Driveway" },
  errors: ["not_signed_in", "conflict"],
});

export const controlDevice = operation({
  id: "devices.control",
  method: "POST",
  path: "/api/devices/{device_id}/control",
  access: "user",
  idempotency: "required",
  keyScope: "data:write",
  summary: "Control a device",
  description: "Turns it on or off, or sets its target.",
  input: z.object({
    device_id: deviceId(),
    command: z.enum(DEVICE_COMMANDS),
    value: z.number().optional().describe("For set: the target, in the unit of the device's range"),
  }),
  output: deviceSchema.extend({ actionId: z.string().describe("For undo") }),
  limit: WRITE_LIMIT,
  example: { ...DEVICE_EXAMPLE, command: "off" },
  errors: ["not_signed_in", "not_found"],
});

export const removeDevice = operation({
  id: "devices.remove",
  method: "DELETE",
  path: "/api/devices/{device_id}",
  access: "user",
  idempotency: "natural",
  keyScope: "data:write",
  summary: "Disconnect a device",
  input: z.object({ device_id: deviceId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  example: DEVICE_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const DEVICES_OPERATIONS = [listDevices, connectDevice, controlDevice, removeDevice];
