import { readFileSync } from "node:fs";
import { addStock, importCodes, readVoucherFile } from "../../packages/server/src/modules/marketplace";
import { DomainError } from "../../packages/shared/src/errors";
import { z } from "zod";
import { defineCommand } from "./command";

export const stockAdd = defineCommand({
  summary: "Put pieces of an item into the stock",
  positionals: ["item", "quantity"],
  input: z.object({
    item: z.string().min(1).describe("Id of the item, from `items list`"),
    quantity: z.coerce.number().int("must be a whole number").min(1, "must be at least 1").describe("How many"),
  }),
  async run({ platform, input: { item, quantity }, print }) {
    await addStock(platform, item, quantity);
    print(`Added ${quantity} to the stock of ${item}.`);
  },
});

export const vouchersImport = defineCommand({
  summary: "Add the voucher codes of a CSV file: all of them, or none",
  positionals: ["file"],
  input: z.object({
    file: z.string().min(1).describe("CSV with the columns item and code, and these names in line 1"),
  }),
  async run({ platform, input: { file }, print }) {
    const counts = await importCodes(platform, readVoucherFile(readFileSync(file, "utf8"))).catch((error: unknown) => {
      if (error instanceof DomainError) for (const { path, message } of error.issues) print(`${path}: ${message}`);
      throw error;
    });
    for (const [item, count] of counts) print(`Added ${count} codes to ${item}.`);
  },
});
