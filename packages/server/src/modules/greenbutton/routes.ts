import { parseGreenButton } from "@wattleaf/shared/contracts/greenbutton";
import { Elysia } from "elysia";
import { restBulk, type RestHost } from "../../http/rest";
import * as greenButton from "./service";

export const greenButtonRoutes = (host: RestHost) =>
  new Elysia().use(restBulk(host)(parseGreenButton, ({ ctx }, payload) => greenButton.parse(ctx, payload)));
