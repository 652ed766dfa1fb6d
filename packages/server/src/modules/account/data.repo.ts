import { and, eq, getTableColumns, getTableName, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Platform } from "../../core/platform";
import type { Database } from "../../db/client";
import * as schema from "../../db/schema";
import { unpackReadings } from "@wattleaf/engine/time-series/packing/interval-block";
import { exportedRow, rowsInPages } from "./exported-rows.repo";

/**
 * All account data: the single list that export and deletion use. A table with a column that references an account, or
 * with rows that depend on such a table, must be listed here: a test scans the database for missing ones.
 */
interface OwnedTable {
  table: SQLiteTable;
  /** Which rows are the account's. */
  rows(userId: string): SQL | undefined;
  /** Section of the export; null where nothing of it would tell its owner anything, with the reason beside it. */
  section: string | null;
  /** The rows of the export, where it has fewer. */
  exportedRows?: OwnedTable["rows"];
  /** Columns that stay out of the export: secrets, and what is kept of a row for the machine alone. */
  without?: readonly string[];
  /** Encrypted columns of the account's own, and the names that they have in the export. */
  decrypt?: Readonly<Record<string, string>>;
  /** For columns that are packed. */
  unpack?(row: Record<string, unknown>): Record<string, unknown>;
}

const byUser =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    eq(column, userId);

/** Rows of `user:…`, and of the account's sessions that may only look (modules/owner.ts). */
const byOwner =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    or(
      eq(column, `user:${userId}`),
      sql`${column} in (select 'session:' || ${schema.sessions.id} from ${schema.sessions} where ${eq(schema.sessions.userId, userId)})`,
    );

const byTurn =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    sql`${column} in (select ${schema.chatTurns.id} from ${schema.chatTurns} where ${byOwner(schema.chatTurns.ownerId)(userId)})`;

const byClient =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    sql`${column} in (select ${schema.openAdrClients.id} from ${schema.openAdrClients} where ${eq(schema.openAdrClients.userId, userId)})`;

const byOwnerOrClient =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    or(
      byOwner(column)(userId),
      sql`${column} in (select 'client:' || ${schema.openAdrClients.id} from ${schema.openAdrClients} where ${eq(schema.openAdrClients.userId, userId)})`,
    );

const byPurchase =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    sql`${column} in (select ${schema.purchases.id} from ${schema.purchases} where ${eq(schema.purchases.userId, userId)})`;

/** What belongs to an account's workspaces. */
const byPartner =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    sql`${column} in (select ${schema.partners.id} from ${schema.partners} where ${eq(schema.partners.userId, userId)})`;

const byWebhook =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    sql`${column} in (select ${schema.webhooks.id} from ${schema.webhooks} where ${byPartner(schema.webhooks.partnerId)(userId)})`;

const byQuestion: OwnedTable["rows"] = (userId) =>
  sql`${schema.partnerQuestionChanges.questionId} in (select ${schema.partnerQuestions.id} from ${schema.partnerQuestions} where ${byPartner(schema.partnerQuestions.partnerId)(userId)})`;

const byMeter =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    sql`${column} in (select ${schema.meters.id} from ${schema.meters} where ${eq(schema.meters.userId, userId)})`;

const byDevice =
  (column: SQLiteColumn): OwnedTable["rows"] =>
  (userId) =>
    sql`${column} in (select ${schema.devices.id} from ${schema.devices} where ${eq(schema.devices.userId, userId)})`;

/** In the order of deletion: what hangs on something else before it, sessions after what is found by them. */
export const OWNED_TABLES: readonly OwnedTable[] = [
  {
    table: schema.answerFeedback,
    rows: byOwner(schema.answerFeedback.ownerId),
    section: "answerFeedback",
    without: ["ownerId"],
  },
  {
    table: schema.assistantActions,
    rows: byUser(schema.assistantActions.userId),
    section: "assistantActions",
    without: ["userId"],
  },
  { table: schema.rephrasings, rows: byTurn(schema.rephrasings.turnId), section: "rephrasings" },
  // Keys of messages that were replaced: they only keep late copies out.
  { table: schema.replacedMessages, rows: byOwner(schema.replacedMessages.ownerId), section: null },
  {
    table: schema.chatTurns,
    rows: byOwner(schema.chatTurns.ownerId),
    section: "chatTurns",
    without: ["ownerId", "messageKey", "understanding", "events", "deadlineAtMs"],
  },
  {
    table: schema.conversations,
    rows: byOwner(schema.conversations.ownerId),
    section: "conversations",
    without: ["ownerId"],
  },
  { table: schema.uploads, rows: byOwner(schema.uploads.ownerId), section: "uploads", without: ["ownerId"] },
  {
    table: schema.deviceSchedules,
    rows: byUser(schema.deviceSchedules.userId),
    section: "deviceSchedules",
    without: ["userId", "tries", "nextTryAtMs"],
  },
  {
    table: schema.deviceActions,
    rows: byUser(schema.deviceActions.userId),
    section: "deviceActions",
    without: ["userId", "before"],
  },
  { table: schema.deviceEnergy, rows: byDevice(schema.deviceEnergy.deviceId), section: "deviceEnergy" },
  // A frozen copy of means of the readings, which are exported themselves.
  { table: schema.rewardBaselines, rows: byMeter(schema.rewardBaselines.meterId), section: null },
  {
    table: schema.meterMonths,
    rows: byMeter(schema.meterMonths.meterId),
    section: "meterReadings",
    without: ["month", "days"],
    unpack: ({ readings, ...month }) => ({
      ...month,
      // Thousandths of a watt-hour; null where the meter gave nothing.
      readingsMilliWh: Array.from(unpackReadings(readings as Uint8Array), (amount) =>
        Number.isNaN(amount) ? null : amount,
      ),
    }),
  },
  { table: schema.meterRepairs, rows: byMeter(schema.meterRepairs.meterId), section: "meterRepairs" },
  { table: schema.meterLabels, rows: byMeter(schema.meterLabels.meterId), section: "meterLabels" },
  { table: schema.meterBills, rows: byMeter(schema.meterBills.meterId), section: "meterBills" },
  {
    table: schema.meters,
    rows: byUser(schema.meters.userId),
    section: "meters",
    without: ["userId", "accountHash", "encryptedConnection", "leasedUntilMs", "revision"],
  },
  {
    table: schema.billingSubscriptions,
    rows: byUser(schema.billingSubscriptions.userId),
    section: "billingSubscriptions",
    without: ["userId", "askedAtMs"],
  },
  { table: schema.emailConfirmations, rows: byUser(schema.emailConfirmations.userId), section: null },
  // Emails on their way to the account: encrypted, gone within a day.
  { table: schema.queuedEmails, rows: byUser(schema.queuedEmails.userId), section: null },
  // Users on their way to a utility: secrets, valid for minutes.
  { table: schema.utilityAuthorizations, rows: byUser(schema.utilityAuthorizations.userId), section: null },
  {
    table: schema.devices,
    rows: byUser(schema.devices.userId),
    section: "devices",
    without: ["userId", "revision", "counter"],
  },
  {
    table: schema.hubs,
    rows: byUser(schema.hubs.userId),
    section: "hubs",
    without: ["userId", "encryptedAccess", "leasedBy", "leasedUntilMs", "revision"],
  },
  { table: schema.facilities, rows: byUser(schema.facilities.userId), section: "facilities", without: ["userId"] },
  {
    table: schema.nilmTemplates,
    rows: byUser(schema.nilmTemplates.userId),
    section: "nilmTemplates",
    without: ["userId"],
  },
  { table: schema.vppOpts, rows: byUser(schema.vppOpts.userId), section: "vppOpts", without: ["userId"] },
  { table: schema.vppReports, rows: byUser(schema.vppReports.userId), section: "vppReports", without: ["userId"] },
  {
    table: schema.vppSettlements,
    rows: byUser(schema.vppSettlements.userId),
    section: "vppSettlements",
    without: ["userId"],
  },
  {
    table: schema.vppSubscriptions,
    rows: byUser(schema.vppSubscriptions.userId),
    section: "vppSubscriptions",
    without: ["userId", "encryptedTokens", "deliveredId", "tries", "nextTryAtMs"],
  },
  // Responses that were sent before: encrypted, gone within a day.
  { table: schema.idempotencyKeys, rows: byOwnerOrClient(schema.idempotencyKeys.owner), section: null },
  // Access tokens of the clients: secrets, valid for an hour.
  { table: schema.openAdrTokens, rows: byClient(schema.openAdrTokens.clientId), section: null },
  {
    table: schema.openAdrClients,
    rows: byUser(schema.openAdrClients.userId),
    section: "openAdrClients",
    without: ["userId", "secretHash"],
  },
  // Notifications of changes to objects in the other sections.
  { table: schema.vppChanges, rows: byUser(schema.vppChanges.userId), section: null },
  { table: schema.vppEvents, rows: byUser(schema.vppEvents.userId), section: "vppEvents", without: ["userId"] },
  {
    table: schema.vppMeterSeries,
    rows: byUser(schema.vppMeterSeries.userId),
    section: "vppReadings",
    without: ["userId", "id"],
    unpack: ({ kwh, ...series }) => ({ ...series, kwh: floatsOf(kwh as Uint8Array) }),
  },
  // How many readings there are, for the quota.
  { table: schema.vppReadingCounts, rows: byUser(schema.vppReadingCounts.userId), section: null },
  { table: schema.vppDevices, rows: byUser(schema.vppDevices.userId), section: "vppDevices", without: ["userId"] },
  {
    table: schema.vppParticipants,
    rows: byUser(schema.vppParticipants.userId),
    section: "vppParticipants",
    without: ["userId"],
  },
  { table: schema.vppPlants, rows: byUser(schema.vppPlants.userId), section: "vppPlants", without: ["userId"] },
  {
    table: schema.vppMemberships,
    rows: byUser(schema.vppMemberships.userId),
    section: "vppMemberships",
    without: ["userId"],
  },
  {
    table: schema.vppEventOptOuts,
    rows: byUser(schema.vppEventOptOuts.userId),
    section: "vppEventOptOuts",
    without: ["userId"],
  },
  {
    table: schema.notifications,
    rows: byUser(schema.notifications.userId),
    section: "notifications",
    without: ["userId", "cause"],
  },
  {
    table: schema.notificationMutes,
    rows: byUser(schema.notificationMutes.userId),
    section: "notificationMutes",
    without: ["userId"],
  },
  {
    table: schema.accountPreferences,
    rows: byUser(schema.accountPreferences.userId),
    section: "preferences",
    without: ["userId"],
  },
  // What is still to be emailed about purchases.
  { table: schema.purchaseEmails, rows: byPurchase(schema.purchaseEmails.purchaseId), section: null },
  {
    table: schema.shipments,
    rows: byPurchase(schema.shipments.purchaseId),
    section: "shipments",
    decrypt: { encryptedAddress: "address" },
  },
  { table: schema.donationReceipts, rows: byPurchase(schema.donationReceipts.purchaseId), section: "donationReceipts" },
  {
    table: schema.voucherCodes,
    rows: byPurchase(schema.voucherCodes.purchaseId),
    section: "voucherCodes",
    // The codes of a purchase under review are not its buyer's yet.
    exportedRows: (userId) =>
      sql`${schema.voucherCodes.purchaseId} in (select ${schema.purchases.id} from ${schema.purchases} where ${and(eq(schema.purchases.userId, userId), eq(schema.purchases.status, "completed"))})`,
    without: ["id", "fingerprint"],
    decrypt: { encryptedCode: "code" },
  },
  {
    table: schema.purchases,
    rows: byUser(schema.purchases.userId),
    section: "purchases",
    without: ["userId", "idempotencyKey"],
  },
  {
    table: schema.coinVerifications,
    rows: (userId) =>
      sql`${schema.coinVerifications.entryId} in (select ${schema.coinEntries.id} from ${schema.coinEntries} where ${eq(schema.coinEntries.userId, userId)})`,
    section: "coinVerifications",
  },
  {
    table: schema.coinEntries,
    rows: byUser(schema.coinEntries.userId),
    section: "coinEntries",
    without: ["userId", "idempotencyKey"],
  },
  { table: schema.coinBalances, rows: byUser(schema.coinBalances.userId), section: "coinBalance", without: ["userId"] },
  // A copy of the reward stats.
  { table: schema.leaderboardEntries, rows: byUser(schema.leaderboardEntries.userId), section: null },
  {
    table: schema.pointEntries,
    rows: byUser(schema.pointEntries.userId),
    section: "pointEntries",
    without: ["userId"],
  },
  {
    table: schema.rewardMonths,
    rows: byUser(schema.rewardMonths.userId),
    section: "rewardMonths",
    without: ["userId"],
  },
  {
    table: schema.rewardReviews,
    rows: byUser(schema.rewardReviews.userId),
    section: "rewardReviews",
    without: ["userId"],
  },
  {
    table: schema.rewardAchievements,
    rows: byUser(schema.rewardAchievements.userId),
    section: "achievements",
    without: ["userId"],
  },
  { table: schema.rewardStats, rows: byUser(schema.rewardStats.userId), section: "rewardStats", without: ["userId"] },
  { table: schema.apiKeys, rows: byUser(schema.apiKeys.userId), section: "apiKeys", without: ["userId", "keyHash"] },
  {
    table: schema.totpFactors,
    rows: byUser(schema.totpFactors.userId),
    section: "authenticatorApp",
    without: ["userId", "encryptedSecret", "lastStep"],
  },
  // Hashes.
  { table: schema.recoveryCodes, rows: byUser(schema.recoveryCodes.userId), section: null },
  {
    table: schema.passkeys,
    rows: byUser(schema.passkeys.userId),
    section: "passkeys",
    without: ["userId", "publicKey", "signCount"],
  },
  // Hashes that live for minutes.
  { table: schema.passkeyChallenges, rows: byUser(schema.passkeyChallenges.userId), section: null },
  { table: schema.pendingSignIns, rows: byUser(schema.pendingSignIns.userId), section: null },
  {
    table: schema.securityEvents,
    rows: byUser(schema.securityEvents.userId),
    section: "securityEvents",
    without: ["userId"],
  },
  { table: schema.identities, rows: byUser(schema.identities.userId), section: "identities", without: ["userId"] },
  // The hash of an email's token.
  { table: schema.passwordResets, rows: byUser(schema.passwordResets.userId), section: null },
  { table: schema.partnerOrigins, rows: byPartner(schema.partnerOrigins.partnerId), section: "partnerOrigins" },
  { table: schema.revokedWidgetKeys, rows: byPartner(schema.revokedWidgetKeys.partnerId), section: null },
  // Hashes that live for minutes.
  { table: schema.usedIdentityTokens, rows: byPartner(schema.usedIdentityTokens.partnerId), section: null },
  {
    table: schema.partnerSigningKeys,
    rows: byPartner(schema.partnerSigningKeys.partnerId),
    section: "partnerSigningKeys",
    without: ["encryptedSecret"],
  },
  { table: schema.partnerArticles, rows: byPartner(schema.partnerArticles.partnerId), section: "partnerArticles" },
  { table: schema.partnerTariffs, rows: byPartner(schema.partnerTariffs.partnerId), section: "partnerTariffs" },
  // Answers of the assistant to the partner's questions; they go with these.
  { table: schema.partnerQuestionChanges, rows: byQuestion, section: null },
  { table: schema.partnerQuestions, rows: byPartner(schema.partnerQuestions.partnerId), section: "partnerQuestions" },
  { table: schema.partnerUsageDays, rows: byPartner(schema.partnerUsageDays.partnerId), section: "partnerUsage" },
  { table: schema.partnerUsageTopics, rows: byPartner(schema.partnerUsageTopics.partnerId), section: "partnerTopics" },
  // Messages on their way, and the log of what was sent: events of the partner's customers.
  { table: schema.webhookDeliveries, rows: byWebhook(schema.webhookDeliveries.webhookId), section: null },
  {
    table: schema.webhooks,
    rows: byPartner(schema.webhooks.partnerId),
    section: "webhooks",
    without: ["encryptedSecret"],
  },
  // The accounts of their customers are erased afterwards.
  { table: schema.partners, rows: byUser(schema.partners.userId), section: "partners", without: ["userId"] },
  { table: schema.widgetSessions, rows: byUser(schema.widgetSessions.userId), section: null },
  { table: schema.partnerCustomers, rows: byUser(schema.partnerCustomers.userId), section: null },
  {
    table: schema.sessions,
    rows: byUser(schema.sessions.userId),
    section: "sessions",
    without: ["id", "userId", "expiresAt"],
  },
  { table: schema.users, rows: byUser(schema.users.id), section: "account", without: ["passwordHash", "invitedById"] },
];

/** Tables that name an account and are not its own. */
export const NOT_OWNED: readonly { table: SQLiteTable; because: string }[] = [
  { table: schema.accountErasures, because: "It records that the account was deleted." },
];

/** A row whose columns are readable as they are. */
const unpacked = (row: Record<string, unknown>) => row;

/** The sections of an account's export, the account itself first. Rows are read a page at a time. */
export function* accountData(
  { db, encryption }: Pick<Platform, "db" | "encryption">,
  userId: string,
): Generator<[string, AsyncIterable<object>]> {
  for (const {
    table,
    rows,
    exportedRows = rows,
    section,
    without = [],
    decrypt = {},
    unpack = unpacked,
  } of OWNED_TABLES.toReversed()) {
    if (section === null) continue;
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)),
    );
    yield [
      section,
      rowsInPages(db, table, columns, exportedRows(userId), (row) =>
        exportedRow(decrypted(encryption, unpack(row), decrypt)),
      ),
    ];
  }
}

const decrypted = (
  encryption: Platform["encryption"],
  row: Record<string, unknown>,
  names: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const plain = names[name];
      return plain && typeof value === "string" ? [plain, encryption.decrypt(value)] : [name, value];
    }),
  );

/** Statements that leave nothing of an account; accounts that it invited stay, and forget by whom. */
export const erasureStatements = (db: Database, userId: string): BatchItem<"sqlite">[] => [
  db.update(schema.users).set({ invitedById: null }).where(eq(schema.users.invitedById, userId)),
  ...OWNED_TABLES.map(({ table, rows }) => db.delete(table).where(rows(userId))),
];

export const isListed = (tableName: string): boolean =>
  [...OWNED_TABLES, ...NOT_OWNED].some(({ table }) => getTableName(table) === tableName);

/** 64-bit floats, little-endian; null where there is none. */
function floatsOf(bytes: Uint8Array): (number | null)[] {
  const numbers = new Float64Array(bytes.slice().buffer);
  return Array.from(numbers, (number) => (Number.isNaN(number) ? null : number));
}
