import type { Platform } from "../../packages/server/src/core/platform";
import type { HoldReason } from "../../packages/shared/src/domain/marketplace";
import { approvePurchase, heldPurchases, rejectPurchase } from "../../packages/server/src/modules/marketplace";
import { decideSaving, heldSavings } from "../../packages/server/src/modules/rewards";
import type { SavingDoubt } from "../../packages/shared/src/domain/points";
import { z } from "zod";
import { defineCommand } from "./command";

const REASONS: Readonly<Record<HoldReason, string>> = {
  network_shared_by_new_accounts: "many new accounts on one network",
  spent_soon_after_earning: "paid with coins of the last day",
  documents_only: "no meter at a utility, only a bill",
  implausible_savings: "a month of its savings is held",
};

const DOUBTS: Readonly<Record<SavingDoubt, string>> = {
  most_of_use: "more than three fifths of the expected use",
  meter_stopped: "a meter measured next to nothing for a week or more",
};

const day = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace("T", " ");
const kwh = (wh: number) => (wh / 1000).toFixed(1);

export const reviewList = defineCommand({
  summary: "List purchases and implausible savings that are held for review, the oldest first",
  input: z.object({}),
  async run({ platform, print }) {
    const held = await heldPurchases(platform);
    if (held.length === 0) print("No purchase is held.");
    for (const { id, userId, accountCreatedAtMs, itemName, quantity, totalCoins, createdAtMs, holdReasons } of held) {
      const why = (holdReasons ?? []).map((reason) => REASONS[reason]).join("; ");
      print(`${id}  ${day(createdAtMs)}  ${quantity} × ${itemName}, ${totalCoins} coins`);
      print(`    ${why}. Account ${userId}, created ${day(accountCreatedAtMs)}`);
    }
    const savings = await heldSavings(platform);
    if (savings.length === 0) print("No saving is held.");
    for (const {
      id,
      userId,
      accountCreatedAtMs,
      month,
      savedWh,
      expectedWh,
      doubts,
      isMeasured,
      heldAtMs,
    } of savings) {
      const why = doubts.map((doubt) => DOUBTS[doubt]).join("; ");
      const source = isMeasured ? "measured by a utility" : "a file or a simulated meter";
      print(`${id}  ${day(heldAtMs)}  ${month}: ${kwh(savedWh)} kWh saved of ${kwh(expectedWh)} expected, ${source}`);
      print(`    ${why}. Account ${userId}, created ${day(accountCreatedAtMs)}`);
    }
  },
});

const id = z.string().min(1).describe("Id of the purchase or saving, from `review list`");

export const reviewApprove = defineCommand({
  summary: "Let a held purchase go on, or pay a held saving",
  positionals: ["id"],
  input: z.object({ id }),
  async run({ platform, input, print }) {
    if (await isHeldSaving(platform, input.id)) {
      await decideSaving(platform, input.id, "approved");
      print(`Approved ${input.id}: its points are counted within a minute.`);
      return;
    }
    await approvePurchase(platform, input.id);
    print(`Approved ${input.id}.`);
  },
});

export const reviewReject = defineCommand({
  summary: "Refund a held purchase and put its goods back into the stock, or never pay a held saving",
  positionals: ["id"],
  input: z.object({ id }),
  async run({ platform, input, print }) {
    if (await isHeldSaving(platform, input.id)) {
      await decideSaving(platform, input.id, "rejected");
      print(`Rejected ${input.id}: it earns neither points nor coins.`);
      return;
    }
    await rejectPurchase(platform, input.id);
    print(`Rejected ${input.id}: its coins are back in the account.`);
  },
});

const isHeldSaving = async (platform: Platform, reviewId: string) =>
  (await heldSavings(platform)).some((saving) => saving.id === reviewId);
