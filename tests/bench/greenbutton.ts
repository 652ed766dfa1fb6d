import { readEnergyFile } from "../../packages/engine/src/import/read-energy-file";
import {
  greenButtonXml,
  HOURS_PER_YEAR,
  hourlyReadings,
  inBlocks,
  PACIFIC_NEW_YEAR,
  type SyntheticReading,
} from "../factories/energy";
import { type BenchRow, percentile, row } from "./measure";

const TARGET_MS = 1_000;
const WARM_RUNS = 10;
/** 24 months of 15-minute intervals. */
const QUARTERS = 70_080;

/**
 * Time to parse and analyze Green Button XML: 12 months of hours (1.8 MB) and 24 months of quarter hours (14.6 MB). The
 * first run of this process, and the median of the later runs.
 */
export async function benchGreenButton(): Promise<BenchRow[]> {
  const quarters = Array.from({ length: QUARTERS }, (_, index) => ({
    start: PACIFIC_NEW_YEAR + index * 900,
    seconds: 900,
    value: 200 + (index % 97),
  }));
  return [...rowsOf(hourlyReadings(HOURS_PER_YEAR), 24 * 31), ...rowsOf(quarters, 96)];
}

function rowsOf(readings: readonly SyntheticReading[], blockSize: number): BenchRow[] {
  const bytes = new TextEncoder().encode(greenButtonXml(inBlocks(readings, blockSize)));
  const cold = millisecondsToRead(bytes, readings.length);
  const warm = Array.from({ length: WARM_RUNS }, () => millisecondsToRead(bytes, readings.length));
  const file = `Green Button, ${readings.length} readings, ${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    row(`${file}: first read`, cold, "ms", TARGET_MS),
    row(`${file}: median of ${WARM_RUNS} more`, percentile(warm, 0.5), "ms", TARGET_MS),
  ];
}

function millisecondsToRead(bytes: Uint8Array, readings: number): number {
  const startedAt = performance.now();
  const { readingCount } = readEnergyFile(bytes);
  const elapsed = performance.now() - startedAt;
  if (readingCount !== readings) throw new Error(`read ${readingCount} of ${readings} readings`);
  return elapsed;
}
