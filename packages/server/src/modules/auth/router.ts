import { forgotPassword, getUser, login, logout, register, resetPassword } from "@wattleaf/shared/contracts/auth";
import { procedure, router } from "../../trpc/init";
import * as passwordReset from "./password-reset/service";
import * as auth from "./service";
import { signedIn, signedOut } from "./sign-in";

export const authRouter = router({
  user: procedure(getUser)
    .input(getUser.input)
    .output(getUser.output)
    .query(({ ctx }) => auth.currentUser(ctx.call.ctx)),
  register: procedure(register)
    .input(register.input)
    .output(register.output)
    .mutation(({ ctx, input }) => signedIn(ctx.call, auth.register(ctx.call.ctx, input))),
  login: procedure(login)
    .input(login.input)
    .output(login.output)
    .mutation(({ ctx, input }) => signedIn(ctx.call, auth.login(ctx.call.ctx, input))),
  logout: procedure(logout)
    .input(logout.input)
    .output(logout.output)
    .mutation(({ ctx }) => signedOut(ctx.call)),
  forgotPassword: procedure(forgotPassword)
    .input(forgotPassword.input)
    .output(forgotPassword.output)
    .mutation(({ ctx, input }) => passwordReset.forgot(ctx.call.ctx, input)),
  resetPassword: procedure(resetPassword)
    .input(resetPassword.input)
    .output(resetPassword.output)
    .mutation(({ ctx, input }) => signedOut(ctx.call, passwordReset.reset(ctx.call.ctx, input))),
});
