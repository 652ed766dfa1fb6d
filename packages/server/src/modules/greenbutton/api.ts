import { parseGreenButton } from "@wattleaf/shared/contracts/greenbutton";
import { defineApi, implementBulk } from "../../http/implement";
import * as greenButton from "./service";

export const greenbuttonApi = defineApi({
  parse: implementBulk(parseGreenButton, greenButton.parse),
});
