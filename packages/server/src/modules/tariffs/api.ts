import { getTariff, listTariffs } from "@wattleaf/shared/contracts/tariffs/catalog";
import { billTariff, compareTariffs, tariffPrices } from "@wattleaf/shared/contracts/tariffs/billing";
import { defineApi, implement, implementBulk } from "../../http/implement";
import * as tariffs from "./service";

export const tariffsApi = defineApi({
  bill: implementBulk(billTariff, tariffs.bill),
  compare: implementBulk(compareTariffs, tariffs.compare),
  prices: implementBulk(tariffPrices, tariffs.prices),
  list: implement(listTariffs, (_ctx, input) => tariffs.list(input)),
  get: implement(getTariff, (_ctx, input) => tariffs.get(input)),
});
