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
  summary: "What green coins can buy",
  input: z.object({ category: z.enum(MARKETPLACE_CATEGORIES).optional(), language: languageSchema.optional() }),
  output: z.array(marketplaceItemSchema),
  limit: READ_LIMIT,
  refusals: [],
});

export const purchaseSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string().describe("As it was called when it was bought"),
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
  summary: "What the signed-in user has bought, the newest first",
  input: z.object({ language: languageSchema.optional() }),
  output: z.array(purchaseSchema),
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});

/** The price, the stock and the balance are the server's: a buyer names an item and how many. */
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
      .max(MAX_PURCHASE_QUANTITY, `At most ${MAX_PURCHASE_QUANTITY} at a time`)
      .default(1),
    /** Made by the client, once for each purchase: the same key again gives the same purchase back. */
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
  refusals: ["not_signed_in", "not_found", "out_of_stock", "insufficient_coins", "idempotency_mismatch"],
});

export const MARKETPLACE_OPERATIONS = [listItems, listPurchases, purchaseItem];
