import * as contract from "@wattleaf/shared/contracts/webhooks";
import { defineApi, implement } from "../../http/implement";
import * as webhooks from "./service";

export const webhooksApi = defineApi({
  list: implement(contract.listWebhooks, webhooks.list),
  create: implement(contract.createWebhook, webhooks.create),
  remove: implement(contract.removeWebhook, webhooks.remove),
  rotateSecret: implement(contract.rotateWebhookSecret, webhooks.rotateSecret),
  deliveries: implement(contract.listDeliveries, webhooks.deliveries),
  replay: implement(contract.replayDelivery, webhooks.replay),
  test: implement(contract.sendTestMessage, webhooks.sendTest),
});
