import { signInProviders } from "@wattleaf/shared/contracts/sign-in-providers";
import { procedure, router } from "../../trpc/init";
import { available } from "./providers";

export const signInRouter = router({
  providers: procedure(signInProviders)
    .input(signInProviders.input)
    .output(signInProviders.output)
    .query(({ ctx }) => available(ctx.call.ctx)),
});
