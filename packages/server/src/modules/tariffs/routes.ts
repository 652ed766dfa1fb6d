import { getTariff, listTariffs } from "@wattleaf/shared/contracts/tariff-catalogue";
import { billTariff, compareTariffs, tariffPrices } from "@wattleaf/shared/contracts/tariffs";
import { Elysia } from "elysia";
import { rest, restBulk, type RestHost } from "../../http/rest";
import * as tariffs from "./service";

export const tariffsRoutes = (host: RestHost) => {
  const route = rest(host);
  const bulk = restBulk(host);
  return new Elysia()
    .use(bulk(billTariff, ({ ctx }, payload) => tariffs.bill(ctx, payload)))
    .use(bulk(compareTariffs, ({ ctx }, payload) => tariffs.compare(ctx, payload)))
    .use(bulk(tariffPrices, ({ ctx }, payload) => tariffs.prices(ctx, payload)))
    .use(route(listTariffs, (_, input) => tariffs.list(input)))
    .use(route(getTariff, (_, input) => tariffs.get(input)));
};
