import { type BoostedTrees, readBoostedTrees, type StoredBoostedTrees } from "./boosted-trees";
import { CYCLE_DEVICES, TRAINED_DEVICES, type CycleDevice, type TrainedDevice } from "./devices";
import { type Forest, type StoredForest, readForest } from "./forest";

/** Share of what had a score that was right, on homes that the model had not seen: points with rising scores. */
export interface Calibration {
  scores: number[];
  precisions: number[];
}

/** What is learned for one length of interval: `F` is a forest and `B` are boosted trees, stored or read. */
interface ModelOf<F, B> {
  intervalSeconds: number;
  /** Scores of a pulse. */
  pulses: Record<TrainedDevice, F>;
  /** Log-odds that an appliance is on in a sample. */
  windows: Record<TrainedDevice, B>;
  /** What part of the load is the program's while it is on. */
  shares: Record<CycleDevice, B>;
  calibration: Record<TrainedDevice, Calibration>;
}

export interface StoredModel extends ModelOf<StoredForest, StoredBoostedTrees> {
  /** Data, license and authors that the model was learned from. */
  attribution: string;
}

export type Model = ModelOf<Forest, BoostedTrees>;

export function readModel({ intervalSeconds, pulses, windows, shares, calibration }: StoredModel): Model {
  return {
    intervalSeconds,
    pulses: forEach(TRAINED_DEVICES, (device) => readForest(pulses[device])),
    windows: forEach(TRAINED_DEVICES, (device) => readBoostedTrees(windows[device])),
    shares: forEach(CYCLE_DEVICES, (device) => readBoostedTrees(shares[device])),
    calibration,
  };
}

/** A record with one value for each name. */
export const forEach = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

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
