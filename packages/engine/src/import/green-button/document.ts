import type { Commodity } from "../../time-series/usage-readings";
import type { LocalTimeParameters } from "./local-time";

/** A Green Button (NAESB REQ.21 ESPI) file, its links resolved, its numbers as written. */
export interface GreenButtonDocument {
  usagePoints: UsagePoint[];
  /** Readings left out because start, duration or value could not be read. */
  unreadableReadings: number;
}

export interface UsagePoint {
  /** Its `self` link without scheme and host; empty when the file gives none. */
  href: string;
  /** From ServiceCategory; null when the file leaves it out. */
  commodity: Commodity | null;
  localTime: LocalTimeParameters | null;
  meterReadings: MeterReading[];
}

export interface MeterReading {
  readingType: ReadingType | null;
  blocks: IntervalBlock[];
}

export interface ReadingType {
  commodity: Commodity | null;
  /** ESPI unit code, 72 for Wh. */
  uom: number | null;
  powerOfTenMultiplier: number;
  flowDirection: number | null;
  accumulationBehaviour: number | null;
  intervalSeconds: number | null;
  /** ISO 4217 code; null if the file has none. */
  currency: string | null;
}

export interface IntervalBlock {
  title: string;
  /** Epoch seconds of the entry's `updated`, 0 when absent. */
  issuedAt: number;
  readings: IntervalReading[];
}

export interface IntervalReading {
  /** Epoch seconds as written, which some utilities get wrong: see clock-fault.ts. */
  start: number;
  seconds: number;
  /** In the reading type's unit × 10^powerOfTenMultiplier. */
  value: number;
  /** In 1/100,000 of the currency. */
  cost: number | null;
  isEstimated: boolean;
}
