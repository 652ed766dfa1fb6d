import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type ApiKeyScope, DEFAULT_API_KEY_SCOPES } from "@wattleaf/shared/domain/api-keys";
import { users } from "./auth";

/** Keys of the public API. A revoked key's row is deleted: nothing of it is of use any more. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The first characters of the key, for its owner to know it by. */
    prefix: text().notNull(),
    /** SHA-256 of the key, which has 160 random bits: a copy of the database does not reveal keys. */
    keyHash: text().notNull().unique(),
    createdAtMs: integer().notNull(),
    lastUsedAtMs: integer(),
    expiresAtMs: integer(),
    scopes: text({ mode: "json" }).$type<ApiKeyScope[]>().notNull().default(DEFAULT_API_KEY_SCOPES),
    /** The secret before the last rotation, and when it ends; null without one. */
    previousPrefix: text(),
    previousKeyHash: text().unique(),
    previousEndsAtMs: integer(),
  },
  (table) => [index("api_keys_user").on(table.userId)],
);
