import { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { procedure, router } from "../../trpc/init";
import * as optimization from "./service";

export const optimizationRouter = router({
  schedule: procedure(optimizeSchedule)
    .input(optimizeSchedule.input)
    .output(optimizeSchedule.output)
    .mutation(({ ctx, input }) => optimization.plan(ctx.call.ctx, input)),
});
