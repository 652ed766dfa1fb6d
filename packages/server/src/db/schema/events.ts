import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";

/** How many seats of an event are taken: the constraint is what keeps an event from being overbooked. */
export const eventSeats = sqliteTable(
  "event_seats",
  {
    eventId: text().primaryKey(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [check("event_seats_taken", sql`${table.taken} between 0 and ${table.capacity}`)],
);

/** Who comes to an event: deleted some time after it. */
export const eventRegistrations = sqliteTable(
  "event_registrations",
  {
    eventId: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    eventEndsAtMs: integer().notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.email] }),
    index("event_registrations_ends").on(table.eventEndsAtMs),
  ],
);
