import { STORED_PURCHASE_STATUSES } from "../../packages/shared/src/domain/marketplace";
import { orders, refundOrder, shipOrder } from "../../packages/server/src/modules/marketplace";
import { z } from "zod";
import { defineCommand } from "./command";

const purchase = z.string().min(1).describe("Id of the purchase, from `orders list`");

export const ordersList = defineCommand({
  summary: "List purchases, the oldest first: those to be shipped, or in another status",
  input: z.object({
    status: z.enum(STORED_PURCHASE_STATUSES).default("pending").describe("pending, completed, refunded or held"),
  }),
  async run({ platform, input: { status }, print }) {
    const found = await orders(platform, status);
    if (found.length === 0) print(`No purchase is ${status}.`);
    for (const { id, createdAtMs, quantity, itemNameEn, totalCoins, contact, address, isSample } of found) {
      const day = new Date(createdAtMs).toISOString().slice(0, 10);
      print(
        `${id}  ${day}  ${quantity} × ${itemNameEn}, ${totalCoins} coins${isSample ? " (sample)" : ""}  ${contact}`,
      );
      for (const line of address) print(`    ${line}`);
    }
  },
});

export const ordersShip = defineCommand({
  summary: "Mark a product as sent and email its buyer",
  positionals: ["purchase"],
  input: z.object({
    purchase,
    note: z.string().trim().max(200).optional().describe("For the buyer, such as carrier and tracking number"),
  }),
  async run({ platform, input: { purchase: id, note }, print }) {
    await shipOrder(platform, id, note || null);
    print(`Shipped ${id}.`);
  },
});

export const refund = defineCommand({
  summary: "Give a purchase's coins back and email its buyer; a second time changes nothing",
  positionals: ["purchase"],
  input: z.object({
    purchase,
    why: z.string().trim().max(200).optional().describe("For the buyer, in the email"),
  }),
  async run({ platform, input: { purchase: id, why }, print }) {
    const coins = await refundOrder(platform, id, why || null);
    print(coins > 0 ? `Refunded ${id}: ${coins} coins.` : `${id} was refunded before.`);
  },
});
