import type { Platform } from "./context";
import { createSessionStore } from "./modules/auth";
import { deleteExpiredWidgetSessions } from "./modules/partners";

const EVERY_MS = 60 * 60 * 1000;

/** Hourly: takes away sessions that have ended. Returns what stops it. */
export function startMaintenance(platform: Platform): () => void {
  const sweep = async () => {
    try {
      await createSessionStore(platform.db, false).deleteExpiredSessions();
      await deleteExpiredWidgetSessions(platform);
    } catch (error) {
      platform.log.error({ err: error }, "Maintenance failed");
    }
  };
  const timer = setInterval(() => void sweep(), EVERY_MS);
  return () => clearInterval(timer);
}
