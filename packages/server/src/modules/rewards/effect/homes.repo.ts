import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { users } from "../../../db/schema/auth";
import { meterMonths, meters } from "../../../db/schema/meters";

/** A meter that stands for its account's home: devices are part of one, and a file counts only where no utility does. */
export interface HomeMeter {
  userId: string;
  accountHash: string;
  sandbox: boolean;
  /** Its history is complete. */
  imported: boolean;
}

/** Accounts that have a meter, a page at a time in the order of their ids: the index decides, however many there are. */
export async function listMeteredAccounts(db: Database, limit: number, after = ""): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: meters.userId })
    .from(meters)
    .where(gt(meters.userId, after))
    .orderBy(asc(meters.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export const listHomeMeters = (db: Database, userIds: readonly string[]): Promise<HomeMeter[]> =>
  db
    .select({
      userId: meters.userId,
      accountHash: meters.accountHash,
      sandbox: sql`${meters.source} = 'sandbox'`.mapWith(Boolean),
      imported: sql`${meters.lastImportAtMs} is not null`.mapWith(Boolean),
    })
    .from(meters)
    .innerJoin(users, eq(users.id, meters.userId))
    .where(
      and(
        inArray(meters.userId, [...userIds]),
        eq(users.isSample, false),
        eq(meters.commodity, "electricity"),
        inArray(meters.source, ["green_button_connect", "sandbox"]),
      ),
    );

/** A month of a meter, whose readings may be incomplete. */
export interface MeterMonth {
  userId: string;
  meterId: string;
  /** Since when the account has it. */
  connectedAtMs: number;
  /** Months since the year 0. */
  month: number;
  wh: number;
  measuredSeconds: number;
}

/** The months of these accounts' meters at their utilities. */
export const listMeterMonths = (db: Database, userIds: readonly string[]): Promise<MeterMonth[]> =>
  db
    .select({
      userId: meters.userId,
      meterId: meters.id,
      connectedAtMs: meters.createdAtMs,
      month: meterMonths.month,
      wh: sql<number>`${meterMonths.energyMilliWh} / 1000.0`,
      measuredSeconds: sql<number>`${meterMonths.measuredCount} * ${meterMonths.intervalSeconds}`,
    })
    .from(meters)
    .innerJoin(meterMonths, eq(meterMonths.meterId, meters.id))
    .where(
      and(
        inArray(meters.userId, [...userIds]),
        eq(meters.commodity, "electricity"),
        eq(meters.source, "green_button_connect"),
      ),
    );
