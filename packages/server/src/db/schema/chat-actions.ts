import { ACTION_KINDS } from "@wattleaf/shared/contracts/attachments";
import { DEVICE_COMMANDS } from "@wattleaf/shared/domain/devices";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chatTurns } from "./chat";
import { users } from "./auth";
import { devices } from "./devices";

/** `working` is between confirmation and outcome: only the process that set it executes the action. */
export const STORED_ACTION_STATES = ["proposed", "working", "done", "declined", "failed", "expired"] as const;

/** What an answer proposed to do. It is done after a yes, once. */
export const assistantActions = sqliteTable(
  "assistant_actions",
  {
    id: text().primaryKey(),
    turnId: text()
      .notNull()
      .references(() => chatTurns.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ACTION_KINDS }).notNull(),
    input: text({ mode: "json" }).$type<unknown>().notNull(),
    state: text({ enum: STORED_ACTION_STATES }).notNull(),
    /** What came of it, in the answer's language; empty before. */
    outcome: text().notNull().default(""),
    language: text({ enum: LANGUAGES }).notNull(),
    createdAtMs: integer().notNull(),
    expiresAtMs: integer().notNull(),
    /** When the yes or the no came. */
    answeredAtMs: integer(),
  },
  (table) => [index("assistant_actions_turn").on(table.turnId), index("assistant_actions_user").on(table.userId)],
);

/** What a device is to be told at a time to come, after the person's yes. */
export const deviceOrders = sqliteTable(
  "device_orders",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    deviceId: text()
      .notNull()
      .references(() => devices.id, { onDelete: "cascade" }),
    command: text({ enum: DEVICE_COMMANDS }).notNull(),
    value: real(),
    atMs: integer().notNull(),
    tries: integer().notNull().default(0),
    /** Not tried before this; a process that gives the order moves this on, so that no other does at the same time. */
    nextTryAtMs: integer(),
    createdAtMs: integer().notNull(),
  },
  (table) => [index("device_orders_at").on(table.atMs)],
);
