import { lineText } from "@wattleaf/shared/contracts/text";
import {
  DEVICE_NAME_MAX_LENGTH,
  type DeviceCommand,
  type DeviceType,
  type SettingRange,
} from "@wattleaf/shared/domain/devices";
import { MAX_HUB_DEVICES } from "@wattleaf/shared/domain/hubs";
import type { EntityKind, HubEntity } from "./hub-connection";

/** An appliance as a household knows it: what switches it, and what measures it. */
export interface HubDevice {
  /** Stays the same as long as the hub calls its parts the same. */
  id: string;
  name: string;
  type: DeviceType;
  commands: readonly DeviceCommand[];
  range: SettingRange | null;
  assumed: boolean;
  /** Ids of the entities that it consists of. */
  main: string | null;
  power: string | null;
  energy: string | null;
  /** Whether its energy counter subtracts what was exported. */
  countsBackward: boolean;
}

const TYPES = {
  switch: "smart_plug",
  light: "light",
  climate: "thermostat",
  fan: "fan",
  cover: "cover",
  binary_sensor: "binary_sensor",
} as const satisfies Partial<Record<EntityKind, DeviceType>>;

/** A counter of one day or month beside one of the whole life. */
const OF_A_PERIOD =
  /(?:^|[^a-z])(?:today|yesterday|daily|day|weekly|week|monthly|month|yearly|year|hourly|hour|last|previous|tariff)(?![a-z])/i;

/**
 * Puts entities of one appliance together: a plug's switch, its power and its energy are one device. Entities that a
 * household switches on their own stay apart, as the outlets of a power strip; sensors of an appliance with several of
 * them are meters on their own.
 */
export function hubDevices(entities: Iterable<HubEntity>): HubDevice[] {
  const appliances = new Map<string, HubEntity[]>();
  for (const entity of entities) {
    const key = entity.device ? `device ${entity.device.id}` : `entity ${entity.id}`;
    appliances.set(key, [...(appliances.get(key) ?? []), entity]);
  }
  return [...appliances.values()].flatMap(devicesOf).slice(0, MAX_HUB_DEVICES);
}

function devicesOf(parts: HubEntity[]): HubDevice[] {
  const switched = parts.filter(({ commands }) => commands.length > 0);
  const powers = parts.filter(({ kind }) => kind === "power");
  const energies = parts.filter(({ kind }) => kind === "energy");
  const [main] = switched;
  if (main && switched.length === 1)
    return [
      deviceOf(main, { power: whole(powers), energy: whole(energies), isOnly: true }),
      ...restOf(powers, energies),
    ];
  if (switched.length > 0)
    return [...switched.map((one) => deviceOf(one, {})), ...powers.map(meterOf), ...energies.map(meterOf)];
  if (powers.length > 0 || energies.length > 0) return metersOf(powers, energies);
  const told = parts.filter(({ kind }) => kind === "binary_sensor");
  return told.map((one) => deviceOf(one, { isOnly: told.length === 1 }));
}

/** The only one, or the only one that is not of a period. */
function whole(sensors: readonly HubEntity[]): HubEntity | null {
  const [first, ...more] =
    sensors.length > 1 ? sensors.filter(({ id, name }) => !OF_A_PERIOD.test(`${id} ${name}`)) : sensors;
  return first && more.length === 0 ? first : null;
}

/** Sensors of which none is that of the whole appliance. */
const restOf = (powers: readonly HubEntity[], energies: readonly HubEntity[]): HubDevice[] => [
  ...(whole(powers) ? [] : powers.map(meterOf)),
  ...(whole(energies) ? [] : energies.filter(({ id, name }) => !OF_A_PERIOD.test(`${id} ${name}`)).map(meterOf)),
];

function metersOf(powers: readonly HubEntity[], energies: readonly HubEntity[]): HubDevice[] {
  const power = whole(powers);
  const energy = whole(energies);
  const main = power ?? energy;
  const joined = main ? [deviceOf(main, { power, energy, isOnly: true })] : [];
  return [...joined, ...restOf(powers, energies)];
}

const meterOf = (one: HubEntity): HubDevice => deviceOf(one, { [one.kind === "power" ? "power" : "energy"]: one });

interface Parts {
  power?: HubEntity | null;
  energy?: HubEntity | null;
  /** Whether the appliance is this device alone, so that it has its name. */
  isOnly?: boolean;
}

function deviceOf(main: HubEntity, { power = null, energy = null, isOnly = false }: Parts): HubDevice {
  const isMeter = main.kind === "power" || main.kind === "energy";
  return {
    id: isOnly && main.device ? `device:${main.device.id}` : main.id,
    name: nameOf(main, isOnly),
    type: main.kind === "power" || main.kind === "energy" ? "power_meter" : TYPES[main.kind],
    commands: main.commands,
    range: main.range,
    assumed: main.assumed,
    main: isMeter ? null : main.id,
    power: power?.id ?? null,
    energy: energy?.id ?? null,
    countsBackward: energy?.countsBackward ?? false,
  };
}

/** An appliance's name, and what of it this is where it is several devices; on one line, and not too long for a list. */
function nameOf({ id, name, device }: HubEntity, isOnly: boolean): string {
  const appliance = device?.name ?? "";
  const full = name.toLowerCase().includes(appliance.toLowerCase()) ? name : `${appliance} ${name}`;
  const line = lineText().parse((isOnly && appliance) || full);
  return line.trim().slice(0, DEVICE_NAME_MAX_LENGTH).trim() || id.slice(0, DEVICE_NAME_MAX_LENGTH);
}
