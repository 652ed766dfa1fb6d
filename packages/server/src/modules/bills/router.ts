import { extractBill } from "@wattleaf/shared/contracts/bill-extraction";
import { explainBill } from "@wattleaf/shared/contracts/bill-explanation";
import { bulkProcedure, router } from "../../trpc/init";
import * as bills from "./service";

export const billsRouter = router({
  extract: bulkProcedure(extractBill, bills.extract),
  explain: bulkProcedure(explainBill, bills.explain),
});
