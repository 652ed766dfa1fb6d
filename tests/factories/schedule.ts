import type { Appliance, Battery, Ev, HeatZone, ScheduleProblem } from "../../packages/engine/src/schedule/problem";

/** Seeded random numbers from 0 to 1 (the generator of Numerical Recipes). */
export function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A site with nothing flexible: a flat load, no solar, one price for import and one for export. */
export function site(steps: number, stepHours: number, parts: Partial<ScheduleProblem> = {}): ScheduleProblem {
  return {
    steps,
    stepHours,
    objective: { kind: "cost" },
    importPrice: new Float64Array(steps).fill(0.3),
    exportPrice: new Float64Array(steps).fill(0.1),
    loadKw: new Float64Array(steps).fill(0.5),
    solarKw: new Float64Array(steps),
    grid: { importLimitKw: Infinity, exportLimitKw: Infinity },
    reserveKw: new Float64Array(steps),
    demandCharges: [],
    batteries: [],
    evs: [],
    appliances: [],
    heatZones: [],
    ...parts,
  };
}

export const battery = (parts: Partial<Battery> = {}): Battery => ({
  id: "battery",
  kind: "stationary",
  fromStep: 0,
  untilStep: 672,
  capacityKwh: 10,
  minKwh: 1,
  maxKwh: 10,
  initialKwh: 5,
  chargeKw: 4,
  dischargeKw: 4,
  chargeEfficiency: 0.95,
  dischargeEfficiency: 0.95,
  wearPerKwh: 0,
  mayExport: true,
  final: { rule: "at_least_initial" },
  ...parts,
});

export const ev = (parts: Partial<Ev> = {}): Ev => ({
  id: "car",
  fromStep: 0,
  untilStep: 8,
  neededKwh: 10,
  roomKwh: 40,
  minKw: 0,
  maxKw: 7.4,
  efficiency: 0.9,
  ...parts,
});

export const appliance = (parts: Partial<Appliance> = {}): Appliance => ({
  id: "dishwasher",
  powerKw: Float64Array.of(1.8, 0.2, 1.5),
  earliestStep: 0,
  latestEndStep: 8,
  interruptible: false,
  announced: null,
  ...parts,
});

export const room = (steps: number, parts: Partial<HeatZone> = {}): HeatZone => ({
  id: "heat",
  mode: "heat",
  capacityKwhPerK: 6,
  lossKwPerK: 0.2,
  cop: new Float64Array(steps).fill(3),
  maxKw: 3,
  initialC: 20.5,
  outdoorC: new Float64Array(steps).fill(2),
  gainsKw: new Float64Array(steps).fill(0.3),
  minC: new Float64Array(steps).fill(20),
  maxC: new Float64Array(steps).fill(22),
  ...parts,
});

/** A car of 40 kWh that can give energy back. */
export const vehicle = (parts: Partial<Battery> = {}): Battery =>
  battery({
    id: "giving-car",
    kind: "vehicle",
    capacityKwh: 40,
    minKwh: 8,
    maxKwh: 40,
    initialKwh: 16,
    chargeKw: 7,
    dischargeKw: 5,
    final: { rule: "at_least", kwh: 30 },
    ...parts,
  });

/** A hot-water tank of 200 L (1.163 Wh/(L·K)) with a heating rod. */
export const tank = (steps: number, parts: Partial<HeatZone> = {}): HeatZone =>
  room(steps, {
    id: "hot_water",
    capacityKwhPerK: 0.2326,
    lossKwPerK: 0.0015,
    cop: new Float64Array(steps).fill(1),
    maxKw: 3,
    initialC: 50,
    outdoorC: new Float64Array(steps).fill(18),
    gainsKw: new Float64Array(steps).fill(-0.2),
    minC: new Float64Array(steps).fill(42),
    maxC: new Float64Array(steps).fill(65),
    ...parts,
  });

/**
 * A random site with any feature that scheduling supports, including infeasible requests: negative prices, export more
 * expensive than import, tight limits, windows too short, batteries that may not export.
 */
export function randomSite(seed: number, steps: number, stepHours: number): ScheduleProblem {
  const random = randomOf(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const chance = (p: number) => random() < p;
  const series = (low: number, high: number) => Float64Array.from({ length: steps }, () => between(low, high));
  const cheapest = chance(0.2) ? -0.1 : 0.08;
  const importPrice = series(cheapest, 0.5);
  const feedIn = chance(0.15) ? 1.3 : between(0, 0.9);
  const window = (length: number) => {
    const from = whole(0, steps - 1);
    return [from, Math.min(steps, from + Math.max(1, length))] as const;
  };
  const randomEv = (index: number): Ev => {
    const [fromStep, untilStep] = window(whole(2, steps));
    const roomKwh = between(5, 40);
    const minKw = chance(0.5) ? 1.4 : 0;
    const neededKwh = between(0, Math.min(roomKwh, 25));
    return ev({ id: `car-${index}`, fromStep, untilStep, roomKwh, neededKwh, minKw, efficiency: between(0.85, 1) });
  };
  const randomAppliance = (index: number): Appliance => {
    const length = whole(1, 4);
    const [earliestStep, latestEndStep] = window(whole(length - 1, steps));
    const interruptible = chance(0.3);
    const powerKw = interruptible ? new Float64Array(length).fill(between(0.3, 2)) : series(0.1, 2.5).slice(0, length);
    const announced = !interruptible && chance(0.3) ? { step: whole(0, steps - 1), movePerStep: 0.02 } : null;
    return appliance({ id: `machine-${index}`, powerKw, earliestStep, latestEndStep, interruptible, announced });
  };
  const minKwh = between(0, 2);
  const maxKwh = between(6, 12);
  const finals = [
    { rule: "at_least_initial" },
    { rule: "at_least", kwh: between(minKwh, maxKwh) },
    { rule: "value", pricePerKwh: between(0, 0.3) },
  ] as const;
  /** A second battery of the site, and a vehicle that can give back. */
  const furtherBatteries = (): Battery[] => {
    const [fromStep, untilStep] = window(whole(1, steps));
    const initialKwh = between(8, 30);
    const kwh = between(initialKwh, 40);
    return [
      ...(chance(0.2)
        ? [battery({ id: "second", capacityKwh: 5, maxKwh: 5, initialKwh: 3, mayExport: chance(0.5) })]
        : []),
      ...(chance(0.25)
        ? [vehicle({ fromStep, untilStep, initialKwh, mayExport: chance(0.5), final: { rule: "at_least", kwh } })]
        : []),
    ];
  };
  return site(steps, stepHours, {
    importPrice,
    exportPrice: importPrice.map((price) => price * feedIn - (chance(0.05) ? 0.1 : 0)),
    loadKw: series(0.2, 2),
    solarKw: chance(0.6) ? series(0, 5) : new Float64Array(steps),
    grid: {
      importLimitKw: chance(0.3) ? between(2, 9) : Infinity,
      exportLimitKw: chance(0.3) ? between(0, 4) : Infinity,
    },
    reserveKw: chance(0.2) ? series(0, 1.5) : new Float64Array(steps),
    demandCharges: chance(0.25)
      ? [{ id: "peak", pricePerKw: between(1, 15), peakSoFarKw: between(0, 4), applies: randomFlags(steps, random) }]
      : [],
    batteries: chance(0.7)
      ? [
          battery({
            capacityKwh: 12,
            minKwh,
            maxKwh,
            initialKwh: between(minKwh, maxKwh),
            chargeEfficiency: between(0.85, 1),
            dischargeEfficiency: between(0.85, 1),
            wearPerKwh: chance(0.5) ? 0.02 : 0,
            mayExport: chance(0.7),
            final: finals[whole(0, 2)] ?? finals[0],
          }),
          ...furtherBatteries(),
        ]
      : furtherBatteries(),
    evs: Array.from({ length: whole(0, 3) }, (_, index) => randomEv(index)),
    appliances: Array.from({ length: whole(0, 3) }, (_, index) => randomAppliance(index)),
    heatZones: [
      ...(chance(0.3)
        ? [room(steps, { initialC: between(18, 23), outdoorC: series(-5, 12), maxKw: between(0.5, 3) })]
        : []),
      ...(chance(0.2) ? [tank(steps, { gainsKw: series(-1.5, 0), initialC: between(44, 60) })] : []),
    ],
  });
}

const randomFlags = (length: number, random: () => number): Uint8Array =>
  Uint8Array.from({ length }, () => (random() < 0.7 ? 1 : 0));
