import * as contracts from "@wattleaf/shared/contracts/vpp";
import { procedure, router } from "../../trpc/init";
import * as events from "./events/service";
import * as settlement from "./events/settlement";
import * as meters from "./meters/service";
import * as participants from "./participants/service";
import * as plants from "./plants/service";
import * as status from "./status/service";

export const vppRouter = router({
  status: procedure(contracts.vppStatus)
    .input(contracts.vppStatus.input)
    .output(contracts.vppStatus.output)
    .query(({ ctx, input }) => status.status(ctx.call.ctx, input)),
  createPlant: procedure(contracts.createPlant)
    .input(contracts.createPlant.input)
    .output(contracts.createPlant.output)
    .mutation(({ ctx, input }) => plants.create(ctx.call.ctx, input)),
  listPlants: procedure(contracts.listPlants)
    .input(contracts.listPlants.input)
    .output(contracts.listPlants.output)
    .query(({ ctx }) => plants.list(ctx.call.ctx)),
  addParticipant: procedure(contracts.addParticipant)
    .input(contracts.addParticipant.input)
    .output(contracts.addParticipant.output)
    .mutation(({ ctx, input }) => participants.add(ctx.call.ctx, input)),
  listParticipants: procedure(contracts.listParticipants)
    .input(contracts.listParticipants.input)
    .output(contracts.listParticipants.output)
    .query(({ ctx, input }) => participants.list(ctx.call.ctx, input.plant_id)),
  enrolDevice: procedure(contracts.enrolDevice)
    .input(contracts.enrolDevice.input)
    .output(contracts.enrolDevice.output)
    .mutation(({ ctx, input }) => participants.enrol(ctx.call.ctx, input)),
  createEvent: procedure(contracts.createEvent)
    .input(contracts.createEvent.input)
    .output(contracts.createEvent.output)
    .mutation(({ ctx, input }) => events.create(ctx.call.ctx, input)),
  listEvents: procedure(contracts.listEvents)
    .input(contracts.listEvents.input)
    .output(contracts.listEvents.output)
    .query(({ ctx, input }) => events.list(ctx.call.ctx, input)),
  opt: procedure(contracts.optParticipant)
    .input(contracts.optParticipant.input)
    .output(contracts.optParticipant.output)
    .mutation(({ ctx, input }) => participants.opt(ctx.call.ctx, input)),
  reportReadings: procedure(contracts.reportReadings)
    .input(contracts.reportReadings.input)
    .output(contracts.reportReadings.output)
    .mutation(({ ctx, input }) => meters.report(ctx.call.ctx, input)),
  settle: procedure(contracts.settleEvent)
    .input(contracts.settleEvent.input)
    .output(contracts.settleEvent.output)
    .mutation(({ ctx, input }) => settlement.settle(ctx.call.ctx, input.event_id)),
  cancelEvent: procedure(contracts.cancelEvent)
    .input(contracts.cancelEvent.input)
    .output(contracts.cancelEvent.output)
    .mutation(({ ctx, input }) => events.cancel(ctx.call.ctx, input.event_id)),
  removeDevice: procedure(contracts.removeDevice)
    .input(contracts.removeDevice.input)
    .output(contracts.removeDevice.output)
    .mutation(({ ctx, input }) => participants.removeDevice(ctx.call.ctx, input.device_id)),
  deletePlant: procedure(contracts.deletePlant)
    .input(contracts.deletePlant.input)
    .output(contracts.deletePlant.output)
    .mutation(({ ctx, input }) => plants.remove(ctx.call.ctx, input.plant_id)),
});
