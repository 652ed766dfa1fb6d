import { expect } from "vitest";
import {
  connectDevice,
  controlDevice,
  listDevices,
  removeDevice,
} from "../../../../packages/shared/src/contracts/devices";
import { MAX_DEVICES } from "../../../../packages/shared/src/domain/devices";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

async function connected(session: BrowserSession, type = "battery", name = "Garage"): Promise<string> {
  const response = await session.postJson(connectDevice.path, { type, name });
  return ((await response.json()) as { id: string }).id;
}

const visitors: OperationCase[] = [
  { operation: listDevices, input: () => ({}) },
  { operation: connectDevice, input: () => ({ type: "battery", name: "Garage" }) },
  { operation: controlDevice, input: () => ({ device_id: "any", command: "on" }) },
  { operation: removeDevice, input: () => ({ device_id: "any" }) },
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
];
