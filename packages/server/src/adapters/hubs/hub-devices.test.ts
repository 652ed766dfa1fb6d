import { expect, test } from "vitest";
import type { EntityKind, HubEntity } from "./hub-connection";
import { hubDevices } from "./hub-devices";

const SWITCHED = new Set<EntityKind>(["switch", "light", "climate", "fan", "cover"]);

const entity = (id: string, kind: EntityKind, name: string, device: string | null = "plug"): HubEntity => ({
  id,
  kind,
  name,
  device: device === null ? null : { id: device, name: "Heat pump" },
  commands: SWITCHED.has(kind) ? ["on", "off"] : [],
  range: null,
  assumed: false,
  countsBackward: false,
});
const told = (entities: HubEntity[]) =>
  hubDevices(entities).map(({ name, type, power, energy }) => [name, type, power, energy]);

test("a plug's switch and sensors are one device; its lifetime counter counts, not today's", () => {
  const parts = [
    entity("p", "power", "Power"),
    entity("today", "energy", "Energy today"),
    entity("total", "energy", "Energy"),
    entity("s", "switch", "Heat pump"),
    entity("over", "binary_sensor", "Overload"),
  ];
  expect(told(parts)).toEqual([["Heat pump", "smart_plug", "p", "total"]]);
});

test("the outlets of a strip stay apart, and its sensors are meters", () => {
  const parts = [entity("a", "switch", "Left"), entity("b", "switch", "Right"), entity("p", "power", "Power")];
  expect(told(parts)).toEqual([
    ["Heat pump Left", "smart_plug", null, null],
    ["Heat pump Right", "smart_plug", null, null],
    ["Heat pump Power", "power_meter", "p", null],
  ]);
});

test("a meter of one phase is one device, of three phases three", () => {
  expect(told([entity("p", "power", "Power"), entity("e", "energy", "Energy")])).toEqual([
    ["Heat pump", "power_meter", "p", "e"],
  ]);
  const phases = [entity("p1", "power", "L1"), entity("p2", "power", "L2"), entity("p3", "power", "L3")];
  expect(told(phases).map(([name]) => name)).toEqual(["Heat pump L1", "Heat pump L2", "Heat pump L3"]);
});

test("names are one line of a bearable length, and never empty", () => {
  const [long, blank] = hubDevices([
    entity("a", "switch", `Lamp\n${"x".repeat(200)}\u202e`, null),
    entity("b", "switch", "\u200b", null),
  ]);
  expect(long?.name).toMatch(/^Lamp x{55}$/);
  expect(blank?.name).toBe("b");
});
