import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { zoneOf } from "./zone-of-readings";
import type { IntervalSeries } from "./interval-series";
import { cleanReadings } from "./clean-readings";
import { evenSeries, placedIn } from "./even-series";
import type { UsageReading, UsageReadings } from "./usage-readings";
import { combinedSeries } from "./combined-series";

/** Nine years of five-minute intervals; a stray reading of another century makes a longer one. */
const MAX_INTERVALS = 1_000_000;

/**
 * A meter's data from a file or feed as one series: use, minus export if the meter records it separately.
 *
 * @param timeZone of the meter; null uses the zone that matches the file's own clock, otherwise `elsewhere`
 * @param elsewhere for tables, whose timestamps have no zone
 * @returns null for anything but electricity in intervals of equal length of an hour or less
 */
export function netSeries(
  usage: Pick<UsageReadings, "source" | "commodity" | "readings" | "exported" | "hasOffsets">,
  timeZone: string | null,
  elsewhere: string,
): IntervalSeries | null {
  if (usage.commodity !== "electricity") return null;
  const used = cleanReadings(usage.readings).readings;
  const exported = cleanReadings(usage.exported ?? []).readings;
  const all = used.length > 0 ? used : exported;
  const isTable = usage.source !== "green_button";
  const isOfWallClock = isTable && !usage.hasOffsets;
  // Stamps in UTC tell of no place.
  const namesZone = isTable ? usage.hasOffsets && all.some(({ start, localStart }) => start !== localStart) : true;
  const zone = timeZone ?? (namesZone ? zoneOf(all) : null) ?? elsewhere;
  // Most tables are stamped by the wall clock: the zone tells at which instant the first interval began.
  const place = isOfWallClock ? placedIn(zone, all) : (readings: readonly UsageReading[]) => readings;
  const delivered = evenSeries(place(used), zone, MAX_INTERVALS);
  if (exported.length === 0) return isFine(delivered) ? delivered : null;
  const given = evenSeries(place(exported), zone, MAX_INTERVALS);
  if (used.length === 0) return isFine(given) ? negative(given) : null;
  return isFine(delivered) && isFine(given) ? difference(delivered, given) : null;
}

const isFine = (series: IntervalSeries | null): series is IntervalSeries =>
  series !== null && HOUR_SECONDS % series.intervalSeconds === 0;

/** Where only one of the two channels was measured, the other is taken to have counted nothing. */
const difference = (used: IntervalSeries, exported: IntervalSeries): IntervalSeries | null =>
  combinedSeries(
    [used, negative(exported)],
    (before, energy) => (Number.isNaN(before) ? 0 : before) + energy + 0,
    MAX_INTERVALS,
  );

const negative = (series: IntervalSeries): IntervalSeries => ({ ...series, kwh: series.kwh.map((kwh) => -kwh + 0) });
