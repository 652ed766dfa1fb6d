import {
  authorizeUtility,
  listMeters,
  meterBills,
  meterReadings,
  meterUsage,
  removeMeter,
  syncMeter,
} from "@wattleaf/shared/contracts/meters";
import { procedure, router } from "../../trpc/init";
import * as meters from "./service";

export const metersRouter = router({
  authorize: procedure(authorizeUtility)
    .input(authorizeUtility.input)
    .output(authorizeUtility.output)
    .mutation(({ ctx, input }) => meters.authorize(ctx.call.ctx, input)),
  list: procedure(listMeters)
    .input(listMeters.input)
    .output(listMeters.output)
    .query(async ({ ctx }) => ({ meters: await meters.listMeters(ctx.call.ctx) })),
  sync: procedure(syncMeter)
    .input(syncMeter.input)
    .output(syncMeter.output)
    .mutation(({ ctx, input }) => meters.sync(ctx.call.ctx, input)),
  remove: procedure(removeMeter)
    .input(removeMeter.input)
    .output(removeMeter.output)
    .mutation(({ ctx, input }) => meters.remove(ctx.call.ctx, input)),
  readings: procedure(meterReadings)
    .input(meterReadings.input)
    .output(meterReadings.output)
    .query(({ ctx, input }) => meters.readings(ctx.call.ctx, input)),
  usage: procedure(meterUsage)
    .input(meterUsage.input)
    .output(meterUsage.output)
    .query(({ ctx, input }) => meters.usage(ctx.call.ctx, input)),
  bills: procedure(meterBills)
    .input(meterBills.input)
    .output(meterBills.output)
    .query(({ ctx, input }) => meters.bills(ctx.call.ctx, input)),
});
