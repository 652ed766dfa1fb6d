import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { OpenAdrScope } from "@wattleaf/shared/domain/openadr";
import { users } from "./auth";
import { vppEvents, vppParticipants, vppPlants } from "./vpp";

/** Credentials that an operator issued for clients of its OpenADR server. */
export const openAdrClients = sqliteTable(
  "openadr_clients",
  {
    /** Random, and unique across accounts: the token endpoint learns the account from it. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Null for business logic, which sees what the operator sees. */
    venId: text(),
    /** SHA-256. */
    secretHash: text().notNull(),
    scopes: text({ mode: "json" }).$type<OpenAdrScope[]>().notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    index("openadr_clients_account").on(table.userId),
    foreignKey({
      columns: [table.userId, table.venId],
      foreignColumns: [vppParticipants.userId, vppParticipants.id],
    }).onDelete("cascade"),
  ],
);

/** Access tokens that credentials were exchanged for. */
export const openAdrTokens = sqliteTable(
  "openadr_tokens",
  {
    /** SHA-256. */
    tokenHash: text().primaryKey(),
    clientId: text()
      .notNull()
      .references(() => openAdrClients.id, { onDelete: "cascade" }),
    scopes: text({ mode: "json" }).$type<OpenAdrScope[]>().notNull(),
    expiresAtMs: integer().notNull(),
  },
  (table) => [index("openadr_tokens_client").on(table.clientId), index("openadr_tokens_expiry").on(table.expiresAtMs)],
);

/** OpenADR reports as they came; the usage that they tell of is in the meter series. */
export const vppReports = sqliteTable(
  "vpp_reports",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    plantId: text().notNull(),
    eventId: text().notNull(),
    clientName: text().notNull(),
    /** Who reported; null for reports of before this was recorded, which only the operator sees. */
    venId: text(),
    /** The object as it came, without what has a column. */
    details: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAtMs: integer().notNull(),
    modifiedAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("vpp_reports_event").on(table.userId, table.eventId),
    foreignKey({ columns: [table.userId, table.eventId], foreignColumns: [vppEvents.userId, vppEvents.id] }).onDelete(
      "cascade",
    ),
  ],
);

export const vppSubscriptions = sqliteTable(
  "vpp_subscriptions",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    plantId: text().notNull(),
    clientName: text().notNull(),
    /** The object as it came, without what has a column. */
    details: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAtMs: integer().notNull(),
    modifiedAtMs: integer().notNull(),
    /** The VEN that subscribed, with which the row is deleted (a trigger); null for the operator and business logic. */
    venId: text(),
    /** Encrypted JSON: the bearer tokens of the callbacks, in the order of `objectOperations`. */
    encryptedTokens: text(),
    /** The last change that its callbacks have received. */
    deliveredId: integer().notNull().default(0),
    /** Failed tries to deliver the next one. */
    tries: integer().notNull().default(0),
    /** Null without callbacks. */
    nextTryAtMs: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("vpp_subscriptions_due").on(table.nextTryAtMs),
    foreignKey({ columns: [table.userId, table.plantId], foreignColumns: [vppPlants.userId, vppPlants.id] }).onDelete(
      "cascade",
    ),
  ],
);
