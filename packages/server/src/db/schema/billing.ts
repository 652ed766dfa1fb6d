import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAID_PLANS } from "@wattleaf/shared/domain/billing";
import { users } from "./auth";

/** Subscriptions at Stripe, as it last described them. */
export const billingSubscriptions = sqliteTable(
  "billing_subscriptions",
  {
    /** Stripe's own. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text().notNull(),
    plan: text({ enum: PAID_PLANS }).notNull(),
    /** Stripe's word for it, such as `active` or `canceled`. */
    status: text().notNull(),
    createdAtMs: integer().notNull(),
    /** When Stripe was asked for this state; an answer to an earlier question does not replace it. */
    askedAtMs: integer().notNull(),
  },
  (table) => [index("billing_subscriptions_user").on(table.userId)],
);

/** Events that Stripe has delivered, which it may do more than once. */
export const billingEvents = sqliteTable(
  "billing_events",
  {
    /** Stripe's own. */
    id: text().primaryKey(),
    receivedAtMs: integer().notNull(),
  },
  (table) => [index("billing_events_received").on(table.receivedAtMs)],
);
