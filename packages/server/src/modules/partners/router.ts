import { openWidgetSession } from "@wattleaf/shared/contracts/partners";
import { procedure, router } from "../../trpc/init";
import * as partners from "./service";

export const partnersRouter = router({
  openWidgetSession: procedure(openWidgetSession)
    .input(openWidgetSession.input)
    .output(openWidgetSession.output)
    .mutation(({ ctx, input }) => partners.openWidgetSession(ctx.call.ctx, input)),
});
