import { createApiKey, listApiKeys, revokeApiKey } from "@wattleaf/shared/contracts/api-keys";
import { procedure, router } from "../../trpc/init";
import * as apiKeys from "./service";

export const apiKeysRouter = router({
  create: procedure(createApiKey)
    .input(createApiKey.input)
    .output(createApiKey.output)
    .mutation(({ ctx, input }) => apiKeys.create(ctx.call.ctx, input)),
  list: procedure(listApiKeys)
    .input(listApiKeys.input)
    .output(listApiKeys.output)
    .query(({ ctx }) => apiKeys.list(ctx.call.ctx)),
  revoke: procedure(revokeApiKey)
    .input(revokeApiKey.input)
    .output(revokeApiKey.output)
    .mutation(({ ctx, input }) => apiKeys.revoke(ctx.call.ctx, input)),
});
