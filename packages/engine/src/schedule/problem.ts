/**
 * One site over a horizon of equal steps. Powers are means over a step in kW, prices are in one currency per kWh, and
 * every series has `steps` entries.
 */
export interface ScheduleProblem {
  steps: number;
  stepHours: number;
  objective: Objective;
  importPrice: Float64Array;
  exportPrice: Float64Array;
  /** What the site uses beside the flexible things below; never negative. */
  loadKw: Float64Array;
  solarKw: Float64Array;
  grid: GridConnection;
  /** Kept free below the import limit, by step, for load above what is expected; kW. */
  reserveKw: Float64Array;
  demandCharges: readonly DemandCharge[];
  /** Stationary batteries, and vehicles that can give energy back. */
  batteries: readonly Battery[];
  /** Vehicles that only charge. */
  evs: readonly Ev[];
  appliances: readonly Appliance[];
  /** Rooms and hot-water tanks. */
  heatZones: readonly HeatZone[];
}

/**
 * What a plan makes small: its cost, or a weight of each kWh bought, such as its emissions (kg) or 1 for as little
 * energy from the grid as can be.
 */
export type Objective = { kind: "cost" } | { kind: "weighted"; perKwh: Float64Array };

/** Infinity where the connection sets no limit. */
export interface GridConnection {
  importLimitKw: number;
  exportLimitKw: number;
}

/** A charge on the highest import of the billing month: only what rises above the month's peak so far costs. */
export interface DemandCharge {
  id: string;
  pricePerKw: number;
  peakSoFarKw: number;
  /** 1 for each step whose import counts, 0 for the others. */
  applies: Uint8Array;
}

/** A battery that charges and discharges: one of the site, or that of a vehicle while it is plugged in. */
export interface Battery {
  id: string;
  kind: "stationary" | "vehicle";
  /** The steps from `fromStep` to before `untilStep` in which it is connected; its energy is needed when they end. */
  fromStep: number;
  untilStep: number;
  capacityKwh: number;
  minKwh: number;
  maxKwh: number;
  initialKwh: number;
  chargeKw: number;
  dischargeKw: number;
  /** Stored per kWh drawn, 0 to 1. */
  chargeEfficiency: number;
  /** Energy delivered per kWh taken from the battery, 0 to 1. */
  dischargeEfficiency: number;
  /** Battery wear cost per kWh discharged. */
  wearPerKwh: number;
  /** Whether it may feed the grid; otherwise no more is exported than the sun and the batteries that may give. */
  mayExport: boolean;
  final: FinalCharge;
}

/** What the battery must hold in the end, or what a kWh left in it is worth. */
export type FinalCharge =
  | { rule: "at_least_initial" }
  | { rule: "at_least"; kwh: number }
  | { rule: "value"; pricePerKwh: number };

/** One stay of a vehicle at its charger. */
export interface Ev {
  id: string;
  /** First step of the stay, and the step before which it must be ready. */
  fromStep: number;
  untilStep: number;
  /** Energy that must be in its battery on top of what is there, and the most that fits. */
  neededKwh: number;
  roomKwh: number;
  /** The charger gives nothing, or at least `minKw`. */
  minKw: number;
  maxKw: number;
  /** Stored per kWh drawn, 0 to 1. */
  efficiency: number;
}

/** One run of a machine. */
export interface Appliance {
  id: string;
  /** Power of each step of the run. */
  powerKw: Float64Array;
  earliestStep: number;
  /** The step before which the run must be over. */
  latestEndStep: number;
  /** Whether the run may pause; its steps must then all draw the same power. */
  interruptible: boolean;
  /** The start that people were told, and what moving it costs per step. */
  announced: { step: number; movePerStep: number } | null;
}

/**
 * A heated or cooled room, or a hot-water tank, of one thermal capacity and one loss coefficient (first-order RC model;
 * for a tank: fully mixed).
 */
export interface HeatZone {
  id: string;
  mode: "heat" | "cool";
  capacityKwhPerK: number;
  lossKwPerK: number;
  /** Heat moved per kWh of electricity, by step. */
  cop: Float64Array;
  maxKw: number;
  initialC: number;
  outdoorC: Float64Array;
  /** Heat from sun and people, less the heat of the hot water that is drawn; kW by step. */
  gainsKw: Float64Array;
  /** Comfort band of the temperature at the end of each step. */
  minC: Float64Array;
  maxC: Float64Array;
}

/** Energy that the battery must hold in the end, or null where what is left has a price instead. */
export function requiredFinalKwh({ final, initialKwh }: Battery): number | null {
  if (final.rule === "value") return null;
  return final.rule === "at_least" ? final.kwh : initialKwh;
}

/** The import that a plan may expect in a step, so that the limit holds even if the load takes the reserve. */
export const plannedLimitKw = ({ grid, reserveKw }: ScheduleProblem, step: number): number =>
  Math.max(0, grid.importLimitKw - (reserveKw[step] ?? 0));

/** Whether some batteries may feed the grid and others not. */
export const isExportMixed = ({ batteries }: ScheduleProblem): boolean =>
  new Set(batteries.map(({ mayExport }) => mayExport)).size > 1;

/** Whether a battery or a vehicle is connected in that step. */
export const isConnected = ({ fromStep, untilStep }: { fromStep: number; untilStep: number }, step: number): boolean =>
  step >= fromStep && step < untilStep;

/** Whether an import counts for the charge in that step. */
export const countsFor = (charge: DemandCharge, step: number): boolean => charge.applies[step] === 1;
