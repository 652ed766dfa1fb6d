import { createApiKey, listApiKeys, revokeApiKey } from "@wattleaf/shared/contracts/api-keys";
import { defineApi, implement } from "../../http/implement";
import * as apiKeys from "./service";

export const apiKeysApi = defineApi({
  create: implement(createApiKey, apiKeys.create),
  list: implement(listApiKeys, apiKeys.list),
  revoke: implement(revokeApiKey, apiKeys.revoke),
});
