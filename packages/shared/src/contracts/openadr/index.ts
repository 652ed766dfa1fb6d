import { z } from "zod";
import type { ErrorCode } from "../../errors";
import {
  eventInput,
  notificationSchema,
  openAdrEventSchema,
  programInput,
  programSchema,
  reportInput,
  reportSchema,
  subscriptionInput,
  subscriptionSchema,
  venInput,
  venSchema,
} from "./objects";
import type { Operation } from "../operation";
import { DEVELOPER_LIMIT, operation } from "../operation";
import { objectId } from "../vpp/fields";

/**
 * Programs, events, VENs, reports and subscriptions in the shape of OpenADR 3, for partners who speak it. A program is a
 * plant, a VEN a participant; both faces show the same rows. It is no certified VTN: docs/methods/vpp.md says what differs.
 */

/** OpenADR's own paging; query parameters are text. */
const page = {
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(0).max(50).default(50),
};

/** Every operation here is a developer's, under one path and one limit. */
const openAdr = <I extends z.ZodType, O extends z.ZodType>(
  verb: string,
  method: Operation["method"],
  path: string,
  definition: { summary: string; input: I; output: O; example: z.input<I>; refusals: readonly ErrorCode[] },
) =>
  operation({
    id: `openadr.${verb}`,
    method,
    path: `/api/v1/openadr/${path}`,
    access: "developer",
    limit: DEVELOPER_LIMIT,
    ...definition,
  });

const program = {
  id: "summer-peak",
  programName: "Summer peak",
  programType: "DEMAND_RESPONSE",
  attributes: [{ type: "TIME_ZONE", values: ["America/Los_Angeles"] }],
};

export const listPrograms = openAdr("listPrograms", "GET", "programs", {
  summary: "The account's programs",
  input: z.object(page),
  output: z.array(programSchema),
  example: { limit: "10" },
  refusals: [],
});

export const createProgram = openAdr("createProgram", "POST", "programs", {
  summary: "Create a program, which is a plant",
  input: programInput,
  output: programSchema,
  example: program,
  refusals: ["already_exists", "conflict"],
});

export const getProgram = openAdr("getProgram", "GET", "programs/{programID}", {
  summary: "One program",
  input: z.object({ programID: objectId() }),
  output: programSchema,
  example: { programID: program.id },
  refusals: ["not_found"],
});

export const updateProgram = openAdr("updateProgram", "PUT", "programs/{programID}", {
  summary: "Replace a program; terms of its plant that no attribute names stay as they are",
  input: programInput.omit({ id: true }).extend({ programID: objectId() }),
  output: programSchema,
  example: {
    programID: program.id,
    programName: program.programName,
    programLongName: "Summer peak program of the coast",
    attributes: program.attributes,
  },
  refusals: ["not_found", "already_exists"],
});

const ven = {
  id: "ven-bakery",
  venName: "Bakery, Main Street",
  targets: [{ type: "PROGRAM_NAME", values: [program.programName] }],
};

export const listVens = openAdr("listVens", "GET", "vens", {
  summary: "The account's VENs",
  input: z.object({ ...page, venName: z.string().max(128).optional() }),
  output: z.array(venSchema),
  example: { limit: "10" },
  refusals: [],
});

export const createVen = openAdr("createVen", "POST", "vens", {
  summary: "Create a VEN, which is a participant of the program that its targets name",
  input: venInput,
  output: venSchema,
  example: ven,
  refusals: ["not_found", "already_exists", "conflict"],
});

export const getVen = openAdr("getVen", "GET", "vens/{venID}", {
  summary: "One VEN with its resources",
  input: z.object({ venID: objectId() }),
  output: venSchema,
  example: { venID: ven.id },
  refusals: ["not_found"],
});

export const updateVen = openAdr("updateVen", "PUT", "vens/{venID}", {
  summary: "Replace a VEN; it stays in its program",
  input: venInput.omit({ id: true }).extend({ venID: objectId() }),
  output: venSchema,
  example: {
    venID: ven.id,
    venName: ven.venName,
    attributes: [{ type: "MAX_POWER_CONSUMPTION", values: [85] }],
    targets: ven.targets,
  },
  refusals: ["not_found", "already_exists"],
});

const event = {
  id: "peak-2050-07-11",
  programID: program.id,
  eventName: "Peak of 11 July",
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
  summary: "The account's events, latest start first, without cancelled ones: what a VEN polls",
  input: z.object({ ...page, programID: objectId().optional() }),
  output: z.array(openAdrEventSchema),
  example: { programID: program.id },
  refusals: [],
});

export const createOpenAdrEvent = openAdr("createEvent", "POST", "events", {
  summary: "Create an event; its participants are told at once",
  input: eventInput,
  output: openAdrEventSchema,
  example: event,
  refusals: ["not_found", "already_exists", "conflict"],
});

export const getOpenAdrEvent = openAdr("getEvent", "GET", "events/{eventID}", {
  summary: "One event",
  input: z.object({ eventID: objectId() }),
  output: openAdrEventSchema,
  example: { eventID: event.id },
  refusals: ["not_found"],
});

export const updateOpenAdrEvent = openAdr("updateEvent", "PUT", "events/{eventID}", {
  summary: "Replace an event that has not begun",
  input: eventInput.omit({ id: true }).extend({ eventID: objectId() }),
  output: openAdrEventSchema,
  example: {
    eventID: event.id,
    programID: program.id,
    eventName: event.eventName,
    intervalPeriod: { start: "2050-07-11T16:00:00-07:00", duration: "PT3H" },
    intervals: event.intervals,
  },
  refusals: ["not_found", "conflict"],
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
  summary: "The account's reports, latest first",
  input: z.object({
    ...page,
    programID: objectId().optional(),
    eventID: objectId().optional(),
    clientName: z.string().max(128).optional(),
  }),
  output: z.array(reportSchema),
  example: { programID: program.id },
  refusals: [],
});

export const createReport = openAdr("createReport", "POST", "reports", {
  summary: "Report on an event; usage becomes readings of the VEN's meter",
  input: reportInput,
  output: reportSchema,
  example: report,
  refusals: ["not_found", "already_exists", "conflict"],
});

export const getReport = openAdr("getReport", "GET", "reports/{reportID}", {
  summary: "One report",
  input: z.object({ reportID: objectId() }),
  output: reportSchema,
  example: { reportID: report.id },
  refusals: ["not_found"],
});

const subscription = {
  id: "dashboard",
  clientName: "Dashboard",
  programID: program.id,
  objectOperations: [{ objects: ["EVENT" as const], operations: ["CREATE" as const, "UPDATE" as const] }],
};

export const listSubscriptions = openAdr("listSubscriptions", "GET", "subscriptions", {
  summary: "The account's subscriptions",
  input: z.object({ ...page, programID: objectId().optional(), clientName: z.string().max(128).optional() }),
  output: z.array(subscriptionSchema),
  example: { programID: program.id },
  refusals: [],
});

export const createSubscription = openAdr("createSubscription", "POST", "subscriptions", {
  summary: "Subscribe to a program's objects; notifications are fetched, callbacks are not delivered",
  input: subscriptionInput,
  output: subscriptionSchema,
  example: subscription,
  refusals: ["not_found", "already_exists", "conflict"],
});

export const getSubscription = openAdr("getSubscription", "GET", "subscriptions/{subscriptionID}", {
  summary: "One subscription",
  input: z.object({ subscriptionID: objectId() }),
  output: subscriptionSchema,
  example: { subscriptionID: subscription.id },
  refusals: ["not_found"],
});

export const listNotifications = openAdr("listNotifications", "GET", "subscriptions/{subscriptionID}/notifications", {
  summary: "What has happened to the objects of a subscription in the last 30 days, oldest first",
  input: z.object({
    subscriptionID: objectId(),
    after: z.coerce.number().int().min(0).default(0).describe("The cursor of the last notification that you have"),
    limit: page.limit,
  }),
  output: z.array(notificationSchema),
  example: { subscriptionID: subscription.id, after: "0" },
  refusals: ["not_found"],
});

const deleted = z.object({ ok: z.literal(true) });

export const deleteSubscription = openAdr("deleteSubscription", "DELETE", "subscriptions/{subscriptionID}", {
  summary: "End a subscription",
  input: z.object({ subscriptionID: objectId() }),
  output: deleted,
  example: { subscriptionID: subscription.id },
  refusals: ["not_found"],
});

export const deleteOpenAdrEvent = openAdr("deleteEvent", "DELETE", "events/{eventID}", {
  summary: "Delete an event that has not begun",
  input: z.object({ eventID: objectId() }),
  output: deleted,
  example: { eventID: event.id },
  refusals: ["not_found", "conflict"],
});

export const deleteVen = openAdr("deleteVen", "DELETE", "vens/{venID}", {
  summary: "Delete a VEN with its resources and readings",
  input: z.object({ venID: objectId() }),
  output: deleted,
  example: { venID: ven.id },
  refusals: ["not_found"],
});

export const deleteProgram = openAdr("deleteProgram", "DELETE", "programs/{programID}", {
  summary: "Delete a program with everything in it",
  input: z.object({ programID: objectId() }),
  output: deleted,
  example: { programID: program.id },
  refusals: ["not_found"],
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
  createSubscription,
  listSubscriptions,
  getSubscription,
  createOpenAdrEvent,
  listOpenAdrEvents,
  getOpenAdrEvent,
  updateOpenAdrEvent,
  createReport,
  listReports,
  getReport,
  listNotifications,
  deleteSubscription,
  deleteOpenAdrEvent,
  deleteVen,
  deleteProgram,
];
