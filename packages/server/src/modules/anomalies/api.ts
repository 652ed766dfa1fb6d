import { detectAnomalies } from "@wattleaf/shared/contracts/anomalies";
import { defineApi, implementBulk } from "../../http/implement";
import * as anomalies from "./service";

export const anomaliesApi = defineApi({
  detect: implementBulk(detectAnomalies, anomalies.detect),
});
