import { z } from "zod";
import { EVENT_STATUSES } from "../../domain/vpp";
import { moment, timeZone } from "../interval-series";
import { operation, READ_LIMIT, WRITE_LIMIT } from "../operation";
import { done, objectId } from "./fields";

/** A plant that a home can enroll in, and the home's enrollment. */
const homePlantSchema = z.object({
  id: z.string(),
  sample: z.boolean().describe("True for a simulated plant, which must be labeled"),
  timeZone: timeZone(),
  currency: z.string(),
  pricePerKwh: z.number(),
  operatorShare: z.number(),
  homes: z.int().describe("Homes that take part, the caller's included once enrolled"),
  enrollment: z
    .object({
      joinedAt: z.iso.datetime(),
      devices: z.array(z.object({ id: z.string(), name: z.string(), flexibleKw: z.number() })),
    })
    .nullable(),
  offer: z.object({
    devices: z
      .array(z.object({ id: z.string(), name: z.string(), flexibleKw: z.number() }))
      .describe("The home's devices that can respond"),
    hasMeter: z.boolean().describe("False if no electricity meter is connected: nothing can be measured then"),
  }),
});
export type HomePlant = z.infer<typeof homePlantSchema>;

const measuredSchema = z.object({
  baselineKwh: z.number(),
  meteredKwh: z.number(),
  reductionKwh: z.number().describe("Baseline minus metered energy"),
  uncertaintyKwh: z.number().describe("Half of the 90% interval, from the same baseline on days without an event"),
});
export type MeasuredEvent = z.infer<typeof measuredSchema>;

const homeEventSchema = z.object({
  id: z.string(),
  notifyAt: moment(),
  start: moment(),
  end: moment(),
  status: z.enum(EVENT_STATUSES),
  takesPart: z.boolean(),
  result: z
    .object({
      homes: z.int(),
      group: measuredSchema,
      paidKwh: z.number().describe("The part of the group's reduction that is certain"),
      home: measuredSchema.nullable().describe("The caller's home on its own; null without enough readings"),
      creditedKwh: z.number().nullable().describe("The home's share of the paid energy, by enrolled power"),
      earned: z.number().nullable().describe("The home's share; null if it didn't take part"),
    })
    .nullable(),
});
export type PlantEvent = z.infer<typeof homeEventSchema>;

const plantField = () => objectId().describe("A plant from the list");

export const listHomePlants = operation({
  id: "vpp.homePlants",
  method: "GET",
  path: "/api/vpp/plants",
  access: "user",
  summary: "List the plants that a home can enroll in",
  input: z.object({}),
  output: z.object({ plants: z.array(homePlantSchema) }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const joinPlant = operation({
  id: "vpp.join",
  method: "POST",
  path: "/api/vpp/plants/{plant_id}/enrollment",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "A home is enrolled in a program once.",
  summary: "Enroll the home in a plant",
  description: "With all connected devices that can respond. Enrolling again updates the devices.",
  input: z.object({ plant_id: plantField() }),
  output: homePlantSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const leavePlant = operation({
  id: "vpp.leave",
  method: "DELETE",
  path: "/api/vpp/plants/{plant_id}/enrollment",
  access: "user",
  idempotency: "natural",
  summary: "Leave a plant",
  input: z.object({ plant_id: plantField() }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const listHomeEvents = operation({
  id: "vpp.homeEvents",
  method: "GET",
  path: "/api/vpp/plants/{plant_id}/home-events",
  access: "user",
  summary: "List a plant's events for the home, latest first",
  description:
    "Events to come, and results of the last four weeks. A group's result is paid, because a single home's is mostly chance.",
  input: z.object({ plant_id: plantField() }),
  output: z.object({
    events: z.array(homeEventSchema),
    earned: z.number().describe("Sum of the results shown. A calculated statement only; no money is moved"),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const chooseEvent = operation({
  id: "vpp.chooseEvent",
  method: "PUT",
  path: "/api/vpp/plants/{plant_id}/home-events/{event_id}/choice",
  access: "user",
  idempotency: "natural",
  summary: "Opt the home out of an event, or back in",
  description: "Until the event starts.",
  input: z.object({ plant_id: plantField(), event_id: objectId(), takesPart: z.boolean() }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const VPP_HOME_OPERATIONS = [listHomePlants, joinPlant, leavePlant, listHomeEvents, chooseEvent] as const;
