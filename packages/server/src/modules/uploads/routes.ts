import { latestUpload } from "@wattleaf/shared/contracts/uploads";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as uploads from "./service";

export const uploadsRoutes = (host: RestHost) =>
  new Elysia().use(rest(host)(latestUpload, ({ ctx }) => uploads.latest(ctx)));
