import { baseLoad } from "../../packages/engine/src/nilm/base-load";
import { assignTrained, evidenceOf, presencesOf } from "../../packages/engine/src/nilm/detect-trained";
import { isCycle, TRAINED_DEVICES, type TrainedDevice } from "../../packages/engine/src/nilm/devices";
import { type Calibration, readModel, type StoredModel } from "../../packages/engine/src/nilm/model";
import { type ScoredMains, scoreMains } from "../../packages/engine/src/nilm/score-mains";
import { coarserHome, cutHome, type MeasuredHome } from "./measured-home";
import { ON_WATTS, trainModel, type TrainOptions } from "./train";

/**
 * Every home is looked at with an appliance and with it taken out, and the latter counts as often as such homes are met:
 * about as many households have a kettle (in the UK), a microwave and a dishwasher. Nearly all have a washing machine, but
 * those differ so much from house to house that a curve for most homes invents one in the next.
 */
const SHARE_OF_HOMES: Record<TrainedDevice, number> = {
  kettle: 0.95,
  microwave: 0.9,
  washing_machine: 0.5,
  dishwasher: 0.5,
};

interface Witness {
  score: number;
  weight: number;
  /** Share of it in which the appliance really was on. */
  right: number;
}

/**
 * A model of all homes, with scores calibrated on homes that a model of the others had not seen. An appliance metered
 * in only one house is calibrated on held-out months.
 */
export function calibratedModel(measured: readonly MeasuredHome[], options: TrainOptions): StoredModel {
  const model = trainModel(measured, options);
  const homes = measured.length > 1 ? measured : measured.flatMap(halves);
  // Fewer mixed homes are enough to relate scores to precision.
  const fewer = { ...options, mixedHomes: Math.ceil(options.mixedHomes / 2) };
  const alone = new Set(TRAINED_DEVICES.filter((device) => housesWith(homes, device).size < 2));
  const witnesses = { kettle: [], microwave: [], washing_machine: [], dishwasher: [] } as Record<
    TrainedDevice,
    Witness[]
  >;
  const leaveOut = (keyOf: (home: MeasuredHome) => string, devices: readonly TrainedDevice[]) => {
    if (devices.length === 0) return;
    for (const key of new Set(homes.map(keyOf))) {
      const looked = homes.filter((home) => keyOf(home) === key && devices.some((device) => home.known.has(device)));
      if (looked.length === 0) continue;
      const other = readModel(
        trainModel(
          homes.filter((home) => keyOf(home) !== key),
          fewer,
        ),
      );
      for (const home of looked.map((one) => coarserHome(one, options.intervalSeconds))) {
        const scoredOf = ({ mains }: MeasuredHome) => scoreMains(mains, baseLoad(mains, home.intervalSeconds), other);
        const scored = scoredOf(home);
        for (const device of devices) {
          const without = withoutDevice(home, device);
          const odds = (1 - SHARE_OF_HOMES[device]) / SHARE_OF_HOMES[device];
          witnesses[device].push(
            ...witnessesOf(scored, device, home),
            ...witnessesOf(scoredOf(without), device, without).map((one) => ({ ...one, weight: one.weight * odds })),
          );
        }
      }
    }
  };
  leaveOut(
    ({ house }) => house,
    TRAINED_DEVICES.filter((device) => !alone.has(device)),
  );
  leaveOut(({ name }) => name, [...alone]);
  for (const device of TRAINED_DEVICES) model.calibration[device] = risingPrecision(witnesses[device]);
  return model;
}

function halves(home: MeasuredHome): MeasuredHome[] {
  const middle = home.mains.length >> 1;
  return [
    { ...cutHome(home, 0, middle), name: `${home.name} first half` },
    { ...cutHome(home, middle, home.mains.length), name: `${home.name} second half` },
  ];
}

const housesWith = (homes: readonly MeasuredHome[], device: TrainedDevice) =>
  new Set(homes.filter(({ known }) => known.has(device)).map(({ house }) => house));

/**
 * Samples of programs, and the runs that a kettle or a microwave was given, with what they were: none is right in a home
 * that lacks the appliance. Pulses that score but are not given to it say nothing of those that are.
 */
function witnessesOf(
  scored: ScoredMains,
  device: TrainedDevice,
  { devices, known, intervalSeconds }: MeasuredHome,
): Witness[] {
  const truth = devices[device];
  const presences = presencesOf(scored);
  const expectedF1 = presences[device]?.expectedF1;
  if (!truth || !known.has(device) || expectedF1 === undefined) return [];
  const isOn = (i: number) => (truth[i] as number) >= ON_WATTS[device];
  if (isCycle(device)) {
    const witnesses: Witness[] = [];
    scored.ofSamples[device].forEach((score, i) => {
      if (score > 0) witnesses.push({ score: evidenceOf(score, expectedF1), weight: 1, right: isOn(i) ? 1 : 0 });
    });
    return witnesses;
  }
  const { runs, watts } = assignTrained(scored, presences, intervalSeconds);
  return runs.flatMap((run): Witness[] => {
    if (run.device !== device) return [];
    const samples = Array.from({ length: run.to - run.from }, (_, k) => run.from + k).filter(
      (i) => (watts.get(device)?.[i] as number) >= ON_WATTS[device],
    );
    if (samples.length === 0) return [];
    return [{ score: run.score, weight: samples.length, right: samples.filter(isOn).length / samples.length }];
  });
}

/** The home as it would be without an appliance. */
function withoutDevice(home: MeasuredHome, device: TrainedDevice): MeasuredHome {
  const truth = home.devices[device];
  if (!truth) return home;
  const mains = home.mains.map((value, i) => Math.max(0, value - (truth[i] as number)));
  return { ...home, mains, devices: { ...home.devices, [device]: new Float64Array(truth.length) } };
}

/** Number of equal score bins before precision is made monotonic. */
const SCORE_CLASSES = 20;
/** Prior weight of a bin per 1,000 witnesses, with its score as precision, so that few witnesses barely move it. */
const PRIOR_PER_THOUSAND = 1;

/** Precision that rises with the score: pool adjacent violators (Ayer et al. 1955) over score bins. */
function risingPrecision(witnesses: readonly Witness[]): Calibration {
  const prior = (PRIOR_PER_THOUSAND / 1_000) * witnesses.reduce((sum, { weight }) => sum + weight, 0);
  if (prior === 0) return { scores: [], precisions: [] };
  const classes = Array.from({ length: SCORE_CLASSES }, (_, k) => {
    const score = (k + 0.5) / SCORE_CLASSES;
    return { from: score, to: score, weight: prior, right: prior * score };
  });
  for (const { score, weight, right } of witnesses) {
    const one = classes[Math.min(SCORE_CLASSES - 1, Math.floor(score * SCORE_CLASSES))];
    if (!one) continue;
    one.weight += weight;
    one.right += weight * right;
  }
  const pools: typeof classes = [];
  for (const one of classes) {
    let pool = one;
    for (let last = pools.at(-1); last && last.right / last.weight >= pool.right / pool.weight; last = pools.at(-1)) {
      pool = { from: last.from, to: pool.to, weight: last.weight + pool.weight, right: last.right + pool.right };
      pools.pop();
    }
    pools.push(pool);
  }
  const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
  return {
    scores: pools.map(({ from, to }) => rounded((from + to) / 2)),
    precisions: pools.map(({ weight, right }) => rounded(right / weight)),
  };
}
