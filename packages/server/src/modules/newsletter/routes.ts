import { subscribe } from "@wattleaf/shared/contracts/newsletter";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as newsletter from "./service";

export const newsletterRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia().use(route(subscribe, ({ ctx }, input) => newsletter.subscribe(ctx, input)));
};
