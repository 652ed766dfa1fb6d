import {
  ACCOUNT_EXPORT,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  listSessions,
  updateProfile,
} from "@wattleaf/shared/contracts/account";
import { Elysia } from "elysia";
import { downloadResponse } from "../../http/download";
import { openRoute, rest, type RestHost } from "../../http/rest";
import { erase } from "./erase";
import { exportAccount } from "./export";
import * as account from "./service";
import * as sessions from "./sessions/service";
import { thenSignedOut } from "./sign-in";

export const accountRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(updateProfile, ({ ctx }, input) => account.updateProfile(ctx, input)))
    .use(route(changePassword, ({ ctx }, input) => account.changePassword(ctx, input)))
    .use(route(listSessions, ({ ctx }) => sessions.listSessions(ctx)))
    .use(route(endSession, ({ ctx }, input) => sessions.endSession(ctx, input)))
    .use(route(endAllSessions, (call) => thenSignedOut(call, sessions.endAllSessions(call.ctx))))
    .use(route(deleteAccount, (call, input) => thenSignedOut(call, erase(call.ctx, input))))
    .use(exportRoute(host));
};

/** A download, and so REST only. */
const exportRoute = (host: RestHost) =>
  new Elysia().get(ACCOUNT_EXPORT.path, async (context) => {
    const { call, headers } = await openRoute(host, ACCOUNT_EXPORT, context);
    return downloadResponse(await exportAccount(call.ctx), headers);
  });
