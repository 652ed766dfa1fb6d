import { marketplaceItemSchema } from "../../packages/shared/src/contracts/marketplace";
import { addItem, catalog, editItem } from "../../packages/server/src/modules/marketplace";
import { z } from "zod";
import { defineCommand } from "./command";

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and hyphens")
  .max(64);
const text = z.string().trim().min(1, "must not be empty").max(300);
const details = {
  nameEn: text.describe("Name in English"),
  nameZh: text.describe("Name in Chinese"),
  descriptionEn: text.describe("What it is, in English"),
  descriptionZh: text.describe("What it is, in Chinese"),
  price: z.coerce.number().int("must be a whole number").min(1, "must be at least 1").describe("Green coins"),
  imageUrl: z
    .string()
    .regex(/^\/[^/\\]/, "must be a path of this site, such as /pictures/lamp.svg")
    .optional()
    .describe("Path of a picture that this site serves; without it the page draws one"),
  organizationEn: text.optional().describe("Of a donation: who gets it, in English"),
  organizationZh: text.optional().describe("Of a donation: who gets it, in Chinese"),
};

export const itemsList = defineCommand({
  summary: "List the store's items with their stock",
  input: z.object({}),
  async run({ platform, print }) {
    for (const item of await catalog(platform)) {
      const marks = [item.isSample && "sample", !item.isListed && "hidden"].filter(Boolean).join(", ");
      print(
        `${item.id.padEnd(24)} ${item.category.padEnd(10)} ${String(item.priceCoins).padStart(6)} coins ${String(item.stockQuantity).padStart(8)} left  ${item.nameEn}${marks && ` (${marks})`}`,
      );
    }
  },
});

export const itemsAdd = defineCommand({
  summary: "Add an item to the store, without stock",
  positionals: ["item"],
  input: z.object({
    item: id.describe("Its id, such as desk-lamp"),
    category: marketplaceItemSchema.shape.category.describe("vouchers, donations or products"),
    ...details,
  }),
  async run({ platform, input: { item, price, ...rest }, print }) {
    await addItem(platform, { id: item, priceCoins: price, ...rest });
    print(`Added ${item}. Give it stock with: bun run admin stock add ${item} QUANTITY`);
  },
});

export const itemsEdit = defineCommand({
  summary: "Change an item; purchases keep the name and price of their time",
  positionals: ["item"],
  input: z
    .object(details)
    .partial()
    .extend({
      item: id.describe("Its id, from `items list`"),
      hide: z.boolean().optional().describe("Take it out of the shop"),
      show: z.boolean().optional().describe("Put it back into the shop"),
    }),
  async run({ platform, input: { item, price, hide, show, ...rest }, print }) {
    const isListed = hide || show ? { isListed: show === true } : {};
    const priceCoins = price === undefined ? {} : { priceCoins: price };
    await editItem(platform, item, { ...rest, ...priceCoins, ...isListed });
    print(`Changed ${item}.`);
  },
});
