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
  sample: z.boolean().describe("True for the simulated plant that everybody may look at"),
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
  capacity: z.number().describe("MW that one call can be expected to deliver"),
  capacity_low: z.number().describe("MW; the 80 % interval of what one call would deliver"),
  capacity_high: z.number(),
});

const statusInput = z.object({
  plant_id: objectId(),
  include_forecast: flag().default(false).describe("Adds the capacity of the next 24 hours"),
});

export const vppStatus = operation({
  id: "vpp.status",
  method: "GET",
  path: "/api/v1/vpp/status",
  access: "developer",
  summary: "State, available capacity and revenue of a virtual power plant",
  input: statusInput,
  output: z.object({
    plant_id: z.string(),
    name: z.string(),
    sample: z.boolean(),
    status: z.enum(PLANT_STATUSES),
    ...capacitySchema.shape,
    enrolled_capacity: z.number().describe("MW of the opted-in devices that may be called at this hour"),
    participants: z.int().describe("All of the plant, opted in or not"),
    revenue: z.number().describe("Sum of the settled events; a computed statement, no money moves"),
    revenue_split: z.object({
      currency: z.string(),
      operator: z.number(),
      participants: z.number(),
      settled_events: z.int(),
    }),
    next_event: z
      .object({ id: z.string(), status: z.enum(EVENT_STATUSES), start: moment(), end: moment() })
      .nullable()
      .describe("The event that runs or comes next"),
    forecast: z.array(z.object({ start: moment(), ...capacitySchema.shape })).optional(),
  }),
  limit: DEVELOPER_LIMIT,
  example: { plant_id: SAMPLE_PLANT_ID, include_forecast: "true" },
  refusals: ["not_found"],
});

export const createPlant = operation({
  id: "vpp.createPlant",
  method: "POST",
  path: "/api/v1/vpp/plants",
  access: "developer",
  summary: "Create a virtual power plant",
  input: z.object({
    id: ownId(),
    name: objectName(),
    time_zone: timeZone().describe("IANA zone whose calendar decides days and hours of all its meters"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Give a currency by its three letters, such as USD.")
      .default("USD"),
    operator_share: z.number().min(0).max(1).default(0.2).describe("The operator's part of the revenue"),
    baseline_method: z.enum(BASELINE_METHODS).default("ten_of_ten"),
    adjustment: z.enum(ADJUSTMENTS).default("multiplicative"),
    holiday_calendar: z
      .enum(HOLIDAY_CALENDARS)
      .default("nerc")
      .describe("Which days besides weekends are no business days"),
    paid_up_to: z
      .number()
      .min(1)
      .max(5)
      .default(1)
      .describe("In each interval up to this share of the request is paid"),
  }),
  output: plantSchema,
  limit: DEVELOPER_LIMIT,
  example: { id: "harbour", name: "Harbour district", time_zone: "America/Los_Angeles", operator_share: 0.2 },
  refusals: ["already_exists", "conflict"],
});

export const listPlants = operation({
  id: "vpp.listPlants",
  method: "GET",
  path: "/api/v1/vpp/plants",
  access: "developer",
  summary: "The account's plants, and the sample plant",
  input: z.object({}),
  output: z.array(plantSchema),
  limit: DEVELOPER_LIMIT,
  refusals: [],
});

const deviceSchema = z.object({
  id: z.string(),
  participant_id: z.string(),
  name: z.string(),
  kind: z.enum(DEVICE_KINDS),
  flexible_kw: z.number().describe("Power that it can give up or feed in when it is called"),
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
  summary: "Add a metered site to a plant",
  input: z.object({
    plant_id: objectId(),
    id: ownId(),
    name: objectName().describe("Unique within the account"),
    opted_in: z.boolean().default(true),
  }),
  output: participantSchema,
  limit: DEVELOPER_LIMIT,
  example: { plant_id: "harbour", id: "cold-store", name: "Cold store, pier 4" },
  refusals: ["not_found", "already_exists", "conflict"],
});

export const listParticipants = operation({
  id: "vpp.listParticipants",
  method: "GET",
  path: "/api/v1/vpp/plants/{plant_id}/participants",
  access: "developer",
  summary: "A plant's participants with their devices",
  input: z.object({ plant_id: objectId() }),
  output: z.array(participantSchema.extend({ devices: z.array(deviceSchema) })),
  limit: DEVELOPER_LIMIT,
  example: { plant_id: "harbour" },
  refusals: ["not_found"],
});

export const enrolDevice = operation({
  id: "vpp.enrolDevice",
  method: "POST",
  path: "/api/v1/vpp/participants/{participant_id}/devices",
  access: "developer",
  summary: "Enrol a device that can be called",
  input: z.object({
    participant_id: objectId(),
    id: ownId(),
    name: objectName(),
    kind: z.enum(DEVICE_KINDS),
    flexible_kw: kw().describe("Power that it can give up or feed in when it is called"),
    available_from_hour: z
      .int()
      .min(0)
      .max(23)
      .default(0)
      .describe("First hour of the plant's day at which it may be called"),
    available_to_hour: z
      .int()
      .min(1)
      .max(24)
      .default(24)
      .describe("Up to this hour; before the first means past midnight"),
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
  refusals: ["not_found", "already_exists", "conflict"],
});

export const removeDevice = operation({
  id: "vpp.removeDevice",
  method: "DELETE",
  path: "/api/v1/vpp/devices/{device_id}",
  access: "developer",
  summary: "Take a device out of its plant",
  input: z.object({ device_id: objectId() }),
  output: done,
  limit: DEVELOPER_LIMIT,
  example: { device_id: "compressor-2" },
  refusals: ["not_found"],
});

export const deletePlant = operation({
  id: "vpp.deletePlant",
  method: "DELETE",
  path: "/api/v1/vpp/plants/{plant_id}",
  access: "developer",
  summary: "Delete a plant with its participants, readings, events and settlements",
  input: z.object({ plant_id: objectId() }),
  output: done,
  limit: DEVELOPER_LIMIT,
  example: { plant_id: "harbour" },
  refusals: ["not_found"],
});
