import { listItems, listPurchases, purchaseItem } from "@wattleaf/shared/contracts/marketplace";
import { defineApi, implement } from "../../http/implement";
import { purchase, purchasesOf } from "./purchases";
import * as marketplace from "./service";

export const marketplaceApi = defineApi({
  items: implement(listItems, marketplace.listItems),
  purchases: implement(listPurchases, purchasesOf),
  purchase: implement(purchaseItem, purchase),
});
