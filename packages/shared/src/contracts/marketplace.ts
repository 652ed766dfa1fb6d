import { z } from "zod";
import {
  MARKETPLACE_CATEGORIES,
  MAX_PURCHASE_QUANTITY,
  NOT_REDEEMABLE_REASONS,
  PURCHASE_STATUSES,
} from "../domain/marketplace";
import { idempotencyKeySchema } from "./idempotency";
import { ADDRESS_LENGTHS, isPostalCode, needsRegion, SHIPPING_COUNTRIES } from "../domain/postal-address";
import { languageSchema } from "./language";
import { READ_LIMIT, WRITE_LIMIT, operation } from "./operation";

/** What an item of cash value still needs from the caller; price and stock are for all items, so they are not in it. */
const notRedeemableSchema = z.object({
  reason: z.enum(NOT_REDEEMABLE_REASONS),
  missingCoins: z.int().nonnegative().describe("Verified green coins that are missing for one"),
});

export const marketplaceItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  price: z.number().int().positive().describe("Green coins"),
  category: z.enum(MARKETPLACE_CATEGORIES),
  stockQuantity: z.number().int().nonnegative(),
  sample: z.boolean().describe("Part of the sample store: nothing of value is delivered"),
  redeemable: z
    .union([z.literal(true), notRedeemableSchema])
    .nullable()
    .describe("True, or what the caller still needs to redeem the item; null for a visitor"),
});
export type MarketplaceItem = z.infer<typeof marketplaceItemSchema>;

export const listItems = operation({
  id: "marketplace.items",
  method: "GET",
  path: "/api/marketplace/items",
  access: "anyone",
  customerFeature: "rewards",
  summary: "List store items",
  input: z.object({ category: z.enum(MARKETPLACE_CATEGORIES).optional(), language: languageSchema.optional() }),
  output: z.array(marketplaceItemSchema),
  limit: READ_LIMIT,
  errors: [],
});

const line = (field: keyof typeof ADDRESS_LENGTHS) =>
  z.string().trim().max(ADDRESS_LENGTHS[field], `Use at most ${ADDRESS_LENGTHS[field]} characters`);

const addressFields = z.object({
  name: line("name").min(1, "Enter the recipient's name"),
  line1: line("line1").min(1, "Enter the street and house number"),
  line2: line("line2").optional(),
  city: line("city").min(1, "Enter the city"),
  region: line("region").optional().describe("State or province; required in the US, Canada, China, and Australia"),
  postalCode: line("postalCode"),
  country: z
    .enum(SHIPPING_COUNTRIES, `We ship to these countries: ${SHIPPING_COUNTRIES.join(", ")}`)
    .describe("ISO 3166-1 alpha-2"),
});
export type PostalAddress = z.infer<typeof addressFields>;

/** Where a product is sent. */
export const postalAddressSchema = addressFields.superRefine(({ country, region, postalCode }, context) => {
  const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (needsRegion(country) && !region) problem("region", "Enter the state or province");
  if (!isPostalCode(country, postalCode)) problem("postalCode", `Enter a postal code of ${country}`);
});

const shipmentSchema = z.object({
  address: addressFields,
  shippedAt: z.iso.datetime().nullable(),
});

const receiptSchema = z.object({
  number: z.int().positive(),
  organization: z.string().describe("Who gets the donation"),
});

export const purchaseSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string().describe("The item's name at the time of purchase"),
  quantity: z.int().positive(),
  totalCost: z.int().positive().describe("Green coins"),
  status: z.enum(PURCHASE_STATUSES),
  inReview: z.boolean().describe("Pending because the store checks the purchase first"),
  createdAt: z.iso.datetime(),
  category: z.enum(MARKETPLACE_CATEGORIES),
  sample: z.boolean().describe("Part of the sample store: nothing of value is delivered"),
  voucherCodes: z.array(z.string()).describe("Empty until the purchase is completed, and for other items"),
  note: z.string().nullable().describe("From the store: a tracking number, or why it was refunded"),
  shipment: shipmentSchema.nullable().describe("Of a product"),
  receipt: receiptSchema.nullable().describe("Of a donation"),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const listPurchases = operation({
  id: "marketplace.purchases",
  method: "GET",
  path: "/api/marketplace/purchases",
  access: "user",
  customerFeature: "rewards",
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
  customerFeature: "redeem",
  idempotency: "required",
  idempotencyKeyField: "idempotencyKey",
  summary: "Buy an item with green coins",
  input: z.object({
    itemId: z.string().min(1).max(64),
    quantity: z
      .int("Quantity must be a whole number")
      .min(1, "Quantity must be at least 1")
      .max(MAX_PURCHASE_QUANTITY, `You can buy up to ${MAX_PURCHASE_QUANTITY} at a time`)
      .default(1),
    /** Idempotency key, made by the client for each purchase: sending it again returns the same purchase. */
    idempotencyKey: idempotencyKeySchema.optional(),
    address: postalAddressSchema.optional().describe("Required for products"),
    language: languageSchema.optional(),
  }),
  output: purchaseSchema,
  limit: WRITE_LIMIT,
  errors: [
    "not_signed_in",
    "not_found",
    "out_of_stock",
    "insufficient_coins",
    "not_redeemable",
    "idempotency_mismatch",
  ],
});

export const MARKETPLACE_OPERATIONS = [listItems, listPurchases, purchaseItem];
