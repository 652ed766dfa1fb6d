import { detectAnomalies, forecastLoad } from "@wattleaf/shared/contracts/forecast";
import { bulkProcedure, router } from "../../trpc/init";
import * as forecast from "./service";

export const forecastRouter = router({
  load: bulkProcedure(forecastLoad, forecast.load),
});

export const anomaliesRouter = router({
  detect: bulkProcedure(detectAnomalies, forecast.anomalies),
});
