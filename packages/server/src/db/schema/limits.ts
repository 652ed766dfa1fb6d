import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What throttles and quotas have counted, for all processes of one database. Rows are deleted after their end. */
export const limitCounts = sqliteTable(
  "limit_counts",
  {
    /** The limiter's name and a fingerprint of whom it counts: addresses and names are not readable here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAtMs: integer().notNull(),
  },
  (table) => [index("limit_counts_end").on(table.endsAtMs)],
);
