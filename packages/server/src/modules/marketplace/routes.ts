import { listItems } from "@wattleaf/shared/contracts/marketplace";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as marketplace from "./service";

export const marketplaceRoutes = (host: RestHost) =>
  new Elysia().use(rest(host)(listItems, ({ ctx }, input) => marketplace.listItems(ctx, input)));
