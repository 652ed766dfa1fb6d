import { greenButtonXml, HOURS_PER_YEAR, hourlyReadings, inBlocks } from "../factories/energy";
import { type BenchRow, percentile, row } from "./measure";
import { startServerProcess } from "../support/server-process";

const RUNS = 10;

/** A year of hourly Green Button XML over HTTP: uploaded, parsed, analyzed, stored and summarized. */
export async function benchUpload(): Promise<BenchRow[]> {
  const xml = greenButtonXml(inBlocks(hourlyReadings(HOURS_PER_YEAR), 24 * 31));
  const server = await startServerProcess();
  try {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(server.url, xml));
    const [first = Number.NaN, ...more] = times;
    return [
      row("upload of 8,760 readings to its analysis: first", first, "ms", 1_000),
      row(`upload of 8,760 readings to its analysis: slowest of ${more.length} more`, percentile(more, 1), "ms", 1_000),
    ];
  } finally {
    await server.stop();
  }
}

async function timeOf(url: string, xml: string): Promise<number> {
  const form = new FormData();
  form.set("file", new File([xml], "year.xml"));
  const from = performance.now();
  const response = await fetch(`${url}/api/upload`, { method: "POST", body: form });
  const { facts } = (await response.json()) as { facts: { readingCount: number } };
  if (facts.readingCount !== HOURS_PER_YEAR)
    throw new Error(`read ${facts.readingCount} of ${HOURS_PER_YEAR} readings`);
  return performance.now() - from;
}
