import { askEnergy } from "@wattleaf/shared/contracts/energy-query";
import { defineApi, implementBulk } from "../../http/implement";
import * as energyQuery from "./service";

export const energyQueryApi = defineApi({
  ask: implementBulk(askEnergy, energyQuery.ask),
});
