import { health as operation } from "@wattleaf/shared/contracts/health";
import { defineApi, implement } from "../../http/implement";
import { health } from "./service";

export const healthApi = defineApi({
  check: implement(operation, health),
});
