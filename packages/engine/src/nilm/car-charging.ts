import type { Run } from "./run";
import { opening } from "./sliding";

/** Wall boxes give 3.6 kW on one phase to 22 kW on three (IEC 61851-1 mode 3), a little less where the voltage is low. */
const WALL_BOX_WATTS: readonly [number, number] = [3_300, 23_000];
const SHORTEST_MINUTES = 60;
/** Wall sockets give 8 to 13 A (mode 2), which heaters and water tanks take as well, but not for so long. */
const SOCKET_WATTS = 1_800;
const SHORTEST_SOCKET_MINUTES = 210;
/** Charging holds its power: this share of its samples lies within a tenth of the usual one. */
const STEADY_SHARE = 0.8;

/**
 * Hours of one large and steady load, as a car takes it. Storage heating can look the same, so the confidence is low.
 * @param load mains above the base in watts
 */
export function findCarCharging(load: Float64Array, intervalSeconds: number): { runs: Run[]; watts: Float64Array } {
  const shortest = Math.max(2, Math.round((SHORTEST_MINUTES * 60) / intervalSeconds));
  const opened = opening(load, shortest);
  const watts = new Float64Array(load.length);
  const runs: Run[] = [];
  for (let from = 0; from < load.length; from += 1) {
    if ((opened[from] as number) < SOCKET_WATTS) continue;
    let to = from;
    while (to < load.length && (opened[to] as number) >= SOCKET_WATTS) to += 1;
    const sorted = opened.slice(from, to).toSorted();
    const usual = sorted[sorted.length >> 1] as number;
    const steady = sorted.reduce((count, value) => count + (Math.abs(value - usual) <= usual / 10 ? 1 : 0), 0);
    const wallBox = usual >= WALL_BOX_WATTS[0] && usual <= WALL_BOX_WATTS[1];
    const socket = usual < WALL_BOX_WATTS[0] && ((to - from) * intervalSeconds) / 60 >= SHORTEST_SOCKET_MINUTES;
    if ((wallBox || socket) && steady >= STEADY_SHARE * sorted.length) {
      let sum = 0;
      for (let i = from; i < to; i += 1) {
        watts[i] = Math.min(load[i] as number, usual);
        sum += watts[i] as number;
      }
      runs.push({ device: "ev_charger", from, to, score: 0, sum, basis: "signature" });
    }
    from = to;
  }
  return { runs, watts };
}
