import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { UsageReading } from "./usage-readings";

/** Zones in which Green Button data is published, the best known of each wall clock first. */
const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Halifax",
  "America/St_Johns",
  "America/Phoenix",
  "America/Regina",
  "America/Puerto_Rico",
  "Pacific/Honolulu",
  "Europe/London",
  "Europe/Berlin",
  "Europe/Athens",
  "Australia/Sydney",
  "Australia/Adelaide",
  "Australia/Brisbane",
  "Australia/Perth",
  "Pacific/Auckland",
  "Asia/Shanghai",
  "Asia/Tokyo",
  "UTC",
  ...Array.from({ length: 12 }, (_, hours) => `Etc/GMT+${hours + 1}`),
  ...Array.from({ length: 14 }, (_, hours) => `Etc/GMT-${hours + 1}`),
];
/** Readings looked at; clocks change twice a year, so that this many of two years see every change. */
const SAMPLES = 2_000;

/**
 * A Green Button file gives its time zone as offset and rules. This is the name of a zone whose clock shows the same at
 * the readings, so that the series can go on to what asks for a zone.
 *
 * @returns null when no zone's clock agrees with all of them
 */
export const zoneOf = (readings: readonly UsageReading[]): string | null =>
  ZONES.find((zone) => agreesWith(zone, readings)) ?? null;

/** Whether a zone's clock shows at the readings what the file says. */
export function agreesWith(zone: string, readings: readonly UsageReading[]): boolean {
  const step = Math.max(1, Math.floor(readings.length / SAMPLES));
  const clock = zoneClock(zone);
  return readings.every(
    ({ start, localStart }, index) => index % step !== 0 || clock(start * 1_000) === localStart * 1_000,
  );
}
