import { demoAccount } from "@wattleaf/shared/contracts/demo";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as demo from "./service";

export const demoRoutes = (host: RestHost) => new Elysia().use(rest(host)(demoAccount, ({ ctx }) => demo.account(ctx)));
