import * as contracts from "@wattleaf/shared/contracts/openadr";
import { procedure, router } from "../../../trpc/init";
import * as reports from "./report-service";
import * as openAdr from "./service";
import * as subscriptions from "./subscription-service";

export const openAdrRouter = router({
  listPrograms: procedure(contracts.listPrograms)
    .input(contracts.listPrograms.input)
    .output(contracts.listPrograms.output)
    .query(({ ctx, input }) => openAdr.listPrograms(ctx.call.ctx, input)),
  createProgram: procedure(contracts.createProgram)
    .input(contracts.createProgram.input)
    .output(contracts.createProgram.output)
    .mutation(({ ctx, input }) => openAdr.createProgram(ctx.call.ctx, input)),
  getProgram: procedure(contracts.getProgram)
    .input(contracts.getProgram.input)
    .output(contracts.getProgram.output)
    .query(({ ctx, input }) => openAdr.getProgram(ctx.call.ctx, input)),
  updateProgram: procedure(contracts.updateProgram)
    .input(contracts.updateProgram.input)
    .output(contracts.updateProgram.output)
    .mutation(({ ctx, input }) => openAdr.updateProgram(ctx.call.ctx, input)),
  deleteProgram: procedure(contracts.deleteProgram)
    .input(contracts.deleteProgram.input)
    .output(contracts.deleteProgram.output)
    .mutation(({ ctx, input }) => openAdr.deleteProgram(ctx.call.ctx, input)),
  listVens: procedure(contracts.listVens)
    .input(contracts.listVens.input)
    .output(contracts.listVens.output)
    .query(({ ctx, input }) => openAdr.listVens(ctx.call.ctx, input)),
  createVen: procedure(contracts.createVen)
    .input(contracts.createVen.input)
    .output(contracts.createVen.output)
    .mutation(({ ctx, input }) => openAdr.createVen(ctx.call.ctx, input)),
  getVen: procedure(contracts.getVen)
    .input(contracts.getVen.input)
    .output(contracts.getVen.output)
    .query(({ ctx, input }) => openAdr.getVen(ctx.call.ctx, input)),
  updateVen: procedure(contracts.updateVen)
    .input(contracts.updateVen.input)
    .output(contracts.updateVen.output)
    .mutation(({ ctx, input }) => openAdr.updateVen(ctx.call.ctx, input)),
  deleteVen: procedure(contracts.deleteVen)
    .input(contracts.deleteVen.input)
    .output(contracts.deleteVen.output)
    .mutation(({ ctx, input }) => openAdr.deleteVen(ctx.call.ctx, input)),
  listEvents: procedure(contracts.listOpenAdrEvents)
    .input(contracts.listOpenAdrEvents.input)
    .output(contracts.listOpenAdrEvents.output)
    .query(({ ctx, input }) => openAdr.listEvents(ctx.call.ctx, input)),
  createEvent: procedure(contracts.createOpenAdrEvent)
    .input(contracts.createOpenAdrEvent.input)
    .output(contracts.createOpenAdrEvent.output)
    .mutation(({ ctx, input }) => openAdr.createEvent(ctx.call.ctx, input)),
  getEvent: procedure(contracts.getOpenAdrEvent)
    .input(contracts.getOpenAdrEvent.input)
    .output(contracts.getOpenAdrEvent.output)
    .query(({ ctx, input }) => openAdr.getEvent(ctx.call.ctx, input)),
  updateEvent: procedure(contracts.updateOpenAdrEvent)
    .input(contracts.updateOpenAdrEvent.input)
    .output(contracts.updateOpenAdrEvent.output)
    .mutation(({ ctx, input }) => openAdr.updateEvent(ctx.call.ctx, input)),
  deleteEvent: procedure(contracts.deleteOpenAdrEvent)
    .input(contracts.deleteOpenAdrEvent.input)
    .output(contracts.deleteOpenAdrEvent.output)
    .mutation(({ ctx, input }) => openAdr.deleteEvent(ctx.call.ctx, input)),
  listReports: procedure(contracts.listReports)
    .input(contracts.listReports.input)
    .output(contracts.listReports.output)
    .query(({ ctx, input }) => reports.listReports(ctx.call.ctx, input)),
  createReport: procedure(contracts.createReport)
    .input(contracts.createReport.input)
    .output(contracts.createReport.output)
    .mutation(({ ctx, input }) => reports.createReport(ctx.call.ctx, input)),
  getReport: procedure(contracts.getReport)
    .input(contracts.getReport.input)
    .output(contracts.getReport.output)
    .query(({ ctx, input }) => reports.getReport(ctx.call.ctx, input)),
  listSubscriptions: procedure(contracts.listSubscriptions)
    .input(contracts.listSubscriptions.input)
    .output(contracts.listSubscriptions.output)
    .query(({ ctx, input }) => subscriptions.listSubscriptions(ctx.call.ctx, input)),
  createSubscription: procedure(contracts.createSubscription)
    .input(contracts.createSubscription.input)
    .output(contracts.createSubscription.output)
    .mutation(({ ctx, input }) => subscriptions.createSubscription(ctx.call.ctx, input)),
  getSubscription: procedure(contracts.getSubscription)
    .input(contracts.getSubscription.input)
    .output(contracts.getSubscription.output)
    .query(({ ctx, input }) => subscriptions.getSubscription(ctx.call.ctx, input)),
  listNotifications: procedure(contracts.listNotifications)
    .input(contracts.listNotifications.input)
    .output(contracts.listNotifications.output)
    .query(({ ctx, input }) => subscriptions.listNotifications(ctx.call.ctx, input)),
  deleteSubscription: procedure(contracts.deleteSubscription)
    .input(contracts.deleteSubscription.input)
    .output(contracts.deleteSubscription.output)
    .mutation(({ ctx, input }) => subscriptions.deleteSubscription(ctx.call.ctx, input)),
});
