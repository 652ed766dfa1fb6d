import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import { between, chance, seedOf } from "./chance";
import { type Climate, climateOf } from "./climate";

/** What a household is told apart by. */
export interface SandboxAccount {
  provider: UtilityProvider;
  accountNumber: string;
  zipCode: string;
}

export type Rhythm = "commuting" | "home_office" | "retired";

/** A made-up household: the same for the same account. Powers in watts, temperatures in °C. */
export interface Household {
  seed: number;
  /** Neighbors have the same weather. */
  weatherSeed: number;
  climate: Climate;
  people: number;
  rhythm: Rhythm;
  floorSquareMeters: number;
  /** Heat that the building loses for each degree, W/K, and holds, Wh/K. */
  lossWattsPerKelvin: number;
  capacityWhPerKelvin: number;
  heating: "heat_pump" | "resistance" | "gas";
  hasCooling: boolean;
  heatTo: number;
  coolTo: number;
  standbyWatts: number;
  fridgeWatts: number;
  hasFreezer: boolean;
  waterHeater: "gas" | "resistance" | "heat_pump";
  cooksElectric: boolean;
  driesElectric: boolean;
  poolPumpWatts: number;
  car: { watts: number; charges: "on_arrival" | "at_night" } | null;
  /** Peak power of the roof; 0 without one. */
  solarWatts: number;
}

/** Each trait has its own index, so that adding a trait does not change the others. */
const TRAIT = {
  people: 1,
  rhythm: 2,
  floor: 3,
  insulation: 4,
  mass: 5,
  heating: 6,
  cooling: 7,
  heatTo: 8,
  coolTo: 9,
  standby: 10,
  fridge: 11,
  freezer: 12,
  water: 13,
  cooking: 14,
  dryer: 15,
  pool: 16,
  car: 17,
  carPower: 18,
  carTime: 19,
  solar: 20,
  solarSize: 21,
} as const;

/** Spaces and hyphens are a matter of writing. */
export const plainAccountNumber = (accountNumber: string): string =>
  accountNumber.replaceAll(/[\s-]/g, "").toUpperCase();

export function householdOf({ provider, accountNumber, zipCode }: SandboxAccount): Household {
  const seed = seedOf(`${provider}/${plainAccountNumber(accountNumber)}`);
  const draw = (trait: keyof typeof TRAIT) => chance(seed, TRAIT[trait]);
  const climate = climateOf(zipCode);
  const warmest = climate.annualMean + climate.seasonal + climate.daily;
  const people = pick(draw("people"), [0.22, 0.56, 0.74, 0.92]) + 1;
  const floorSquareMeters = between(60, 130, draw("floor")) + people * 18;
  const isWarm = climate.annualMean > 15;
  return {
    seed,
    weatherSeed: seedOf(`weather/${zipCode.slice(0, 3)}`),
    climate,
    people,
    rhythm: (["commuting", "home_office", "retired"] as const)[pick(draw("rhythm"), [0.5, 0.82])] ?? "commuting",
    floorSquareMeters,
    lossWattsPerKelvin: floorSquareMeters * between(1, isWarm ? 1.8 : 1.5, draw("insulation")),
    capacityWhPerKelvin: floorSquareMeters * between(45, 75, draw("mass")),
    heating:
      (["heat_pump", "gas", "resistance"] as const)[pick(draw("heating"), isWarm ? [0.45, 0.92] : [0.3, 0.88])] ??
      "gas",
    hasCooling: draw("cooling") < (warmest > 26 ? 0.95 : 0.3),
    heatTo: between(19, 21.5, draw("heatTo")),
    coolTo: between(23.5, 25.5, draw("coolTo")),
    standbyWatts: between(45, 130, draw("standby")) + people * 8,
    fridgeWatts: between(90, 150, draw("fridge")),
    hasFreezer: draw("freezer") < 0.3,
    waterHeater: (["gas", "resistance", "heat_pump"] as const)[pick(draw("water"), [0.5, 0.84])] ?? "gas",
    cooksElectric: draw("cooking") < 0.6,
    driesElectric: draw("dryer") < 0.7,
    poolPumpWatts: isWarm && draw("pool") < 0.12 ? 1_100 : 0,
    car:
      draw("car") < 0.3
        ? {
            watts: draw("carPower") < 0.7 ? 7_200 : 3_600,
            charges: draw("carTime") < 0.65 ? "at_night" : "on_arrival",
          }
        : null,
    solarWatts: draw("solar") < 0.22 ? Math.round(between(32, 72, draw("solarSize"))) * 100 : 0,
  };
}

/** Which of the steps a share has reached: 0 below the first. */
const pick = (share: number, steps: readonly number[]): number => steps.filter((step) => share >= step).length;
