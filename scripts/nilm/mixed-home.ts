import { TRAINED_DEVICES, type TrainedDevice } from "../../packages/engine/src/nilm/devices";
import { dishwasherRun, kettleRun, microwaveRun, OTHER_KINDS, otherRun, washerRun } from "./appliance-runs";
import type { MeasuredHome } from "./measured-home";
import { seededRandom } from "../seeded-random";

const MINUTES_PER_DAY = 1_440;
/** Share of a mixed home's appliances that are synthetic instead of measured. */
const DRAWN_APPLIANCES = 0.7;
/** Share of the appliances that a mixed home does not have: a model must learn to find nothing as well. */
const ABSENT_APPLIANCES = 0.15;
/** Share of the other kinds of loads that are added to a mixed home. */
const OTHER_LOADS = 0.45;
/** People are up and use appliances from 06:30 to 22:30. */
const DAY_BEGINS_MINUTE = 390;
const DAY_LENGTH_MINUTES = 960;

/**
 * Combines the unmetered rest of one measured home with the appliances of others, at other powers and times, so that a
 * forest learns the appliance and not its home. Needs one-minute intervals.
 */
export function mixedHomes(homes: readonly MeasuredHome[], count: number, seed: number): MeasuredHome[] {
  const random = seededRandom(seed);
  const backgrounds = homes.map(background);
  return Array.from({ length: count }, (_, m) => {
    const home = homes[m % homes.length] as MeasuredHome;
    const mains = (backgrounds[m % homes.length] as Float64Array).slice();
    const devices: MeasuredHome["devices"] = {};
    const known = new Set<string>();
    for (const device of TRAINED_DEVICES) {
      const sources = homes.flatMap((one) => one.devices[device] ?? []);
      const watts =
        random() < ABSENT_APPLIANCES
          ? new Float64Array(mains.length)
          : sources.length === 0 || random() < DRAWN_APPLIANCES
            ? drawnAppliance(device, mains.length, random)
            : movedAppliance(sources[Math.floor(random() * sources.length)] as Float64Array, mains.length, random);
      add(mains, watts);
      devices[device] = watts;
      // A background home whose kettle had no meter contains unlabeled kettle runs.
      if (home.known.has(device)) known.add(device);
    }
    for (const kind of OTHER_KINDS) {
      if (random() < OTHER_LOADS)
        add(
          mains,
          runsThrough(mains.length, random, 0.15 + 1.2 * random(), () => otherRun(random, kind), 0),
        );
    }
    return { name: `mixed ${m}`, house: `mixed ${m}`, intervalSeconds: 60, mains, devices, known };
  });
}

function add(mains: Float64Array, watts: Float64Array): void {
  for (let i = 0; i < mains.length; i += 1) mains[i] = (mains[i] as number) + (watts[i] as number);
}

/** Mains minus the sub-meters. The median of five hides switches that are a minute apart from the mains. */
function background({ mains, devices }: MeasuredHome): Float64Array {
  const metered = new Float64Array(mains.length);
  for (const watts of Object.values(devices)) add(metered, watts);
  const rest = mains.map((value, i) => Math.max(0, value - (metered[i] as number)));
  return rest.map((value, i) => {
    const step = Math.max(change(metered, i), change(metered, i + 1));
    return step > 200 && i >= 2 && i < rest.length - 2 ? (rest.slice(i - 2, i + 3).toSorted()[2] as number) : value;
  });
}

const change = (watts: Float64Array, i: number): number => Math.abs((watts[i] ?? 0) - (watts[i - 1] ?? 0));

/** A measured appliance shifted by whole days and some hours, with its heating and standby power scaled. */
function movedAppliance(watts: Float64Array, length: number, random: () => number): Float64Array {
  const days = Math.floor((random() * watts.length) / MINUTES_PER_DAY);
  const shift = days * MINUTES_PER_DAY + Math.floor((random() - 0.5) * 180);
  const heating = 0.78 + 0.4 * random();
  const quiet = Math.exp((random() - 0.5) * 0.6);
  return Float64Array.from({ length }, (_, i) => {
    const value = watts[(((i + shift) % watts.length) + watts.length) % watts.length] as number;
    return value * (value > 700 ? heating : quiet);
  });
}

function drawnAppliance(device: TrainedDevice, length: number, random: () => number): Float64Array {
  const kettleWatts = 1_800 + 1_300 * random();
  const microwaveWatts = 800 + 900 * random();
  const [perDay, run] = {
    kettle: [2 + 5 * random(), () => kettleRun(random, kettleWatts)] as const,
    microwave: [0.5 + 3 * random(), () => microwaveRun(random, microwaveWatts)] as const,
    washing_machine: [0.3 + 0.7 * random(), () => washerRun(random)] as const,
    dishwasher: [0.3 + 0.6 * random(), () => dishwasherRun(random)] as const,
  }[device];
  return runsThrough(length, random, perDay, run, 1);
}

/** Runs at random times of the day; with `apart`, one appliance never overlaps itself. */
function runsThrough(
  length: number,
  random: () => number,
  perDay: number,
  draw: () => number[],
  apart: 0 | 1,
): Float64Array {
  const watts = new Float64Array(length);
  const days = Math.floor(length / MINUTES_PER_DAY);
  for (let k = 0; k < days * perDay; k += 1) {
    const run = draw();
    const day = Math.floor(random() * days);
    const start = day * MINUTES_PER_DAY + DAY_BEGINS_MINUTE + Math.floor(random() * DAY_LENGTH_MINUTES);
    if (start + run.length > length) continue;
    if (apart && run.some((_, i) => (watts[start + i] as number) > 0)) continue;
    run.forEach((value, i) => {
      watts[start + i] = (watts[start + i] as number) + value;
    });
  }
  return watts;
}
