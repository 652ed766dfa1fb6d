import { z } from "zod";
import {
  eventInput,
  notificationSchema,
  objectType,
  openAdrEventSchema,
  programInput,
  programSchema,
  reportInput,
  reportSchema,
  resourceInput,
  resourceSchema,
  subscriptionInput,
  subscriptionSchema,
  venInput,
  venSchema,
} from "./objects";
import { DEVELOPER_LIMIT, type IdempotencyDeclaration, type Method, type Operation, operation } from "../operation";
import { objectId } from "../vpp/fields";
import { createClient, deleteClient, fetchToken, listClients } from "./clients";

export { createClient, deleteClient, fetchToken, listClients };

/**
 * Programs, events, VENs, reports and subscriptions in the format of OpenADR 3, for partners who use it. A program is a
 * plant, a VEN a participant; both APIs show the same rows. It is not a certified VTN: differences:
 * docs/methods/vpp.md.
 */

/** OpenADR's own paging; query parameters are strings. */
const page = {
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(0).max(50).default(50),
};

const MAX_VALUES = 100;
/** A query parameter that is a list: repeated, or there once. */
const listOf = <Value extends string>(value: z.ZodType<Value, Value>) =>
  z.union([value.transform((one) => [one]), z.array(value).max(MAX_VALUES)]).optional();

/** Only objects that have a target of this type with one of these values. */
const byTarget = {
  targetType: z.string().min(1).max(128).optional().describe("Such as GROUP"),
  targetValues: listOf(z.string().min(1).max(128)).describe("Repeat the parameter for several values"),
};

/** All operations here have developer access and share one path prefix and one limit. */
const openAdr = <I extends z.ZodType, O extends z.ZodType, M extends Method>(
  action: string,
  method: M,
  path: string,
  definition: Pick<Operation<I, O>, "creates" | "description" | "errors" | "openAdrScope" | "summary"> & {
    input: I;
    output: O;
    example: z.input<I>;
  } & IdempotencyDeclaration<M>,
) =>
  operation<I, O, M>({
    id: `openadr.${action}`,
    method,
    path: `/api/v1/openadr/${path}`,
    access: "developer",
    limit: DEVELOPER_LIMIT,
    ...(method === "GET" ? { openAdrScope: "read_all" as const } : {}),
    ...definition,
    // Each part is of its type; TypeScript does not follow a conditional type through a spread.
  } as Operation<I, O, M> & IdempotencyDeclaration<M>);

const program = {
  id: "summer-peak",
  programName: "Summer peak",
  programType: "DEMAND_RESPONSE",
  attributes: [{ type: "TIME_ZONE", values: ["America/Los_Angeles"] }],
};

export const listPrograms = openAdr("listPrograms", "GET", "programs", {
  summary: "List programs",
  description: "For a VEN, the program that it participates in.",
  input: z.object({ ...page, ...byTarget }),
  output: z.array(programSchema),
  example: { limit: "10" },
  errors: [],
});

export const createProgram = openAdr("createProgram", "POST", "programs", {
  idempotency: "required",
  openAdrScope: "write_programs",
  creates: true,
  summary: "Create a program",
  description: "A program corresponds to a plant.",
  input: programInput,
  output: programSchema,
  example: program,
  errors: ["already_exists", "conflict"],
});

export const getProgram = openAdr("getProgram", "GET", "programs/{programID}", {
  summary: "Get a program",
  input: z.object({ programID: objectId() }),
  output: programSchema,
  example: { programID: program.id },
  errors: ["not_found"],
});

export const updateProgram = openAdr("updateProgram", "PUT", "programs/{programID}", {
  idempotency: "required",
  openAdrScope: "write_programs",
  summary: "Replace a program",
  description: "Plant terms without an attribute stay unchanged.",
  input: programInput.omit({ id: true }).extend({ programID: objectId() }),
  output: programSchema,
  example: {
    programID: program.id,
    programName: program.programName,
    programLongName: "Coastal summer peak program",
    attributes: program.attributes,
  },
  errors: ["not_found", "already_exists"],
});

const ven = {
  id: "ven-bakery",
  venName: "Bakery, Main Street",
  targets: [{ type: "PROGRAM_NAME", values: [program.programName] }],
};

export const listVens = openAdr("listVens", "GET", "vens", {
  summary: "List VENs",
  description: "For a VEN, itself.",
  input: z.object({ ...page, ...byTarget, venName: z.string().max(128).optional() }),
  output: z.array(venSchema),
  example: { limit: "10" },
  errors: [],
});

export const createVen = openAdr("createVen", "POST", "vens", {
  idempotency: "required",
  openAdrScope: "write_vens",
  creates: true,
  summary: "Create a VEN",
  description: "A VEN is a participant in the program named in its targets, or in the only one.",
  input: venInput,
  output: venSchema,
  example: ven,
  errors: ["not_found", "already_exists", "conflict"],
});

export const getVen = openAdr("getVen", "GET", "vens/{venID}", {
  summary: "Get a VEN",
  description: "Includes its resources.",
  input: z.object({ venID: objectId() }),
  output: venSchema,
  example: { venID: ven.id },
  errors: ["not_found"],
});

export const updateVen = openAdr("updateVen", "PUT", "vens/{venID}", {
  idempotency: "required",
  openAdrScope: "write_vens",
  summary: "Replace a VEN",
  description: "It stays in its program. A VEN itself can change its attributes only.",
  input: venInput.omit({ id: true }).extend({ venID: objectId() }),
  output: venSchema,
  example: {
    venID: ven.id,
    venName: ven.venName,
    attributes: [{ type: "MAX_POWER_CONSUMPTION", values: [85] }],
    targets: ven.targets,
  },
  errors: ["not_found", "already_exists"],
});

const event = {
  id: "peak-2050-07-11",
  programID: program.id,
  eventName: "Peak on July 11",
  payloadDescriptors: [
    { payloadType: "DISPATCH_SETPOINT_RELATIVE", units: "KW" },
    { payloadType: "PRICE", units: "KWH", currency: "USD" },
  ],
  intervalPeriod: { start: "2050-07-11T17:00:00-07:00", duration: "PT2H" },
  intervals: [
    {
      id: 0,
      payloads: [
        { type: "DISPATCH_SETPOINT_RELATIVE", values: [-40] },
        { type: "PRICE", values: [0.95] },
      ],
    },
  ],
};

export const listOpenAdrEvents = openAdr("listEvents", "GET", "events", {
  summary: "List events",
  description:
    "Latest start first, without canceled events. This is what a VEN polls: it gets the events of its program that have no targets, or whose targets address it.",
  input: z.object({ ...page, ...byTarget, programID: objectId().optional() }),
  output: z.array(openAdrEventSchema),
  example: { programID: program.id },
  errors: [],
});

export const createOpenAdrEvent = openAdr("createEvent", "POST", "events", {
  idempotency: "required",
  openAdrScope: "write_events",
  creates: true,
  summary: "Create an event",
  description: "Its participants are notified right away.",
  input: eventInput,
  output: openAdrEventSchema,
  example: event,
  errors: ["not_found", "already_exists", "conflict"],
});

export const getOpenAdrEvent = openAdr("getEvent", "GET", "events/{eventID}", {
  summary: "Get an event",
  input: z.object({ eventID: objectId() }),
  output: openAdrEventSchema,
  example: { eventID: event.id },
  errors: ["not_found"],
});

export const updateOpenAdrEvent = openAdr("updateEvent", "PUT", "events/{eventID}", {
  idempotency: "required",
  openAdrScope: "write_events",
  summary: "Replace an event",
  description: "One that requests power only before it starts; a signal at any time.",
  input: eventInput.omit({ id: true }).extend({ eventID: objectId() }),
  output: openAdrEventSchema,
  example: {
    eventID: event.id,
    programID: program.id,
    eventName: event.eventName,
    intervalPeriod: { start: "2050-07-11T16:00:00-07:00", duration: "PT3H" },
    intervals: event.intervals,
  },
  errors: ["not_found", "conflict"],
});

const report = {
  id: "bakery-peak",
  programID: program.id,
  eventID: event.id,
  clientName: ven.venName,
  payloadDescriptors: [{ payloadType: "USAGE", readingType: "DIRECT_READ", units: "KWH" }],
  resources: [
    {
      resourceName: "ovens",
      intervalPeriod: { start: "2026-07-11T16:00:00-07:00", duration: "PT1H" },
      intervals: [61.5, 58.2, 22.4].map((kwh, id) => ({ id, payloads: [{ type: "USAGE", values: [kwh] }] })),
    },
  ],
};

export const listReports = openAdr("listReports", "GET", "reports", {
  summary: "List reports",
  description: "Latest first. For a VEN, its own.",
  input: z.object({
    ...page,
    programID: objectId().optional(),
    eventID: objectId().optional(),
    clientName: z.string().max(128).optional(),
  }),
  output: z.array(reportSchema),
  example: { programID: program.id },
  errors: [],
});

export const createReport = openAdr("createReport", "POST", "reports", {
  idempotency: "required",
  openAdrScope: "write_reports",
  creates: true,
  summary: "Create a report",
  description: "Reports on an event. Usage becomes readings of the VEN's meter. A VEN reports under its own venName.",
  input: reportInput,
  output: reportSchema,
  example: report,
  errors: ["not_found", "already_exists", "conflict"],
});

export const getReport = openAdr("getReport", "GET", "reports/{reportID}", {
  summary: "Get a report",
  input: z.object({ reportID: objectId() }),
  output: reportSchema,
  example: { reportID: report.id },
  errors: ["not_found"],
});

export const updateReport = openAdr("updateReport", "PUT", "reports/{reportID}", {
  idempotency: "required",
  openAdrScope: "write_reports",
  summary: "Replace a report",
  description:
    "It stays with its event and its VEN. Usage becomes readings again, which replace those of the same time.",
  input: reportInput.omit({ id: true }).extend({ reportID: objectId() }),
  output: reportSchema,
  example: {
    reportID: report.id,
    programID: report.programID,
    eventID: report.eventID,
    clientName: report.clientName,
    reportName: "Ovens, corrected",
    payloadDescriptors: report.payloadDescriptors,
    resources: report.resources,
  },
  errors: ["not_found", "conflict"],
});

const subscription = {
  id: "dashboard",
  clientName: "Dashboard",
  programID: program.id,
  objectOperations: [{ objects: ["EVENT" as const], operations: ["CREATE" as const, "UPDATE" as const] }],
};

export const listSubscriptions = openAdr("listSubscriptions", "GET", "subscriptions", {
  summary: "List subscriptions",
  description: "For a VEN, its own.",
  input: z.object({
    ...page,
    ...byTarget,
    programID: objectId().optional(),
    clientName: z.string().max(128).optional(),
    objects: listOf(objectType).describe("Only those to one of these objects. Repeat the parameter for several"),
  }),
  output: z.array(subscriptionSchema),
  example: { programID: program.id },
  errors: [],
});

export const createSubscription = openAdr("createSubscription", "POST", "subscriptions", {
  idempotency: "required",
  openAdrScope: "write_subscriptions",
  creates: true,
  summary: "Create a subscription",
  description:
    "Subscribes to a program's objects. Notifications are sent to the callbackUrl, and can be fetched for 30 days. Private and local addresses are rejected. A VEN is only notified of what it may read.",
  input: subscriptionInput,
  output: subscriptionSchema,
  example: subscription,
  errors: ["not_found", "already_exists", "conflict"],
});

export const getSubscription = openAdr("getSubscription", "GET", "subscriptions/{subscriptionID}", {
  summary: "Get a subscription",
  input: z.object({ subscriptionID: objectId() }),
  output: subscriptionSchema,
  example: { subscriptionID: subscription.id },
  errors: ["not_found"],
});

export const updateSubscription = openAdr("updateSubscription", "PUT", "subscriptions/{subscriptionID}", {
  idempotency: "natural",
  openAdrScope: "write_subscriptions",
  summary: "Replace a subscription",
  description: "It stays with its program. Send bearer tokens again: the old ones are deleted.",
  input: subscriptionInput.omit({ id: true }).extend({ subscriptionID: objectId() }),
  output: subscriptionSchema,
  example: {
    subscriptionID: subscription.id,
    clientName: subscription.clientName,
    programID: subscription.programID,
    objectOperations: [{ objects: ["EVENT"], operations: ["POST", "PUT", "DELETE"] }],
  },
  errors: ["not_found"],
});

export const listNotifications = openAdr("listNotifications", "GET", "subscriptions/{subscriptionID}/notifications", {
  summary: "List notifications",
  description: "Changes to a subscription's objects in the last 30 days, oldest first.",
  input: z.object({
    subscriptionID: objectId(),
    after: z.coerce.number().int().min(0).default(0).describe("Cursor of the last notification you have"),
    limit: page.limit,
  }),
  output: z.array(notificationSchema),
  example: { subscriptionID: subscription.id, after: "0" },
  errors: ["not_found"],
});

const resource = {
  id: "bakery-ovens",
  resourceName: "ovens",
  attributes: [
    { type: "DEVICE_KIND", values: ["process"] },
    { type: "FLEXIBLE_POWER_KW", values: [40] },
  ],
};
const ofResource = { venID: objectId(), resourceID: objectId() };

export const listResources = openAdr("listResources", "GET", "vens/{venID}/resources", {
  summary: "List a VEN's resources",
  input: z.object({ ...page, ...byTarget, venID: objectId(), resourceName: z.string().max(128).optional() }),
  output: z.array(resourceSchema),
  example: { venID: ven.id },
  errors: ["not_found"],
});

export const createResource = openAdr("createResource", "POST", "vens/{venID}/resources", {
  idempotency: "required",
  openAdrScope: "write_vens",
  creates: true,
  summary: "Create a resource",
  description: "A resource is a device that the VEN controls. A VEN itself can't set its targets.",
  input: resourceInput.extend({ venID: objectId() }),
  output: resourceSchema,
  example: { venID: ven.id, ...resource },
  errors: ["not_found", "already_exists", "conflict"],
});

export const getResource = openAdr("getResource", "GET", "vens/{venID}/resources/{resourceID}", {
  summary: "Get a resource",
  input: z.object(ofResource),
  output: resourceSchema,
  example: { venID: ven.id, resourceID: resource.id },
  errors: ["not_found"],
});

export const updateResource = openAdr("updateResource", "PUT", "vens/{venID}/resources/{resourceID}", {
  idempotency: "required",
  openAdrScope: "write_vens",
  summary: "Replace a resource",
  description: "Device terms without an attribute stay unchanged.",
  input: resourceInput.omit({ id: true }).extend(ofResource),
  output: resourceSchema,
  example: { venID: ven.id, resourceID: resource.id, resourceName: "ovens 1 and 2" },
  errors: ["not_found", "already_exists"],
});

export const deleteResource = openAdr("deleteResource", "DELETE", "vens/{venID}/resources/{resourceID}", {
  idempotency: "natural",
  openAdrScope: "write_vens",
  summary: "Delete a resource",
  input: z.object(ofResource),
  output: resourceSchema,
  example: { venID: ven.id, resourceID: resource.id },
  errors: ["not_found"],
});

export const deleteReport = openAdr("deleteReport", "DELETE", "reports/{reportID}", {
  idempotency: "natural",
  openAdrScope: "write_reports",
  summary: "Delete a report",
  description: "Readings that came with it stay with the meter.",
  input: z.object({ reportID: objectId() }),
  output: reportSchema,
  example: { reportID: report.id },
  errors: ["not_found"],
});

export const deleteSubscription = openAdr("deleteSubscription", "DELETE", "subscriptions/{subscriptionID}", {
  idempotency: "natural",
  openAdrScope: "write_subscriptions",
  summary: "Delete a subscription",
  input: z.object({ subscriptionID: objectId() }),
  output: subscriptionSchema,
  example: { subscriptionID: subscription.id },
  errors: ["not_found"],
});

export const deleteOpenAdrEvent = openAdr("deleteEvent", "DELETE", "events/{eventID}", {
  idempotency: "natural",
  openAdrScope: "write_events",
  summary: "Delete an event",
  description: "One that requests power only before it starts; a signal at any time.",
  input: z.object({ eventID: objectId() }),
  output: openAdrEventSchema,
  example: { eventID: event.id },
  errors: ["not_found", "conflict"],
});

export const deleteVen = openAdr("deleteVen", "DELETE", "vens/{venID}", {
  idempotency: "natural",
  openAdrScope: "write_vens",
  summary: "Delete a VEN",
  description: "Also deletes its resources and readings.",
  input: z.object({ venID: objectId() }),
  output: venSchema,
  example: { venID: ven.id },
  errors: ["not_found"],
});

export const deleteProgram = openAdr("deleteProgram", "DELETE", "programs/{programID}", {
  idempotency: "natural",
  openAdrScope: "write_programs",
  summary: "Delete a program",
  description: "Also deletes everything in it.",
  input: z.object({ programID: objectId() }),
  output: programSchema,
  example: { programID: program.id },
  errors: ["not_found"],
});

/** In the order in which their examples can be run. */
export const OPENADR_OPERATIONS: readonly Operation[] = [
  createProgram,
  listPrograms,
  getProgram,
  updateProgram,
  createVen,
  listVens,
  getVen,
  updateVen,
  createResource,
  listResources,
  getResource,
  updateResource,
  createSubscription,
  listSubscriptions,
  getSubscription,
  updateSubscription,
  createOpenAdrEvent,
  listOpenAdrEvents,
  getOpenAdrEvent,
  updateOpenAdrEvent,
  createReport,
  listReports,
  getReport,
  updateReport,
  listNotifications,
  createClient,
  listClients,
  fetchToken,
  deleteClient,
  deleteReport,
  deleteResource,
  deleteSubscription,
  deleteOpenAdrEvent,
  deleteVen,
  deleteProgram,
];
