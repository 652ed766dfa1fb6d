import { health as operation } from "@wattleaf/shared/contracts/health";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import { health } from "./service";

export const healthRoutes = (host: RestHost) => new Elysia().use(rest(host)(operation, ({ ctx }) => health(ctx)));
