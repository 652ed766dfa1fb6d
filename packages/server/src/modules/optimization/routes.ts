import { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as optimization from "./service";

export const optimizationRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia().use(route(optimizeSchedule, ({ ctx }, input) => optimization.plan(ctx, input)));
};
