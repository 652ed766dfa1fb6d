import { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { defineApi, implement } from "../../http/implement";
import * as optimization from "./service";
import { streamableRoute } from "./stream-route";

export const optimizationApi = defineApi({
  schedule: implement(optimizeSchedule, optimization.plan, streamableRoute),
});
