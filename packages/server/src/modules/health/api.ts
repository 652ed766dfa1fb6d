import { health as operation, ready as readyOperation } from "@wattleaf/shared/contracts/health";
import { defineApi, implement } from "../../http/implement";
import { ready } from "./ready";
import { health } from "./service";

export const healthApi = defineApi({
  check: implement(operation, health),
  ready: implement(readyOperation, ready),
});
