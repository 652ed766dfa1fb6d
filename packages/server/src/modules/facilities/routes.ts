import { deleteFacility, listFacilities, putFacility } from "@wattleaf/shared/contracts/facilities";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as facilities from "./service";

export const facilitiesRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(putFacility, ({ ctx }, input) => facilities.put(ctx, input)))
    .use(route(listFacilities, ({ ctx }) => facilities.list(ctx)))
    .use(route(deleteFacility, ({ ctx }, input) => facilities.remove(ctx, input)));
};
