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
 * Programs, events, VENs, reports and subscriptions in the format of OpenADR 3, for partners who use it. A program is a
 * plant, a VEN a participant; both APIs show the same rows. It is not a certified VTN: differences:
 * docs/methods/vpp.md.
 */

/** OpenADR's own paging; query parameters are strings. */
const page = {
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(0).max(50).default(50),
};

/** All operations here have developer access and share one path prefix and one limit. */
const openAdr = <I extends z.ZodType, O extends z.ZodType>(
  action: string,
  method: Operation["method"],
  path: string,
  definition: {
    summary: string;
    description?: string;
    input: I;
    output: O;
    example: z.input<I>;
    errors: readonly ErrorCode[];
  },
) =>
  operation({
    id: `openadr.${action}`,
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
  summary: "List programs",
  input: z.object(page),
  output: z.array(programSchema),
  example: { limit: "10" },
  errors: [],
});

export const createProgram = openAdr("createProgram", "POST", "programs", {
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
  input: z.object({ ...page, venName: z.string().max(128).optional() }),
  output: z.array(venSchema),
  example: { limit: "10" },
  errors: [],
});

export const createVen = openAdr("createVen", "POST", "vens", {
  summary: "Create a VEN",
  description: "A VEN is a participant in the program named in its targets.",
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
  summary: "Replace a VEN",
  description: "It stays in its program.",
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
  description: "Latest start first, without canceled events. This is what a VEN polls.",
  input: z.object({ ...page, programID: objectId().optional() }),
  output: z.array(openAdrEventSchema),
  example: { programID: program.id },
  errors: [],
});

export const createOpenAdrEvent = openAdr("createEvent", "POST", "events", {
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
  summary: "Replace an event",
  description: "Only before the event starts.",
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
  description: "Latest first.",
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
  summary: "Create a report",
  description: "Reports on an event. Usage becomes readings of the VEN's meter.",
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

const subscription = {
  id: "dashboard",
  clientName: "Dashboard",
  programID: program.id,
  objectOperations: [{ objects: ["EVENT" as const], operations: ["CREATE" as const, "UPDATE" as const] }],
};

export const listSubscriptions = openAdr("listSubscriptions", "GET", "subscriptions", {
  summary: "List subscriptions",
  input: z.object({ ...page, programID: objectId().optional(), clientName: z.string().max(128).optional() }),
  output: z.array(subscriptionSchema),
  example: { programID: program.id },
  errors: [],
});

export const createSubscription = openAdr("createSubscription", "POST", "subscriptions", {
  summary: "Create a subscription",
  description:
    "Subscribes to a program's objects. Fetch the notifications yourself, because callbacks aren't delivered.",
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

const deleted = z.object({ ok: z.literal(true) });

export const deleteSubscription = openAdr("deleteSubscription", "DELETE", "subscriptions/{subscriptionID}", {
  summary: "Delete a subscription",
  input: z.object({ subscriptionID: objectId() }),
  output: deleted,
  example: { subscriptionID: subscription.id },
  errors: ["not_found"],
});

export const deleteOpenAdrEvent = openAdr("deleteEvent", "DELETE", "events/{eventID}", {
  summary: "Delete an event",
  description: "Only before the event starts.",
  input: z.object({ eventID: objectId() }),
  output: deleted,
  example: { eventID: event.id },
  errors: ["not_found", "conflict"],
});

export const deleteVen = openAdr("deleteVen", "DELETE", "vens/{venID}", {
  summary: "Delete a VEN",
  description: "Also deletes its resources and readings.",
  input: z.object({ venID: objectId() }),
  output: deleted,
  example: { venID: ven.id },
  errors: ["not_found"],
});

export const deleteProgram = openAdr("deleteProgram", "DELETE", "programs/{programID}", {
  summary: "Delete a program",
  description: "Also deletes everything in it.",
  input: z.object({ programID: objectId() }),
  output: deleted,
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
