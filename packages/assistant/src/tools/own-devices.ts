import type { Device } from "@wattleaf/shared/contracts/devices";
import { DEVICE_TYPES, type SettingRange } from "@wattleaf/shared/domain/devices";
import type { TemperatureUnit } from "@wattleaf/shared/domain/units";
import type { Language } from "@wattleaf/shared/i18n/language";
import { z } from "zod";
import { messages } from "../messages";
import { tableOf } from "./attachments";
import { nameTokens } from "./device-words";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { findDevices } from "./find-devices";
import { tool } from "./tool";

/** Which of the asker's devices are meant. Nothing given means all that are there. */
export const deviceChoice = z.object({
  name: z.string().max(100).optional().describe("The device's name or a part of it, as the user says it"),
  type: z.enum(DEVICE_TYPES).optional(),
  room: z.string().max(60).optional().describe("A room that stands in the device's name, in English"),
});
export type DeviceChoice = z.output<typeof deviceChoice>;

/** The devices that fit best: by their name or a part of it, else by room and kind, else by kind. */
export function matchDevices(devices: readonly Device[], { name, type, room }: DeviceChoice): Device[] {
  const { devices: meant, unclear } = findDevices(devices, name ? { names: [name] } : {});
  const named = [...meant, ...unclear.flat()];
  if (named.length > 0) return named;
  const ofType = devices.filter((device) => type === undefined || device.type === type);
  const rooms = room ? nameTokens(room) : [];
  const inRoom = ofType.filter((device) => rooms.every((token) => nameTokens(device.name).includes(token)));
  // "The bedroom lamp" where no name holds a bedroom still means a plug, and the asker is asked which.
  return inRoom.length > 0 || type === undefined ? inRoom : ofType;
}

/** Devices of software only are called so wherever they are cited. */
export function devicesSource(devices: readonly Device[], language: Language): Source {
  const isSimulated = devices.some(({ simulated }) => simulated);
  return {
    key: "product:devices",
    kind: "product",
    title: messages(language)(isSimulated ? "assistant.source.devicesSimulated" : "assistant.source.devices"),
    url: "/device",
    ...(isSimulated ? { sandbox: true } : {}),
  };
}

export interface DeviceFacts {
  device: Device;
  name: Fact;
  /** Null when nothing measures it. */
  power: Fact | null;
  /** What it is set to, in the unit of its kind. */
  setting: Fact | null;
  charge: Fact | null;
  /** Of the room or the tank. */
  temperature: Fact | null;
}

export function deviceFacts(device: Device, source: Source): DeviceFacts {
  const { id, name, powerWatts, setting, range, stateOfCharge, temperatureCelsius } = device;
  return {
    device,
    name: fact(source, `name.${id}`, name, "text"),
    power: powerWatts === null ? null : fact(source, `power.${id}`, powerWatts, "W"),
    setting: setting === null || !range ? null : settingFact(source, `setting.${id}`, range.unit, setting),
    charge: stateOfCharge === null ? null : fact(source, `charge.${id}`, stateOfCharge, "fraction"),
    temperature: temperatureCelsius === null ? null : fact(source, `temperature.${id}`, temperatureCelsius, "celsius"),
  };
}

/** A target in the unit that people read: percent are a fraction. */
export function settingFact(source: Source, id: string, unit: SettingRange["unit"], value: number): Fact {
  if (unit === "percent") return fact(source, id, value / 100, "fraction");
  return fact(source, id, value, unit === "watts" ? "W" : "celsius");
}

export interface DeviceList extends ToolResult {
  signedIn: boolean;
  source: Source;
  /** Those that were asked for. */
  devices: readonly DeviceFacts[];
  count: Fact;
  on: Fact;
}

export const deviceList = tool({
  name: "deviceList",
  description: "The user's connected devices: whether they are on, what they draw, are set to and hold",
  input: deviceChoice,
  async run(choice, { data, language, temperatureUnit }): Promise<DeviceList> {
    const [all, account] = await Promise.all([data.devices(), data.account()]);
    const source = devicesSource(all, language);
    const devices = matchDevices(all, choice).map((device) => deviceFacts(device, source));
    const count = fact(source, "deviceCount", all.length, "count");
    const on = fact(source, "devicesOn", all.filter((device) => device.on).length, "count");
    return {
      signedIn: account !== null,
      source,
      devices,
      count,
      on,
      facts: factsIn([count, on, devices.map(({ device: _device, ...facts }) => facts)]),
      passages: [],
      notes: devices.map(({ device }) => `${device.name}: ${device.type}, ${device.on ? "on" : "off"}`),
      attachments: devices.length > 1 ? [devicesTable(devices, language, temperatureUnit)] : [],
    };
  },
});

export function devicesTable(
  devices: readonly DeviceFacts[],
  language: Language,
  temperatureUnit: TemperatureUnit | undefined,
) {
  const t = messages(language);
  return tableOf(
    t("assistant.devices.tableTitle"),
    [
      { label: t("assistant.devices.name"), align: "start" },
      { label: t("assistant.devices.state"), align: "start" },
      { label: t("assistant.devices.power"), align: "end" },
      { label: t("assistant.devices.setting"), align: "end" },
    ],
    devices.map(({ device, name, power, setting, charge }) => [
      String(name.value),
      t(device.on ? "assistant.devices.on" : "assistant.devices.off"),
      power,
      charge ?? setting,
    ]),
    language,
    { temperatureUnit },
  );
}
