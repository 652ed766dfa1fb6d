import { analyzeNilm, forgetNilmHome, listNilmHomes } from "@wattleaf/shared/contracts/nilm";
import { bulkProcedure, procedure, router } from "../../trpc/init";
import * as nilm from "./service";

export const nilmRouter = router({
  analyze: bulkProcedure(analyzeNilm, nilm.analyze),
  homes: procedure(listNilmHomes)
    .input(listNilmHomes.input)
    .output(listNilmHomes.output)
    .query(({ ctx }) => nilm.homes(ctx.call.ctx)),
  forgetHome: procedure(forgetNilmHome)
    .input(forgetNilmHome.input)
    .output(forgetNilmHome.output)
    .mutation(({ ctx, input }) => nilm.forgetHome(ctx.call.ctx, input)),
});
