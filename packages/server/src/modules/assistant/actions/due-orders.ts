import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../../context";
import { controlDevice } from "../../devices";
import * as repo from "./repo";

const EVERY_MS = 20_000;
/** What could not be given in time (the server was down) is not given hours later: a car would charge by day. */
const TOO_LATE_MS = 30 * 60_000;

/** Gives the devices what they were planned to be told, as long as the server runs. Returns what stops it. */
export function startDueOrders(platform: Platform): () => void {
  const run = () =>
    giveDueOrders(platform).catch((error: unknown) => platform.log.error({ err: error }, "Planned orders failed"));
  const timer = setInterval(() => void run(), EVERY_MS);
  return () => clearInterval(timer);
}

/** Each order is taken by whoever gives it, so that it is given once. */
export async function giveDueOrders(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  for (const order of await repo.takeDueOrders(platform.db, nowMs)) {
    if (nowMs - order.atMs > TOO_LATE_MS) continue;
    const ctx = {
      platform,
      actor: { kind: "user", userId: order.userId, sessionId: "", scope: "full" },
      language: "en",
      clientAddress: "",
      origin: null,
      signal: new AbortController().signal,
    } as const;
    const { deviceId, command, value } = order;
    try {
      await controlDevice(ctx, { device_id: deviceId, command, ...(value === null ? {} : { value }) });
    } catch (error) {
      // The device is gone, or takes other values now: the plan of a person who changed it since.
      if (!(error instanceof DomainError)) throw error;
      platform.log.warn({ deviceId, code: error.code }, "A planned order was not given");
    }
  }
}
