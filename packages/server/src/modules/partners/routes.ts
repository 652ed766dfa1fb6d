import { openWidgetSession } from "@wattleaf/shared/contracts/partners";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as partners from "./service";

export const partnersRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia().use(route(openWidgetSession, ({ ctx }, input) => partners.openWidgetSession(ctx, input)));
};
