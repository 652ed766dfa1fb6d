import { forecastLoad, forecastPeriod } from "@wattleaf/shared/contracts/forecast";
import { defineApi, implementBulk } from "../../http/implement";
import * as forecast from "./service";

export const forecastApi = defineApi({
  load: implementBulk(forecastLoad, forecast.load),
  period: implementBulk(forecastPeriod, forecast.period),
});
