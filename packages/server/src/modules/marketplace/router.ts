import { listItems, listPurchases, purchaseItem } from "@wattleaf/shared/contracts/marketplace";
import { procedure, router } from "../../trpc/init";
import { purchase, purchasesOf } from "./purchases";
import * as marketplace from "./service";

export const marketplaceRouter = router({
  items: procedure(listItems)
    .input(listItems.input)
    .output(listItems.output)
    .query(({ ctx, input }) => marketplace.listItems(ctx.call.ctx, input)),
  purchases: procedure(listPurchases)
    .input(listPurchases.input)
    .output(listPurchases.output)
    .query(({ ctx, input }) => purchasesOf(ctx.call.ctx, input)),
  purchase: procedure(purchaseItem)
    .input(purchaseItem.input)
    .output(purchaseItem.output)
    .mutation(({ ctx, input }) => purchase(ctx.call.ctx, input)),
});
