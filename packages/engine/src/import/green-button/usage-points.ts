import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../../time-series/interval-series";
import { cleanReadings } from "../../time-series/clean-readings";
import { costOf } from "../../usage/cost";
import { evenSeries } from "../../time-series/even-series";
import { gapsBetween } from "../../time-series/gaps";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import type { Commodity, UsageReading } from "../../time-series/usage-readings";
import type { Channel } from "./channels";
import { channelsOf } from "./channels";
import type { GreenButtonDocument } from "./document";
import { noUsableUnit } from "./green-button-readings";
import { zoneOf } from "../../time-series/zone-of-readings";

/** Every usable MeterReading of a usage point. */
export interface MeteredPoint {
  href: string;
  channels: MeteredChannel[];
}

export interface MeteredChannel {
  commodity: Commodity;
  direction: Channel["direction"];
  /** IANA name of the zone in which times are to be shown. */
  timeZone: string;
  /** In order of time, none counted twice, `start` in UTC. */
  readings: UsageReading[];
  /** The readings as intervals of one length, for electricity that is measured so; null for everything else. */
  series: IntervalSeries | null;
  /** Integer cost of all readings; null when one of them has none. */
  cost: number | null;
  currency: string | null;
  gaps: { startMs: number; endMs: number; missingReadings: number }[];
  notices: Notice[];
}

/**
 * What each usage point of a Green Button document measured, channel by channel, nothing added up or left out.
 *
 * @param timeZone in which times are to be shown; without it, a zone whose clock agrees with the file's own rules
 * @param maxLength of a series of intervals; readings that lie further apart are given one by one
 * @throws DomainError `file_unreadable` when no reading has a unit, or the file holds only running registers
 */
export function meteredPoints(
  document: GreenButtonDocument,
  { timeZone, maxLength }: { timeZone: string | undefined; maxLength: number },
): MeteredPoint[] {
  const points = document.usagePoints.map((point) => ({
    href: point.href,
    channels: withRepeats(channelsOf(point)).map((channel) => meteredChannel(channel, { timeZone, maxLength })),
  }));
  if (points.every(({ channels }) => channels.length === 0)) throw noUsableUnit();
  return points;
}

/** Utilities repeat the same use in longer intervals: those channels say so, because adding them counts it twice. */
function withRepeats(channels: readonly Channel[]): Channel[] {
  return channels.map((channel) => {
    const finer = channels.filter(
      (other) =>
        other.commodity === channel.commodity &&
        other.direction === channel.direction &&
        other.typicalSeconds < channel.typicalSeconds &&
        overlaps(other.readings, channel.readings),
    );
    const finest = Math.min(...finer.map(({ typicalSeconds }) => typicalSeconds));
    if (finer.length === 0) return channel;
    return { ...channel, notices: [...channel.notices, notice("repeats_finer_channel", { intervalSeconds: finest })] };
  });
}

function overlaps(some: readonly UsageReading[], others: readonly UsageReading[]): boolean {
  const [a, b] = [spanOf(some), spanOf(others)];
  return a.start < b.end && b.start < a.end;
}

function spanOf(readings: readonly UsageReading[]) {
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const reading of readings) {
    start = Math.min(start, reading.start);
    end = Math.max(end, reading.start + reading.seconds);
  }
  return { start, end };
}

function meteredChannel(
  { commodity, direction, readings: raw, currency, notices: found }: Channel,
  { timeZone: wanted, maxLength }: { timeZone: string | undefined; maxLength: number },
): MeteredChannel {
  const { readings, notices } = cleanReadings(raw);
  const own = zoneOf(readings);
  const timeZone = wanted ?? own ?? "UTC";
  return {
    commodity,
    direction,
    timeZone,
    readings,
    series: commodity === "electricity" ? evenSeries(readings, timeZone, maxLength) : null,
    cost: costOf(readings),
    currency,
    gaps: gapsBetween(readings).map(({ before, after, missingReadings }) => ({
      startMs: (before.start + before.seconds) * SECOND_MS,
      endMs: after.start * 1_000,
      missingReadings,
    })),
    notices: [...found, ...notices, ...(wanted === undefined && own === null ? [notice("time_zone_unknown")] : [])],
  };
}
