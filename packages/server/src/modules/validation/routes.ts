import { validateBody } from "@wattleaf/shared/contracts/validation";
import { Elysia } from "elysia";
import { restBulk, type RestHost } from "../../http/rest";
import * as validation from "./service";

export const validationRoutes = (host: RestHost) =>
  new Elysia().use(restBulk(host)(validateBody, ({ ctx }, payload) => validation.validate(ctx, payload)));
