import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";

/** An uploaded file: its facts are stored, the file itself is not. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: text().primaryKey(),
    ownerId: text().notNull(),
    /** The uploader's own name for it, for showing; never used as a path. */
    fileName: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
    facts: text({ mode: "json" }).$type<UsageFacts>().notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    index("uploads_owner").on(table.ownerId, table.createdAtMs),
    // The same file again is the same upload.
    uniqueIndex("uploads_owner_file").on(table.ownerId, table.sha256),
  ],
);
