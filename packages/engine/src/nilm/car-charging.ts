import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
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

/** Loads of one power belong together within this share. */
const ONE_POWER_SHARE = 0.1;
/** Shorter loads of the same power are looked for from this length on. */
const SHORT_MINUTES = 10;
/** A car is plugged in at most this often; a tank or a compressor with the same power comes back more often. */
const SESSIONS_A_DAY = 2;
/** One session alone is a car's only if it fills a good part of a battery. */
const LONE_SESSION_WH = 6_000;
/**
 * A car that is driven comes back for more: a third of what a British car uses on its average day (20 miles, 0.3 kWh
 * each), over the weeks around a session. What heats for an afternoon once a month is something else.
 */
const LEAST_WH_A_DAY = 2_000;
const AROUND_DAYS = 14;

/** A stretch of one large and steady load. */
interface Session {
  from: number;
  to: number;
  watts: number;
}

/**
 * Hours of one large and steady load, as a car takes it, in homes where that load never comes for a short time: what
 * switches off and on again at the same power has a thermostat, and what hardly ever comes back is no car's. Storage
 * heating can look the same, so the confidence is low.
 * @param load mains above the base in watts
 */
export function findCarCharging(load: Float64Array, intervalSeconds: number): { runs: Run[]; watts: Float64Array } {
  const watts = new Float64Array(load.length);
  const runs: Run[] = [];
  const sessions = steadySessions(load, intervalSeconds);
  if (sessions.length === 0) return { runs, watts };
  const short = shortLoads(load, intervalSeconds);
  const days = Math.max(1, (load.length * intervalSeconds) / DAY_SECONDS);
  const around = (AROUND_DAYS * DAY_SECONDS) / intervalSeconds;
  for (const { from, to, watts: usual } of sessions) {
    const isAlike = (other: number) => Math.abs(other - usual) <= ONE_POWER_SHARE * usual;
    const alike = sessions.filter((one) => isAlike(one.watts));
    const isLone = alike.length === 1;
    const energyOf = (one: Session) => (one.watts * (one.to - one.from) * intervalSeconds) / HOUR_SECONDS;
    const [first, last] = [Math.max(0, from - around), Math.min(load.length, to + around)];
    const nearWh = alike.reduce((sum, one) => sum + (one.to > first && one.from < last ? energyOf(one) : 0), 0);
    if (short.filter(isAlike).length > alike.length || alike.length > SESSIONS_A_DAY * days) continue;
    if (isLone && nearWh < LONE_SESSION_WH) continue;
    if (nearWh < (LEAST_WH_A_DAY * (last - first) * intervalSeconds) / DAY_SECONDS) continue;
    let sum = 0;
    for (let i = from; i < to; i += 1) {
      watts[i] = Math.min(load[i] as number, usual);
      sum += watts[i] as number;
    }
    runs.push({ device: "ev_charger", from, to, score: 0, sum, basis: "signature" });
  }
  return { runs, watts };
}

function steadySessions(load: Float64Array, intervalSeconds: number): Session[] {
  const opened = opening(load, Math.max(2, Math.round((SHORTEST_MINUTES * 60) / intervalSeconds)));
  return stretchesAbove(opened, SOCKET_WATTS).flatMap(([from, to]) => {
    const sorted = opened.slice(from, to).toSorted();
    const usual = sorted[sorted.length >> 1] as number;
    const steady = sorted.reduce((count, value) => count + (Math.abs(value - usual) <= usual / 10 ? 1 : 0), 0);
    const wallBox = usual >= WALL_BOX_WATTS[0] && usual <= WALL_BOX_WATTS[1];
    const socket = usual < WALL_BOX_WATTS[0] && ((to - from) * intervalSeconds) / 60 >= SHORTEST_SOCKET_MINUTES;
    return (wallBox || socket) && steady >= STEADY_SHARE * sorted.length ? [{ from, to, watts: usual }] : [];
  });
}

/** Power of every load of more than ten minutes and less than the shortest session. */
function shortLoads(load: Float64Array, intervalSeconds: number): number[] {
  const opened = opening(load, Math.max(2, Math.round((SHORT_MINUTES * 60) / intervalSeconds)));
  const shortest = (SHORTEST_MINUTES * 60) / intervalSeconds;
  return stretchesAbove(opened, SOCKET_WATTS)
    .filter(([from, to]) => to - from < shortest)
    .map(([from, to]) => opened.slice(from, to).toSorted()[(to - from) >> 1] as number);
}

function stretchesAbove(values: Float64Array, lowest: number): [from: number, to: number][] {
  const stretches: [number, number][] = [];
  values.forEach((value, i) => {
    if (value < lowest) return;
    const last = stretches.at(-1);
    if (last && last[1] === i) last[1] = i + 1;
    else stretches.push([i, i + 1]);
  });
  return stretches;
}
