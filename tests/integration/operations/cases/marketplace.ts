import { expect } from "vitest";
import { listItems, listPurchases, purchaseItem } from "../../../../packages/shared/src/contracts/marketplace";
import { connectDevice } from "../../../../packages/shared/src/contracts/devices";
import { grantCoins } from "../../../support/grant-coins";
import type { OperationCase } from "../operation-case";

const tree = { itemId: "plant-a-tree" };
const address = {
  name: "Ana Ruiz",
  line1: "12 Alder Street",
  city: "Portland",
  region: "OR",
  postalCode: "97205",
  country: "US",
};

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
    output: expect.arrayContaining([
      expect.objectContaining({ name: "种一棵树", category: "donations" }),
      expect.objectContaining({ name: "校园光伏", category: "donations" }),
    ]),
  },
  {
    operation: listItems,
    title: "rejects a category that does not exist",
    as: "visitor",
    input: () => ({ category: "yachts" }),
    error: { code: "invalid_input", path: "category" },
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
    title: "lists purchases, in Chinese",
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
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: purchaseItem,
    title: "buys one at the store's price, whatever the client sends",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 500);
      return { ...tree, price: 1, totalCost: 0 };
    },
    output: expect.objectContaining({ ...tree, quantity: 1, totalCost: 100, status: "completed" }),
    again: "repeated",
  },
  {
    operation: purchaseItem,
    title: "rejects a visitor",
    as: "visitor",
    input: () => tree,
    error: { code: "not_signed_in" },
  },
  {
    operation: purchaseItem,
    title: "rejects an item that does not exist",
    as: "user",
    input: () => ({ itemId: "moon" }),
    error: { code: "not_found", path: "itemId" },
  },
  {
    operation: purchaseItem,
    title: "rejects an item that is sold out",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 5000);
      return { itemId: "smart-plug", address };
    },
    error: { code: "out_of_stock", path: "quantity" },
  },
  {
    operation: purchaseItem,
    title: "sends a product to an address, and rejects one without",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 500);
      const without = await session.postJson(purchaseItem.path, { itemId: "draft-stopper" });
      expect(await without.json()).toMatchObject({ code: "invalid_input", issues: [{ path: "address" }] });
      return { itemId: "draft-stopper", address };
    },
    output: expect.objectContaining({ status: "pending", shipment: { address, shippedAt: null } }),
  },
  {
    operation: purchaseItem,
    title: "rejects a purchase that costs more than the balance",
    as: "user",
    input: () => tree,
    error: { code: "insufficient_coins" },
  },
  {
    operation: purchaseItem,
    title: "rejects an item of cash value for coins that nothing proves",
    as: "user",
    input: async (session) => {
      await session.postJson(connectDevice.path, { type: "battery", name: "Garage" });
      return tree;
    },
    error: { code: "not_redeemable" },
  },
  {
    operation: purchaseItem,
    title: "rejects a key that belongs to another purchase",
    as: "user",
    input: async (session) => {
      await grantCoins(session, 500);
      const idempotencyKey = crypto.randomUUID();
      await session.postJson(purchaseItem.path, { ...tree, idempotencyKey });
      return { ...tree, quantity: 2, idempotencyKey };
    },
    error: { code: "idempotency_mismatch", path: "idempotencyKey" },
  },
  {
    operation: purchaseItem,
    title: "rejects a quantity below one",
    as: "user",
    input: () => ({ ...tree, quantity: 0 }),
    error: { code: "invalid_input", path: "quantity" },
  },
];
