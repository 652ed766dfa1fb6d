import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { partners } from "./partners";

/** Articles that the assistant knows on the partner's pages alone. */
export const partnerArticles = sqliteTable(
  "partner_articles",
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    language: text({ enum: LANGUAGES }).notNull(),
    title: text().notNull(),
    markdown: text().notNull(),
    /** Where the partner has published it; null where it has not. */
    url: text(),
    updatedAtMs: integer().notNull(),
  },
  (table) => [index("partner_articles_partner").on(table.partnerId)],
);
