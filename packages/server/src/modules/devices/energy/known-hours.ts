import { intervalMs, intervalStartMs } from "@wattleaf/engine/time-series/interval-series";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../../core/request-context";
import type { TimeSpan } from "../../../core/packed-readings";
import { readSeries } from "../../meters";
import type { DeviceRow } from "../repo";
import { listHours } from "./repo";

/** What a device used in an hour, as far as it is known. */
export interface KnownHour {
  hourStartMs: number;
  wattHours: number;
  /** How far into the hour it is known. */
  untilMs: number;
}

const WH_PER_KWH = 1_000;

/** The hours of a device in which something is known of its energy: from its meter, where its hub measures it. */
export const knownHours = async (ctx: RequestContext, row: DeviceRow, span: TimeSpan): Promise<KnownHour[]> =>
  row.meterId === null ? listHours(ctx.platform.db, row.id, span) : meteredHours(ctx, row.meterId, span);

async function meteredHours(ctx: RequestContext, meterId: string, span: TimeSpan): Promise<KnownHour[]> {
  const series = await readSeries(ctx, meterId, span);
  const hours = new Map<number, KnownHour>();
  for (const [index, kwh] of series?.kwh.entries() ?? []) {
    if (!series || Number.isNaN(kwh)) continue;
    const startMs = intervalStartMs(series, index);
    const hourStartMs = startMs - (startMs % HOUR_MS);
    const { wattHours = 0, untilMs = hourStartMs } = hours.get(hourStartMs) ?? {};
    hours.set(hourStartMs, {
      hourStartMs,
      wattHours: wattHours + kwh * WH_PER_KWH,
      // An interval without a reading leaves the hour short.
      untilMs: untilMs + intervalMs(series),
    });
  }
  return [...hours.values()];
}
