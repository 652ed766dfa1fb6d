import * as contracts from "@wattleaf/shared/contracts/openadr/index";
import { defineApi, implement } from "../../http/implement";
import * as reports from "./report-service";
import * as openAdr from "./service";
import * as subscriptions from "./subscription-service";

export const openadrApi = defineApi({
  listPrograms: implement(contracts.listPrograms, openAdr.listPrograms),
  createProgram: implement(contracts.createProgram, openAdr.createProgram),
  getProgram: implement(contracts.getProgram, openAdr.getProgram),
  updateProgram: implement(contracts.updateProgram, openAdr.updateProgram),
  deleteProgram: implement(contracts.deleteProgram, openAdr.deleteProgram),
  listVens: implement(contracts.listVens, openAdr.listVens),
  createVen: implement(contracts.createVen, openAdr.createVen),
  getVen: implement(contracts.getVen, openAdr.getVen),
  updateVen: implement(contracts.updateVen, openAdr.updateVen),
  deleteVen: implement(contracts.deleteVen, openAdr.deleteVen),
  listEvents: implement(contracts.listOpenAdrEvents, openAdr.listEvents),
  createEvent: implement(contracts.createOpenAdrEvent, openAdr.createEvent),
  getEvent: implement(contracts.getOpenAdrEvent, openAdr.getEvent),
  updateEvent: implement(contracts.updateOpenAdrEvent, openAdr.updateEvent),
  deleteEvent: implement(contracts.deleteOpenAdrEvent, openAdr.deleteEvent),
  listReports: implement(contracts.listReports, reports.listReports),
  createReport: implement(contracts.createReport, reports.createReport),
  getReport: implement(contracts.getReport, reports.getReport),
  listSubscriptions: implement(contracts.listSubscriptions, subscriptions.listSubscriptions),
  createSubscription: implement(contracts.createSubscription, subscriptions.createSubscription),
  getSubscription: implement(contracts.getSubscription, subscriptions.getSubscription),
  listNotifications: implement(contracts.listNotifications, subscriptions.listNotifications),
  deleteSubscription: implement(contracts.deleteSubscription, subscriptions.deleteSubscription),
});
