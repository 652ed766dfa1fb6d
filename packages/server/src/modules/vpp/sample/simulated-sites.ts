import type { DeviceKind } from "@wattleaf/shared/domain/vpp";

/** A made-up site of the sample plant: what its meter shows, and how well it follows a call. */
export interface SimulatedSite {
  name: string;
  kind: DeviceKind;
  flexibleKw: number;
  availableFromHour: number;
  availableToHour: number;
  /** kW at night, and what is added while it is busy. */
  idleKw: number;
  busyKw: number;
  busyFromHour: number;
  busyToHour: number;
  /** Share of the busy load that is there at weekends. */
  weekendShare: number;
  /** Share of the flexible power that it gives up on average when it is called. */
  reliability: number;
}

export const SIMULATED_SITES: readonly SimulatedSite[] = [
  simulated("Cold store", "process", 38, [0, 24], [60, 45, 7, 21], 0.8, 0.95),
  simulated("Office tower", "air_conditioner", 30, [8, 20], [40, 95, 8, 19], 0.2, 0.85),
  simulated("Supermarket", "lighting", 14, [6, 23], [35, 48, 7, 22], 1, 0.8),
  simulated("School", "heat_pump", 18, [7, 20], [12, 60, 7, 18], 0.1, 0.75),
  simulated("Parking garage", "ev_charger", 22, [0, 24], [6, 40, 9, 22], 0.7, 0.9),
  simulated("Hotel", "water_heater", 12, [0, 24], [30, 26, 16, 23], 1.1, 0.7),
  simulated("Apartment building A", "battery", 20, [14, 23], [18, 24, 17, 23], 1.2, 1),
  simulated("Apartment building B", "heat_pump", 9, [0, 24], [15, 22, 16, 23], 1.2, 0.65),
  simulated("Swimming pool", "pool_pump", 11, [6, 22], [14, 20, 8, 21], 1, 0.9),
  simulated("Bakery", "process", 8, [10, 24], [9, 34, 2, 12], 0.6, 0.5),
  simulated("Clinic", "generator", 25, [8, 22], [45, 40, 7, 20], 0.5, 0.95),
  simulated("Workshop", "process", 10, [8, 18], [4, 42, 8, 17], 0.1, 0.6),
];

/** kWh of an hour at a site: its profile, livelier on some days than on others. */
export function simulatedKwh(
  { idleKw, busyKw, busyFromHour, busyToHour, weekendShare }: SimulatedSite,
  siteIndex: number,
  day: number,
  hour: number,
  isWeekend: boolean,
): number {
  const isBusy = hour >= busyFromHour && hour < busyToHour;
  const mood = 0.92 + 0.16 * noise(siteIndex * 1_009 + day);
  const flicker = 0.95 + 0.1 * noise(siteIndex * 7_919 + day * 24 + hour);
  return (idleKw + (isBusy ? busyKw * (isWeekend ? weekendShare : 1) : 0)) * mood * flicker;
}

/** kW that a site gives up when it is called, and has. */
export function simulatedShedKw(site: SimulatedSite, siteIndex: number, day: number): number {
  return site.flexibleKw * Math.min(1, site.reliability * (0.85 + 0.3 * noise(siteIndex * 104_729 + day)));
}

/** 0–1, the same for the same number each time. */
export function noise(seed: number): number {
  const wave = Math.sin((seed + 1) * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

function simulated(
  name: string,
  kind: DeviceKind,
  flexibleKw: number,
  [availableFromHour, availableToHour]: [number, number],
  [idleKw, busyKw, busyFromHour, busyToHour]: [number, number, number, number],
  weekendShare: number,
  reliability: number,
): SimulatedSite {
  return {
    name,
    kind,
    flexibleKw,
    availableFromHour,
    availableToHour,
    idleKw,
    busyKw,
    busyFromHour,
    busyToHour,
    weekendShare,
    reliability,
  };
}
