import type { Household } from "./household";
import type { Weather } from "./weather";

/** Below the wanted temperature by this much the heating starts, above it it stops; likewise the cooling. */
const HYSTERESIS_KELVIN = 0.45;
const SETBACK_KELVIN = 2.5;
/** A heating is laid out for the coldest nights, a cooling for the hottest afternoons, and a bit more. */
const OVERSIZE = 1.25;
const BLOWER_WATTS = 420;
/** Of a square meter of floor, as glass that lets the sun in: 15 % windows, a third of the heat, two of four sides. */
const GLASS_SHARE = 0.025;

/**
 * Heat capacity of the air and furniture, Wh/K, and heat transfer between them and the walls, W/K; per square meter.
 */
const AIR_WH_PER_KELVIN = 9;
const AIR_TO_WALLS_WATTS_PER_KELVIN = 4.5;

/** What a building remembers from one step to the next: °C of the air and of the walls, and its machines. */
export interface Rooms {
  temperature: number;
  walls: number;
  isHeating: boolean;
  isCooling: boolean;
}

export interface Presence {
  isHome: boolean;
  isAsleep: boolean;
  isAway: boolean;
}

/**
 * One step of a house with a thermostat: it loses heat to the outdoors, gains what the sun, people and appliances give,
 * and is heated or cooled by a machine that is on or off. The air follows within minutes, the walls within a day (a thermal
 * network of two capacities, ISO 13790's idea in its shortest form). Gives the electric power in watts.
 */
export function controlClimate(
  household: Household,
  rooms: Rooms,
  { temperature: outdoors, irradiance }: Weather,
  presence: Presence,
  gainsWatts: number,
  hours: number,
): number {
  const { climate, lossWattsPerKelvin: loss, capacityWhPerKelvin: capacity, floorSquareMeters } = household;
  switchOnOrOff(household, rooms, presence);
  const coldest = climate.annualMean - climate.seasonal - climate.daily - 4;
  const hottest = climate.annualMean + climate.seasonal + climate.daily + 4;
  const heatWatts = rooms.isHeating ? OVERSIZE * loss * Math.max(8, household.heatTo - coldest) : 0;
  const coldWatts = rooms.isCooling
    ? OVERSIZE * (loss * Math.max(4, hottest - household.coolTo) + 14 * floorSquareMeters)
    : 0;
  const sunWatts = irradiance * floorSquareMeters * GLASS_SHARE;
  const lost = loss * (rooms.temperature - outdoors);
  const stored = AIR_TO_WALLS_WATTS_PER_KELVIN * floorSquareMeters * (rooms.temperature - rooms.walls);
  const toAir = gainsWatts + 0.4 * sunWatts + heatWatts - coldWatts - lost - stored;
  rooms.temperature += (toAir * hours) / (AIR_WH_PER_KELVIN * floorSquareMeters);
  rooms.walls += ((stored + 0.6 * sunWatts) * hours) / capacity;
  return electricHeating(household, heatWatts, outdoors) + coldWatts / coolingFactor(outdoors);
}

function switchOnOrOff({ heatTo, coolTo, hasCooling }: Household, rooms: Rooms, presence: Presence): void {
  const away = presence.isAway ? 2 * SETBACK_KELVIN : presence.isHome ? 0 : SETBACK_KELVIN;
  const heat = heatTo - Math.max(away, presence.isAsleep ? SETBACK_KELVIN : 0);
  const cool = coolTo + away;
  if (rooms.temperature < heat - HYSTERESIS_KELVIN) rooms.isHeating = true;
  if (rooms.temperature > heat + HYSTERESIS_KELVIN) rooms.isHeating = false;
  if (rooms.temperature > cool + HYSTERESIS_KELVIN) rooms.isCooling = hasCooling;
  if (rooms.temperature < cool - HYSTERESIS_KELVIN) rooms.isCooling = false;
}

function electricHeating({ heating }: Household, heatWatts: number, outdoors: number): number {
  if (heatWatts === 0) return 0;
  if (heating === "gas") return BLOWER_WATTS;
  return heating === "resistance" ? heatWatts : heatWatts / heatingFactor(outdoors);
}

/** Coefficients of performance of an ordinary air-source machine, falling with the lift that it must make. */
const heatingFactor = (outdoors: number): number => Math.min(4.4, Math.max(1.7, 2.6 + 0.075 * outdoors));
const coolingFactor = (outdoors: number): number => Math.min(5, Math.max(2.4, 3.6 - 0.07 * (outdoors - 30)));
