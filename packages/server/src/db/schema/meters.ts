import type { MeterBill } from "@wattleaf/shared/contracts/meters";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { METER_SOURCES, METER_STATUSES, REPAIR_KINDS, UTILITY_RETURN_PAGES } from "@wattleaf/shared/domain/meters";
import { LABEL_APPLIANCES } from "@wattleaf/shared/domain/nilm";
import { UTILITY_PROVIDERS } from "@wattleaf/shared/domain/providers";
import { sql } from "drizzle-orm";
import { blob, check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

export const METER_COMMODITIES = ["electricity", "gas"] as const;

/** A meter of an account. `encrypted` columns hold secrets (adapters/encryption.ts); in the database they keep their first name, `sealed_…`. */
export const meters = sqliteTable(
  "meters",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    source: text({ enum: METER_SOURCES }).notNull(),
    /** Null for a meter that came as a file. */
    provider: text({ enum: UTILITY_PROVIDERS }),
    /** Keyed hash of what names the meter at its utility or in its file: the same account again is the same meter. */
    accountHash: text().notNull(),
    /** The account number's last four characters. */
    accountEnding: text(),
    serviceAddress: text(),
    /** The first three digits of its ZIP code, for the weather there; null for a file. */
    zipPrefix: text(),
    /** Account number and ZIP code, and a utility's tokens; null for a file, and after the consent has ended. */
    encryptedConnection: text("sealed_connection"),
    commodity: text({ enum: METER_COMMODITIES }).notNull(),
    timeZone: text().notNull(),
    /** Null until the first readings are there. */
    intervalSeconds: integer(),
    status: text({ enum: METER_STATUSES }).notNull(),
    /** Why the last import failed, fit to show. */
    problem: text(),
    tariffId: text(),
    /** The history that was asked for begins here. */
    historyFromMs: integer().notNull(),
    /** An import goes on from here, to `importToMs`. */
    importedToMs: integer().notNull(),
    importToMs: integer().notNull(),
    /** When the last complete import began: the next one asks for what has changed since. Null before the first one. */
    askedAtMs: integer(),
    /** An import that waits for its utility goes on from here. */
    nextAttemptAtMs: integer(),
    /** Lease of the importing process: no other process starts until then. */
    leasedUntilMs: integer(),
    firstReadingMs: integer(),
    /** End of the newest reading. */
    lastReadingMs: integer(),
    readingCount: integer().notNull().default(0),
    /** Counts the changes of readings: a write that read an older one is rejected by a trigger. */
    revision: integer().notNull().default(0),
    /** Usage facts from the readings, as for an upload. */
    facts: text({ mode: "json" }).$type<UsageFacts>(),
    lastImportAtMs: integer(),
    /** Since when its holder wants no new readings; null while they come. */
    pausedAtMs: integer(),
    /** Whether the readings in `meter_repairs` stand repaired in the months, or as the meter gave them. */
    repairsApplied: integer({ mode: "boolean" }).notNull().default(true),
    /** Readings of the meter that look like faults. */
    repairCount: integer().notNull().default(0),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    uniqueIndex("meters_user_account").on(table.userId, table.accountHash),
    index("meters_status").on(table.status, table.lastImportAtMs),
    check("meters_reading_count", sql`${table.readingCount} >= 0`),
  ],
);

/** A local month's readings, packed (docs/decisions/010), after the roll-ups that most charts need alone. */
export const meterMonths = sqliteTable(
  "meter_months",
  {
    meterId: text()
      .notNull()
      .references(() => meters.id, { onDelete: "cascade" }),
    /** Months since the year 0: 24312 is January 2026. */
    month: integer().notNull(),
    /** Begin of the month's first interval. */
    startMs: integer().notNull(),
    intervalSeconds: integer().notNull(),
    intervalCount: integer().notNull(),
    measuredCount: integer().notNull(),
    /** Sum of the measured intervals, thousandths of a watt-hour; negative when more was exported. */
    energyMilliWh: integer().notNull(),
    /** The highest interval as average power; null without one. */
    peakWatts: real(),
    firstReadingMs: integer(),
    lastReadingMs: integer(),
    /** engine time-series/packing/day-roll-ups.ts. */
    days: blob({ mode: "buffer" }).notNull(),
    /** engine time-series/packing/interval-block.ts; last, so that a chart of days reads none of it. */
    readings: blob({ mode: "buffer" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meterId, table.month] }),
    check("meter_months_counts", sql`${table.measuredCount} between 0 and ${table.intervalCount}`),
  ],
);

/** Readings that look like faults: as the meter gave them, and as they are repaired. */
export const meterRepairs = sqliteTable(
  "meter_repairs",
  {
    meterId: text()
      .notNull()
      .references(() => meters.id, { onDelete: "cascade" }),
    /** Begin of the interval. */
    startMs: integer().notNull(),
    kind: text({ enum: REPAIR_KINDS }).notNull(),
    /** Thousandths of a watt-hour; null of an interval without a reading, which a later one covers. */
    beforeMilliWh: integer(),
    afterMilliWh: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.meterId, table.startMs] })],
);

/** The utility's bills, one for each billing period. */
export const meterBills = sqliteTable(
  "meter_bills",
  {
    meterId: text()
      .notNull()
      .references(() => meters.id, { onDelete: "cascade" }),
    /** First day billed (YYYY-MM-DD), and the first day no longer billed. */
    start: text().notNull(),
    end: text().notNull(),
    energyWh: integer().notNull(),
    amountCents: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    tariffId: text(),
    lines: text({ mode: "json" }).$type<MeterBill["lines"]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.meterId, table.start] })],
);

/** What a user said of a stretch of the meter's readings: which appliance ran. */
export const meterLabels = sqliteTable(
  "meter_labels",
  {
    id: text().primaryKey(),
    meterId: text()
      .notNull()
      .references(() => meters.id, { onDelete: "cascade" }),
    appliance: text({ enum: LABEL_APPLIANCES }).notNull(),
    fromMs: integer().notNull(),
    toMs: integer().notNull(),
    /** Power and length of the run in W and minutes: what other months are searched for. Null where nothing was learned. */
    templateWatts: real(),
    templateMinutes: real(),
    createdAtMs: integer().notNull(),
  },
  (table) => [index("meter_labels_meter").on(table.meterId, table.fromMs)],
);

/** A user who was sent to a utility to grant consent and must return with this state, once and soon. */
export const utilityAuthorizations = sqliteTable(
  "utility_authorizations",
  {
    /** SHA-256 of the state in the address. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the session that left: the answer counts in no other. */
    sessionHash: text().notNull(),
    provider: text({ enum: UTILITY_PROVIDERS }).notNull(),
    /** What the person wrote, and the code verifier. */
    encryptedRequest: text("sealed_request").notNull(),
    returnTo: text({ enum: UTILITY_RETURN_PAGES }).notNull(),
    expiresAtMs: integer().notNull(),
  },
  (table) => [index("utility_authorizations_expiry").on(table.expiresAtMs)],
);
