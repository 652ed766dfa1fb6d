import { getTariff, listTariffs } from "@wattleaf/shared/contracts/tariff-catalogue";
import { billTariff, compareTariffs, tariffPrices } from "@wattleaf/shared/contracts/tariffs";
import { bulkProcedure, procedure, router } from "../../trpc/init";
import * as tariffs from "./service";

export const tariffsRouter = router({
  bill: bulkProcedure(billTariff, tariffs.bill),
  compare: bulkProcedure(compareTariffs, tariffs.compare),
  prices: bulkProcedure(tariffPrices, tariffs.prices),
  list: procedure(listTariffs)
    .input(listTariffs.input)
    .output(listTariffs.output)
    .query(({ input }) => tariffs.list(input)),
  get: procedure(getTariff)
    .input(getTariff.input)
    .output(getTariff.output)
    .query(({ input }) => tariffs.get(input)),
});
