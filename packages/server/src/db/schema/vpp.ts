import { sql } from "drizzle-orm";
import {
  blob,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import {
  ADJUSTMENTS,
  BASELINE_METHODS,
  DEVICE_KINDS,
  HOLIDAY_CALENDARS,
  VPP_QUOTAS,
} from "@wattleaf/shared/domain/vpp";
import { users } from "./auth";

/**
 * Ids are unique within an account, which can choose them: every key begins with the account, so that no query can omit
 * the owner. A trigger limits the rows per account (see the migration).
 */
const account = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** OpenADR fields that the product does not use: stored and returned. */
const details = () => text({ mode: "json" }).$type<Record<string, unknown>>();

export const vppPlants = sqliteTable(
  "vpp_plants",
  {
    userId: account(),
    id: text().notNull(),
    name: text().notNull(),
    timeZone: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** The operator's part of the revenue, 0 to 1. */
    operatorShare: real().notNull(),
    baselineMethod: text({ enum: BASELINE_METHODS }).notNull(),
    adjustment: text({ enum: ADJUSTMENTS }).notNull(),
    holidayCalendar: text({ enum: HOLIDAY_CALENDARS }).notNull(),
    /** In each interval up to this share of the request is paid. */
    paidUpTo: real().notNull(),
    details: details(),
    createdAtMs: integer().notNull(),
    modifiedAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("vpp_plants_name").on(table.userId, table.name),
    check("vpp_plants_operator_share", sql`${table.operatorShare} between 0 and 1`),
  ],
);

/** A site with its own meter that participates in a plant. */
export const vppParticipants = sqliteTable(
  "vpp_participants",
  {
    userId: account(),
    id: text().notNull(),
    plantId: text().notNull(),
    name: text().notNull(),
    /** Whether it participates in events without a setting of their own. */
    optedIn: integer({ mode: "boolean" }).notNull(),
    details: details(),
    createdAtMs: integer().notNull(),
    modifiedAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("vpp_participants_name").on(table.userId, table.name),
    index("vpp_participants_plant").on(table.userId, table.plantId),
    foreignKey({ columns: [table.userId, table.plantId], foreignColumns: [vppPlants.userId, vppPlants.id] }).onDelete(
      "cascade",
    ),
  ],
);

export const vppDevices = sqliteTable(
  "vpp_devices",
  {
    userId: account(),
    id: text().notNull(),
    participantId: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: DEVICE_KINDS }).notNull(),
    flexibleKw: real().notNull(),
    availableFromHour: integer().notNull(),
    availableToHour: integer().notNull(),
    details: details(),
    createdAtMs: integer().notNull(),
    modifiedAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("vpp_devices_name").on(table.userId, table.participantId, table.name),
    foreignKey({
      columns: [table.userId, table.participantId],
      foreignColumns: [vppParticipants.userId, vppParticipants.id],
    }).onDelete("cascade"),
  ],
);

export const vppEvents = sqliteTable(
  "vpp_events",
  {
    userId: account(),
    id: text().notNull(),
    plantId: text().notNull(),
    name: text(),
    notifyAtMs: integer().notNull(),
    startMs: integer().notNull(),
    endMs: integer().notNull(),
    /** Null for a signal that asks for no amount; there is nothing to settle then. */
    requestedKw: real(),
    pricePerKwh: real().notNull(),
    capacityPricePerKw: real().notNull(),
    penaltyPerKwh: real().notNull(),
    cancelledAtMs: integer(),
    details: details(),
    createdAtMs: integer().notNull(),
    modifiedAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("vpp_events_plant").on(table.userId, table.plantId, table.startMs),
    foreignKey({ columns: [table.userId, table.plantId], foreignColumns: [vppPlants.userId, vppPlants.id] }).onDelete(
      "cascade",
    ),
    check("vpp_events_span", sql`${table.endMs} > ${table.startMs}`),
  ],
);

/** A participant's opt-in or opt-out for one event. */
export const vppOpts = sqliteTable(
  "vpp_opts",
  {
    userId: account(),
    eventId: text().notNull(),
    participantId: text().notNull(),
    optedIn: integer({ mode: "boolean" }).notNull(),
    atMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId, table.participantId] }),
    foreignKey({ columns: [table.userId, table.eventId], foreignColumns: [vppEvents.userId, vppEvents.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      columns: [table.userId, table.participantId],
      foreignColumns: [vppParticipants.userId, vppParticipants.id],
    }).onDelete("cascade"),
  ],
);

/** Readings as they were reported, a row a report: of two that tell of the same interval the later one counts. */
export const vppMeterSeries = sqliteTable(
  "vpp_meter_series",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: account(),
    participantId: text().notNull(),
    startMs: integer().notNull(),
    endMs: integer().notNull(),
    intervalSeconds: integer().notNull(),
    intervalCount: integer().notNull(),
    /** kWh of each interval as 64-bit floats, little-endian; NaN where the meter gave none. */
    kwh: blob({ mode: "buffer" }).notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    index("vpp_meter_series_time").on(table.userId, table.participantId, table.startMs, table.endMs),
    foreignKey({
      columns: [table.userId, table.participantId],
      foreignColumns: [vppParticipants.userId, vppParticipants.id],
    }).onDelete("cascade"),
  ],
);

/** How many readings an account keeps: kept by triggers on the meter series, and bounded. */
export const vppReadingCounts = sqliteTable(
  "vpp_reading_counts",
  {
    userId: account().primaryKey(),
    readings: integer().notNull(),
  },
  (table) => [check("vpp_reading_counts_quota", sql`${table.readings} <= ${sql.raw(String(VPP_QUOTAS.readings))}`)],
);

/** What an event came to, as it was computed once. */
export const vppSettlements = sqliteTable(
  "vpp_settlements",
  {
    userId: account(),
    eventId: text().notNull(),
    plantId: text().notNull(),
    settledAtMs: integer().notNull(),
    performance: real().notNull(),
    revenueCents: integer().notNull(),
    operatorCents: integer().notNull(),
    statement: text({ mode: "json" }).$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index("vpp_settlements_plant").on(table.userId, table.plantId),
    foreignKey({ columns: [table.userId, table.eventId], foreignColumns: [vppEvents.userId, vppEvents.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** What has happened to a plant's objects, for subscribers who come and ask; a trigger keeps the latest of an account. */
export const vppChanges = sqliteTable(
  "vpp_changes",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: account(),
    plantId: text().notNull(),
    objectType: text().notNull(),
    operation: text({ enum: ["CREATE", "UPDATE", "DELETE"] }).notNull(),
    /** The object as it was after the operation, or before it was deleted. */
    object: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    atMs: integer().notNull(),
  },
  (table) => [
    index("vpp_changes_plant").on(table.userId, table.plantId, table.id),
    index("vpp_changes_account").on(table.userId, table.id),
    index("vpp_changes_time").on(table.atMs),
  ],
);

/** A home's enrollment in a plant that is open to every account: the devices that it takes part with. */
export const vppMemberships = sqliteTable(
  "vpp_memberships",
  {
    userId: account(),
    plantId: text().notNull(),
    devices: text({ mode: "json" }).$type<readonly { id: string; name: string; flexibleKw: number }[]>().notNull(),
    joinedAtMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.plantId] })],
);

/** Events of such plants that a home sits out. */
export const vppEventOptOuts = sqliteTable(
  "vpp_event_opt_outs",
  {
    userId: account(),
    eventId: text().notNull(),
    atMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] })],
);
