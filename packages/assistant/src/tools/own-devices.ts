import type { Device } from "@wattleaf/shared/contracts/devices";
import type { SettingRange } from "@wattleaf/shared/domain/devices";
import type { TemperatureUnit } from "@wattleaf/shared/domain/units";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../messages";
import { tableOf } from "./attachments";
import { type Fact, fact, type Source } from "./facts";

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
