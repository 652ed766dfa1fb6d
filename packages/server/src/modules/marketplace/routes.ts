import { listItems, listPurchases, purchaseItem } from "@wattleaf/shared/contracts/marketplace";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import { purchase, purchasesOf } from "./purchases";
import * as marketplace from "./service";

export const marketplaceRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(listItems, ({ ctx }, input) => marketplace.listItems(ctx, input)))
    .use(route(listPurchases, ({ ctx }, input) => purchasesOf(ctx, input)))
    .use(route(purchaseItem, ({ ctx }, input) => purchase(ctx, input)));
};
