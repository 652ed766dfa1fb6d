import { validateBody } from "@wattleaf/shared/contracts/validation";
import { bulkProcedure, router } from "../../trpc/init";
import * as validation from "./service";

export const validationRouter = router({
  validate: bulkProcedure(validateBody, validation.validate),
});
