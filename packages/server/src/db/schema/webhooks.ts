import { DELIVERY_STATES, WEBHOOK_EVENTS, type WebhookEvent } from "@wattleaf/shared/domain/webhooks";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { partners } from "./partners";

/** Where a partner's server hears of events. */
export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    url: text().notNull(),
    events: text({ mode: "json" }).$type<WebhookEvent[]>().notNull(),
    /** What messages are signed with. */
    encryptedSecret: text().notNull(),
    createdAtMs: integer().notNull(),
    /** The secret before the last rotation, which signs as well until its time is over. */
    previousEncryptedSecret: text(),
    previousUntilMs: integer(),
  },
  (table) => [index("webhooks_partner").on(table.partnerId)],
);

/** Messages to webhooks: written with what they tell of, kept as a log. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The `webhook-id` of the message: the same at every try. */
    messageId: text().notNull(),
    event: text({ enum: WEBHOOK_EVENTS }).notNull(),
    /** JSON, exactly as it is signed and sent. */
    body: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    tries: integer().notNull().default(0),
    /** Not sent before this; a process that sends it moves this on, so that no other does at the same time. */
    nextTryAtMs: integer().notNull(),
    createdAtMs: integer().notNull(),
    lastTriedAtMs: integer(),
    /** HTTP status of the last try; null where there was no answer. */
    lastStatus: integer(),
    /** Why the last try failed, for the log; null after a success. */
    lastError: text(),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.messageId] }),
    index("webhook_deliveries_due").on(table.state, table.nextTryAtMs),
    index("webhook_deliveries_newest").on(table.webhookId, table.createdAtMs),
  ],
);
