import { describe, expect, it } from "vitest";
import { device, DEVICES } from "../../../../tests/fixtures/metered-household";
import { findDevices, type WantedDevices } from "./find-devices";

const HOME = [
  ...DEVICES,
  device("d6", "smart_plug", "Desk fan"),
  device("d7", "smart_plug", "胖虎"),
  device("d8", "smart_plug", "Plug 1"),
  device("d9", "smart_plug", "Plug 2"),
];
const namesOf = (wanted: WantedDevices) => {
  const { devices, unclear, missing } = findDevices(HOME, wanted);
  return {
    devices: devices.map(({ name }) => name),
    unclear: unclear.map((group) => group.map(({ name }) => name)),
    missing: missing.map(({ near }) => near.map(({ name }) => name)),
  };
};

describe("devices that a question means", () => {
  it.each<[string, WantedDevices, string[]]>([
    ["the whole name", { names: ["bedroom lamp"] }, ["Bedroom lamp"]],
    ["a slip", { names: ["the bedrom lmap"] }, ["Bedroom lamp"]],
    ["another word for it", { names: ["the bedroom light"] }, ["Bedroom lamp"]],
    ["the room behind it", { names: ["the lamp in the bedroom"] }, ["Bedroom lamp"]],
    ["Chinese for an English name", { names: ["卧室灯"] }, ["Bedroom lamp"]],
    ["Traditional Chinese", { names: ["臥室的燈"] }, ["Bedroom lamp"]],
    ["kind and room", { appliances: ["lights"], rooms: ["living_room"] }, ["Living room lamp"]],
    ["the kind of a thermostat", { appliances: ["ac"], applianceWords: "空调" }, ["Hallway thermostat"]],
    ["the kind of a charger", { appliances: ["ev"], applianceWords: "the car" }, ["Driveway charger"]],
    ["a nickname of the kind", { appliances: ["ev"], applianceWords: "the ute" }, ["Driveway charger"]],
    ["a part of the name", { names: ["the thermostat"] }, ["Hallway thermostat"]],
    ["more than the name", { names: ["the big desk fan"] }, ["Desk fan"]],
    ["a name of its own", { names: ["胖虎"] }, ["胖虎"]],
    ["a number", { names: ["plug 2"] }, ["Plug 2"]],
    ["several names", { names: ["bedroom lamp", "desk fan"] }, ["Bedroom lamp", "Desk fan"]],
    [
      "kinds paired with rooms",
      { appliances: ["lights", "fan"], rooms: ["bedroom", "office"] },
      ["Bedroom lamp", "Desk fan"],
    ],
    ["all of a kind", { appliances: ["lights"], everyDevice: true }, ["Bedroom lamp", "Living room lamp"]],
    ["all in a room", { rooms: ["garage"], everyDevice: true }, ["Driveway charger", "Garage battery"]],
    ["all but one", { appliances: ["lights"], everyDevice: true, exceptDevice: "living room lamp" }, ["Bedroom lamp"]],
  ])("%s", (_, wanted, devices) => {
    expect(namesOf(wanted)).toEqual({ devices, unclear: [], missing: [] });
  });

  it.each<[string, WantedDevices, string[]]>([
    ["the heating is the thermostat", { appliances: ["heating"], applianceWords: "暖气" }, ["Hall thermostat"]],
    ["the boiler by its name", { appliances: ["water_heater"], applianceWords: "the boiler" }, ["Boiler"]],
    ["the hot water", { appliances: ["water_heater"], applianceWords: "热水器" }, ["Boiler"]],
    [
      "no thermostat in that room",
      { appliances: ["heating"], applianceWords: "the office thermostat", rooms: ["office"] },
      [],
    ],
  ])("tells a boiler from the heating: %s", (_, wanted, names) => {
    const home = [device("b1", "thermostat", "Hall thermostat"), device("b2", "water_heater", "Boiler")];
    expect(findDevices(home, wanted).devices.map(({ name }) => name)).toEqual(names);
  });

  it("everything but what is named", () => {
    expect(namesOf({ appliances: ["battery"], everyDevice: true, exceptDevice: "battery" }).devices).toEqual(
      HOME.filter(({ type }) => type !== "battery").map(({ name }) => name),
    );
  });

  it.each<[string, WantedDevices, string[]]>([
    ["one of two lamps", { appliances: ["lights"] }, ["Bedroom lamp", "Living room lamp"]],
    ["a kind in Chinese", { names: ["灯"] }, ["Bedroom lamp", "Living room lamp"]],
  ])("asks which: %s", (_, wanted, group) => {
    expect(namesOf(wanted)).toEqual({ devices: [], unclear: [group], missing: [] });
  });

  it.each<[string, WantedDevices, string[]]>([
    ["another fan", { names: ["ceiling fan"] }, ["Desk fan"]],
    ["another room", { names: ["kitchen lamp"] }, ["Bedroom lamp", "Living room lamp"]],
    ["another kind in a known room", { appliances: ["tv"], rooms: ["bedroom"] }, ["Bedroom lamp"]],
    ["another number", { names: ["plug 3"] }, []],
    ["nothing like it", { names: ["sauna"] }, []],
  ])("does not know: %s", (_, wanted, near) => {
    expect(namesOf(wanted)).toEqual({ devices: [], unclear: [], missing: [near] });
  });
});
