import { z } from "zod";
import { DEVICE_COMMANDS, DEVICE_NAME_MAX_LENGTH, DEVICE_TYPES } from "../domain/devices";
import { READ_LIMIT, WRITE_LIMIT, operation } from "./operation";
import { lineText } from "./text";

export const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(DEVICE_TYPES),
  /** True for a simulated device; the UI must label it. */
  simulated: z.boolean(),
  on: z.boolean(),
  /** The last value of `set`, in the unit of DEVICE_SETTINGS; null for a kind that can only be switched. */
  setting: z.number().nullable(),
  /** Current power draw; negative while a battery feeds the home. */
  powerWatts: z.number(),
  /** State of charge of a battery or car, 0–1; null for kinds without storage. */
  stateOfCharge: z.number().nullable(),
  /** Of the room or the tank, °C; null for kinds without a sensor. */
  temperatureCelsius: z.number().nullable(),
  connectedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type Device = z.infer<typeof deviceSchema>;

const deviceId = () => z.string().min(1).max(64);

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
  keyScope: "data:write",
  summary: "Connect a simulated device",
  input: z.object({
    type: z.enum(DEVICE_TYPES),
    name: lineText().pipe(z.string().trim().min(1, "Please name the device.").max(DEVICE_NAME_MAX_LENGTH)),
  }),
  output: deviceSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "conflict"],
});

export const controlDevice = operation({
  id: "devices.control",
  method: "POST",
  path: "/api/devices/{device_id}/control",
  access: "user",
  keyScope: "data:write",
  summary: "Control a device: turn it on or off, or set its target",
  input: z.object({
    device_id: deviceId(),
    command: z.enum(DEVICE_COMMANDS),
    value: z.number().optional().describe("For `set`: the target, in the unit of the device type"),
  }),
  output: deviceSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const removeDevice = operation({
  id: "devices.remove",
  method: "DELETE",
  path: "/api/devices/{device_id}",
  access: "user",
  keyScope: "data:write",
  summary: "Disconnect a device",
  input: z.object({ device_id: deviceId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const DEVICES_OPERATIONS = [listDevices, connectDevice, controlDevice, removeDevice];
