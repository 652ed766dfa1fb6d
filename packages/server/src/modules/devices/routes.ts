import { connectDevice, controlDevice, listDevices, removeDevice } from "@wattleaf/shared/contracts/devices";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as devices from "./service";

export const devicesRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(listDevices, async ({ ctx }) => ({ devices: await devices.listDevices(ctx) })))
    .use(route(connectDevice, ({ ctx }, input) => devices.connectDevice(ctx, input)))
    .use(route(controlDevice, ({ ctx }, input) => devices.controlDevice(ctx, input)))
    .use(route(removeDevice, ({ ctx }, input) => devices.removeDevice(ctx, input)));
};
