import { subscribe } from "@wattleaf/shared/contracts/newsletter";
import { procedure, router } from "../../trpc/init";
import * as newsletter from "./service";

export const newsletterRouter = router({
  subscribe: procedure(subscribe)
    .input(subscribe.input)
    .output(subscribe.output)
    .mutation(({ ctx, input }) => newsletter.subscribe(ctx.call.ctx, input)),
});
