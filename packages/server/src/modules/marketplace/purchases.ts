import { isDeepStrictEqual } from "node:util";
import type {
  listPurchases as listOperation,
  Purchase,
  purchaseItem as purchaseOperation,
} from "@wattleaf/shared/contracts/marketplace";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { hasCashValue } from "@wattleaf/shared/domain/marketplace";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../core/request-context";
import { isCheckViolation, isRaised, isUniqueViolation } from "../../db/constraint";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import { redemptionCount } from "../partners";
import { redeemedMessage } from "../webhooks";
import { coinBalance, findVelocity, notRedeemable, purchaseCoins, redeemability } from "../rewards";
import { encryptAddress, fulfillments } from "./fulfillment";
import { holdReasons } from "./hold-rules";
import { tellBuyers } from "./purchase-emails";
import * as repo from "./repo";

type PurchaseInput = InputOf<typeof purchaseOperation>;

/** What the caller has bought, the newest first. @throws DomainError not_signed_in */
export async function purchasesOf(ctx: RequestContext, input: InputOf<typeof listOperation> = {}): Promise<Purchase[]> {
  const userId = requireUserId(ctx);
  const [rows, fulfillment] = await Promise.all([
    repo.findPurchases(ctx.platform.db, userId),
    fulfillments(ctx.platform, userId),
  ]);
  const language = input.language ?? ctx.language;
  return rows.map((row) => ({ ...toPurchase(row, language), ...fulfillment(row, language) }));
}

/**
 * Buys at the item's present price: key, stock, purchase and ledger entry are one write, whose constraints reject what
 * may not be. The same key again gives the same purchase back and buys nothing.
 * @throws DomainError invalid_input for a product without an address; not_found, out_of_stock, insufficient_coins, not_redeemable, idempotency_mismatch
 */
export function purchase(ctx: RequestContext, input: PurchaseInput): Promise<Purchase> {
  return buyAt(ctx, input, ctx.platform.clock.now());
}

/** The same at a given time, which only the sample household's past is given. */
export async function buyAt(ctx: RequestContext, input: PurchaseInput, nowMs: number): Promise<Purchase> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  const { quantity, idempotencyKey = null } = input;
  const knownId = idempotencyKey && (await repo.findIdByKey(db, userId, idempotencyKey));
  if (knownId) return replay(ctx, input, await requirePurchase(ctx, userId, knownId, input.language));
  const item = await repo.findItem(db, input.itemId);
  if (!item) throw unknownItem();
  if (item.category === "products" && !input.address) throw addressMissing();
  const id = newId();
  const cost = item.priceCoins * quantity;
  const held = hasCashValue(item.category) ? await reviewReasons(ctx, userId, cost, nowMs) : [];
  try {
    const shipment = item.category === "products" ? shipmentOf(ctx.platform, id, input) : undefined;
    const more = onPartnerPage(ctx, { id, userId, itemId: item.id, quantity });
    const order = { id, userId, itemId: item.id, quantity, idempotencyKey, nowMs, holdReasons: held, shipment, more };
    await repo.buy(db, order, (price) => purchaseCoins(ctx.platform, { id, userId, nowMs, ...price }));
  } catch (error) {
    if (isUniqueViolation(error, "purchases.idempotency_key")) return buyAt(ctx, input, nowMs);
    if (isCheckViolation(error, "marketplace_items_stock") || isRaised(error, "no voucher code is left"))
      throw await outOfStock(ctx, item.id);
    if (isCheckViolation(error, "coin_balances_not_negative"))
      throw insufficientCoins(cost - (await coinBalance(db, userId)));
    if (!isNotRedeemable(error)) throw error;
    const redeemable = (await redeemability(ctx.platform, userId)).of(item, cost);
    // It may have become redeemable in the meantime.
    if (redeemable === true) return buyAt(ctx, input, nowMs);
    throw notRedeemable(redeemable);
  }
  tellBuyers(ctx.platform);
  return requirePurchase(ctx, userId, id, input.language);
}

/** A customer's purchase is counted for the partner, and told to its webhooks. */
function onPartnerPage(
  { platform, actor }: RequestContext,
  { id, userId, itemId, quantity }: { id: string; userId: string; itemId: string; quantity: number },
) {
  if (actor.kind !== "customer") return [];
  return [
    redeemedMessage(platform, userId, { purchaseId: id, itemId, quantity }),
    redemptionCount(platform, actor.partnerId),
  ];
}

/** Read before the purchase's write: these are guesses for a person to judge, and not what keeps coins and stock right. */
async function reviewReasons({ platform }: RequestContext, userId: string, totalCoins: number, nowMs: number) {
  return holdReasons({ totalCoins, ...(await findVelocity(platform.db, userId, nowMs - DAY_MS)) });
}

/** Kept for a product alone: nothing else is sent. */
const shipmentOf = (platform: RequestContext["platform"], purchaseId: string, { address }: PurchaseInput) =>
  address && { purchaseId, encryptedAddress: encryptAddress(platform, address) };

function addressMissing() {
  const message = "Enter the address that the product is sent to.";
  return new DomainError("invalid_input", message, { issues: [{ path: "address", message }] });
}

/** What was bought under the key, which may have been long ago. */
function replay(ctx: RequestContext, input: PurchaseInput, known: Purchase): Purchase {
  const { itemId, quantity, shipment } = known;
  const isSameAddress = !shipment || isDeepStrictEqual(shipment.address, input.address);
  if (itemId === input.itemId && quantity === input.quantity && isSameAddress) {
    ctx.replayed();
    return known;
  }
  const message = "This idempotencyKey was already used for another purchase. Use a new key for each purchase.";
  throw new DomainError("idempotency_mismatch", message, { issues: [{ path: "idempotencyKey", message }] });
}

async function requirePurchase(
  { platform, language }: RequestContext,
  userId: string,
  id: string,
  asked: Language | undefined,
): Promise<Purchase> {
  const [row, fulfillment] = await Promise.all([
    repo.findPurchase(platform.db, userId, id),
    fulfillments(platform, userId, id),
  ]);
  if (!row) throw new Error(`The purchase ${id} was not found`);
  const used = asked ?? language;
  return { ...toPurchase(row, used), ...fulfillment(row, used) };
}

function unknownItem() {
  const message = "This item isn't in the store.";
  return new DomainError("not_found", message, { issues: [{ path: "itemId", message }] });
}

async function outOfStock({ platform }: RequestContext, itemId: string): Promise<DomainError> {
  const left = (await repo.findItem(platform.db, itemId))?.stockQuantity ?? 0;
  const message = left === 0 ? "This item is sold out." : `Only ${left} left in stock.`;
  return new DomainError("out_of_stock", message, { issues: [{ path: "quantity", message }] });
}

/** By a constraint or a trigger on the verified coins. */
const isNotRedeemable = (error: unknown) =>
  isCheckViolation(error, "coin_balances_verified") || isRaised(error, "verified coins need a confirmed contact");

const insufficientCoins = (shortfall: number) =>
  new DomainError("insufficient_coins", `You need ${shortfall} more green coins.`);

const toPurchase = (
  row: repo.PurchaseRow,
  language: Language,
): Omit<Purchase, "voucherCodes" | "shipment" | "receipt"> => ({
  id: row.id,
  itemId: row.itemId,
  itemName: language === "zh" ? row.itemNameZh : row.itemNameEn,
  quantity: row.quantity,
  totalCost: row.totalCoins,
  status: row.status === "held" ? "pending" : row.status,
  inReview: row.status === "held",
  createdAt: new Date(row.createdAtMs).toISOString(),
  category: row.category,
  sample: row.isSample,
  note: row.note,
});
