import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "@wattleaf/shared/contracts/api-keys";
import { defineApi, implement } from "../../http/implement";
import * as apiKeys from "./service";

export const apiKeysApi = defineApi({
  create: implement(createApiKey, apiKeys.create),
  list: implement(listApiKeys, apiKeys.list),
  rotate: implement(rotateApiKey, apiKeys.rotate),
  revoke: implement(revokeApiKey, apiKeys.revoke),
});
