import * as contracts from "@wattleaf/shared/contracts/vpp/index";
import { defineApi, implement } from "../../http/implement";
import * as events from "./events/service";
import * as settlement from "./events/settlement";
import * as homes from "./homes/service";
import * as meters from "./meters";
import * as participants from "./participants";
import * as plants from "./plants";
import * as status from "./status";

export const vppApi = defineApi({
  status: implement(contracts.vppStatus, status.status),
  createPlant: implement(contracts.createPlant, plants.create),
  listPlants: implement(contracts.listPlants, plants.list),
  addParticipant: implement(contracts.addParticipant, participants.add),
  listParticipants: implement(contracts.listParticipants, (ctx, input) => participants.list(ctx, input.plant_id)),
  enrollDevice: implement(contracts.enrollDevice, participants.enroll),
  createEvent: implement(contracts.createEvent, events.create),
  listEvents: implement(contracts.listEvents, events.list),
  opt: implement(contracts.optParticipant, participants.opt),
  reportReadings: implement(contracts.reportReadings, meters.report),
  settle: implement(contracts.settleEvent, (ctx, input) => settlement.settle(ctx, input.event_id)),
  cancelEvent: implement(contracts.cancelEvent, (ctx, input) => events.cancel(ctx, input.event_id)),
  removeDevice: implement(contracts.removeDevice, (ctx, input) => participants.removeDevice(ctx, input.device_id)),
  deletePlant: implement(contracts.deletePlant, (ctx, input) => plants.remove(ctx, input.plant_id)),
  homePlants: implement(contracts.listHomePlants, homes.listHomePlants),
  join: implement(contracts.joinPlant, homes.join),
  leave: implement(contracts.leavePlant, (ctx, input) => homes.leave(ctx, input.plant_id)),
  homeEvents: implement(contracts.listHomeEvents, (ctx, input) => homes.listEvents(ctx, input.plant_id)),
  chooseEvent: implement(contracts.chooseEvent, homes.choose),
});
