import { listItems } from "@wattleaf/shared/contracts/marketplace";
import { procedure, router } from "../../trpc/init";
import * as marketplace from "./service";

export const marketplaceRouter = router({
  items: procedure(listItems)
    .input(listItems.input)
    .output(listItems.output)
    .query(({ ctx, input }) => marketplace.listItems(ctx.call.ctx, input)),
});
