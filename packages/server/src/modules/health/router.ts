import { health as operation } from "@wattleaf/shared/contracts/health";
import { procedure, router } from "../../trpc/init";
import { health } from "./service";

export const healthRouter = router({
  check: procedure(operation)
    .input(operation.input)
    .output(operation.output)
    .query(({ ctx }) => health(ctx.call.ctx)),
});
