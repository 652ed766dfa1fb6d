import { detectAnomalies, forecastLoad } from "@wattleaf/shared/contracts/forecast";
import { Elysia } from "elysia";
import { restBulk, type RestHost } from "../../http/rest";
import * as forecast from "./service";

export const forecastRoutes = (host: RestHost) => {
  const route = restBulk(host);
  return new Elysia()
    .use(route(forecastLoad, ({ ctx }, payload) => forecast.load(ctx, payload)))
    .use(route(detectAnomalies, ({ ctx }, payload) => forecast.anomalies(ctx, payload)));
};
