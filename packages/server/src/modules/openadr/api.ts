import * as contracts from "@wattleaf/shared/contracts/openadr/index";
import { defineApi, implement } from "../../http/implement";
import * as clients from "./client-service";
import * as events from "./event-service";
import * as programs from "./program-service";
import * as reports from "./report-service";
import * as resources from "./resource-service";
import * as subscriptions from "./subscription-service";
import { tokenRoute } from "./token-route";
import * as vens from "./ven-service";

export const openadrApi = defineApi({
  listPrograms: implement(contracts.listPrograms, programs.listPrograms),
  createProgram: implement(contracts.createProgram, programs.createProgram),
  getProgram: implement(contracts.getProgram, programs.getProgram),
  updateProgram: implement(contracts.updateProgram, programs.updateProgram),
  deleteProgram: implement(contracts.deleteProgram, programs.deleteProgram),
  listVens: implement(contracts.listVens, vens.listVens),
  createVen: implement(contracts.createVen, vens.createVen),
  getVen: implement(contracts.getVen, vens.getVen),
  updateVen: implement(contracts.updateVen, vens.updateVen),
  deleteVen: implement(contracts.deleteVen, vens.deleteVen),
  listResources: implement(contracts.listResources, resources.listResources),
  createResource: implement(contracts.createResource, resources.createResource),
  getResource: implement(contracts.getResource, resources.getResource),
  updateResource: implement(contracts.updateResource, resources.updateResource),
  deleteResource: implement(contracts.deleteResource, resources.deleteResource),
  listEvents: implement(contracts.listOpenAdrEvents, events.listEvents),
  createEvent: implement(contracts.createOpenAdrEvent, events.createEvent),
  getEvent: implement(contracts.getOpenAdrEvent, events.getEvent),
  updateEvent: implement(contracts.updateOpenAdrEvent, events.updateEvent),
  deleteEvent: implement(contracts.deleteOpenAdrEvent, events.deleteEvent),
  listReports: implement(contracts.listReports, reports.listReports),
  createReport: implement(contracts.createReport, reports.createReport),
  getReport: implement(contracts.getReport, reports.getReport),
  updateReport: implement(contracts.updateReport, reports.updateReport),
  deleteReport: implement(contracts.deleteReport, reports.deleteReport),
  listSubscriptions: implement(contracts.listSubscriptions, subscriptions.listSubscriptions),
  createSubscription: implement(contracts.createSubscription, subscriptions.createSubscription),
  getSubscription: implement(contracts.getSubscription, subscriptions.getSubscription),
  updateSubscription: implement(contracts.updateSubscription, subscriptions.updateSubscription),
  listNotifications: implement(contracts.listNotifications, subscriptions.listNotifications),
  deleteSubscription: implement(contracts.deleteSubscription, subscriptions.deleteSubscription),
  createClient: implement(contracts.createClient, clients.createClient),
  listClients: implement(contracts.listClients, clients.listClients),
  deleteClient: implement(contracts.deleteClient, clients.deleteClient),
  fetchToken: implement(contracts.fetchToken, clients.fetchToken, tokenRoute),
});
