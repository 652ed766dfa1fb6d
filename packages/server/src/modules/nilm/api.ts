import { analyzeNilm, demoNilm, forgetNilmHome, listNilmHomes } from "@wattleaf/shared/contracts/nilm";
import { defineApi, implement, implementBulk } from "../../http/implement";
import * as nilm from "./service";

export const nilmApi = defineApi({
  analyze: implementBulk(analyzeNilm, nilm.analyze),
  homes: implement(listNilmHomes, nilm.homes),
  demo: implement(demoNilm, nilm.demo),
  forgetHome: implement(forgetNilmHome, nilm.forgetHome),
});
