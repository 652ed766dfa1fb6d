import {
  confirmEmail,
  forgotPassword,
  getSession,
  getUser,
  login,
  logout,
  register,
  resendConfirmation,
  resetPassword,
} from "@wattleaf/shared/contracts/auth";
import { defineApi, implement } from "../../http/implement";
import * as emailConfirmation from "./email-confirmation/service";
import * as passwordReset from "./password-reset/service";
import * as auth from "./service";
import { signedIn, signedOut } from "./sign-in";

export const authApi = defineApi({
  user: implement(getUser, auth.currentUser),
  session: implement(getSession, auth.currentSession),
  register: implement(register, (ctx, input) => signedIn(ctx, auth.register(ctx, input))),
  login: implement(login, (ctx, input) => signedIn(ctx, auth.login(ctx, input))),
  logout: implement(logout, (ctx) => signedOut(ctx)),
  confirmEmail: implement(confirmEmail, emailConfirmation.confirm),
  resendConfirmation: implement(resendConfirmation, emailConfirmation.resend),
  forgotPassword: implement(forgotPassword, passwordReset.forgot),
  resetPassword: implement(resetPassword, (ctx, input) => signedOut(ctx, passwordReset.reset(ctx, input))),
});
