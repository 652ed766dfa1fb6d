import { z } from "zod";
import {
  ADJUSTMENTS,
  BASELINE_METHODS,
  DEVICE_KINDS,
  EVENT_STATUSES,
  HOLIDAY_CALENDARS,
  PLANT_STATUSES,
  SAMPLE_PLANT_ID,
} from "../../domain/vpp";
import { moment, timeZone } from "../interval-series";
import { DEVELOPER_LIMIT, operation } from "../operation";
import { done, flag, kw, objectId, objectName, ownId } from "./fields";

const plantSchema = z.object({
  id: z.string(),
  name: z.string(),
  sample: z.boolean().describe("True for the simulated plant, which anyone can view"),
  time_zone: timeZone(),
  currency: z.string(),
  operator_share: z.number(),
  baseline_method: z.enum(BASELINE_METHODS),
  adjustment: z.enum(ADJUSTMENTS),
  holiday_calendar: z.enum(HOLIDAY_CALENDARS),
  paid_up_to: z.number(),
  created_at: z.iso.datetime(),
});
export type Plant = z.infer<typeof plantSchema>;

const capacitySchema = z.object({
  capacity: z.number().describe("MW one event is expected to deliver"),
  capacity_low: z.number().describe("MW; the 80% interval of what one event would deliver"),
  capacity_high: z.number(),
});

const statusInput = z.object({
  plant_id: objectId(),
  include_forecast: flag().default(false).describe("Includes the capacity of the next 24 hours"),
});

export const vppStatus = operation({
  id: "vpp.status",
  method: "GET",
  path: "/api/v1/vpp/status",
  access: "developer",
  summary: "Get plant status",
  description: "The state, available capacity, and revenue of a virtual power plant.",
  input: statusInput,
  output: z.object({
    plant_id: z.string(),
    name: z.string(),
    sample: z.boolean(),
    status: z.enum(PLANT_STATUSES),
    ...capacitySchema.shape,
    enrolled_capacity: z.number().describe("MW of opted-in devices available in this hour"),
    participants: z.int().describe("All devices in the plant, whether opted in or not"),
    revenue: z.number().describe("Sum of settled events. A calculated statement only; no money is moved"),
    revenue_split: z.object({
      currency: z.string(),
      operator: z.number(),
      participants: z.number(),
      settled_events: z.int(),
    }),
    next_event: z
      .object({ id: z.string(), status: z.enum(EVENT_STATUSES), start: moment(), end: moment() })
      .nullable()
      .describe("The current or next event"),
    forecast: z.array(z.object({ start: moment(), ...capacitySchema.shape })).optional(),
  }),
  limit: DEVELOPER_LIMIT,
  example: { plant_id: SAMPLE_PLANT_ID, include_forecast: "true" },
  errors: ["not_found"],
});

export const createPlant = operation({
  id: "vpp.createPlant",
  method: "POST",
  path: "/api/v1/vpp/plants",
  access: "developer",
  idempotency: "required",
  summary: "Create a plant",
  description: "Creates a virtual power plant.",
  input: z.object({
    id: ownId(),
    name: objectName(),
    time_zone: timeZone().describe("IANA time zone that sets the days and hours of all the plant's meters"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use a three-letter currency code, such as USD.")
      .default("USD"),
    operator_share: z.number().min(0).max(1).default(0.2).describe("The operator's share of the revenue"),
    baseline_method: z.enum(BASELINE_METHODS).default("ten_of_ten"),
    adjustment: z.enum(ADJUSTMENTS).default("multiplicative"),
    holiday_calendar: z
      .enum(HOLIDAY_CALENDARS)
      .default("nerc")
      .describe("Calendar of non-business days other than weekends"),
    paid_up_to: z
      .number()
      .min(1)
      .max(5)
      .default(1)
      .describe("Delivery is paid up to this share of the request in each interval"),
  }),
  output: plantSchema,
  limit: DEVELOPER_LIMIT,
  example: { id: "harbor", name: "Harbor district", time_zone: "America/Los_Angeles", operator_share: 0.2 },
  errors: ["already_exists", "conflict"],
});

export const listPlants = operation({
  id: "vpp.listPlants",
  method: "GET",
  path: "/api/v1/vpp/plants",
  access: "developer",
  summary: "List plants",
  description: "Your account's plants and the sample plant.",
  input: z.object({}),
  output: z.array(plantSchema),
  limit: DEVELOPER_LIMIT,
  errors: [],
});

const deviceSchema = z.object({
  id: z.string(),
  participant_id: z.string(),
  name: z.string(),
  kind: z.enum(DEVICE_KINDS),
  flexible_kw: z.number().describe("Power it can reduce or feed in when dispatched"),
  available_from_hour: z.int(),
  available_to_hour: z.int(),
});

const participantSchema = z.object({
  id: z.string(),
  plant_id: z.string(),
  name: z.string(),
  opted_in: z.boolean(),
  created_at: z.iso.datetime(),
});

export const addParticipant = operation({
  id: "vpp.addParticipant",
  method: "POST",
  path: "/api/v1/vpp/plants/{plant_id}/participants",
  access: "developer",
  idempotency: "required",
  summary: "Add a participant",
  description: "Adds a metered site to a plant.",
  input: z.object({
    plant_id: objectId(),
    id: ownId(),
    name: objectName().describe("Unique within the account"),
    opted_in: z.boolean().default(true),
  }),
  output: participantSchema,
  limit: DEVELOPER_LIMIT,
  example: { plant_id: "harbor", id: "cold-store", name: "Cold storage, pier 4" },
  errors: ["not_found", "already_exists", "conflict"],
});

export const listParticipants = operation({
  id: "vpp.listParticipants",
  method: "GET",
  path: "/api/v1/vpp/plants/{plant_id}/participants",
  access: "developer",
  summary: "List participants",
  description: "A plant's participants with their devices.",
  input: z.object({ plant_id: objectId() }),
  output: z.array(participantSchema.extend({ devices: z.array(deviceSchema) })),
  limit: DEVELOPER_LIMIT,
  example: { plant_id: "harbor" },
  errors: ["not_found"],
});

export const enrollDevice = operation({
  id: "vpp.enrollDevice",
  method: "POST",
  path: "/api/v1/vpp/participants/{participant_id}/devices",
  access: "developer",
  idempotency: "required",
  summary: "Enroll a device",
  description: "Adds a device that can be dispatched.",
  input: z.object({
    participant_id: objectId(),
    id: ownId(),
    name: objectName(),
    kind: z.enum(DEVICE_KINDS),
    flexible_kw: kw().describe("Power it can reduce or feed in when dispatched"),
    available_from_hour: z
      .int()
      .min(0)
      .max(23)
      .default(0)
      .describe("First hour of the plant's day when it's available"),
    available_to_hour: z
      .int()
      .min(1)
      .max(24)
      .default(24)
      .describe("Last hour, exclusive. Earlier than the first hour means past midnight"),
  }),
  output: deviceSchema,
  limit: DEVELOPER_LIMIT,
  example: {
    participant_id: "cold-store",
    id: "compressor-2",
    name: "Compressor 2",
    kind: "process",
    flexible_kw: 30,
    available_from_hour: 6,
    available_to_hour: 22,
  },
  errors: ["not_found", "already_exists", "conflict"],
});

export const removeDevice = operation({
  id: "vpp.removeDevice",
  method: "DELETE",
  path: "/api/v1/vpp/devices/{device_id}",
  access: "developer",
  idempotency: "natural",
  summary: "Remove a device",
  description: "Removes a device from its plant.",
  input: z.object({ device_id: objectId() }),
  output: done,
  limit: DEVELOPER_LIMIT,
  example: { device_id: "compressor-2" },
  errors: ["not_found"],
});

export const deletePlant = operation({
  id: "vpp.deletePlant",
  method: "DELETE",
  path: "/api/v1/vpp/plants/{plant_id}",
  access: "developer",
  idempotency: "natural",
  summary: "Delete a plant",
  description: "Also deletes its participants, readings, events, and settlements.",
  input: z.object({ plant_id: objectId() }),
  output: done,
  limit: DEVELOPER_LIMIT,
  example: { plant_id: "harbor" },
  errors: ["not_found"],
});
