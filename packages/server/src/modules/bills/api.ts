import { extractBill } from "@wattleaf/shared/contracts/bills/extraction";
import { explainBill } from "@wattleaf/shared/contracts/bills/explanation";
import { defineApi, implementBulk } from "../../http/implement";
import * as bills from "./service";

export const billsApi = defineApi({
  extract: implementBulk(extractBill, bills.extract),
  explain: implementBulk(explainBill, bills.explain),
});
