import * as contracts from "@wattleaf/shared/contracts/openadr";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../../http/rest";
import * as reports from "./report-service";
import * as openAdr from "./service";
import * as subscriptions from "./subscription-service";

export const openAdrRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(contracts.listPrograms, ({ ctx }, input) => openAdr.listPrograms(ctx, input)))
    .use(route(contracts.createProgram, ({ ctx }, input) => openAdr.createProgram(ctx, input)))
    .use(route(contracts.getProgram, ({ ctx }, input) => openAdr.getProgram(ctx, input)))
    .use(route(contracts.updateProgram, ({ ctx }, input) => openAdr.updateProgram(ctx, input)))
    .use(route(contracts.deleteProgram, ({ ctx }, input) => openAdr.deleteProgram(ctx, input)))
    .use(route(contracts.listVens, ({ ctx }, input) => openAdr.listVens(ctx, input)))
    .use(route(contracts.createVen, ({ ctx }, input) => openAdr.createVen(ctx, input)))
    .use(route(contracts.getVen, ({ ctx }, input) => openAdr.getVen(ctx, input)))
    .use(route(contracts.updateVen, ({ ctx }, input) => openAdr.updateVen(ctx, input)))
    .use(route(contracts.deleteVen, ({ ctx }, input) => openAdr.deleteVen(ctx, input)))
    .use(route(contracts.listOpenAdrEvents, ({ ctx }, input) => openAdr.listEvents(ctx, input)))
    .use(route(contracts.createOpenAdrEvent, ({ ctx }, input) => openAdr.createEvent(ctx, input)))
    .use(route(contracts.getOpenAdrEvent, ({ ctx }, input) => openAdr.getEvent(ctx, input)))
    .use(route(contracts.updateOpenAdrEvent, ({ ctx }, input) => openAdr.updateEvent(ctx, input)))
    .use(route(contracts.deleteOpenAdrEvent, ({ ctx }, input) => openAdr.deleteEvent(ctx, input)))
    .use(route(contracts.listReports, ({ ctx }, input) => reports.listReports(ctx, input)))
    .use(route(contracts.createReport, ({ ctx }, input) => reports.createReport(ctx, input)))
    .use(route(contracts.getReport, ({ ctx }, input) => reports.getReport(ctx, input)))
    .use(route(contracts.listSubscriptions, ({ ctx }, input) => subscriptions.listSubscriptions(ctx, input)))
    .use(route(contracts.createSubscription, ({ ctx }, input) => subscriptions.createSubscription(ctx, input)))
    .use(route(contracts.getSubscription, ({ ctx }, input) => subscriptions.getSubscription(ctx, input)))
    .use(route(contracts.listNotifications, ({ ctx }, input) => subscriptions.listNotifications(ctx, input)))
    .use(route(contracts.deleteSubscription, ({ ctx }, input) => subscriptions.deleteSubscription(ctx, input)));
};
