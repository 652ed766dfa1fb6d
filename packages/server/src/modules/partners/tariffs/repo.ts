import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { partnerTariffs } from "../../../db/schema/partners-tariffs";
import { countKnowledgeChange } from "../repo";

export type TariffRow = typeof partnerTariffs.$inferSelect;

export const listTariffs = (db: Database, partnerId: string): Promise<TariffRow[]> =>
  db
    .select()
    .from(partnerTariffs)
    .where(eq(partnerTariffs.partnerId, partnerId))
    .orderBy(asc(partnerTariffs.name), asc(partnerTariffs.id));

/** @returns false if there are as many as there may be, or one with its name */
export async function insertTariff(db: Database, row: TariffRow, most: number): Promise<boolean> {
  const count = sql`(select count(*) from ${partnerTariffs} where ${eq(partnerTariffs.partnerId, row.partnerId)})`;
  const [rows] = await db.batch([
    db
      .insert(partnerTariffs)
      .select(
        sql`select ${row.id}, ${row.partnerId}, ${row.name}, ${JSON.stringify(row.item)}, ${row.updatedAtMs} where ${count} < ${most}`,
      )
      .onConflictDoNothing()
      .returning({ id: partnerTariffs.id }),
    countKnowledgeChange(db, row.partnerId),
  ]);
  return rows.length > 0;
}

export async function hasTariffNamed(db: Database, { partnerId, name }: TariffRow): Promise<boolean> {
  const isIt = and(eq(partnerTariffs.partnerId, partnerId), eq(partnerTariffs.name, name));
  return (await db.$count(partnerTariffs, isIt)) > 0;
}

export async function deleteTariff(
  db: Database,
  { partnerId, id }: Pick<TariffRow, "id" | "partnerId">,
): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .delete(partnerTariffs)
      .where(and(eq(partnerTariffs.partnerId, partnerId), eq(partnerTariffs.id, id)))
      .returning({ id: partnerTariffs.id }),
    countKnowledgeChange(db, partnerId),
  ]);
  return rows.length > 0;
}
