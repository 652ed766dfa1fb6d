import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often each paper was downloaded, in any language; nothing about who did. */
export const whitePaperDownloads = sqliteTable("white_paper_downloads", {
  slug: text().primaryKey(),
  downloads: integer().notNull(),
});
