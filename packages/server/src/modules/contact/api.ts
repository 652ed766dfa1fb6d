import { sendMessage } from "@wattleaf/shared/contracts/contact";
import { CONTACT_OUTCOMES } from "@wattleaf/shared/domain/contact";
import { formPostRoute } from "../../http/form-post";
import { defineApi, implement } from "../../http/implement";
import * as contact from "./service";

const pages = { done: CONTACT_OUTCOMES.sent, failed: CONTACT_OUTCOMES.failed };

export const contactApi = defineApi({
  send: implement(sendMessage, contact.sendMessage, formPostRoute(sendMessage, contact.sendMessage, { pages })),
});
