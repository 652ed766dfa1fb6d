import { parseGreenButton } from "@wattleaf/shared/contracts/greenbutton";
import { bulkProcedure, router } from "../../trpc/init";
import * as greenButton from "./service";

export const greenButtonRouter = router({
  parse: bulkProcedure(parseGreenButton, greenButton.parse),
});
