import { forgotPassword, getUser, login, logout, register, resetPassword } from "@wattleaf/shared/contracts/auth";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as passwordReset from "./password-reset/service";
import * as auth from "./service";
import { signedIn, signedOut } from "./sign-in";

export const authRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(getUser, ({ ctx }) => auth.currentUser(ctx)))
    .use(route(register, (call, input) => signedIn(call, auth.register(call.ctx, input))))
    .use(route(login, (call, input) => signedIn(call, auth.login(call.ctx, input))))
    .use(route(logout, (call) => signedOut(call)))
    .use(route(forgotPassword, ({ ctx }, input) => passwordReset.forgot(ctx, input)))
    .use(route(resetPassword, (call, input) => signedOut(call, passwordReset.reset(call.ctx, input))));
};
