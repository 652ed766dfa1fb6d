import { extractBill } from "@wattleaf/shared/contracts/bill-extraction";
import { explainBill } from "@wattleaf/shared/contracts/bill-explanation";
import { Elysia } from "elysia";
import { restBulk, type RestHost } from "../../http/rest";
import * as bills from "./service";

export const billsRoutes = (host: RestHost) => {
  const route = restBulk(host);
  return new Elysia()
    .use(route(extractBill, ({ ctx }, payload) => bills.extract(ctx, payload)))
    .use(route(explainBill, ({ ctx }, payload) => bills.explain(ctx, payload)));
};
