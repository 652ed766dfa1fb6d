import { count, eq, max, min, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { outdoorTemperatures } from "../../../db/schema/rewards-points";

type TemperatureRow = typeof outdoorTemperatures.$inferSelect;

export const listTemperatures = (db: Database, zipPrefix: string): Promise<TemperatureRow[]> =>
  db.select().from(outdoorTemperatures).where(eq(outdoorTemperatures.zipPrefix, zipPrefix));

/** The statement that stores days; a day that is there already takes the new value. */
export const saveTemperatures = (db: Database, rows: readonly TemperatureRow[]) =>
  db
    .insert(outdoorTemperatures)
    .values([...rows])
    .onConflictDoUpdate({
      target: [outdoorTemperatures.zipPrefix, outdoorTemperatures.day],
      set: { meanC: sql`excluded.mean_c` },
    });

export const listAreas = (db: Database) =>
  db
    .select({
      zipPrefix: outdoorTemperatures.zipPrefix,
      days: count(),
      firstDay: min(outdoorTemperatures.day),
      lastDay: max(outdoorTemperatures.day),
    })
    .from(outdoorTemperatures)
    .groupBy(outdoorTemperatures.zipPrefix)
    .orderBy(outdoorTemperatures.zipPrefix);
