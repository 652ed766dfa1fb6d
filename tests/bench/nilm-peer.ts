import { baseLoad } from "../../packages/engine/src/nilm/base-load";
import { type BoostedTrees, boostedOutputs, logistic } from "../../packages/engine/src/nilm/boosted-trees";
import { TRAINED_DEVICES, type TrainedDevice } from "../../packages/engine/src/nilm/devices";
import { putWindow, WINDOW_WIDTH, windowContext } from "../../packages/engine/src/nilm/window-features";
import { emptyWindowLessons, growBoosted } from "../../scripts/nilm/grow-boosted";
import type { MeasuredHome } from "../../scripts/nilm/measured-home";
import { ON_WATTS } from "../../scripts/nilm/train";

/**
 * What is usually built first: boosted trees on the raw minutes around each minute, one for whether an appliance is on and
 * one for its power, trained on the measured homes as they are. No pulses, programs, mixed homes or limits.
 */
export interface Peer {
  isOn: BoostedTrees;
  watts: BoostedTrees;
}

const OPTIONS = { trees: 80, depth: 5, rate: 0.1, rowShare: 0.5, featureShare: 0.4, smallestLeaf: 10, seed: 7 };
/** Every second of the minutes in which the appliance is on, and every twelfth of the others. */
const ROWS = { on: 2, off: 12 };

export function trainPeer(homes: readonly MeasuredHome[], device: TrainedDevice): Peer | undefined {
  const isOn = emptyWindowLessons(WINDOW_WIDTH);
  const watts = emptyWindowLessons(WINDOW_WIDTH);
  for (const home of homes) {
    const truth = home.devices[device];
    if (!truth) continue;
    const context = windowContext(aboveBase(home));
    const row = new Float64Array(WINDOW_WIDTH);
    truth.forEach((power, i) => {
      const on = power >= ON_WATTS[device];
      if (i % (on ? ROWS.on : ROWS.off) !== 0) return;
      putWindow(context, i, row, 0);
      for (const value of row) isOn.rows.push(value);
      isOn.target.push(on ? 1 : 0);
      isOn.weight.push(on ? ROWS.on : ROWS.off);
      if (!on) return;
      for (const value of row) watts.rows.push(value);
      watts.target.push(power);
      watts.weight.push(1);
    });
  }
  if (watts.target.length === 0) return undefined;
  return {
    isOn: growBoosted(isOn, { ...OPTIONS, loss: "logistic" }).trees,
    watts: growBoosted(watts, { ...OPTIONS, loss: "squared" }).trees,
  };
}

export const trainPeers = (homes: readonly MeasuredHome[]): [TrainedDevice, Peer | undefined][] =>
  TRAINED_DEVICES.map((device) => [device, trainPeer(homes, device)]);

/** Watts of an appliance, minute by minute, where it is more likely on than off. */
export function peerWatts(home: MeasuredHome, peer: Peer): Float64Array {
  const load = aboveBase(home);
  const context = windowContext(load);
  const rows = new Float64Array(WINDOW_WIDTH);
  return load.map((value, i) => {
    putWindow(context, i, rows, 0);
    if (logistic(boostedOutputs(peer.isOn, rows, 1, WINDOW_WIDTH)[0] as number) < 0.5) return 0;
    return Math.max(0, Math.min(value, boostedOutputs(peer.watts, rows, 1, WINDOW_WIDTH)[0] as number));
  });
}

function aboveBase({ mains, intervalSeconds }: MeasuredHome): Float64Array {
  const base = baseLoad(mains, intervalSeconds);
  return mains.map((value, i) => value - (base[i] as number));
}
