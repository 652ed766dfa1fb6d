import type {
  listPurchases as listOperation,
  Purchase,
  purchaseItem as purchaseOperation,
} from "@wattleaf/shared/contracts/marketplace";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../core/request-context";
import { isCheckViolation, isUniqueViolation } from "../../db/constraint";
import { hashSecret, newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import { coinBalance, purchaseCoins } from "../rewards";
import * as repo from "./repo";

type PurchaseInput = InputOf<typeof purchaseOperation>;

/** What the caller has bought, the newest first. @throws DomainError not_signed_in */
export async function purchasesOf(ctx: RequestContext, input: InputOf<typeof listOperation> = {}): Promise<Purchase[]> {
  const rows = await repo.findPurchases(ctx.platform.db, requireUserId(ctx));
  return rows.map((row) => toPurchase(row, input.language ?? ctx.language));
}

/**
 * Buys at the item's present price: key, stock, purchase and ledger entry are one write, whose constraints reject what
 * may not be. The same key again gives the same purchase back and buys nothing.
 * @throws DomainError not_found, out_of_stock, insufficient_coins, idempotency_mismatch
 */
export function purchase(ctx: RequestContext, input: PurchaseInput): Promise<Purchase> {
  return buyAt(ctx, input, ctx.platform.clock.now());
}

/** The same at a given time, which only the sample household's past is given. */
export async function buyAt(ctx: RequestContext, input: PurchaseInput, nowMs: number): Promise<Purchase> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  const key = input.idempotencyKey && { key: input.idempotencyKey, requestHash: requestHash(input) };
  const known = key && (await repo.findByKey(db, userId, key.key));
  if (known) return replay(ctx, input, known);
  const item = await repo.findItem(db, input.itemId);
  if (!item) throw unknownItem();
  const id = newId();
  try {
    const order = { id, userId, itemId: item.id, quantity: input.quantity, nowMs };
    await repo.buy(db, order, key || null, (price) => purchaseCoins(ctx.platform, { id, userId, price, nowMs }));
  } catch (error) {
    if (isUniqueViolation(error, "purchase_keys")) return buyAt(ctx, input, nowMs);
    if (isCheckViolation(error, "marketplace_items_stock")) throw await outOfStock(ctx, item.id);
    if (isCheckViolation(error, "coin_balances_not_negative"))
      throw insufficientCoins(item.priceCoins * input.quantity - (await coinBalance(db, userId)));
    throw error;
  }
  return requirePurchase(ctx, userId, id, input.language);
}

const requestHash = ({ itemId, quantity }: PurchaseInput) => hashSecret(`${itemId} ${quantity}`);

function replay(ctx: RequestContext, input: PurchaseInput, known: repo.PurchaseKeyRow): Promise<Purchase> {
  if (known.requestHash === requestHash(input))
    return requirePurchase(ctx, known.userId, known.purchaseId, input.language);
  const message = "This idempotencyKey was already used for another purchase. Use a new key for each purchase.";
  throw new DomainError("idempotency_mismatch", message, { issues: [{ path: "idempotencyKey", message }] });
}

async function requirePurchase(
  { platform, language }: RequestContext,
  userId: string,
  id: string,
  asked: Language | undefined,
): Promise<Purchase> {
  const row = await repo.findPurchase(platform.db, userId, id);
  if (!row) throw new Error(`The purchase ${id} was not found`);
  return toPurchase(row, asked ?? language);
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

const insufficientCoins = (shortfall: number) =>
  new DomainError("insufficient_coins", `You need ${shortfall} more green coins.`);

const toPurchase = (row: repo.PurchaseRow, language: Language): Purchase => ({
  id: row.id,
  itemId: row.itemId,
  itemName: language === "zh" ? row.itemNameZh : row.itemNameEn,
  quantity: row.quantity,
  totalCost: row.totalCoins,
  status: row.status,
  createdAt: new Date(row.createdAtMs).toISOString(),
});
