import * as contracts from "@wattleaf/shared/contracts/vpp";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import * as events from "./events/service";
import * as settlement from "./events/settlement";
import * as meters from "./meters/service";
import * as participants from "./participants/service";
import * as plants from "./plants/service";
import * as status from "./status/service";

export const vppRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(contracts.vppStatus, ({ ctx }, input) => status.status(ctx, input)))
    .use(route(contracts.createPlant, ({ ctx }, input) => plants.create(ctx, input)))
    .use(route(contracts.listPlants, ({ ctx }) => plants.list(ctx)))
    .use(route(contracts.addParticipant, ({ ctx }, input) => participants.add(ctx, input)))
    .use(route(contracts.listParticipants, ({ ctx }, input) => participants.list(ctx, input.plant_id)))
    .use(route(contracts.enrolDevice, ({ ctx }, input) => participants.enrol(ctx, input)))
    .use(route(contracts.createEvent, ({ ctx }, input) => events.create(ctx, input)))
    .use(route(contracts.listEvents, ({ ctx }, input) => events.list(ctx, input)))
    .use(route(contracts.optParticipant, ({ ctx }, input) => participants.opt(ctx, input)))
    .use(route(contracts.reportReadings, ({ ctx }, input) => meters.report(ctx, input)))
    .use(route(contracts.settleEvent, ({ ctx }, input) => settlement.settle(ctx, input.event_id)))
    .use(route(contracts.cancelEvent, ({ ctx }, input) => events.cancel(ctx, input.event_id)))
    .use(route(contracts.removeDevice, ({ ctx }, input) => participants.removeDevice(ctx, input.device_id)))
    .use(route(contracts.deletePlant, ({ ctx }, input) => plants.remove(ctx, input.plant_id)));
};
