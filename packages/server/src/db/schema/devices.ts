import type { RunReason } from "@wattleaf/shared/contracts/devices/schedules";
import { DEVICE_ACTION_KINDS, DEVICE_ACTORS, SCHEDULE_ORIGINS } from "@wattleaf/shared/domain/device-schedules";
import { DEVICE_COMMANDS, DEVICE_SOURCES, DEVICE_TYPES } from "@wattleaf/shared/domain/devices";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";
import { hubs } from "./hubs";
import { meters } from "./meters";

export const devices = sqliteTable(
  "devices",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** How it is reached. `simulated` is software alone, and is marked so wherever the device shows. */
    connector: text({ enum: DEVICE_SOURCES }).notNull(),
    type: text({ enum: DEVICE_TYPES }).notNull(),
    name: text().notNull(),
    /** What the connector keeps of it; its shape is the connector's own. */
    state: text({ mode: "json" }).$type<unknown>().notNull(),
    /** The instant at which `state` held. */
    stateAtMs: integer().notNull(),
    /** Grows with each command, so that two at once cannot undo each other. */
    revision: integer().notNull().default(0),
    connectedAtMs: integer().notNull(),
    changedAtMs: integer().notNull(),
    /** Null for a simulated device. */
    hubId: text().references(() => hubs.id, { onDelete: "cascade" }),
    /** What its hub calls it. */
    hubDeviceId: text(),
    /** Its history; null until it has measured energy. */
    meterId: text().references(() => meters.id, { onDelete: "set null" }),
    /** Where its energy counter stood when the interval that is not stored yet began. */
    counter: text({ mode: "json" }).$type<{ atMs: number; energyWh: number }>(),
  },
  (table) => [
    index("devices_user").on(table.userId, table.connectedAtMs),
    uniqueIndex("devices_hub").on(table.hubId, table.hubDeviceId),
  ],
);

/**
 * What a device is to be told at a time to come, once or on days of the week. The row is the work itself, with a lease
 * (docs/decisions/013): what is done moves it on to its next time in the transaction of the device's change, or ends it.
 */
export const deviceSchedules = sqliteTable(
  "device_schedules",
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
    /** The device is turned off after so long; null for a command alone. */
    minutes: integer(),
    /** A bit for each day, Monday the lowest; 0 for a single run. */
    weekdays: integer().notNull(),
    /** Minutes after local midnight at which it starts. */
    localMinute: integer().notNull(),
    timeZone: text().notNull(),
    /** When it next does something. */
    atMs: integer().notNull(),
    /** When the run that `atMs` ends began; null before it begins. */
    runningSinceMs: integer(),
    tries: integer().notNull().default(0),
    /** Not tried before this; a process that gives the command moves it on, so that no other does at the same time. */
    nextTryAtMs: integer(),
    origin: text({ enum: SCHEDULE_ORIGINS }).notNull(),
    reason: text({ mode: "json" }).$type<RunReason>(),
    createdAtMs: integer().notNull(),
  },
  (table) => [index("device_schedules_at").on(table.atMs), index("device_schedules_user").on(table.userId)],
);

/** What was done with devices, by whom and why, with what was before it for undo. */
export const deviceActions = sqliteTable(
  "device_actions",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    deviceId: text()
      .notNull()
      .references(() => devices.id, { onDelete: "cascade" }),
    kind: text({ enum: DEVICE_ACTION_KINDS }).notNull(),
    value: real(),
    by: text({ enum: DEVICE_ACTORS }).notNull(),
    scheduleId: text(),
    /** The switch and the target, or the schedule's row; null for a schedule that did not exist. */
    before: text({ mode: "json" }).$type<unknown>(),
    reason: text({ mode: "json" }).$type<RunReason>(),
    atMs: integer().notNull(),
    undoneAtMs: integer(),
  },
  (table) => [
    index("device_actions_device").on(table.deviceId, table.atMs),
    index("device_actions_user").on(table.userId, table.atMs),
  ],
);

/** What a device used in each hour, as far as it is known. Negative where a battery fed the home. */
export const deviceEnergy = sqliteTable(
  "device_energy",
  {
    deviceId: text()
      .notNull()
      .references(() => devices.id, { onDelete: "cascade" }),
    hourStartMs: integer().notNull(),
    wattHours: real().notNull(),
    /** How far into the hour it is known. */
    untilMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.hourStartMs] })],
);
