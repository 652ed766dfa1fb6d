import { listAdvice } from "@wattleaf/shared/contracts/advice";
import { defineApi, implement } from "../../http/implement";
import * as advice from "./service";

export const adviceApi = defineApi({
  list: implement(listAdvice, advice.list),
});
