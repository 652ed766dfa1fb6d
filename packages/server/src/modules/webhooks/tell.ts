import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import * as repo from "./repo";

type Parts = Pick<Platform, "clock" | "db">;

/** The statement that tells a customer's partner of a purchase, for the batch of the purchase. */
export const redeemedMessage = (
  { db, clock }: Parts,
  userId: string,
  { purchaseId, itemId, quantity }: { purchaseId: string; itemId: string; quantity: number },
) =>
  repo.insertCustomerMessage(db, userId, {
    event: "reward.redeemed",
    messageId: `msg_${purchaseId}`,
    nowMs: clock.now(),
    data: { purchase: purchaseId, item: itemId, quantity },
  });

/** The same for a meter whose readings are there. */
export const meterConnectedMessage = ({ db, clock }: Parts, userId: string, meterId: string) =>
  repo.insertCustomerMessage(db, userId, {
    event: "meter.connected",
    messageId: `msg_meter_${meterId}`,
    nowMs: clock.now(),
    data: { meter: meterId },
  });

/** The same for readings or a bill that could not be read. */
export const importFailedMessage = ({ db, clock }: Parts, userId: string, problem: string) =>
  repo.insertCustomerMessage(db, userId, {
    event: "import.failed",
    messageId: `msg_${newId()}`,
    nowMs: clock.now(),
    data: { problem },
  });
