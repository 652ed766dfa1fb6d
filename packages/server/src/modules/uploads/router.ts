import { latestUpload, removeUpload } from "@wattleaf/shared/contracts/uploads";
import { procedure, router } from "../../trpc/init";
import * as uploads from "./service";

export const uploadsRouter = router({
  latest: procedure(latestUpload)
    .input(latestUpload.input)
    .output(latestUpload.output)
    .query(({ ctx }) => uploads.latest(ctx.call.ctx)),
  remove: procedure(removeUpload)
    .input(removeUpload.input)
    .output(removeUpload.output)
    .mutation(({ ctx, input }) => uploads.remove(ctx.call.ctx, input)),
});
