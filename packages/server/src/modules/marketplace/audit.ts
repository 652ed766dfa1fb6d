import type { Database } from "../../db/client";
import type { AuditCheck } from "../rewards";
import * as repo from "./audit.repo";

/** What must hold of stock, purchases and voucher codes at any moment, also while the server is writing. */
export async function auditStore(db: Database): Promise<AuditCheck[]> {
  const differences = await repo.findStockDifferences(db);
  const repeated = await repo.findRepeatedPurchases(db);
  const [pools, short] = await Promise.all([repo.findPoolDifferences(db), repo.findShortPurchases(db)]);
  return [
    {
      rule: "Of each item, stock, sold and held are together what was put in",
      violations: differences.map(
        ({ itemId, stock, sold, held, initial }) =>
          `item ${itemId}: ${stock} in stock, ${sold} sold and ${held} held, of ${initial} put in`,
      ),
    },
    {
      rule: "Each buyer's idempotency key has one purchase",
      violations: repeated.map(({ userId, key, purchases }) => `account ${userId}, key ${key}: ${purchases} purchases`),
    },
    {
      rule: "Each voucher for sale has a code",
      violations: pools.map(({ itemId, stock, codes }) => `item ${itemId}: ${stock} for sale, ${codes} unsold codes`),
    },
    {
      rule: "Each voucher that was bought has a code",
      violations: short.map(
        ({ purchaseId, quantity, codes }) => `purchase ${purchaseId}: ${quantity} bought, ${codes} codes`,
      ),
    },
  ];
}
