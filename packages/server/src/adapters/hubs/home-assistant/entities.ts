import { z } from "zod";
import type { SettingRange } from "@wattleaf/shared/domain/devices";
import { type EntityCommand, type EntityState, type HubEntity, UNKNOWN_STATE } from "../hub-connection";
import { meterKind } from "../measured-units";
import { fromCelsius, type TemperatureUnit, toCelsius } from "../temperature";

/** Home Assistant's bits of what entities of a domain can do. */
const SUPPORTS = { fanSpeed: 1, coverPosition: 4, climateTarget: 1 } as const;
const FULL_BRIGHTNESS = 255;
const UNAVAILABLE = "unavailable";

const numeric = z.number().nullish().catch(null);

/** One entity's state, as `get_states` and `state_changed` tell it. */
export const haState = z.object({
  entity_id: z.string().max(300),
  state: z.string().max(300),
  attributes: z
    .object({
      friendly_name: z.string().nullish().catch(null),
      device_class: z.string().nullish().catch(null),
      state_class: z.string().nullish().catch(null),
      unit_of_measurement: z.string().nullish().catch(null),
      supported_features: z.number().catch(0).default(0),
      supported_color_modes: z.array(z.string()).nullish().catch(null),
      assumed_state: z.boolean().catch(false).default(false),
      brightness: numeric,
      percentage: numeric,
      percentage_step: numeric,
      current_position: numeric,
      temperature: numeric,
      current_temperature: numeric,
      min_temp: numeric,
      max_temp: numeric,
      target_temp_step: numeric,
    })
    .default({ supported_features: 0, assumed_state: false }),
});
export type HaState = z.output<typeof haState>;

/** What Home Assistant's registries say of an entity. */
export interface Registered {
  device: HubEntity["device"];
  /** Settings, diagnostics and what its household has hidden. */
  isHidden: boolean;
}

/** Kinds that are used, by the domain in an entity's id. */
const KINDS = {
  switch: "switch",
  light: "light",
  climate: "climate",
  fan: "fan",
  cover: "cover",
  binary_sensor: "binary_sensor",
} as const;

export const domainOf = (entityId: string): string => entityId.slice(0, entityId.indexOf("."));

/** What a household switches, sets or measures with an entity; null for another kind, and for what it does not see. */
export function entityOf(state: HaState, registered: Registered | undefined, unit: TemperatureUnit): HubEntity | null {
  const { entity_id: id, attributes } = state;
  const domain = domainOf(id);
  const meter =
    domain === "sensor" && attributes.device_class
      ? meterKind(attributes.unit_of_measurement, attributes.device_class, attributes.state_class)
      : null;
  const kind = meter?.kind ?? (Object.hasOwn(KINDS, domain) ? KINDS[domain as keyof typeof KINDS] : null);
  if (!kind || (registered?.isHidden && !meter)) return null;
  const range = rangeOf(state, unit);
  const isSwitched = !meter && kind !== "binary_sensor";
  return {
    id,
    kind,
    name: attributes.friendly_name ?? id,
    device: registered ? registered.device : { id: applianceOf(id), name: null },
    commands: isSwitched ? (range ? ["on", "off", "set"] : ["on", "off"]) : [],
    range,
    assumed: attributes.assumed_state,
    countsBackward: meter?.countsBackward ?? false,
  };
}

/** Without the registries, `switch.washer` and `sensor.washer_power` are told to be one appliance by their names. */
const applianceOf = (id: string): string =>
  `name:${id
    .slice(id.indexOf(".") + 1)
    .replace(/_(current_|active_|total_)?(power|energy|consumption)(_total|_consumption|_usage)?$/, "")}`;

function rangeOf({ entity_id: id, attributes }: HaState, unit: TemperatureUnit): SettingRange | null {
  const can = (bit: number) => (attributes.supported_features & bit) !== 0;
  switch (domainOf(id)) {
    case "light": {
      const modes = attributes.supported_color_modes ?? [];
      const isDimmable =
        typeof attributes.brightness === "number" || modes.some((mode) => mode !== "onoff" && mode !== "unknown");
      return isDimmable ? { unit: "percent", min: 1, max: 100, step: 1 } : null;
    }
    case "fan":
      return can(SUPPORTS.fanSpeed)
        ? { unit: "percent", min: 0, max: 100, step: Math.max(1, Math.round(attributes.percentage_step ?? 1)) }
        : null;
    case "cover":
      return can(SUPPORTS.coverPosition) ? { unit: "percent", min: 0, max: 100, step: 1 } : null;
    case "climate": {
      if (!can(SUPPORTS.climateTarget) && typeof attributes.temperature !== "number") return null;
      const { min_temp: min, max_temp: max, target_temp_step: step } = attributes;
      return {
        unit: "celsius",
        min: toCelsius(min ?? (unit === "F" ? 45 : 7), unit) ?? 7,
        max: toCelsius(max ?? (unit === "F" ? 95 : 35), unit) ?? 35,
        step: unit === "F" ? 0.5 : (step ?? 0.5),
      };
    }
    default:
      return null;
  }
}

export function stateOf(state: HaState, unit: TemperatureUnit): EntityState {
  const { entity_id: id, state: told, attributes } = state;
  if (told === UNAVAILABLE) return UNKNOWN_STATE;
  const known = { ...UNKNOWN_STATE, available: true };
  if (told === "unknown") return known;
  switch (domainOf(id)) {
    case "sensor": {
      const meter = meterKind(attributes.unit_of_measurement, attributes.device_class, attributes.state_class);
      const value = told.trim() === "" ? Number.NaN : Number(told);
      return { ...known, measured: meter && Number.isFinite(value) ? value * meter.factor : null };
    }
    case "light":
      return { ...known, on: told === "on", setting: percentOf(attributes.brightness) };
    case "fan":
      return { ...known, on: told === "on", setting: attributes.percentage ?? null };
    case "cover":
      return { ...known, on: told === "open" || told === "opening", setting: attributes.current_position ?? null };
    case "climate":
      return {
        ...known,
        on: told !== "off",
        setting: toCelsius(attributes.temperature ?? null, unit),
        temperatureCelsius: toCelsius(attributes.current_temperature ?? null, unit),
      };
    default:
      return { ...known, on: told === "on" };
  }
}

const percentOf = (brightness: number | null | undefined): number | null =>
  typeof brightness === "number" ? Math.round((brightness / FULL_BRIGHTNESS) * 100) : null;

export interface ServiceCall {
  domain: string;
  service: string;
  data: Record<string, number>;
}

/** The service that carries out a command. */
export function serviceFor(id: string, command: EntityCommand, unit: TemperatureUnit): ServiceCall {
  const domain = domainOf(id);
  if (command.command !== "set") {
    const isOn = command.command === "on";
    const service = domain === "cover" ? (isOn ? "open_cover" : "close_cover") : isOn ? "turn_on" : "turn_off";
    return { domain, service, data: {} };
  }
  const { value } = command;
  switch (domain) {
    case "light":
      return { domain, service: "turn_on", data: { brightness_pct: value } };
    case "fan":
      return { domain, service: "set_percentage", data: { percentage: value } };
    case "cover":
      return { domain, service: "set_cover_position", data: { position: value } };
    default:
      return { domain, service: "set_temperature", data: { temperature: fromCelsius(value, unit) } };
  }
}
