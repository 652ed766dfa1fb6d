import type { CycleDevice, TrainedDevice } from "./devices";
import { type Forest, type StoredForest, readForest } from "./forest";

/** Share of what had a score that was right, on homes that the forests had not seen: points with rising scores. */
export interface Calibration {
  scores: number[];
  precisions: number[];
}

/** What was learned for one length of interval, as it is stored. */
export interface StoredModel {
  intervalSeconds: number;
  /** Data, license and authors that the model was learned from. */
  attribution: string;
  pulses: Record<TrainedDevice, StoredForest>;
  cycles: Record<CycleDevice, StoredForest>;
  calibration: Record<TrainedDevice, Calibration>;
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
export function expectedPrecision({ scores, precisions }: Calibration, score: number): number {
  if (scores.length === 0) return score;
  const right = scores.findIndex((point) => point > score);
  if (right < 0) return precisions.at(-1) as number;
  if (right === 0) return precisions[0] as number;
  const [from, to] = [scores[right - 1] as number, scores[right] as number];
  const [low, high] = [precisions[right - 1] as number, precisions[right] as number];
  return low + ((high - low) * (score - from)) / (to - from);
}
