import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { zoneOf } from "./zone-of-readings";
import type { IntervalSeries } from "./interval-series";
import { utcOfLocal, zoneClock } from "./zone-clock";
import { cleanReadings } from "./clean-readings";
import { evenSeries } from "./even-series";
import type { UsageReading, UsageSeries } from "./usage-readings";

/** Nine years of five-minute intervals; a stray reading of another century makes a longer one. */
const MAX_INTERVALS = 1_000_000;

/**
 * What a file or feed says of a meter as one series: use, minus what was exported where the meter counts that apart.
 *
 * @param timeZone of the meter; null takes the one whose clock agrees with a Green Button file's rules, else `elsewhere`
 * @param elsewhere for tables, whose stamps name no zone
 * @returns null for anything but electricity in intervals of one length, of an hour or less
 */
export function netSeries(
  usage: Pick<UsageSeries, "source" | "commodity" | "readings" | "exported">,
  timeZone: string | null,
  elsewhere: string,
): IntervalSeries | null {
  if (usage.commodity !== "electricity") return null;
  const used = cleanReadings(usage.readings).readings;
  const exported = cleanReadings(usage.exported ?? []).readings;
  const all = used.length > 0 ? used : exported;
  const isTable = usage.source !== "green_button";
  const zone = timeZone ?? (isTable ? elsewhere : (zoneOf(all) ?? elsewhere));
  const place = isTable ? placedIn(zone, all) : (readings: readonly UsageReading[]) => readings;
  const delivered = evenSeries(place(used), zone, MAX_INTERVALS);
  if (exported.length === 0) return isFine(delivered) ? delivered : null;
  const given = evenSeries(place(exported), zone, MAX_INTERVALS);
  if (used.length === 0) return isFine(given) ? { ...given, kwh: given.kwh.map((kwh) => -kwh + 0) } : null;
  return isFine(delivered) && isFine(given) ? difference(delivered, given) : null;
}

const isFine = (series: IntervalSeries | null): series is IntervalSeries =>
  series !== null && HOUR_SECONDS % series.intervalSeconds === 0;

/** Tables are stamped by the wall clock: the zone tells at which instant the first interval began. */
function placedIn(timeZone: string, [first]: readonly UsageReading[]) {
  const shift = first ? utcOfLocal(zoneClock(timeZone), first.localStart * 1_000) / 1_000 - first.start : 0;
  return (readings: readonly UsageReading[]) =>
    readings.map((reading) => ({ ...reading, start: reading.start + shift }));
}

/** Where only one of the two channels was measured, the other is taken to have counted nothing. */
function difference(used: IntervalSeries, exported: IntervalSeries): IntervalSeries | null {
  const { intervalSeconds, timeZone } = used;
  const stepMs = intervalSeconds * SECOND_MS;
  const isSameGrid = exported.intervalSeconds === intervalSeconds && (exported.startMs - used.startMs) % stepMs === 0;
  if (!isSameGrid) return null;
  const startMs = Math.min(used.startMs, exported.startMs);
  const endMs = Math.max(...[used, exported].map((series) => series.startMs + series.kwh.length * stepMs));
  if ((endMs - startMs) / stepMs > MAX_INTERVALS) return null;
  const kwh = new Float64Array((endMs - startMs) / stepMs).fill(Number.NaN);
  for (const [series, sign] of [[used, 1] as const, [exported, -1] as const]) {
    const offset = (series.startMs - startMs) / stepMs;
    for (const [index, energy] of series.kwh.entries()) {
      if (Number.isNaN(energy)) continue;
      const before = kwh[offset + index] ?? Number.NaN;
      kwh[offset + index] = (Number.isNaN(before) ? 0 : before) + sign * energy + 0;
    }
  }
  return { startMs, intervalSeconds, kwh, timeZone };
}
