import { validateBody } from "@wattleaf/shared/contracts/validation";
import { defineApi, implementBulk } from "../../http/implement";
import * as validation from "./service";

export const validationApi = defineApi({
  validate: implementBulk(validateBody, validation.validate),
});
