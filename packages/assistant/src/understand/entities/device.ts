import type { DeviceType } from "@wattleaf/shared/domain/devices";
import type { Appliance } from "./appliance";

const TYPE_OF: Partial<Record<Appliance, DeviceType>> = {
  air_conditioner: "thermostat",
  heating: "thermostat",
  heat_pump: "thermostat",
  thermostat: "thermostat",
  ev: "ev_charger",
  battery: "battery",
  water_heater: "water_heater",
};

/** The kind of connected device that controls an appliance; what has no kind of its own hangs on a smart plug. */
export function deviceTypeOf(appliance: Appliance): DeviceType {
  return TYPE_OF[appliance] ?? "smart_plug";
}

const ROOMS: readonly [string, RegExp][] = [
  ["living room", /\b(?:living ?room|lounge|sitting room)\b|客厅/],
  ["bedroom", /\bbedroom\b|卧室|房间/],
  ["kitchen", /\bkitchen\b|厨房/],
  ["garage", /\bgarage\b|车库/],
  ["bathroom", /\bbath ?room\b|浴室|卫生间|洗手间/],
  ["office", /\b(?:office|study)\b|书房|办公室/],
  ["basement", /\b(?:basement|cellar)\b|地下室/],
  ["hallway", /\b(?:hall|hallway|corridor)\b|走廊|过道/],
  ["balcony", /\b(?:balcony|patio|porch)\b|阳台/],
  ["nursery", /\b(?:nursery|kids'? room)\b|儿童房/],
];

/** The room that a question names, in English. */
export function findRoom(text: string): string | undefined {
  return ROOMS.find(([, pattern]) => pattern.test(text))?.[0];
}

const ALL =
  /\b(?:everything|all (?:of )?(?:the |my )?(?:devices|lights|plugs|appliances|lamps|heaters|chargers|of them)|all off|every (?:device|light|plug|lamp))\b|全部|所有(?:的)?(?:设备|灯|插座|电器)?|都关|全关|都打开|家里都/;

export function namesAllDevices(text: string): boolean {
  return ALL.test(text);
}

/** A name in quotes: how people call one device of several. */
export function findDeviceName(text: string): string | undefined {
  return /["「『《]([^"」』》]{1,60})["」』》]|(?<![a-z])'([^']{1,60})'(?![a-z])/.exec(text)?.slice(1).find(Boolean);
}
