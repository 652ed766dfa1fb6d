import type { CycleDevice, TrainedDevice } from "./devices";
import { type Forest, type StoredForest, readForest } from "./forest";

/** Score → share of what had such a score that was right, on homes that the forests had not seen. Rising scores. */
export type Calibration = readonly (readonly [score: number, precision: number])[];

/** What was learned for one length of interval, as it is stored. */
export interface StoredModel {
  intervalSeconds: number;
  /** Data, licence and authors that the model was learned from. */
  attribution: string;
  pulses: Record<TrainedDevice, StoredForest>;
  cycles: Record<CycleDevice, StoredForest>;
  calibration: Record<TrainedDevice, [number, number][]>;
}

export interface Model {
  intervalSeconds: number;
  pulses: Record<TrainedDevice, Forest>;
  cycles: Record<CycleDevice, Forest>;
  calibration: Record<TrainedDevice, Calibration>;
}

export function readModel({ intervalSeconds, pulses, cycles, calibration }: StoredModel): Model {
  return {
    intervalSeconds,
    pulses: {
      kettle: readForest(pulses.kettle),
      microwave: readForest(pulses.microwave),
      washing_machine: readForest(pulses.washing_machine),
      dishwasher: readForest(pulses.dishwasher),
    },
    cycles: { washing_machine: readForest(cycles.washing_machine), dishwasher: readForest(cycles.dishwasher) },
    calibration,
  };
}

/** Precision to expect of a score: straight lines between the points of the calibration, level beyond its ends. */
export function expectedPrecision(calibration: Calibration, score: number): number {
  let left = calibration[0];
  if (!left) return score;
  for (const right of calibration) {
    if (score < right[0]) {
      const span = right[0] - left[0];
      return span > 0 ? left[1] + ((right[1] - left[1]) * (score - left[0])) / span : left[1];
    }
    left = right;
  }
  return left[1];
}
