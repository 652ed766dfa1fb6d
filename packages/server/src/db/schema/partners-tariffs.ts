import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { partners } from "./partners";

/** A partner's own rate plans, which the assistant explains and compares on the partner's pages alone. */
export const partnerTariffs = sqliteTable(
  "partner_tariffs",
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    /** Answers tell rate plans apart by it. */
    name: text().notNull(),
    item: text({ mode: "json" }).$type<UrdbItem>().notNull(),
    updatedAtMs: integer().notNull(),
  },
  (table) => [uniqueIndex("partner_tariffs_name").on(table.partnerId, table.name)],
);
