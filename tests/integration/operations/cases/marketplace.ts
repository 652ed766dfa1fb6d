import { expect } from "vitest";
import { listItems, listPurchases, purchaseItem } from "../../../../packages/shared/src/contracts/marketplace";
import { grantCoins } from "../../../support/grant-coins";
import type { OperationCase } from "../operation-case";

const tree = { itemId: "plant-a-tree" };

export const MARKETPLACE_CASES: readonly OperationCase[] = [
  {
    operation: listItems,
    title: "lists what coins can buy",
    as: "visitor",
    input: () => ({}),
    output: expect.arrayContaining([
      expect.objectContaining({ id: "plant-a-tree", name: "Plant a tree", price: 100, category: "donations" }),
    ]),
  },
  {
    operation: listItems,
    title: "lists one category in Chinese",
    as: "visitor",
    input: () => ({ category: "donations", language: "zh" }),
    output: [expect.objectContaining({ name: "种一棵树" }), expect.objectContaining({ name: "校园光伏" })],
  },
  {
    operation: listItems,
    title: "refuses a category that does not exist",
    as: "visitor",
    input: () => ({ category: "yachts" }),
    refusal: { code: "invalid_input", path: "category" },
  },
  {
    operation: listPurchases,
    title: "is empty before the first purchase",
    as: "user",
    input: () => ({}),
    output: [],
  },
  {
    operation: listPurchases,
    title: "tells what was bought, in Chinese",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 500);
      await session.postJson(purchaseItem.path, { ...tree, quantity: 2 });
      return { language: "zh" };
    },
    output: [expect.objectContaining({ itemName: "种一棵树", quantity: 2, totalCost: 200, status: "completed" })],
  },
  {
    operation: listPurchases,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: purchaseItem,
    title: "buys one at the store's price, whatever the client says",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 500);
      return { ...tree, price: 1, totalCost: 0 };
    },
    output: expect.objectContaining({ ...tree, quantity: 1, totalCost: 100, status: "completed" }),
  },
  {
    operation: purchaseItem,
    title: "refuses a visitor",
    as: "visitor",
    input: () => tree,
    refusal: { code: "not_signed_in" },
  },
  {
    operation: purchaseItem,
    title: "refuses an item that does not exist",
    as: "user",
    input: () => ({ itemId: "moon" }),
    refusal: { code: "not_found", path: "itemId" },
  },
  {
    operation: purchaseItem,
    title: "refuses what is sold out",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 5000);
      return { itemId: "smart-plug" };
    },
    refusal: { code: "out_of_stock", path: "quantity" },
  },
  {
    operation: purchaseItem,
    title: "refuses more than the coins can buy",
    as: "user",
    input: () => tree,
    refusal: { code: "insufficient_coins" },
  },
  {
    operation: purchaseItem,
    title: "refuses a key that stands for another purchase",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 500);
      const idempotencyKey = crypto.randomUUID();
      await session.postJson(purchaseItem.path, { ...tree, idempotencyKey });
      return { ...tree, quantity: 2, idempotencyKey };
    },
    refusal: { code: "idempotency_mismatch", path: "idempotencyKey" },
  },
  {
    operation: purchaseItem,
    title: "refuses less than one",
    as: "user",
    input: () => ({ ...tree, quantity: 0 }),
    refusal: { code: "invalid_input", path: "quantity" },
  },
];
