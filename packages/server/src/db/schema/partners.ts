import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const partners = sqliteTable("partners", {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Public: it is visible in the partner's page. The allowed origins protect the partner. */
  widgetKey: text().notNull().unique(),
  createdAtMs: integer().notNull(),
});

/** Where a partner's widget may run. No row, no service. */
export const partnerOrigins = sqliteTable(
  "partner_origins",
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    /** scheme://host[:port], exactly as a browser sends it. */
    origin: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.origin] })],
);

export const widgetSessions = sqliteTable(
  "widget_sessions",
  {
    /** SHA-256 of the bearer token. */
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    visitorId: text().notNull(),
    /** The page's origin that opened it; the token counts nowhere else. */
    origin: text().notNull(),
    expiresAtMs: integer().notNull(),
  },
  (table) => [index("widget_sessions_expiry").on(table.expiresAtMs)],
);
