import type { Notice, NoticeCode } from "../../notices";
import type { Commodity, UsageReading } from "../../time-series/usage-readings";
import { notice } from "../../notices";
import { amountOf, wattsOf } from "../../time-series/usage-readings";
import { typicalSeconds } from "../../time-series/interval-length";
import type { MeasureUnit } from "../../time-series/units";
import { commodityOfUnit, factorTo, isGasVolume } from "../../time-series/units";
import type { MeterClock } from "./clock-fault";
import { meterClock } from "./clock-fault";
import { FLOW_NET, FLOW_TO_GRID, isRegister, unitOfUom } from "./codes";
import type { IntervalBlock, MeterReading, ReadingType, UsagePoint } from "./document";
import { UTC } from "./local-time";

const WATTS_PER_KW = 1_000;
/** A customer's average power; a data center or smelter of this size is not metered by Green Button. */
const MAX_AVERAGE_KW = 100_000;

/** One MeterReading turned into usage readings of a known commodity, direction and unit. */
export interface Channel {
  commodity: Commodity;
  direction: "delivered" | "exported" | "net";
  readings: UsageReading[];
  typicalSeconds: number;
  currency: string | null;
  notices: Notice[];
}

/** The channels of a usage point; a MeterReading without a usable unit, or of a running register, yields none. */
export function channelsOf(point: UsagePoint): Channel[] {
  const clock = meterClock(
    point.meterReadings.flatMap(({ blocks }) => blocks),
    point.localTime ?? UTC,
  );
  const clockNotices = point.localTime ? clock.notices : [notice("time_zone_missing")];
  return point.meterReadings.flatMap((meter) => {
    const channel = channelOf(meter, point.commodity, clock);
    return channel ? [{ ...channel, notices: [...clockNotices, ...channel.notices] }] : [];
  });
}

/** Readings of the MeterReadings that yield no channel although others of the document do. */
export function unusableReadings(points: readonly UsagePoint[]): number {
  const unusable = points.flatMap((point) =>
    point.meterReadings.filter((meter) => measureOf(meter.readingType, point.commodity) === undefined),
  );
  return unusable.flatMap(({ blocks }) => blocks).reduce((sum, { readings }) => sum + readings.length, 0);
}

/** What a MeterReading measures; undefined without a unit of energy, gas or water use, or for a running register. */
function measureOf(type: ReadingType | null, service: Commodity | null) {
  const unit = type && unitOfUom(type.uom);
  if (!type || !unit || isRegister(type.accumulationBehaviour)) return undefined;
  const commodity = type.commodity ?? service ?? commodityOfUnit(unit);
  return commodity && factorTo(commodity, unit, 1) !== undefined ? { unit, commodity } : undefined;
}

function channelOf(meter: MeterReading, service: Commodity | null, clock: MeterClock): Channel | undefined {
  const type = meter.readingType;
  const measure = measureOf(type, service);
  if (!type || !measure) return undefined;
  const { unit, commodity } = measure;

  const { readings, unusable } = usageReadings(meter.blocks, { type, unit, commodity, clock });
  if (readings.length === 0) return undefined;
  const typical = typicalSeconds(readings);
  const direction = directionOf(type);
  const negative = readings.filter(({ amount }) => amount < 0).length;
  return {
    commodity,
    direction,
    readings,
    typicalSeconds: typical,
    currency: type.currency,
    notices: [
      ...intervalLengthNotice(type, typical),
      ...countNotice("estimated_readings", estimatedReadings(meter.blocks)),
      ...countNotice("unreadable_readings", unusable),
      ...countNotice("negative_delivered_readings", direction === "delivered" ? negative : 0),
      ...implausiblePower(type, commodity, readings),
      ...(isGasVolume(unit, commodity) ? [notice("gas_volume_converted", { unit })] : []),
    ],
  };
}

function directionOf({ flowDirection }: ReadingType): Channel["direction"] {
  if (flowDirection === FLOW_TO_GRID) return "exported";
  return flowDirection === FLOW_NET ? "net" : "delivered";
}

interface Scale {
  type: ReadingType;
  unit: MeasureUnit;
  commodity: Commodity;
  clock: MeterClock;
}

function usageReadings(blocks: readonly IntervalBlock[], { type, unit, commodity, clock }: Scale) {
  const readings: UsageReading[] = [];
  let unusable = 0;
  for (const { issuedAt, readings: raw } of blocks) {
    for (const { start, seconds, value, cost } of raw) {
      const factor = factorTo(commodity, unit, seconds) ?? 0;
      const amount = amountOf(timesPowerOfTen(value, type.powerOfTenMultiplier) * factor, commodity);
      if (amount === undefined) unusable += 1;
      else {
        const localStart = clock.toLocal(start);
        const localEnd = clock.toLocal(start + seconds);
        readings.push({ start: clock.toUtc(start), seconds, localStart, localEnd, amount, cost, issuedAt });
      }
    }
  }
  return { readings, unusable };
}

/** Dividing by 1,000 is exact to the last bit where multiplying by 0.001 is not. */
function timesPowerOfTen(value: number, exponent: number): number {
  return exponent < 0 ? value / 10 ** -exponent : value * 10 ** exponent;
}

/** Real files state one interval length and contain another; each reading's own duration is used. */
function intervalLengthNotice({ intervalSeconds: stated }: ReadingType, actual: number): Notice[] {
  if (stated === null || stated === 0 || stated === actual) return [];
  return [notice("interval_length_corrected", { statedSeconds: stated, actualSeconds: actual })];
}

/** Files state multipliers that are wrong by powers of ten; the figures stay as written, and their reader is told. */
function implausiblePower(
  { powerOfTenMultiplier: multiplier }: ReadingType,
  commodity: Commodity,
  readings: readonly UsageReading[],
): Notice[] {
  if (commodity !== "electricity") return [];
  const seconds = readings.reduce((sum, reading) => sum + reading.seconds, 0);
  const averageKw =
    wattsOf(
      readings.reduce((sum, { amount }) => sum + Math.abs(amount), 0),
      seconds,
    ) / WATTS_PER_KW;
  return averageKw > MAX_AVERAGE_KW
    ? [notice("implausible_power", { averageKw: Number(averageKw.toPrecision(3)), multiplier })]
    : [];
}

function estimatedReadings(blocks: readonly IntervalBlock[]): number {
  return blocks.reduce((sum, { readings }) => sum + readings.filter(({ isEstimated }) => isEstimated).length, 0);
}

function countNotice(code: NoticeCode, readings: number): Notice[] {
  return readings > 0 ? [notice(code, { readings })] : [];
}
