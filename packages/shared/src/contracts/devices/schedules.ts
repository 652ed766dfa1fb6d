import { z } from "zod";
import {
  DEVICE_ACTION_KINDS,
  DEVICE_ACTORS,
  MAX_RUN_MINUTES,
  SCHEDULE_ORIGINS,
  WEEKDAYS,
} from "../../domain/device-schedules";
import { DEVICE_COMMANDS } from "../../domain/devices";
import { timeZone } from "../interval-series";
import { COMPUTES_ONLY, READ_LIMIT, WRITE_LIMIT, operation } from "../operation";

/** Why a run is at its time, and what another time would cost: worked out when it was planned, and kept with it. */
export const runReasonSchema = z.object({
  startsAt: z.iso
    .datetime()
    .describe("Of the run that the figures are about; of a schedule that repeats, the first one"),
  endsAt: z.iso.datetime(),
  watts: z.number().describe("The power that the figures assume: the device's setting, or what it was seen to draw"),
  cost: z.number(),
  currency: z.string(),
  isCheapest: z.boolean(),
  alternative: z
    .object({
      kind: z.enum(["cheapest", "at_once", "earlier"]),
      startsAt: z.iso.datetime(),
      cost: z.number(),
    })
    .describe("The lowest-cost time of the day around it; of a run at that time, at once or half a day earlier"),
  text: z
    .object({ en: z.string(), zh: z.string() })
    .nullable()
    .describe("The optimizer's own explanation, when the time is its choice"),
  sample: z.boolean().describe("True if the tariff is a sample of the catalog, or the meter is a sandbox"),
});
export type RunReason = z.infer<typeof runReasonSchema>;

export const deviceScheduleSchema = z.object({
  id: z.string(),
  deviceId: z.string(),
  command: z.enum(DEVICE_COMMANDS),
  value: z.number().nullable(),
  time: z.string().describe("Local time, hh:mm"),
  date: z.iso.date().nullable().describe("Local day of a single run; null when it repeats"),
  weekdays: z.array(z.enum(WEEKDAYS)),
  minutes: z.int().nullable().describe("The device is turned off after so long"),
  timeZone: z.string(),
  nextAt: z.iso.datetime().describe("When it next does something: starts, or turns off what is running"),
  isRunning: z.boolean().describe("The run has begun; nextAt is its end"),
  origin: z.enum(SCHEDULE_ORIGINS),
  reason: runReasonSchema
    .nullable()
    .describe("Null where the tariff or the device's power is not known, or nothing runs"),
});
export type DeviceSchedule = z.infer<typeof deviceScheduleSchema>;

const deviceId = () => z.string().min(1).max(64);
const scheduleId = () => z.string().min(1).max(64);

const RUN_EXAMPLE = { command: "on", time: "13:30", minutes: 90 } as const;

const scheduleFields = {
  command: z.enum(DEVICE_COMMANDS),
  value: z.number().optional().describe("For set: the target, in the unit of the device type"),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a local time such as 07:30."),
  date: z.iso.date().optional().describe("Local day of a single run. Defaults to the next time the clock shows time"),
  weekdays: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length).default([]).describe("Days to repeat on; empty for one run"),
  minutes: z
    .int()
    .min(1)
    .max(MAX_RUN_MINUTES)
    .optional()
    .describe("For on: minutes after which the device is turned off"),
  time_zone: timeZone().optional().describe("Whose clock time is on. Defaults to the meter's"),
};

export const listDeviceSchedules = operation({
  id: "devices.schedules",
  method: "GET",
  path: "/api/devices/schedules",
  access: "user",
  keyScope: "data:read",
  summary: "List schedules, the next to run first",
  input: z.object({}),
  output: z.object({ schedules: z.array(deviceScheduleSchema) }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const previewDeviceSchedule = operation({
  id: "devices.previewSchedule",
  method: "POST",
  path: "/api/devices/{device_id}/schedules/preview",
  access: "user",
  ...COMPUTES_ONLY,
  keyScope: "data:read",
  summary: "Preview a schedule",
  description:
    "When it would run and what that would cost, with the cheapest start within a day where the tariff and the power are known. Nothing is saved.",
  input: z.object({ device_id: deviceId(), ...scheduleFields }),
  output: z.object({ schedule: deviceScheduleSchema.omit({ id: true }) }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  example: { device_id: "DEVICE_ID", ...RUN_EXAMPLE },
  errors: ["not_signed_in", "not_found"],
});

const changed = { schedule: deviceScheduleSchema, actionId: z.string().describe("For undo") };

export const addDeviceSchedule = operation({
  id: "devices.addSchedule",
  method: "POST",
  path: "/api/devices/{device_id}/schedules",
  access: "user",
  idempotency: "required",
  keyScope: "data:write",
  summary: "Schedule a device",
  input: z.object({ device_id: deviceId(), ...scheduleFields }),
  output: z.object(changed),
  limit: WRITE_LIMIT,
  example: { device_id: "DEVICE_ID", ...RUN_EXAMPLE },
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const changeDeviceSchedule = operation({
  id: "devices.changeSchedule",
  method: "PUT",
  path: "/api/devices/schedules/{schedule_id}",
  access: "user",
  idempotency: "required",
  keyScope: "data:write",
  summary: "Change a schedule",
  input: z.object({ schedule_id: scheduleId(), ...scheduleFields }),
  output: z.object(changed),
  limit: WRITE_LIMIT,
  example: { schedule_id: "SCHEDULE_ID", ...RUN_EXAMPLE, weekdays: ["sat", "sun"] },
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const removeDeviceSchedule = operation({
  id: "devices.removeSchedule",
  method: "DELETE",
  path: "/api/devices/schedules/{schedule_id}",
  access: "user",
  idempotency: "natural",
  keyScope: "data:write",
  summary: "Delete a schedule",
  input: z.object({ schedule_id: scheduleId() }),
  output: z.object({ ok: z.literal(true), actionId: z.string().describe("For undo") }),
  limit: WRITE_LIMIT,
  example: { schedule_id: "SCHEDULE_ID" },
  errors: ["not_signed_in", "not_found"],
});

export const deviceActionSchema = z.object({
  id: z.string(),
  deviceId: z.string(),
  kind: z.enum(DEVICE_ACTION_KINDS),
  value: z.number().nullable().describe("Target of a set"),
  by: z.enum(DEVICE_ACTORS),
  at: z.iso.datetime(),
  reason: runReasonSchema.nullable(),
  isUndone: z.boolean(),
  canUndo: z.boolean().describe("Only the newest action of a device can be undone"),
});
export type DeviceAction = z.infer<typeof deviceActionSchema>;

export const listDeviceActions = operation({
  id: "devices.actions",
  method: "GET",
  path: "/api/devices/actions",
  access: "user",
  keyScope: "data:read",
  summary: "List device actions",
  description: "What devices were told, by whom, and why.",
  input: z.object({}),
  output: z.object({ actions: z.array(deviceActionSchema).describe("Newest first, up to 50") }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const undoDeviceAction = operation({
  id: "devices.undo",
  method: "POST",
  path: "/api/devices/actions/{action_id}/undo",
  access: "user",
  idempotency: "required",
  keyScope: "data:write",
  summary: "Undo a device's last action",
  description: "Restores its switch and target, or the schedule, to what they were before.",
  input: z.object({ action_id: z.string().min(1).max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  example: { action_id: "ACTION_ID" },
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const DEVICE_SCHEDULE_OPERATIONS = [
  listDeviceSchedules,
  previewDeviceSchedule,
  addDeviceSchedule,
  changeDeviceSchedule,
  removeDeviceSchedule,
  listDeviceActions,
  undoDeviceAction,
];
