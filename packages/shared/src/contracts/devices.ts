import { z } from "zod";
import { DEVICE_COMMANDS, DEVICE_NAME_MAX_LENGTH, DEVICE_TYPES } from "../domain/devices";
import { READ_LIMIT, WRITE_LIMIT, operation } from "./operation";
import { lineText } from "./text";

export const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(DEVICE_TYPES),
  /** True for a device that exists in software only: whoever shows it says so. */
  simulated: z.boolean(),
  on: z.boolean(),
  /** What `set` last set, in the unit of DEVICE_SETTINGS; null for a kind that can only be switched. */
  setting: z.number().nullable(),
  /** What it draws now; negative while a battery feeds the home. */
  powerWatts: z.number(),
  /** Charge of a battery or a car, 0–1; null for kinds that store nothing. */
  stateOfCharge: z.number().nullable(),
  /** Of the room or the tank, °C; null for kinds that measure none. */
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
  summary: "The account's devices, the oldest first",
  input: z.object({}),
  output: z.object({ devices: z.array(deviceSchema) }),
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});

export const connectDevice = operation({
  id: "devices.connect",
  method: "POST",
  path: "/api/devices",
  access: "user",
  summary: "Connect a simulated device",
  input: z.object({
    type: z.enum(DEVICE_TYPES),
    name: lineText().pipe(z.string().trim().min(1, "Give the device a name.").max(DEVICE_NAME_MAX_LENGTH)),
  }),
  output: deviceSchema,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "conflict"],
});

export const controlDevice = operation({
  id: "devices.control",
  method: "POST",
  path: "/api/devices/{device_id}/control",
  access: "user",
  summary: "Switch a device, or set its target",
  input: z.object({
    device_id: deviceId(),
    command: z.enum(DEVICE_COMMANDS),
    value: z.number().optional().describe("With `set`: the target in the unit of the device's kind"),
  }),
  output: deviceSchema,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const removeDevice = operation({
  id: "devices.remove",
  method: "DELETE",
  path: "/api/devices/{device_id}",
  access: "user",
  summary: "Disconnect a device",
  input: z.object({ device_id: deviceId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const DEVICES_OPERATIONS = [listDevices, connectDevice, controlDevice, removeDevice];
