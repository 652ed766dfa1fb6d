import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../../core/request-context";
import { connectorFor } from "../connectors";
import { knownHours } from "../energy/known-hours";
import type { DeviceRow } from "../repo";

/** Long enough ago that a device has run meanwhile, or is not in use. */
const LOOKED_BACK_MS = 60 * DAY_MS;
/** Below this a device waits. */
const IDLE_WATTS = 20;

/**
 * What a device draws while it runs: the power that it charges with, what it draws now, or its strongest hour of late. Null of
 * one that has never been seen to run.
 */
export async function usualWatts(ctx: RequestContext, row: DeviceRow): Promise<number | null> {
  const nowMs = ctx.platform.clock.now();
  const { powerWatts, setting } = await connectorFor(ctx.platform, row.connector).read(row, nowMs);
  if (row.type === "ev_charger" && setting !== null) return setting;
  if (powerWatts !== null && powerWatts > IDLE_WATTS) return Math.round(powerWatts);
  const hours = await knownHours(ctx, row, { fromMs: nowMs - LOOKED_BACK_MS, toMs: nowMs });
  const strongest = hours.reduce((most, { wattHours }) => Math.max(most, wattHours), 0);
  return strongest > IDLE_WATTS ? Math.round(strongest) : null;
}
