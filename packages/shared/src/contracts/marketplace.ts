import { z } from "zod";
import { MARKETPLACE_CATEGORIES } from "../domain/marketplace";
import { languageSchema } from "./language";
import { READ_LIMIT, operation } from "./operation";

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
