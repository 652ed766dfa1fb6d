import { dishwasherRun, kettleRun, microwaveRun, washerRun } from "../../scripts/nilm/appliance-runs";
import { seededRandom } from "../../scripts/seeded-random";

/**
 * The mains of a synthetic home, minute by minute, with each appliance's share. Every value follows from the arguments;
 * no real meter data is used.
 */
export interface SyntheticHome {
  /** Watts per minute. */
  mains: Float64Array;
  devices: Record<string, Float64Array>;
}

export interface SyntheticHomeOptions {
  days: number;
  seed: number;
  /** Minutes of the day at which each appliance starts; a program runs every other day. */
  kettles: number[];
  microwaves: number[];
  washer: number | null;
  dishwasher: number | null;
  /** Power of the fridge's compressor in watts, 0 for none. */
  fridgeWatts: number;
  baseWatts: number;
}

const USUAL_DAY: SyntheticHomeOptions = {
  days: 7,
  seed: 1,
  kettles: [425, 660, 990],
  microwaves: [760],
  washer: 560,
  dishwasher: 1_180,
  fridgeWatts: 90,
  baseWatts: 140,
};

const MINUTES_A_DAY = 1_440;
const KETTLE_WATTS = 2_750;
const MICROWAVE_WATTS = 1_250;

export function syntheticHome(overrides: Partial<SyntheticHomeOptions> = {}): SyntheticHome {
  const options = { ...USUAL_DAY, ...overrides };
  const random = seededRandom(options.seed);
  const length = options.days * MINUTES_A_DAY;
  const devices: Record<string, Float64Array> = {};
  const place = (device: string, start: number, run: readonly number[]) => {
    const watts = (devices[device] ??= new Float64Array(length));
    run.forEach((value, i) => {
      if (start + i < length) watts[start + i]! += value;
    });
  };
  for (let day = 0; day < options.days; day += 1) {
    const minute = (of: number) => day * MINUTES_A_DAY + of + Math.floor(random() * 20);
    for (const kettle of options.kettles) place("kettle", minute(kettle), kettleRun(random, KETTLE_WATTS));
    for (const microwave of options.microwaves)
      place("microwave", minute(microwave), microwaveRun(random, MICROWAVE_WATTS));
    if (options.washer !== null && day % 2 === 0) place("washing_machine", minute(options.washer), washerRun(random));
    if (options.dishwasher !== null && day % 2 === 1)
      place("dishwasher", minute(options.dishwasher), dishwasherRun(random));
  }
  if (options.fridgeWatts > 0) {
    for (let start = 5; start < length; start += 55) {
      place(
        "fridge",
        start,
        Array.from({ length: 20 }, () => options.fridgeWatts * (0.97 + 0.06 * random())),
      );
    }
  }
  const mains = Float64Array.from({ length }, () => options.baseWatts * (0.98 + 0.04 * random()));
  for (const watts of Object.values(devices)) watts.forEach((value, i) => (mains[i]! += value));
  return { mains, devices };
}

/** The same power at a higher rate, `times` samples per minute, with the load of a partly used minute at its end. */
export function finer(watts: Float64Array, times: number): Float64Array {
  return Float64Array.from({ length: watts.length * times }, (_, i) => watts[Math.floor(i / times)]!);
}

/** Means over `times` samples. */
export function coarser(watts: Float64Array, times: number): Float64Array {
  return Float64Array.from({ length: Math.floor(watts.length / times) }, (_, i) => {
    let sum = 0;
    for (let k = i * times; k < (i + 1) * times; k += 1) sum += watts[k]!;
    return sum / times;
  });
}
