import { readEnergyFile } from "../../packages/server/src/engine/usage/read-energy-file";
import { greenButtonXml, HOURS_PER_YEAR, hourlyReadings, inBlocks } from "../factories/energy";
import { type BenchRow, percentile, row } from "./measure";

const TARGET_MS = 1_000;
const WARM_RUNS = 10;

/**
 * Time to parse and analyse 12 months of hourly Green Button XML (8,760 readings, 1.8 MB): the first run of this
 * process, and the median of the runs that follow.
 */
export async function benchGreenButton(): Promise<BenchRow[]> {
  const xml = greenButtonXml(inBlocks(hourlyReadings(HOURS_PER_YEAR), 24 * 31));
  const bytes = new TextEncoder().encode(xml);
  const cold = millisecondsToRead(bytes);
  const warm = Array.from({ length: WARM_RUNS }, () => millisecondsToRead(bytes));
  const file = `Green Button, ${HOURS_PER_YEAR} readings, ${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    row(`${file}: first read`, cold, "ms", TARGET_MS),
    row(`${file}: median of ${WARM_RUNS} more`, percentile(warm, 0.5), "ms", TARGET_MS),
  ];
}

function millisecondsToRead(bytes: Uint8Array): number {
  const startedAt = performance.now();
  const { readingCount } = readEnergyFile(bytes);
  const elapsed = performance.now() - startedAt;
  if (readingCount !== HOURS_PER_YEAR) throw new Error(`read ${readingCount} of ${HOURS_PER_YEAR} readings`);
  return elapsed;
}
