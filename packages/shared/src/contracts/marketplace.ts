import { z } from "zod";
import { MARKETPLACE_CATEGORIES, MAX_PURCHASE_QUANTITY, PURCHASE_STATUSES } from "../domain/marketplace";
import { languageSchema } from "./language";
import { READ_LIMIT, WRITE_LIMIT, operation } from "./operation";

export const marketplaceItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  price: z.number().int().positive().describe("Green coins"),
  category: z.enum(MARKETPLACE_CATEGORIES),
  stockQuantity: z.number().int().nonnegative(),
});
export type MarketplaceItem = z.infer<typeof marketplaceItemSchema>;

export const listItems = operation({
  id: "marketplace.items",
  method: "GET",
  path: "/api/marketplace/items",
  access: "anyone",
  summary: "List store items",
  input: z.object({ category: z.enum(MARKETPLACE_CATEGORIES).optional(), language: languageSchema.optional() }),
  output: z.array(marketplaceItemSchema),
  limit: READ_LIMIT,
  errors: [],
});

export const purchaseSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string().describe("The item's name at the time of purchase"),
  quantity: z.int().positive(),
  totalCost: z.int().positive().describe("Green coins"),
  status: z.enum(PURCHASE_STATUSES),
  createdAt: z.iso.datetime(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const listPurchases = operation({
  id: "marketplace.purchases",
  method: "GET",
  path: "/api/marketplace/purchases",
  access: "user",
  summary: "List purchases, newest first",
  input: z.object({ language: languageSchema.optional() }),
  output: z.array(purchaseSchema),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

/** The server decides price, stock and balance: a buyer only names an item and a quantity. */
export const purchaseItem = operation({
  id: "marketplace.purchase",
  method: "POST",
  path: "/api/marketplace/purchase",
  access: "user",
  summary: "Buy an item with green coins",
  input: z.object({
    itemId: z.string().min(1).max(64),
    quantity: z
      .int("Quantity must be a whole number")
      .min(1, "Quantity must be at least 1")
      .max(MAX_PURCHASE_QUANTITY, `You can buy up to ${MAX_PURCHASE_QUANTITY} at a time`)
      .default(1),
    /** Idempotency key, made by the client for each purchase: sending it again returns the same purchase. */
    idempotencyKey: z
      .string()
      .min(8)
      .max(64)
      .regex(/^[\w-]+$/, "Letters, digits, - and _ only")
      .optional(),
    language: languageSchema.optional(),
  }),
  output: purchaseSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "out_of_stock", "insufficient_coins", "idempotency_mismatch"],
});

export const MARKETPLACE_OPERATIONS = [listItems, listPurchases, purchaseItem];
