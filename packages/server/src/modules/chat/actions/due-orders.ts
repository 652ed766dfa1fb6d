import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import { repeat } from "../../../adapters/repeat";
import { systemContext } from "../../../core/system-context";
import { controlDevice } from "../../devices";
import * as repo from "./repo";

const EVERY_MS = 20 * SECOND_MS;
/** What could not be given in time (the server was down) is not given hours later: a car would charge by day. */
const TOO_LATE_MS = 30 * MINUTE_MS;
/** Longer than a device takes to answer. */
const LEASE_MS = MINUTE_MS;
/** After a failure; doubles with each one. */
const FIRST_RETRY_MS = 20 * SECOND_MS;

/** Gives the devices what they were planned to be told, as long as the server runs. Returns what stops it. */
export function startDueOrders(platform: Platform): () => void {
  return repeat(
    { what: "Sending scheduled device commands", everyMs: EVERY_MS, run: () => giveDueOrders(platform) },
    platform.log,
  );
}

/**
 * Gives every due order at least once. It ends in the same transaction as the device's change; one that fails, or whose
 * process dies, is tried again until it is too late for it.
 */
export async function giveDueOrders(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  for (const order of await repo.takeDueOrders(platform.db, nowMs, nowMs + LEASE_MS)) {
    if (nowMs - order.atMs > TOO_LATE_MS) await giveUp(platform, order, "too late");
    else await give(platform, order);
  }
}

async function give(platform: Platform, order: repo.OrderRow): Promise<void> {
  const { db, log, clock } = platform;
  const { id, userId, deviceId, command, value, tries } = order;
  const input = { device_id: deviceId, command, ...(value === null ? {} : { value }) };
  try {
    await controlDevice(systemContext(platform, userId), input, (hasChanged) => [repo.endOrder(db, id, hasChanged)]);
  } catch (error) {
    // The device is gone, or takes other values now: the plan of a person who changed it since.
    if (error instanceof DomainError && isFinal(error)) return giveUp(platform, order, error.code);
    const waitMs = FIRST_RETRY_MS * 2 ** (tries - 1);
    log.error({ err: error, deviceId, tries, waitMs }, "A scheduled device command failed and will be tried again");
    await repo.putOffOrder(db, order, clock.now() + waitMs);
  }
}

const isFinal = ({ code }: DomainError) => code === "not_found" || code === "invalid_input";

async function giveUp({ db, log }: Platform, { id, deviceId }: repo.OrderRow, reason: string): Promise<void> {
  log.warn({ deviceId, reason }, "A scheduled device command was given up");
  await repo.endOrder(db, id);
}
