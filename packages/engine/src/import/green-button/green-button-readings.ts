import { reasonError } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import { cleanReadings } from "../../time-series/clean-readings";
import type { Notice } from "../../notices";
import type { Commodity, UsageReading, UsageReadings } from "../../time-series/usage-readings";
import { notice, withoutRepeats } from "../../notices";
import { elapsed } from "../../time-series/use-over-time";
import type { Channel } from "./channels";
import { channelsOf } from "./channels";
import type { GreenButtonDocument } from "./document";

/** A file with several commodities is reported for the first of these that it holds. */
const COMMODITY_PREFERENCE: readonly Commodity[] = ["electricity", "gas", "water"];

/**
 * The single usage series of a Green Button document: the preferred commodity, in each usage point the finest channel
 * of each direction, summed over the usage points that are measured in the same interval. A net channel (import minus
 * export) is split by its sign.
 *
 * @throws DomainError `file_unreadable` if no reading has a unit, or the file contains only cumulative registers
 */
export function greenButtonReadings({ usagePoints, unreadableReadings }: GreenButtonDocument): UsageReadings {
  const points = usagePoints.map(channelsOf).filter((channels) => channels.length > 0);
  const commodity = COMMODITY_PREFERENCE.find((wanted) => points.some(hasCommodity(wanted)));
  if (!commodity) throw noUsableUnit();

  const notices: Notice[] =
    unreadableReadings > 0 ? [notice("unreadable_readings", { readings: unreadableReadings })] : [];
  const others = COMMODITY_PREFERENCE.filter((other) => other !== commodity && points.some(hasCommodity(other)));
  for (const other of others) notices.push(notice("other_commodity_left_out", { commodity: other }));

  const meters = points
    .filter(hasCommodity(commodity))
    .map((channels) => importAndExport(channels.filter((channel) => channel.commodity === commodity)));
  const { together, leftOut } = measuredAlike(meters);
  if (leftOut > 0) notices.push(notice("usage_points_left_out", { usagePoints: leftOut }));
  notices.push(...together.flatMap((meter) => meter.notices));

  const exported = together.flatMap((meter) => (meter.exported ? [meter.exported] : []));
  return {
    source: "green_button",
    commodity,
    readings: sumOfMeters(together.map((meter) => meter.delivered)),
    exported: exported.length > 0 ? sumOfMeters(exported) : null,
    currency: together.find((meter) => meter.currency !== null)?.currency ?? null,
    touSplit: [],
    notices: withoutRepeats(notices),
  };
}

function hasCommodity(commodity: Commodity): (channels: readonly Channel[]) => boolean {
  return (channels) => channels.some((channel) => channel.commodity === commodity);
}

interface Meter {
  delivered: UsageReading[];
  exported: UsageReading[] | null;
  typicalSeconds: number;
  currency: string | null;
  notices: Notice[];
}

/** Import and export of one usage point; net readings serve only where separate ones are missing. */
function importAndExport(channels: readonly Channel[]): Meter {
  const delivered = finest(channels, "delivered");
  const exported = finest(channels, "exported");
  const net = delivered ? undefined : finest(channels, "net");
  const used = [delivered, net, exported].filter((channel) => channel !== undefined);
  const main = delivered ?? net ?? exported;
  return {
    delivered: delivered?.readings ?? net?.readings.map((reading) => withAmount(reading, reading.amount)) ?? [],
    exported: exported?.readings ?? net?.readings.map((reading) => withAmount(reading, -reading.amount)) ?? null,
    typicalSeconds: main?.typicalSeconds ?? 0,
    currency: main?.currency ?? null,
    notices: [...used.flatMap(({ notices }) => notices), ...(net ? [notice("net_readings_split")] : [])],
  };
}

function withAmount(reading: UsageReading, amount: number): UsageReading {
  return { ...reading, amount: Math.max(0, amount) };
}

/** Utilities repeat the same usage as hourly, daily and monthly MeterReadings; the shortest intervals are used. */
function finest(channels: readonly Channel[], direction: Channel["direction"]): Channel | undefined {
  return channels
    .filter((channel) => channel.direction === direction)
    .toSorted((a, b) => a.typicalSeconds - b.typicalSeconds || elapsed(b.readings) - elapsed(a.readings))[0];
}

/** Meters with different intervals cannot be added: the group that measured the longest time in total is kept. */
function measuredAlike(meters: readonly Meter[]): { together: Meter[]; leftOut: number } {
  const bySeconds = new Map<number, Meter[]>();
  for (const meter of meters) {
    const group = bySeconds.get(meter.typicalSeconds);
    if (group) group.push(meter);
    else bySeconds.set(meter.typicalSeconds, [meter]);
  }
  const timeOf = (group: readonly Meter[]) => group.reduce((sum, { delivered }) => sum + elapsed(delivered), 0);
  const [together = []] = [...bySeconds.values()].toSorted((a, b) => timeOf(b) - timeOf(a));
  return { together, leftOut: meters.length - together.length };
}

/** Adds the meters' readings of the same interval. One meter stays as it is, so that its duplicates are noticed. */
function sumOfMeters(meters: readonly UsageReading[][]): readonly UsageReading[] {
  const [only] = meters;
  if (only && meters.length === 1) return only;
  const sums = new Map<string, UsageReading>();
  for (const reading of meters.flatMap((meter) => cleanReadings(meter).readings)) {
    const key = `${reading.start}/${reading.seconds}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, amount: sum.amount + reading.amount, cost: sumOfCosts(sum, reading) } : reading);
  }
  return [...sums.values()];
}

function sumOfCosts(a: UsageReading, b: UsageReading): number | null {
  return a.cost === null || b.cost === null ? null : a.cost + b.cost;
}

export function noUsableUnit(): DomainError {
  return reasonError("file_unreadable", "green_button_no_unit");
}
