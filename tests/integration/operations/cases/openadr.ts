import { expect } from "vitest";
import * as openAdr from "../../../../packages/shared/src/contracts/openadr/index";
import type { BrowserSession } from "../../../support/browser-session";
import { made } from "../../../support/made";
import type { OperationCase } from "../operation-case";

const provisioned = (objectType: string) => ({
  createdDateTime: expect.stringMatching(/Z$/),
  modificationDateTime: expect.stringMatching(/Z$/),
  objectType,
});

const PROGRAM = {
  id: "tou",
  programName: "ResTOU",
  country: "US",
  attributes: [
    { type: "TIME_ZONE", values: ["America/New_York"] },
    { type: "RETAILER_NOTE", values: ["pilot"] },
  ],
};
const VEN = { id: "ven", venName: "VEN-1", targets: [{ type: "PROGRAM_NAME", values: ["ResTOU"] }] };
const EVENT = {
  id: "peak",
  programID: "tou",
  eventName: "Peak",
  priority: 1,
  intervalPeriod: { start: "2050-07-11T17:00:00-04:00", duration: "PT1H" },
  intervals: [0, 1].map((id) => ({
    id,
    payloads: [
      { type: "DISPATCH_SETPOINT_RELATIVE", values: [-40] },
      { type: "PRICE", values: [0.95] },
    ],
  })),
};
const BEGUN = { ...EVENT, intervalPeriod: { ...EVENT.intervalPeriod, start: "2026-07-10T17:00:00-04:00" } };
const REPORT = {
  id: "report",
  programID: "tou",
  eventID: "peak",
  clientName: "VEN-1",
  payloadDescriptors: [{ payloadType: "USAGE", units: "KWH" }],
  resources: [
    {
      resourceName: "boiler",
      intervalPeriod: { start: "2026-07-10T17:00:00-04:00", duration: "PT1H" },
      intervals: [
        { id: 0, payloads: [{ type: "USAGE", values: [4.5] }] },
        {
          id: 1,
          payloads: [
            { type: "USAGE", values: [99] },
            { type: "DATA_QUALITY", values: ["BAD"] },
          ],
        },
      ],
    },
  ],
};
const SUBSCRIPTION = {
  id: "sub",
  clientName: "VEN-1",
  programID: "tou",
  objectOperations: [
    {
      objects: ["EVENT" as const, "VEN" as const],
      operations: ["CREATE" as const, "READ" as const],
      callbackUrl: "https://partner.example/hook",
    },
  ],
};

const programOut = {
  ...PROGRAM,
  ...provisioned("PROGRAM"),
  attributes: expect.arrayContaining([
    { type: "RETAILER_NOTE", values: ["pilot"] },
    { type: "TIME_ZONE", values: ["America/New_York"] },
    { type: "CURRENCY", values: ["USD"] },
  ]),
};
const RESOURCE = {
  id: "boiler",
  resourceName: "Boiler",
  attributes: [
    { type: "FLEXIBLE_POWER_KW", values: [3] },
    { type: "MODEL", values: ["X"] },
  ],
  targets: [{ type: "GROUP", values: ["heat"] }],
};
const resourceOut = {
  ...RESOURCE,
  ...provisioned("RESOURCE"),
  venID: "ven",
  attributes: expect.arrayContaining([{ type: "DEVICE_KIND", values: ["other"] }, ...RESOURCE.attributes]),
};
const clientOut = {
  clientID: expect.any(String),
  clientName: "Gateway",
  role: "VEN",
  venID: "ven",
  scopes: ["read_all"],
  createdDateTime: expect.stringMatching(/Z$/),
};
const venOut = { ...VEN, ...provisioned("VEN"), attributes: [], resources: [] };
const eventOut = { ...EVENT, ...provisioned("EVENT") };
const reportOut = { ...REPORT, ...provisioned("REPORT") };
const subscriptionOut = { ...SUBSCRIPTION, ...provisioned("SUBSCRIPTION") };

const program = (session: BrowserSession) => made(session, openAdr.createProgram, PROGRAM);
async function ven(session: BrowserSession) {
  await program(session);
  await made(session, openAdr.createVen, VEN);
}
async function boiler(session: BrowserSession) {
  await ven(session);
  await made(session, openAdr.createResource, { ...RESOURCE, venID: "ven" });
}
async function client(session: BrowserSession) {
  await ven(session);
  return made(session, openAdr.createClient, { clientName: "Gateway", venID: "ven", scopes: ["read_all"] });
}
async function event(session: BrowserSession, input: typeof EVENT = EVENT) {
  await ven(session);
  await made(session, openAdr.createOpenAdrEvent, input);
}
async function report(session: BrowserSession) {
  await event(session, BEGUN);
  await made(session, openAdr.createReport, REPORT);
}
async function subscription(session: BrowserSession) {
  await program(session);
  await made(session, openAdr.createSubscription, SUBSCRIPTION);
}

type Input = OperationCase["input"];
const succeeds = (
  operation: OperationCase["operation"],
  title: string,
  input: Input,
  output: unknown,
  again?: OperationCase["again"],
): OperationCase => ({ operation, title, as: "developer", input, output, again });
const rejects = (
  operation: OperationCase["operation"],
  title: string,
  input: Input,
  code: "already_exists" | "conflict" | "invalid_input" | "not_found",
  path?: string,
): OperationCase => ({
  operation,
  title,
  as: "developer",
  input,
  error: path === undefined ? { code } : { code, path },
});
const unknown = (operation: OperationCase["operation"], input: object): OperationCase =>
  rejects(operation, "knows the account's own things only", () => input, "not_found");
/** The state that a case needs, then its input. */
const after =
  (bring: (session: BrowserSession) => Promise<unknown>, input: object): Input =>
  async (session) => {
    await bring(session);
    return input;
  };
const without = <T extends { id: string }>({ id: _, ...rest }: T) => rest;

export const OPENADR_CASES: readonly OperationCase[] = [
  succeeds(openAdr.createProgram, "creates a program with its plant's terms", () => PROGRAM, programOut, "repeated"),
  rejects(
    openAdr.createProgram,
    "one of a name",
    after(program, { ...PROGRAM, id: "b" }),
    "already_exists",
    "programName",
  ),
  rejects(
    openAdr.createProgram,
    "a time zone that does not exist",
    () => ({ ...PROGRAM, attributes: [{ type: "TIME_ZONE", values: ["Mars/Olympus"] }] }),
    "invalid_input",
    "attributes",
  ),
  succeeds(openAdr.listPrograms, "lists the account's programs only", after(program, { limit: "5" }), [programOut]),
  succeeds(openAdr.getProgram, "gives one", after(program, { programID: "tou" }), programOut),
  unknown(openAdr.getProgram, { programID: "tou" }),
  succeeds(
    openAdr.updateProgram,
    "replaces a program; its plant's terms stay where nothing is said of them",
    after(program, { programID: "tou", programName: "TOU-2" }),
    {
      id: "tou",
      programName: "TOU-2",
      ...provisioned("PROGRAM"),
      attributes: expect.arrayContaining([{ type: "TIME_ZONE", values: ["America/New_York"] }]),
    },
    "repeated",
  ),
  rejects(
    openAdr.updateProgram,
    "the name of another",
    async (session) => {
      await program(session);
      await made(session, openAdr.createProgram, { id: "other", programName: "Other" });
      return { programID: "tou", programName: "Other" };
    },
    "already_exists",
    "programName",
  ),
  unknown(openAdr.updateProgram, { programID: "tou", programName: "ResTOU" }),
  succeeds(
    openAdr.deleteProgram,
    "deletes a program with what is in it",
    after(event, { programID: "tou" }),
    programOut,
    "not_found",
  ),
  unknown(openAdr.deleteProgram, { programID: "tou" }),

  succeeds(
    openAdr.createVen,
    "creates a VEN in the program that its target names",
    after(program, VEN),
    venOut,
    "repeated",
  ),
  rejects(openAdr.createVen, "one of a name", after(ven, { ...VEN, id: "b" }), "already_exists", "venName"),
  rejects(openAdr.createVen, "one without a program", () => ({ venName: "VEN-1" }), "invalid_input", "targets"),
  rejects(
    openAdr.createVen,
    "more than is kept",
    after(program, { ...VEN, attributes: [{ type: "NOTE", values: Array<string>(20).fill("x".repeat(1_000)) }] }),
    "invalid_input",
  ),
  unknown(openAdr.createVen, VEN),
  succeeds(openAdr.listVens, "lists VENs by name", after(ven, { venName: "VEN-1" }), [venOut]),
  succeeds(openAdr.getVen, "gives one", after(ven, { venID: "ven" }), venOut),
  unknown(openAdr.getVen, { venID: "ven" }),
  succeeds(
    openAdr.updateVen,
    "replaces a VEN",
    after(ven, { venID: "ven", venName: "VEN-2", targets: VEN.targets, attributes: [{ type: "AREA", values: [1] }] }),
    { ...venOut, venName: "VEN-2", attributes: [{ type: "AREA", values: [1] }] },
    "repeated",
  ),
  rejects(
    openAdr.updateVen,
    "the name of another",
    async (session) => {
      await ven(session);
      await made(session, openAdr.createVen, { ...VEN, id: "b", venName: "VEN-2" });
      return { venID: "ven", venName: "VEN-2", targets: VEN.targets };
    },
    "already_exists",
    "venName",
  ),
  unknown(openAdr.updateVen, { venID: "ven", venName: "VEN-1", targets: VEN.targets }),
  succeeds(openAdr.deleteVen, "deletes a VEN", after(ven, { venID: "ven" }), venOut, "not_found"),
  unknown(openAdr.deleteVen, { venID: "ven" }),

  succeeds(
    openAdr.createResource,
    "adds a resource to a VEN",
    after(ven, { ...RESOURCE, venID: "ven" }),
    resourceOut,
    "repeated",
  ),
  rejects(
    openAdr.createResource,
    "one of a name",
    after(boiler, { ...RESOURCE, venID: "ven", id: "b" }),
    "already_exists",
    "resourceName",
  ),
  rejects(
    openAdr.createResource,
    "a kind of device that does not exist",
    after(ven, { ...RESOURCE, venID: "ven", attributes: [{ type: "DEVICE_KIND", values: ["toaster"] }] }),
    "invalid_input",
    "attributes",
  ),
  unknown(openAdr.createResource, { ...RESOURCE, venID: "ven" }),
  succeeds(openAdr.listResources, "lists a VEN's", after(boiler, { venID: "ven", targetType: "GROUP" }), [resourceOut]),
  unknown(openAdr.listResources, { venID: "ven" }),
  succeeds(openAdr.getResource, "gives one", after(boiler, { venID: "ven", resourceID: "boiler" }), resourceOut),
  unknown(openAdr.getResource, { venID: "ven", resourceID: "boiler" }),
  succeeds(
    openAdr.updateResource,
    "replaces a resource; its device's terms stay where nothing is said of them",
    after(boiler, { venID: "ven", resourceID: "boiler", resourceName: "Boiler 2" }),
    {
      ...resourceOut,
      resourceName: "Boiler 2",
      targets: [],
      attributes: expect.arrayContaining([{ type: "FLEXIBLE_POWER_KW", values: [3] }]),
    },
    "repeated",
  ),
  rejects(
    openAdr.updateResource,
    "the name of another",
    async (session) => {
      await boiler(session);
      await made(session, openAdr.createResource, { venID: "ven", id: "b", resourceName: "B" });
      return { venID: "ven", resourceID: "boiler", resourceName: "B" };
    },
    "already_exists",
    "resourceName",
  ),
  unknown(openAdr.updateResource, { venID: "ven", resourceID: "boiler", resourceName: "Boiler" }),
  succeeds(
    openAdr.deleteResource,
    "deletes a resource",
    after(boiler, { venID: "ven", resourceID: "boiler" }),
    resourceOut,
    "not_found",
  ),
  unknown(openAdr.deleteResource, { venID: "ven", resourceID: "boiler" }),

  succeeds(
    openAdr.createClient,
    "issues a credential, whose secret is shown once",
    after(ven, { clientName: "Gateway", venID: "ven", scopes: ["read_all"] }),
    { ...clientOut, clientSecret: expect.any(String) },
    "repeated",
  ),
  rejects(openAdr.createClient, "a VEN's without a VEN", () => ({ clientName: "Gateway" }), "invalid_input", "venID"),
  rejects(
    openAdr.createClient,
    "scopes that only business logic has",
    after(ven, { clientName: "Gateway", venID: "ven", scopes: ["write_events"] }),
    "invalid_input",
    "scopes",
  ),
  unknown(openAdr.createClient, { clientName: "Gateway", venID: "ven" }),
  succeeds(openAdr.listClients, "lists credentials without their secrets", after(client, {}), [clientOut]),
  succeeds(
    openAdr.deleteClient,
    "revokes a credential",
    async (session) => ({ clientID: (await client(session)).clientID }),
    clientOut,
    "not_found",
  ),
  unknown(openAdr.deleteClient, { clientID: "none" }),
  succeeds(
    openAdr.fetchToken,
    "exchanges a credential for a token",
    async (session) => {
      const { clientID, clientSecret } = await client(session);
      return { grant_type: "client_credentials", client_id: clientID, client_secret: clientSecret };
    },
    { access_token: expect.stringMatching(/^wl_oadr_/), token_type: "Bearer", expires_in: 3_600, scope: "read_all" },
    "another",
  ),

  succeeds(openAdr.createOpenAdrEvent, "creates an event", after(program, EVENT), eventOut, "repeated"),
  rejects(openAdr.createOpenAdrEvent, "one of an id", after(event, EVENT), "already_exists", "id"),
  rejects(
    openAdr.createOpenAdrEvent,
    "intervals without a time",
    after(program, { ...EVENT, intervalPeriod: null }),
    "invalid_input",
    "intervals.0.intervalPeriod",
  ),
  rejects(
    openAdr.createOpenAdrEvent,
    "requests that change from interval to interval",
    after(program, { ...EVENT, intervals: [...EVENT.intervals, { id: 2, payloads: [] }] }),
    "invalid_input",
    "intervals",
  ),
  unknown(openAdr.createOpenAdrEvent, EVENT),
  succeeds(openAdr.listOpenAdrEvents, "lists a program's events", after(event, { programID: "tou" }), [eventOut]),
  succeeds(openAdr.getOpenAdrEvent, "gives one", after(event, { eventID: "peak" }), eventOut),
  unknown(openAdr.getOpenAdrEvent, { eventID: "peak" }),
  succeeds(
    openAdr.updateOpenAdrEvent,
    "replaces an event to come",
    after(event, { ...without(EVENT), eventID: "peak", priority: 3 }),
    { ...eventOut, priority: 3 },
    "repeated",
  ),
  rejects(
    openAdr.updateOpenAdrEvent,
    "one that has begun",
    after((session) => event(session, BEGUN), { ...without(EVENT), eventID: "peak" }),
    "conflict",
  ),
  unknown(openAdr.updateOpenAdrEvent, { ...without(EVENT), eventID: "peak" }),
  succeeds(
    openAdr.deleteOpenAdrEvent,
    "deletes an event to come",
    after(event, { eventID: "peak" }),
    eventOut,
    "not_found",
  ),
  rejects(
    openAdr.deleteOpenAdrEvent,
    "one that has begun",
    after((session) => event(session, BEGUN), { eventID: "peak" }),
    "conflict",
  ),
  unknown(openAdr.deleteOpenAdrEvent, { eventID: "peak" }),

  succeeds(openAdr.createReport, "keeps a report and its usage", after(event, REPORT), reportOut, "repeated"),
  rejects(openAdr.createReport, "one of an id", after(report, REPORT), "already_exists", "id"),
  rejects(
    openAdr.createReport,
    "usage on another grid than before",
    after(report, {
      ...REPORT,
      id: "b",
      resources: REPORT.resources.map((resource) => ({
        ...resource,
        intervalPeriod: { ...resource.intervalPeriod, duration: "PT15M" },
      })),
    }),
    "conflict",
  ),
  rejects(
    openAdr.createReport,
    "usage in watts",
    after(event, { ...REPORT, payloadDescriptors: [{ payloadType: "USAGE", units: "W" }] }),
    "invalid_input",
    "payloadDescriptors",
  ),
  unknown(openAdr.createReport, REPORT),
  succeeds(openAdr.listReports, "lists an event's reports", after(report, { eventID: "peak" }), [reportOut]),
  succeeds(openAdr.getReport, "gives one", after(report, { reportID: "report" }), reportOut),
  unknown(openAdr.getReport, { reportID: "report" }),
  succeeds(
    openAdr.updateReport,
    "replaces a report",
    after(report, { ...without(REPORT), reportID: "report", reportName: "corrected" }),
    { ...reportOut, reportName: "corrected" },
    "repeated",
  ),
  rejects(
    openAdr.updateReport,
    "another event than before",
    after(report, { ...without(REPORT), reportID: "report", eventID: "other" }),
    "invalid_input",
    "eventID",
  ),
  rejects(
    openAdr.updateReport,
    "usage on another grid than before",
    after(report, {
      ...without(REPORT),
      reportID: "report",
      resources: REPORT.resources.map((resource) => ({
        ...resource,
        intervalPeriod: { ...resource.intervalPeriod, duration: "PT15M" },
      })),
    }),
    "conflict",
  ),
  unknown(openAdr.updateReport, { ...without(REPORT), reportID: "report" }),
  succeeds(openAdr.deleteReport, "deletes a report", after(report, { reportID: "report" }), reportOut, "not_found"),
  unknown(openAdr.deleteReport, { reportID: "report" }),

  succeeds(openAdr.createSubscription, "subscribes", after(program, SUBSCRIPTION), subscriptionOut, "repeated"),
  rejects(openAdr.createSubscription, "one of an id", after(subscription, SUBSCRIPTION), "already_exists", "id"),
  rejects(
    openAdr.createSubscription,
    "a callback to a private address",
    after(program, {
      ...SUBSCRIPTION,
      objectOperations: [{ objects: ["EVENT"], operations: ["POST"], callbackUrl: "https://192.168.0.1/" }],
    }),
    "invalid_input",
    "objectOperations.0.callbackUrl",
  ),
  unknown(openAdr.createSubscription, SUBSCRIPTION),
  succeeds(openAdr.listSubscriptions, "lists them", after(subscription, { clientName: "VEN-1" }), [subscriptionOut]),
  succeeds(openAdr.getSubscription, "gives one", after(subscription, { subscriptionID: "sub" }), subscriptionOut),
  unknown(openAdr.getSubscription, { subscriptionID: "sub" }),
  succeeds(
    openAdr.updateSubscription,
    "replaces one",
    after(subscription, { ...without(SUBSCRIPTION), subscriptionID: "sub", clientName: "VEN-2" }),
    { ...subscriptionOut, clientName: "VEN-2" },
    "same",
  ),
  unknown(openAdr.updateSubscription, { ...without(SUBSCRIPTION), subscriptionID: "sub" }),
  succeeds(
    openAdr.listNotifications,
    "tells of what was subscribed to, in order",
    async (session) => {
      await event(session);
      await made(session, openAdr.createSubscription, SUBSCRIPTION);
      return { subscriptionID: "sub" };
    },
    [
      expect.objectContaining({ objectType: "VEN", operation: "CREATE", object: venOut }),
      expect.objectContaining({ objectType: "EVENT", operation: "CREATE", object: eventOut }),
    ],
  ),
  unknown(openAdr.listNotifications, { subscriptionID: "sub" }),
  succeeds(
    openAdr.deleteSubscription,
    "ends one",
    after(subscription, { subscriptionID: "sub" }),
    subscriptionOut,
    "not_found",
  ),
  unknown(openAdr.deleteSubscription, { subscriptionID: "sub" }),
];

/** Quotas, as in cases/vpp.ts. */
export const OPENADR_ERRORS_TESTED_ELSEWHERE: readonly string[] = [
  "openadr.createProgram conflict: vpp-quotas.test.ts",
  "openadr.createVen conflict: vpp-quotas.test.ts",
  "openadr.createEvent conflict: vpp-quotas.test.ts",
  "openadr.createSubscription conflict: vpp-quotas.test.ts",
  "openadr.createResource conflict: vpp-quotas.test.ts",
  "openadr.createClient conflict: vpp-quotas.test.ts",
  "openadr.fetchToken invalid_credentials: openadr-wire.test.ts",
];
