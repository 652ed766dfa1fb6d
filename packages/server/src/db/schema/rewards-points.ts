import { ACHIEVEMENT_IDS } from "@wattleaf/shared/domain/achievements";
import { POINT_KINDS, SAVING_REVIEW_STATUSES, type SavingDoubt } from "@wattleaf/shared/domain/points";
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";
import { meters } from "./meters";

const account = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A month's baseline of a meter, stored once when the month begins: a trigger rejects every change of it. */
export const rewardBaselines = sqliteTable(
  "reward_baselines",
  {
    meterId: text()
      .notNull()
      .references(() => meters.id, { onDelete: "cascade" }),
    /** `YYYY-MM`, local to the meter. */
    month: text().notNull(),
    /** Null where the readings before the month were not enough: later ones do not change that. */
    baseline: text({ mode: "json" }).$type<unknown>(),
    frozenAtMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.meterId, table.month] })],
);

/** Mean outdoor temperatures that an operator imported, by area and day. */
export const outdoorTemperatures = sqliteTable(
  "outdoor_temperatures",
  {
    /** The first three digits of a ZIP code. */
    zipPrefix: text().notNull(),
    /** `YYYY-MM-DD`, local to the area. */
    day: text().notNull(),
    meanC: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.zipPrefix, table.day] })],
);

/** What an account saved in a month against its baselines: what its points, and those of its group, are made of. */
export const rewardMonths = sqliteTable(
  "reward_months",
  {
    userId: account(),
    month: text().notNull(),
    savedWh: real().notNull(),
    noiseWh: real().notNull(),
    /** Its part of what a group of homes without known noise must save; null where it was counted before this was stored. */
    leastTogetherWh: real(),
    scaleWh: real().notNull(),
    exceedsNoise: integer({ mode: "boolean" }).notNull(),
    /** Baseline errors of earlier months, Wh by month; empty with too few of them to know the home's noise from, and null, which is part of no group, where it was counted before such homes had one. */
    errorsWh: text({ mode: "json" }).$type<Record<string, number>>(),
    /** Measured by a utility; made-up readings and files are part of no group. */
    isMeasured: integer({ mode: "boolean" }).notNull(),
    /** Why the saving is implausible; null where nothing is odd about it. */
    doubts: text({ mode: "json" }).$type<SavingDoubt[]>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] }), index("reward_months_month").on(table.month)],
);

/** Implausible savings that would be paid, and what an operator said of them: nothing is paid for them before. */
export const rewardReviews = sqliteTable(
  "reward_reviews",
  {
    id: text().primaryKey(),
    userId: account(),
    month: text().notNull(),
    status: text({ enum: SAVING_REVIEW_STATUSES }).notNull(),
    /** As when the month was held; a decision holds up to this saving. */
    savedWh: real().notNull(),
    expectedWh: real().notNull(),
    doubts: text({ mode: "json" }).$type<SavingDoubt[]>().notNull(),
    /** Measured by a utility, and not a file or a made-up meter. */
    isMeasured: integer({ mode: "boolean" }).notNull(),
    heldAtMs: integer().notNull(),
    decidedAtMs: integer(),
  },
  (table) => [
    uniqueIndex("reward_reviews_once").on(table.userId, table.month),
    index("reward_reviews_status").on(table.status, table.heldAtMs),
  ],
);

/** A month's group, once its bonus is shared out: it is not shared out again. */
export const rewardGroupMonths = sqliteTable("reward_group_months", {
  month: text().primaryKey(),
  homes: integer().notNull(),
  savedWh: real().notNull(),
  noiseWh: real().notNull(),
  certainWh: real().notNull(),
  closedAtMs: integer().notNull(),
});

/**
 * Why an account has its points. Entries are only ever added (triggers reject update and delete): what turns out
 * differently is corrected by another entry of the same kind and period. They go with their whole account alone.
 */
export const pointEntries = sqliteTable(
  "point_entries",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: POINT_KINDS }).notNull(),
    /** A month, `YYYY-MM`, or an event's id. */
    period: text().notNull(),
    /** 0, and 1 and on for corrections: one effect for each account, kind, period and revision. */
    revision: integer().notNull(),
    /** Points that the entry adds; a correction may take some away. */
    points: integer().notNull(),
    /** Energy that the entry adds. */
    energyWh: integer().notNull(),
    /** What was expected in the period, and what of `energyWh` chance may explain (80 %), as known then. */
    baselineWh: integer(),
    intervalFromWh: integer(),
    intervalToWh: integer(),
    /** What was expected is that of the period's own outdoor temperatures. */
    weatherAdjusted: integer({ mode: "boolean" }).notNull().default(false),
    /** Some of the readings are made up. */
    simulated: integer({ mode: "boolean" }).notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    uniqueIndex("point_entries_once").on(table.userId, table.kind, table.period, table.revision),
    index("point_entries_newest").on(table.userId, table.createdAtMs),
    check("point_entries_effect", sql`${table.points} <> 0 or ${table.energyWh} <> 0`),
  ],
);

/** Achievements that an account has reached; their coins are in the ledger. */
export const rewardAchievements = sqliteTable(
  "reward_achievements",
  {
    userId: account(),
    achievement: text({ enum: ACHIEVEMENT_IDS }).notNull(),
    reachedAtMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievement] })],
);

/** What savings reports changed, measured each night against the holdout. Shares of use, positive for savings. */
export const rewardEffects = sqliteTable(
  "reward_effects",
  {
    /** UTC, `YYYY-MM-DD`. */
    day: text().notNull(),
    salt: text().notNull(),
    holdoutShare: real().notNull(),
    /** The first and the last compared month. */
    fromMonth: text().notNull(),
    toMonth: text().notNull(),
    treatedHomes: integer().notNull(),
    holdoutHomes: integer().notNull(),
    /** With the ends of its 95 % interval; null with fewer than 30 homes on a side. */
    savedShare: real(),
    savedShareFrom: real(),
    savedShareTo: real(),
  },
  (table) => [primaryKey({ columns: [table.day, table.salt] })],
);
