import { demoAccount } from "@wattleaf/shared/contracts/demo";
import { procedure, router } from "../../trpc/init";
import * as demo from "./service";

export const demoRouter = router({
  account: procedure(demoAccount)
    .input(demoAccount.input)
    .output(demoAccount.output)
    .query(({ ctx }) => demo.account(ctx.call.ctx)),
});
