import { analyzeNilm, forgetNilmHome, listNilmHomes } from "@wattleaf/shared/contracts/nilm";
import { Elysia } from "elysia";
import { rest, restBulk, type RestHost } from "../../http/rest";
import * as nilm from "./service";

export const nilmRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(restBulk(host)(analyzeNilm, ({ ctx }, payload) => nilm.analyze(ctx, payload)))
    .use(route(listNilmHomes, ({ ctx }) => nilm.homes(ctx)))
    .use(route(forgetNilmHome, ({ ctx }, input) => nilm.forgetHome(ctx, input)));
};
