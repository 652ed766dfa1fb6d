import { deleteFacility, listFacilities, putFacility } from "@wattleaf/shared/contracts/facilities";
import { procedure, router } from "../../trpc/init";
import * as facilities from "./service";

export const facilitiesRouter = router({
  put: procedure(putFacility)
    .input(putFacility.input)
    .output(putFacility.output)
    .mutation(({ ctx, input }) => facilities.put(ctx.call.ctx, input)),
  list: procedure(listFacilities)
    .input(listFacilities.input)
    .output(listFacilities.output)
    .query(({ ctx }) => facilities.list(ctx.call.ctx)),
  delete: procedure(deleteFacility)
    .input(deleteFacility.input)
    .output(deleteFacility.output)
    .mutation(({ ctx, input }) => facilities.remove(ctx.call.ctx, input)),
});
