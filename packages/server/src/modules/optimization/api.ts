import { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { compareShiftedTariffs } from "@wattleaf/shared/contracts/optimization/tariffs";
import { defineApi, implement } from "../../http/implement";
import * as optimization from "./service";
import { streamableRoute } from "./stream-route";
import { compareTariffs } from "./tariffs-service";

export const optimizationApi = defineApi({
  schedule: implement(optimizeSchedule, optimization.plan, streamableRoute(optimizeSchedule, optimization.plan)),
  compareTariffs: implement(
    compareShiftedTariffs,
    compareTariffs,
    streamableRoute(compareShiftedTariffs, compareTariffs),
  ),
});
