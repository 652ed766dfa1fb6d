import { ACHIEVEMENTS, type AchievementMeasure } from "@wattleaf/shared/domain/achievements";
import { and, asc, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { deviceActions, devices } from "../../db/schema/devices";
import { marketplaceItems, purchases } from "../../db/schema/marketplace";
import { meters } from "../../db/schema/meters";
import { rewardStats } from "../../db/schema/rewards";
import { pointEntries, rewardAchievements } from "../../db/schema/rewards-points";
import { passkeys, totpFactors } from "../../db/schema/second-factor";
import { uploads } from "../../db/schema/uploads";
import { vppMemberships } from "../../db/schema/vpp";
import type { EarnedPoints } from "./point-steps";
import type { Step } from "./progress";

export type ReachedRow = typeof rewardAchievements.$inferInsert;

export const listReached = (db: Database, userId: string) =>
  db.select().from(rewardAchievements).where(eq(rewardAchievements.userId, userId));

/** The statement that stores what was reached; what another process stored in the meantime stays as it is. */
export const saveReached = (db: Database, rows: readonly ReachedRow[]) =>
  db
    .insert(rewardAchievements)
    .values([...rows])
    .onConflictDoNothing();

/** Accounts whose points were counted at or after a moment. */
export async function listCountedSince(db: Database, sinceMs: number): Promise<string[]> {
  const rows = await db
    .select({ userId: rewardStats.userId })
    .from(rewardStats)
    .where(gte(rewardStats.computedAtMs, sinceMs));
  return rows.map(({ userId }) => userId);
}

/** An account's point entries, the oldest first. */
export const listEarned = (db: Database, userId: string): Promise<EarnedPoints[]> =>
  db
    .select({
      kind: pointEntries.kind,
      period: pointEntries.period,
      points: pointEntries.points,
      energyWh: pointEntries.energyWh,
      createdAtMs: pointEntries.createdAtMs,
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
    .orderBy(asc(pointEntries.createdAtMs), asc(pointEntries.id));

/** What is counted by its rows: when each of the first ones was added, as far as the hardest goal needs them. */
export async function findCounted(db: Database, userId: string) {
  const { userId: ofFactor, confirmedAtMs } = totpFactors;
  const donated = and(eq(purchases.status, "completed"), eq(marketplaceItems.category, "donations"));
  const [found, donations, totp, keys] = await Promise.all([
    Promise.all([
      first(db, "uploads", uploads, uploads.createdAtMs, eq(uploads.ownerId, `user:${userId}`)),
      first(db, "meters", meters, meters.createdAtMs, eq(meters.userId, userId)),
      first(db, "devices", devices, devices.connectedAtMs, eq(devices.userId, userId)),
      first(
        db,
        "schedules",
        deviceActions,
        deviceActions.atMs,
        and(eq(deviceActions.userId, userId), eq(deviceActions.kind, "schedule_added")),
      ),
      first(db, "plants", vppMemberships, vppMemberships.joinedAtMs, eq(vppMemberships.userId, userId)),
    ]),
    db
      .select({ atMs: purchases.createdAtMs, amount: one })
      .from(purchases)
      .innerJoin(marketplaceItems, eq(marketplaceItems.id, purchases.itemId))
      .where(and(eq(purchases.userId, userId), donated))
      .orderBy(asc(purchases.createdAtMs))
      .limit(mostOf("donations")),
    first(db, "second_factors", totpFactors, confirmedAtMs, and(eq(ofFactor, userId), isNotNull(confirmedAtMs))),
    first(db, "second_factors", passkeys, passkeys.createdAtMs, eq(passkeys.userId, userId)),
  ]);
  const [uploaded, metered, connected, scheduled, joined] = found;
  return {
    uploads: uploaded,
    meters: metered,
    devices: connected,
    schedules: scheduled,
    plants: joined,
    donations,
    second_factors: [...totp, ...keys].toSorted((a, b) => a.atMs - b.atMs),
  } satisfies Partial<Record<AchievementMeasure, Step[]>>;
}

const one = sql<number>`1`.as("amount");

/** When an account's first rows of a table were added. */
const first = (
  db: Database,
  measure: AchievementMeasure,
  table: SQLiteTable,
  atMs: SQLiteColumn,
  condition: SQL | undefined,
): Promise<Step[]> =>
  db
    .select({ atMs: sql<number>`${atMs}`.as("at_ms"), amount: one })
    .from(table)
    .where(condition)
    .orderBy(asc(atMs))
    .limit(mostOf(measure));

const mostOf = (measure: AchievementMeasure): number =>
  Math.max(...ACHIEVEMENTS.filter((achievement) => achievement.measure === measure).map(({ goal }) => goal));
