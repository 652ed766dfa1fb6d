import { connectDevice, controlDevice, listDevices, removeDevice } from "@wattleaf/shared/contracts/devices";
import { defineApi, implement } from "../../http/implement";
import * as devices from "./service";

export const devicesApi = defineApi({
  list: implement(listDevices, async (ctx) => ({ devices: await devices.listDevices(ctx) })),
  connect: implement(connectDevice, devices.connectDevice),
  control: implement(controlDevice, devices.controlDevice),
  remove: implement(removeDevice, devices.removeDevice),
});
