import {
  ACCOUNT_EXPORT,
  addEmail,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  getPreferences,
  listSessions,
  updatePreferences,
  updateProfile,
} from "@wattleaf/shared/contracts/account";
import { Elysia } from "elysia";
import { downloadResponse } from "../../http/download";
import { defineApi, implement } from "../../http/implement";
import { openRoute, type RestRoute } from "../../http/rest";
import { addEmailAddress } from "./add-email";
import { erase } from "./erase";
import { exportAccount } from "./export";
import * as account from "./service";
import * as preferences from "./preferences";
import * as sessions from "./sessions/service";
import { thenSignedOut } from "./sign-in";

const exportRoute: RestRoute = (host) =>
  new Elysia().get(ACCOUNT_EXPORT.path, async (context) => {
    const { call, headers } = await openRoute(host, ACCOUNT_EXPORT, context);
    return downloadResponse(await exportAccount(call.ctx), headers);
  });

export const accountApi = defineApi(
  {
    updateProfile: implement(updateProfile, account.updateProfile),
    preferences: implement(getPreferences, preferences.preferences),
    updatePreferences: implement(updatePreferences, preferences.changePreferences),
    changePassword: implement(changePassword, account.changePassword),
    addEmail: implement(addEmail, addEmailAddress),
    sessions: implement(listSessions, sessions.listSessions),
    endSession: implement(endSession, sessions.endSession),
    endAllSessions: implement(endAllSessions, (ctx) => thenSignedOut(ctx, sessions.endAllSessions(ctx))),
    delete: implement(deleteAccount, (ctx, input) => thenSignedOut(ctx, erase(ctx, input))),
  },
  [exportRoute],
);
