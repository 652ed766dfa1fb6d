import { extractBill } from "@wattleaf/shared/contracts/bill-extraction";
import { Elysia } from "elysia";
import { restBulk, type RestHost } from "../../http/rest";
import * as bills from "./service";

export const billsRoutes = (host: RestHost) =>
  new Elysia().use(restBulk(host)(extractBill, ({ ctx }, payload) => bills.extract(ctx, payload)));
