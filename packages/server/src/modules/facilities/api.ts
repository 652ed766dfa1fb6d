import { deleteFacility, listFacilities, putFacility } from "@wattleaf/shared/contracts/facilities";
import { defineApi, implement } from "../../http/implement";
import * as facilities from "./service";

export const facilitiesApi = defineApi({
  put: implement(putFacility, facilities.put),
  list: implement(listFacilities, facilities.list),
  delete: implement(deleteFacility, facilities.remove),
});
