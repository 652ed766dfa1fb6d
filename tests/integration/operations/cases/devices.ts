import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { deviceSchedules } from "../../../../packages/server/src/db/schema/devices";
import {
  connectDevice,
  controlDevice,
  listDevices,
  removeDevice,
} from "../../../../packages/shared/src/contracts/devices";
import { deviceEnergy } from "../../../../packages/shared/src/contracts/devices/energy";
import {
  addDeviceSchedule,
  changeDeviceSchedule,
  listDeviceActions,
  listDeviceSchedules,
  previewDeviceSchedule,
  removeDeviceSchedule,
  undoDeviceAction,
} from "../../../../packages/shared/src/contracts/devices/schedules";
import { MAX_SCHEDULES_PER_DEVICE } from "../../../../packages/shared/src/domain/device-schedules";
import { MAX_DEVICES } from "../../../../packages/shared/src/domain/devices";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

async function connected(session: BrowserSession, type = "battery", name = "Garage"): Promise<string> {
  const response = await session.postJson(connectDevice.path, { type, name });
  return ((await response.json()) as { id: string }).id;
}

const EVENING = { command: "on", time: "19:30", weekdays: ["mon", "fri"], minutes: 30, time_zone: "Europe/Berlin" };
const evening = {
  time: "19:30",
  date: null,
  weekdays: ["mon", "fri"],
  minutes: 30,
  timeZone: "Europe/Berlin",
  isRunning: false,
  origin: "user",
  reason: null,
};

/** A device with a schedule. */
async function scheduled(session: BrowserSession) {
  const device_id = await connected(session, "smart_plug");
  const response = await session.postJson(`/api/devices/${device_id}/schedules`, EVENING);
  const { schedule, actionId } = (await response.json()) as { schedule: { id: string }; actionId: string };
  return { device_id, schedule_id: schedule.id, action_id: actionId };
}

/** A schedule that is not the caller's own. */
const unknownSchedule = (operation: OperationCase["operation"], input: object): OperationCase => ({
  operation,
  title: "only finds the caller's own",
  as: "user",
  input: () => input,
  error: { code: "not_found" },
});

const visitors: OperationCase[] = [
  { operation: listDevices, input: () => ({}) },
  { operation: connectDevice, input: () => ({ type: "battery", name: "Garage" }) },
  { operation: controlDevice, input: () => ({ device_id: "any", command: "on" }) },
  { operation: removeDevice, input: () => ({ device_id: "any" }) },
  { operation: listDeviceSchedules, input: () => ({}) },
  { operation: previewDeviceSchedule, input: () => ({ device_id: "any", ...EVENING }) },
  { operation: addDeviceSchedule, input: () => ({ device_id: "any", ...EVENING }) },
  { operation: changeDeviceSchedule, input: () => ({ schedule_id: "any", ...EVENING }) },
  { operation: removeDeviceSchedule, input: () => ({ schedule_id: "any" }) },
  { operation: listDeviceActions, input: () => ({}) },
  { operation: deviceEnergy, input: () => ({ from: "2026-03-01", to: "2026-03-02" }) },
  { operation: undoDeviceAction, input: () => ({ action_id: "any" }) },
].map((of) => ({ ...of, title: "rejects a visitor", as: "visitor", error: { code: "not_signed_in" } }));

export const DEVICES_CASES: readonly OperationCase[] = [
  ...visitors,
  {
    operation: connectDevice,
    title: "connects a device that is labeled as simulated",
    as: "user",
    input: () => ({ type: "ev_charger", name: "  Driveway  " }),
    output: expect.objectContaining({
      name: "Driveway",
      simulated: true,
      on: true,
      setting: 7_400,
      powerWatts: 7_400,
      stateOfCharge: 0.46,
      temperatureCelsius: null,
    }),
    again: "repeated",
  },
  {
    operation: connectDevice,
    title: "requires a visible name",
    as: "user",
    input: () => ({ type: "battery", name: "\u202e \n" }),
    error: { code: "invalid_input", path: "name" },
  },
  {
    operation: connectDevice,
    title: "requires a name",
    as: "user",
    input: () => ({ type: "battery", name: "   " }),
    error: { code: "invalid_input", path: "name" },
  },
  {
    operation: connectDevice,
    title: `takes no more than ${MAX_DEVICES}`,
    as: "user",
    input: async (session) => {
      await Promise.all(
        Array.from({ length: MAX_DEVICES + 2 }, (_, index) => connected(session, "smart_plug", `${index}`)),
      );
      return { type: "smart_plug", name: "One more" };
    },
    error: { code: "conflict" },
  },
  {
    operation: listDevices,
    title: "lists the oldest first",
    as: "user",
    input: async (session) => {
      await connected(session, "thermostat", "Hall");
      await connected(session, "smart_plug", "Lamp");
      return {};
    },
    output: {
      devices: [
        expect.objectContaining({ name: "Hall", temperatureCelsius: 19.6 }),
        expect.objectContaining({ name: "Lamp", setting: null }),
      ],
    },
  },
  {
    operation: controlDevice,
    title: "switches a device off",
    as: "user",
    input: async (session) => ({ device_id: await connected(session), command: "off" }),
    output: expect.objectContaining({ on: false, powerWatts: 0 }),
    again: "repeated",
  },
  {
    operation: controlDevice,
    title: "sets a battery's target, and it discharges until it gets there",
    as: "user",
    input: async (session) => ({ device_id: await connected(session), command: "set", value: 20 }),
    output: expect.objectContaining({ setting: 20, powerWatts: -2_000 }),
  },
  {
    operation: controlDevice,
    title: "rejects a target out of range",
    as: "user",
    input: async (session) => ({ device_id: await connected(session, "thermostat"), command: "set", value: 80 }),
    error: { code: "invalid_input", path: "value" },
  },
  {
    operation: controlDevice,
    title: "rejects setting a device that can only be switched",
    as: "user",
    input: async (session) => ({ device_id: await connected(session, "smart_plug"), command: "set", value: 1 }),
    error: { code: "invalid_input", path: "command" },
  },
  {
    operation: controlDevice,
    title: "only finds the caller's own devices",
    as: "user",
    input: () => ({ device_id: "somebody-elses", command: "on" }),
    error: { code: "not_found" },
  },
  {
    operation: removeDevice,
    title: "removes a device",
    as: "user",
    input: async (session) => ({ device_id: await connected(session) }),
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: removeDevice,
    title: "rejects a second time",
    as: "user",
    input: async (session) => {
      const device_id = await connected(session);
      await session.fetch(`/api/devices/${device_id}`, { method: "DELETE" });
      return { device_id };
    },
    error: { code: "not_found" },
  },
  {
    operation: addDeviceSchedule,
    title: "schedules a device",
    as: "user",
    input: async (session) => ({ device_id: await connected(session, "smart_plug"), ...EVENING }),
    output: { schedule: expect.objectContaining(evening), actionId: expect.any(String) },
    again: "repeated",
  },
  {
    operation: addDeviceSchedule,
    title: "rejects a target out of range",
    as: "user",
    input: async (session) => ({
      device_id: await connected(session, "thermostat"),
      command: "set",
      value: 80,
      time: "06:00",
    }),
    error: { code: "invalid_input", path: "value" },
  },
  {
    operation: addDeviceSchedule,
    title: "rejects a day that is over",
    as: "user",
    input: async (session) => ({
      device_id: await connected(session),
      command: "on",
      time: "06:00",
      date: "2020-01-01",
    }),
    error: { code: "invalid_input", path: "date" },
  },
  {
    operation: addDeviceSchedule,
    title: "rejects an end for what is turned off",
    as: "user",
    input: async (session) => ({ device_id: await connected(session), command: "off", time: "06:00", minutes: 10 }),
    error: { code: "invalid_input", path: "minutes" },
  },
  {
    operation: addDeviceSchedule,
    title: `takes no more than ${MAX_SCHEDULES_PER_DEVICE} for a device`,
    as: "user",
    input: async (session) => {
      const device_id = await connected(session, "smart_plug");
      for (let count = 0; count < MAX_SCHEDULES_PER_DEVICE; count += 1)
        await session.postJson(`/api/devices/${device_id}/schedules`, EVENING);
      return { device_id, ...EVENING };
    },
    error: { code: "conflict" },
  },
  unknownSchedule(addDeviceSchedule, { device_id: "another-account", ...EVENING }),
  {
    operation: previewDeviceSchedule,
    title: "shows a schedule and keeps nothing",
    as: "user",
    input: async (session) => ({ device_id: await connected(session, "smart_plug"), ...EVENING }),
    output: { schedule: expect.objectContaining(evening) },
    again: "same",
  },
  unknownSchedule(previewDeviceSchedule, { device_id: "another-account", ...EVENING }),
  {
    operation: listDeviceSchedules,
    title: "lists the schedules",
    as: "user",
    input: async (session) => {
      await scheduled(session);
      return {};
    },
    output: { schedules: [expect.objectContaining(evening)] },
  },
  {
    operation: changeDeviceSchedule,
    title: "changes a schedule",
    as: "user",
    input: async (session) => {
      const { schedule_id } = await scheduled(session);
      return { schedule_id, ...EVENING, time: "06:15", minutes: undefined };
    },
    output: {
      schedule: expect.objectContaining({ ...evening, time: "06:15", minutes: null }),
      actionId: expect.any(String),
    },
    again: "repeated",
  },
  {
    operation: changeDeviceSchedule,
    title: "rejects a change of what is running",
    as: "user",
    input: async (session) => {
      const { schedule_id } = await scheduled(session);
      const running = { runningSinceMs: Date.now() };
      await session.api.platform.db.update(deviceSchedules).set(running).where(eq(deviceSchedules.id, schedule_id));
      return { schedule_id, ...EVENING };
    },
    error: { code: "conflict" },
  },
  unknownSchedule(changeDeviceSchedule, { schedule_id: "another-account", ...EVENING }),
  {
    operation: removeDeviceSchedule,
    title: "deletes a schedule",
    as: "user",
    input: async (session) => ({ schedule_id: (await scheduled(session)).schedule_id }),
    output: { ok: true, actionId: expect.any(String) },
    again: "not_found",
  },
  unknownSchedule(removeDeviceSchedule, { schedule_id: "another-account" }),
  {
    operation: listDeviceActions,
    title: "lists what was done, the newest first",
    as: "user",
    input: async (session) => {
      const { device_id } = await scheduled(session);
      await session.postJson(`/api/devices/${device_id}/control`, { command: "off" });
      return {};
    },
    output: {
      actions: [
        expect.objectContaining({ kind: "off", by: "user", canUndo: true, isUndone: false }),
        expect.objectContaining({ kind: "schedule_added", by: "user", canUndo: false }),
      ],
    },
  },
  {
    operation: undoDeviceAction,
    title: "takes a schedule away again",
    as: "user",
    input: async (session) => ({ action_id: (await scheduled(session)).action_id }),
    output: { ok: true },
    again: "repeated",
  },
  {
    operation: undoDeviceAction,
    title: "rejects what something else came after",
    as: "user",
    input: async (session) => {
      const { device_id, action_id } = await scheduled(session);
      await session.postJson(`/api/devices/${device_id}/control`, { command: "off" });
      return { action_id };
    },
    error: { code: "conflict" },
  },
  unknownSchedule(undoDeviceAction, { action_id: "another-account" }),
  {
    operation: deviceEnergy,
    title: "invents nothing for days before a device was connected",
    as: "user",
    input: async (session) => {
      await connected(session);
      return { from: "2020-03-01", to: "2020-03-02" };
    },
    output: {
      timeZone: "UTC",
      currency: null,
      keys: ["2020-03-01", "2020-03-02"],
      devices: [
        expect.objectContaining({ simulated: true, kwh: [null, null], cost: null, totalKwh: null, totalCost: null }),
      ],
    },
  },
  {
    operation: deviceEnergy,
    title: "names days that end before they begin",
    as: "user",
    input: () => ({ from: "2026-03-08", to: "2026-03-02" }),
    error: { code: "invalid_input", path: "to" },
  },
];
