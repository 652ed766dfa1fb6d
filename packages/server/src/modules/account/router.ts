import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  listSessions,
  updateProfile,
} from "@wattleaf/shared/contracts/account";
import { procedure, router } from "../../trpc/init";
import { erase } from "./erase";
import * as account from "./service";
import * as sessions from "./sessions/service";
import { thenSignedOut } from "./sign-in";

export const accountRouter = router({
  updateProfile: procedure(updateProfile)
    .input(updateProfile.input)
    .output(updateProfile.output)
    .mutation(({ ctx, input }) => account.updateProfile(ctx.call.ctx, input)),
  changePassword: procedure(changePassword)
    .input(changePassword.input)
    .output(changePassword.output)
    .mutation(({ ctx, input }) => account.changePassword(ctx.call.ctx, input)),
  sessions: procedure(listSessions)
    .input(listSessions.input)
    .output(listSessions.output)
    .query(({ ctx }) => sessions.listSessions(ctx.call.ctx)),
  endSession: procedure(endSession)
    .input(endSession.input)
    .output(endSession.output)
    .mutation(({ ctx, input }) => sessions.endSession(ctx.call.ctx, input)),
  endAllSessions: procedure(endAllSessions)
    .input(endAllSessions.input)
    .output(endAllSessions.output)
    .mutation(({ ctx }) => thenSignedOut(ctx.call, sessions.endAllSessions(ctx.call.ctx))),
  delete: procedure(deleteAccount)
    .input(deleteAccount.input)
    .output(deleteAccount.output)
    .mutation(({ ctx, input }) => thenSignedOut(ctx.call, erase(ctx.call.ctx, input))),
});
