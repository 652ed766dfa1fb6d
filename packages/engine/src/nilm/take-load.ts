import type { Run } from "./run";
import type { Pulse } from "./pulses";

/** Moves the power of a pulse, as far as it is still there, from `left` to a device and notes the run. */
export function takePulseFor(
  run: Pick<Run, "device" | "score" | "basis">,
  pulse: Pulse,
  left: Float64Array,
  watts: Map<string, Float64Array>,
  runs: Run[],
): void {
  const power = powerOf(run.device, left.length, watts);
  let sum = 0;
  pulse.watts.forEach((value, k) => {
    const i = pulse.start + k;
    const taken = Math.min(value, left[i] as number);
    power[i] = (power[i] as number) + taken;
    left[i] = (left[i] as number) - taken;
    sum += taken;
  });
  runs.push({ ...run, from: pulse.start, to: pulse.start + pulse.watts.length, sum });
}

/** The power series of a device, made when there is none yet. */
export function powerOf(device: string, length: number, watts: Map<string, Float64Array>): Float64Array {
  let power = watts.get(device);
  if (!power) watts.set(device, (power = new Float64Array(length)));
  return power;
}
