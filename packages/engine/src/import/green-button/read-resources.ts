import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { commodityOfReading, commodityOfService, currencyLetters, isEstimatedQuality } from "./codes";
import type { IntervalBlock, IntervalReading, ReadingType } from "./document";
import { decodeDstRule } from "./dst-rule";
import type { Resource } from "./entries";
import type { LocalTimeParameters } from "./local-time";
import type { XmlNode } from "./xml";
import { child, children, number, text } from "./xml";

/** 2200-01-01: later epochs are not meter readings (milliseconds, for example). */
const MAX_EPOCH_SECONDS = 7_258_118_400;
const MAX_READING_SECONDS = 366 * DAY_SECONDS;
/** ESPI allows −12 to 9. */
const MAX_POWER_OF_TEN = 12;
const MAX_OFFSET_SECONDS = DAY_SECONDS;

export function readCommodity(usagePoint: XmlNode | undefined) {
  return commodityOfService(number(child(usagePoint, "ServiceCategory"), "kind"));
}

/** Null when the time zone is missing or impossible. */
export function readLocalTime(node: XmlNode): LocalTimeParameters | null {
  const tzOffsetSeconds = number(node, "tzOffset");
  if (tzOffsetSeconds === null || Math.abs(tzOffsetSeconds) > MAX_OFFSET_SECONDS) return null;
  const dstOffsetSeconds = number(node, "dstOffset") ?? 0;
  return {
    tzOffsetSeconds,
    dstOffsetSeconds: Math.abs(dstOffsetSeconds) <= MAX_OFFSET_SECONDS ? dstOffsetSeconds : 0,
    dstStart: decodeDstRule(text(node, "dstStartRule")),
    dstEnd: decodeDstRule(text(node, "dstEndRule")),
  };
}

export function readReadingType(node: XmlNode): ReadingType {
  const powerOfTenMultiplier = number(node, "powerOfTenMultiplier") ?? 0;
  const isPossible = Number.isInteger(powerOfTenMultiplier) && Math.abs(powerOfTenMultiplier) <= MAX_POWER_OF_TEN;
  return {
    commodity: commodityOfReading(number(node, "commodity")),
    // A multiplier that cannot be right makes the unit unknown: no figure is better than one off by powers of ten.
    uom: isPossible ? number(node, "uom") : null,
    powerOfTenMultiplier: isPossible ? powerOfTenMultiplier : 0,
    flowDirection: number(node, "flowDirection"),
    accumulationBehaviour: number(node, "accumulationBehaviour"),
    intervalSeconds: number(node, "intervalLength"),
    currency: currencyLetters(number(node, "currency")),
  };
}

/** The block's readings, and how many of them could not be read. */
export function readIntervalBlock({ node, title, updatedAt }: Resource): { block: IntervalBlock; unreadable: number } {
  const nodes = children(node, "IntervalReading");
  const readings = nodes.map(readIntervalReading).filter((reading) => reading !== undefined);
  return { block: { title, issuedAt: updatedAt, readings }, unreadable: nodes.length - readings.length };
}

function readIntervalReading(node: XmlNode): IntervalReading | undefined {
  const timePeriod = child(node, "timePeriod");
  const start = number(timePeriod, "start");
  const seconds = number(timePeriod, "duration");
  const value = number(node, "value");
  if (start === null || seconds === null || value === null) return undefined;
  if (start < 0 || start > MAX_EPOCH_SECONDS || seconds < 1 || seconds > MAX_READING_SECONDS) return undefined;
  const cost = number(node, "cost");
  return {
    // ESPI specifies whole seconds; a file from 2024 contains "1721154384.66136".
    start: Math.floor(start),
    seconds: Math.round(seconds),
    value,
    cost: cost === null || !Number.isSafeInteger(Math.round(cost)) ? null : Math.round(cost),
    isEstimated: children(node, "ReadingQuality").some((quality) => isEstimatedQuality(number(quality, "quality"))),
  };
}
