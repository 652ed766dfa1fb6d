import { subscribe } from "@wattleaf/shared/contracts/newsletter";
import { defineApi, implement } from "../../http/implement";
import * as newsletter from "./service";

export const newsletterApi = defineApi({
  subscribe: implement(subscribe, newsletter.subscribe),
});
