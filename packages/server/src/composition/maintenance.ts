import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { deleteExpiredIdempotencyKeys } from "../core/idempotency/run-once";
import type { Platform } from "../core/platform";
import { eraseOrphanedCustomers, sweepErased } from "../modules/account";
import { deleteExpiredApiKeys } from "../modules/api-keys";
import {
  createSessionStore,
  deleteExpiredConfirmations,
  deleteExpiredPending,
  deleteExpiredResets,
} from "../modules/auth";
import { deleteOldEvents } from "../modules/billing";
import { deleteAbandonedConversations, deleteOldRephrasings } from "../modules/chat";
import { deleteOldMessages } from "../modules/contact";
import { deleteOldRegistrations } from "../modules/events";
import { deleteExpiredTokens } from "../modules/openadr";
import { deleteExpiredSignIns } from "../modules/openid";
import { deleteOldAuthorizations } from "../modules/meters";
import { deleteOldNotifications } from "../modules/notifications";
import { deleteExpiredSubscriptions } from "../modules/newsletter";
import { deleteExpiredWidgetSessions } from "../modules/partners";
import { deleteExpiredChallenges } from "../modules/second-factor";
import { deleteOldSecurityEvents } from "../modules/security-events";
import { deleteAbandonedUploads } from "../modules/uploads";
import { deleteOldVppRows } from "../modules/vpp";
import { deleteOldDeliveries } from "../modules/webhooks";
import { deleteEndedCounts } from "./database-limiters";
import { repeat } from "../adapters/repeat";

const EVERY_MS = HOUR_MS;

/** At the start and hourly. Returns what stops it. */
export function startMaintenance(platform: Platform): () => void {
  return repeat({ what: "Maintenance", everyMs: EVERY_MS, run: () => sweep(platform) }, platform.log);
}

/** Takes away sessions that have ended, and what people without an account left and cannot come back to. */
export async function sweep(platform: Platform): Promise<void> {
  await createSessionStore(platform, false).deleteExpiredSessions();
  await deleteExpiredResets(platform);
  await deleteExpiredConfirmations(platform);
  await deleteExpiredPending(platform);
  await deleteExpiredChallenges(platform);
  await sweepErased(platform);
  await eraseOrphanedCustomers(platform);
  await deleteExpiredApiKeys(platform);
  await deleteExpiredTokens(platform);
  await deleteExpiredSignIns(platform);
  await deleteExpiredWidgetSessions(platform);
  await deleteExpiredSubscriptions(platform);
  await deleteOldMessages(platform);
  await deleteOldRegistrations(platform);
  await deleteOldEvents(platform);
  await deleteAbandonedConversations(platform);
  await deleteOldRephrasings(platform);
  await deleteAbandonedUploads(platform);
  await deleteOldAuthorizations(platform);
  await deleteOldVppRows(platform);
  await deleteOldDeliveries(platform);
  await deleteOldSecurityEvents(platform);
  await deleteOldNotifications(platform);
  await deleteExpiredIdempotencyKeys(platform);
  await deleteEndedCounts(platform.db, platform.clock.now());
}
