import { connectDevice, controlDevice, listDevices, removeDevice } from "@wattleaf/shared/contracts/devices";
import {
  addDeviceSchedule,
  changeDeviceSchedule,
  listDeviceActions,
  listDeviceSchedules,
  previewDeviceSchedule,
  removeDeviceSchedule,
  undoDeviceAction,
} from "@wattleaf/shared/contracts/devices/schedules";
import { deviceEnergy } from "@wattleaf/shared/contracts/devices/energy";
import { defineApi, implement } from "../../http/implement";
import * as actions from "./actions/service";
import { energy } from "./energy/service";
import * as schedules from "./schedules/service";
import * as devices from "./service";

export const devicesApi = defineApi({
  list: implement(listDevices, async (ctx) => ({ devices: await devices.listDevices(ctx) })),
  // Before what has a device in its path.
  schedules: implement(listDeviceSchedules, schedules.listSchedules),
  energy: implement(deviceEnergy, energy),
  actions: implement(listDeviceActions, actions.listActions),
  connect: implement(connectDevice, devices.connectDevice),
  control: implement(controlDevice, devices.controlDevice),
  remove: implement(removeDevice, devices.removeDevice),
  previewSchedule: implement(previewDeviceSchedule, schedules.previewSchedule),
  addSchedule: implement(addDeviceSchedule, schedules.addSchedule),
  changeSchedule: implement(changeDeviceSchedule, schedules.changeSchedule),
  removeSchedule: implement(removeDeviceSchedule, schedules.removeSchedule),
  undo: implement(undoDeviceAction, actions.undo),
});
