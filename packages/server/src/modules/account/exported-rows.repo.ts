import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";

/** Some rows are long: a month of readings, an answer with its charts. */
const PAGE_ROWS = 100;

/** A table's rows in the order in which they were written, read a page at a time. */
export async function* rowsInPages(
  db: Database,
  table: SQLiteTable,
  columns: Record<string, SQLiteColumn>,
  where: SQL | undefined,
  shape: (row: Record<string, unknown>) => object,
): AsyncGenerator<object> {
  const rowId = sql<number>`${table}.rowid`;
  for (let after = 0; ;) {
    const page = await db
      .select({ ...columns, rowId })
      .from(table)
      .where(and(where, gt(rowId, after)))
      .orderBy(asc(rowId))
      .limit(PAGE_ROWS);
    for (const { rowId: id, ...row } of page as (Record<string, unknown> & { rowId: number })[]) {
      after = id;
      yield shape(row);
    }
    if (page.length < PAGE_ROWS) return;
  }
}

/** Instants as people read them: `createdAtMs` becomes `createdAt`, an ISO date. */
export const exportedRow = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const plain = /^(.+)Ms$/.exec(name)?.[1];
      return plain && (typeof value === "number" || value === null)
        ? [plain, value === null ? null : new Date(value).toISOString()]
        : [name, value];
    }),
  );
