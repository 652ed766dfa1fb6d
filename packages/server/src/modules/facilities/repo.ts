import type { Facility } from "@wattleaf/shared/contracts/facilities";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { facilities } from "../../db/schema/facilities";

/**
 * Stores the facility, or replaces the one of that id; false when the account has as many as it may. One statement, so
 * that two at once cannot pass together.
 */
export async function putFacility(
  db: Database,
  row: { userId: string; id: string; definition: Facility; modifiedAtMs: number },
  most: number,
): Promise<boolean> {
  const { userId, id, modifiedAtMs } = row;
  const definition = JSON.stringify(row.definition);
  const own = eq(facilities.userId, userId);
  const others = sql`(select count(*) from ${facilities} where ${and(own, sql`${facilities.id} <> ${id}`)})`;
  const rows = await db
    .insert(facilities)
    .select(sql`select ${userId}, ${id}, ${definition}, ${modifiedAtMs} where ${others} < ${most}`)
    .onConflictDoUpdate({
      target: [facilities.userId, facilities.id],
      set: { definition: sql`excluded.definition`, modifiedAtMs: sql`excluded.modified_at_ms` },
    })
    .returning({ id: facilities.id });
  return rows.length > 0;
}

export const listFacilities = (db: Database, userId: string) =>
  db
    .select({ id: facilities.id, definition: facilities.definition })
    .from(facilities)
    .where(eq(facilities.userId, userId))
    .orderBy(asc(facilities.id));

export async function findFacility(db: Database, userId: string, id: string): Promise<Facility | null> {
  const [row] = await db
    .select({ definition: facilities.definition })
    .from(facilities)
    .where(and(eq(facilities.userId, userId), eq(facilities.id, id)));
  return row?.definition ?? null;
}

export async function deleteFacility(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(facilities)
    .where(and(eq(facilities.userId, userId), eq(facilities.id, id)))
    .returning({ id: facilities.id });
  return rows.length > 0;
}
