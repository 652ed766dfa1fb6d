import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { nilmTemplates } from "../../db/schema/nilm";
import type { HomeTemplate } from "@wattleaf/engine/nilm/home-templates";

export interface RememberedTemplate extends HomeTemplate {
  homeId: string;
}

export const listTemplates = (db: Database, userId: string): Promise<RememberedTemplate[]> =>
  db
    .select({
      homeId: nilmTemplates.homeId,
      device: nilmTemplates.device,
      watts: nilmTemplates.watts,
      minutes: nilmTemplates.minutes,
    })
    .from(nilmTemplates)
    .where(eq(nilmTemplates.userId, userId))
    .orderBy(asc(nilmTemplates.homeId), desc(nilmTemplates.learnedAtMs));

/**
 * Keeps templates of a home, each once; beyond `most` the oldest go. Nothing is kept when the home would be one more
 * than `mostHomes`.
 */
export async function keepTemplates(
  db: Database,
  { userId, homeId, learnedAtMs }: { userId: string; homeId: string; learnedAtMs: number },
  templates: readonly HomeTemplate[],
  { most, mostHomes }: { most: number; mostHomes: number },
): Promise<void> {
  const table = nilmTemplates;
  const home = and(eq(table.userId, userId), eq(table.homeId, homeId));
  const otherHomes = sql`(select count(distinct ${table.homeId}) from ${table} where ${and(
    eq(table.userId, userId),
    sql`${table.homeId} <> ${homeId}`,
  )})`;
  const [first, ...inserts] = templates.map(({ device, watts, minutes }) =>
    db
      .insert(table)
      .select(
        sql`select ${userId}, ${homeId}, ${device}, ${watts}, ${minutes}, ${learnedAtMs} where ${otherHomes} < ${mostHomes}`,
      )
      .onConflictDoUpdate({
        target: [table.userId, table.homeId, table.device, table.watts, table.minutes],
        set: { learnedAtMs: sql`excluded.learned_at_ms` },
      }),
  );
  if (!first) return;
  const newest = sql`(select rowid from ${table} where ${home} order by ${table.learnedAtMs} desc, rowid desc limit ${most})`;
  await db.batch([first, ...inserts, db.delete(table).where(and(home, sql`rowid not in ${newest}`))]);
}

export async function forgetHome(db: Database, userId: string, homeId: string): Promise<boolean> {
  const rows = await db
    .delete(nilmTemplates)
    .where(and(eq(nilmTemplates.userId, userId), eq(nilmTemplates.homeId, homeId)))
    .returning({ device: nilmTemplates.device });
  return rows.length > 0;
}
