import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import { repeat } from "../../../adapters/repeat";
import { systemContext } from "../../../core/system-context";
import { controlDevice } from "../../devices";
import * as repo from "./repo";

const EVERY_MS = 20_000;
/** What could not be given in time (the server was down) is not given hours later: a car would charge by day. */
const TOO_LATE_MS = 30 * MINUTE_MS;

/** Gives the devices what they were planned to be told, as long as the server runs. Returns what stops it. */
export function startDueOrders(platform: Platform): () => void {
  return repeat(
    { what: "Sending scheduled device commands", everyMs: EVERY_MS, run: () => giveDueOrders(platform) },
    platform.log,
  );
}

/** Each order is claimed by one process, so that it is executed once. */
export async function giveDueOrders(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  for (const order of await repo.takeDueOrders(platform.db, nowMs)) {
    if (nowMs - order.atMs > TOO_LATE_MS) continue;
    const { userId, deviceId, command, value } = order;
    try {
      const asked = { device_id: deviceId, command, ...(value === null ? {} : { value }) };
      await controlDevice(systemContext(platform, userId), asked);
    } catch (error) {
      // The device is gone, or takes other values now: the plan of a person who changed it since.
      if (!(error instanceof DomainError)) throw error;
      platform.log.warn({ deviceId, code: error.code }, "A scheduled device command failed");
    }
  }
}
