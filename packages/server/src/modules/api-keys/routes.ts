import { createApiKey, listApiKeys, revokeApiKey } from "@wattleaf/shared/contracts/api-keys";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as apiKeys from "./service";

export const apiKeysRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(createApiKey, ({ ctx }, input) => apiKeys.create(ctx, input)))
    .use(route(listApiKeys, ({ ctx }) => apiKeys.list(ctx)))
    .use(route(revokeApiKey, ({ ctx }, input) => apiKeys.revoke(ctx, input)));
};
