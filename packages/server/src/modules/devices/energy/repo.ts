import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { deviceEnergy } from "../../../db/schema/devices";
import type { HourEnergy } from "../connectors/device-connector";

type EnergyRow = typeof deviceEnergy.$inferSelect;

/** Rows of one statement: SQLite takes up to 32,766 values. */
const ROWS_PER_STATEMENT = 1_000;

/** The newest hour of a device; null before its first. */
export async function lastHour(db: Database, deviceId: string): Promise<EnergyRow | null> {
  const [row] = await db
    .select()
    .from(deviceEnergy)
    .where(eq(deviceEnergy.deviceId, deviceId))
    .orderBy(desc(deviceEnergy.hourStartMs))
    .limit(1);
  return row ?? null;
}

/** Writes hours; one that is known further already stays. */
export async function putHours(db: Database, deviceId: string, hours: readonly HourEnergy[]): Promise<void> {
  for (let at = 0; at < hours.length; at += ROWS_PER_STATEMENT) {
    await db
      .insert(deviceEnergy)
      .values(hours.slice(at, at + ROWS_PER_STATEMENT).map((hour) => ({ deviceId, ...hour })))
      .onConflictDoUpdate({
        target: [deviceEnergy.deviceId, deviceEnergy.hourStartMs],
        set: { wattHours: sql`excluded.watt_hours`, untilMs: sql`excluded.until_ms` },
        setWhere: sql`excluded.until_ms > ${deviceEnergy.untilMs}`,
      });
  }
}

/** The hours of a device between two moments, in order. */
export const listHours = (
  db: Database,
  deviceId: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<EnergyRow[]> =>
  db
    .select()
    .from(deviceEnergy)
    .where(
      and(
        eq(deviceEnergy.deviceId, deviceId),
        gte(deviceEnergy.hourStartMs, fromMs),
        lt(deviceEnergy.hourStartMs, toMs),
      ),
    )
    .orderBy(asc(deviceEnergy.hourStartMs));
