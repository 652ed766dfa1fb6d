import { and, count, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { marketplaceItems, purchases, stockMovements, voucherCodes } from "../../db/schema/marketplace";

interface StockDifference {
  itemId: string;
  stock: number;
  /** Not held, refunded ones included: what came back of these is a movement. */
  sold: number;
  held: number;
  /** What was put in, all movements together. */
  initial: number;
}

export const findStockDifferences = (db: Database): Promise<StockDifference[]> =>
  db.all(sql`
    select item_id as "itemId", sum(stock) as stock, sum(sold) as sold, sum(held) as held, sum(initial) as initial from (
      select ${marketplaceItems.id} as item_id, ${marketplaceItems.stockQuantity} as stock, 0 as sold, 0 as held, 0 as initial
      from ${marketplaceItems}
      union all
      select ${purchases.itemId}, 0,
        case when ${purchases.status} = 'held' then 0 else ${purchases.quantity} end,
        case when ${purchases.status} = 'held' then ${purchases.quantity} else 0 end, 0
      from ${purchases}
      union all
      select ${stockMovements.itemId}, 0, 0, 0, ${stockMovements.quantity} from ${stockMovements}
    ) group by item_id having sum(stock) + sum(sold) + sum(held) <> sum(initial) or sum(stock) < 0`);

/** Keys under which a buyer has more than one purchase. */
export const findRepeatedPurchases = (db: Database): Promise<{ userId: string; key: string; purchases: number }[]> =>
  // Grouped by a term, so that a damaged index is not what answers.
  db.all(sql`
    select ${purchases.userId} || '' as "userId", ${purchases.idempotencyKey} || '' as key, count(*) as purchases
    from ${purchases} where ${purchases.idempotencyKey} is not null group by 1, 2 having count(*) > 1`);

const codes = count(voucherCodes.id);

/** Vouchers of which more or fewer are for sale than there are unsold codes. */
export const findPoolDifferences = (db: Database) =>
  db
    .select({ itemId: marketplaceItems.id, stock: marketplaceItems.stockQuantity, codes })
    .from(marketplaceItems)
    .leftJoin(voucherCodes, and(eq(voucherCodes.itemId, marketplaceItems.id), isNull(voucherCodes.purchaseId)))
    .where(eq(marketplaceItems.category, "vouchers"))
    .groupBy(marketplaceItems.id)
    .having(sql`${codes} <> ${marketplaceItems.stockQuantity}`);

/** Purchases that have codes, but not as many as were paid for; older versions sold vouchers without any. */
export const findShortPurchases = (db: Database) =>
  db
    .select({ purchaseId: purchases.id, quantity: purchases.quantity, codes })
    .from(purchases)
    .innerJoin(voucherCodes, eq(voucherCodes.purchaseId, purchases.id))
    .where(ne(purchases.status, "refunded"))
    .groupBy(purchases.id)
    .having(sql`${codes} <> ${purchases.quantity}`);
