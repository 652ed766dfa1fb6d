import type { HoldReason } from "../../packages/shared/src/domain/marketplace";
import { approvePurchase, heldPurchases, rejectPurchase } from "../../packages/server/src/modules/marketplace";
import { z } from "zod";
import { defineCommand } from "./command";

const REASONS: Readonly<Record<HoldReason, string>> = {
  network_shared_by_new_accounts: "many new accounts on one network",
  spent_soon_after_earning: "paid with coins of the last day",
  documents_only: "no meter at a utility, only a bill",
};

const day = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace("T", " ");

export const reviewList = defineCommand({
  summary: "List purchases that are held for review, the oldest first",
  input: z.object({}),
  async run({ platform, print }) {
    const held = await heldPurchases(platform);
    if (held.length === 0) print("No purchase is held.");
    for (const { id, userId, accountCreatedAtMs, itemName, quantity, totalCoins, createdAtMs, holdReasons } of held) {
      const why = (holdReasons ?? []).map((reason) => REASONS[reason]).join("; ");
      print(`${id}  ${day(createdAtMs)}  ${quantity} × ${itemName}, ${totalCoins} coins`);
      print(`    ${why}. Account ${userId}, created ${day(accountCreatedAtMs)}`);
    }
  },
});

const purchase = z.string().min(1).describe("Id of the purchase, from `review list`");

export const reviewApprove = defineCommand({
  summary: "Let a held purchase go on",
  positionals: ["purchase"],
  input: z.object({ purchase }),
  async run({ platform, input, print }) {
    await approvePurchase(platform, input.purchase);
    print(`Approved ${input.purchase}.`);
  },
});

export const reviewReject = defineCommand({
  summary: "Refund a held purchase and put its goods back into the stock",
  positionals: ["purchase"],
  input: z.object({ purchase }),
  async run({ platform, input, print }) {
    await rejectPurchase(platform, input.purchase);
    print(`Rejected ${input.purchase}: its coins are back in the account.`);
  },
});
