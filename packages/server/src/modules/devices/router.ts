import { connectDevice, controlDevice, listDevices, removeDevice } from "@wattleaf/shared/contracts/devices";
import { procedure, router } from "../../trpc/init";
import * as devices from "./service";

export const devicesRouter = router({
  list: procedure(listDevices)
    .input(listDevices.input)
    .output(listDevices.output)
    .query(async ({ ctx }) => ({ devices: await devices.listDevices(ctx.call.ctx) })),
  connect: procedure(connectDevice)
    .input(connectDevice.input)
    .output(connectDevice.output)
    .mutation(({ ctx, input }) => devices.connectDevice(ctx.call.ctx, input)),
  control: procedure(controlDevice)
    .input(controlDevice.input)
    .output(controlDevice.output)
    .mutation(({ ctx, input }) => devices.controlDevice(ctx.call.ctx, input)),
  remove: procedure(removeDevice)
    .input(removeDevice.input)
    .output(removeDevice.output)
    .mutation(({ ctx, input }) => devices.removeDevice(ctx.call.ctx, input)),
});
