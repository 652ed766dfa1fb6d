import type { Platform } from "../../core/platform";
import { systemContext } from "../../core/system-context";
import type { EnergyHistory } from "../rewards";
import type { TimeSpan } from "../../core/packed-readings";
import { listMeters } from "./service";
import { findZipPrefixes } from "./repo";
import { readSeries } from "./use-cases";

/**
 * What points are counted from: the electricity meters that a utility feeds, and only without one those that came as
 * files, which are their holder's own word and often of the same home.
 */
export async function energyHistory(platform: Platform, userId: string, range: TimeSpan): Promise<EnergyHistory> {
  const ctx = systemContext(platform, userId);
  const meters = (await listMeters(ctx)).filter(
    ({ commodity, lastImportAt }) => commodity === "electricity" && lastImportAt !== null,
  );
  const fed = meters.filter(({ source }) => source !== "file");
  const counted = fed.length > 0 ? fed : meters;
  const zipPrefixes = await findZipPrefixes(platform.db, userId);
  const read = await Promise.all(counted.map(async ({ id }) => ({ id, series: await readSeries(ctx, id, range) })));
  return {
    meters: read.flatMap(({ id, series }) => (series ? [{ id, series, zipPrefix: zipPrefixes.get(id) ?? null }] : [])),
    simulated: counted.some(({ sandbox }) => sandbox),
    isMeasured: counted.every(({ sandbox, source }) => !sandbox && source !== "file" && source !== "device"),
  };
}
