import { z } from "zod";
import {
  ADJUSTMENTS,
  BASELINE_METHODS,
  DEVICE_KINDS,
  EVENT_STATUSES,
  HOLIDAY_CALENDARS,
  MAX_EVENT_HOURS,
  MAX_KW,
  MAX_NOTICE_HOURS,
  MAX_PRICE,
  MAX_READING_KWH,
  MAX_REPORTED_READINGS,
  PLANT_STATUSES,
  SAMPLE_EVENT_ID,
  SAMPLE_PLANT_ID,
} from "../domain/vpp";
import { moment, timeZone } from "./interval-series";
import type { Operation } from "./operation";
import { DEVELOPER_LIMIT, operation } from "./operation";
import { storableText } from "./text";

const MS_PER_HOUR = 3_600_000;
const QUARTER_HOUR_MS = 900_000;

/** As OpenADR's objectID: safe in a path. */
export const objectId = () =>
  z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,64}$/, "Give an id of at most 64 letters, digits, hyphens and underscores.")
    .describe("Unique within the account");
const ownId = () => objectId().optional().describe("An id of your own, unique within the account; made if left out");
export const objectName = () => storableText().pipe(z.string().trim().min(1, "Give a name.").max(128));
const price = () => z.number().min(0).max(MAX_PRICE);
const kw = () => z.number().positive().max(MAX_KW);
/** Query parameters are text. */
const flag = () => z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
const done = z.object({ ok: z.literal(true) });

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
    participants: z.int(),
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

const eventSchema = z.object({
  id: z.string(),
  plant_id: z.string(),
  name: z.string().nullable(),
  status: z.enum(EVENT_STATUSES).describe("Follows from the clock until the event is settled or cancelled"),
  notify_at: moment(),
  start: moment(),
  end: moment(),
  requested_kw: z.number().nullable(),
  price_per_kwh: z.number(),
  capacity_price_per_kw: z.number(),
  penalty_per_kwh: z.number(),
  performance: z.number().nullable().describe("Delivered ÷ requested energy, once it is settled"),
  revenue: z.number().nullable(),
});

const onQuarterHour = () =>
  moment().refine((text) => Date.parse(text) % QUARTER_HOUR_MS === 0, "Give a full quarter of an hour.");

export const createEvent = operation({
  id: "vpp.createEvent",
  method: "POST",
  path: "/api/v1/vpp/plants/{plant_id}/events",
  access: "developer",
  summary: "Call a plant: a time, a power and a price. A time in the past records an event for its settlement",
  input: z
    .object({
      plant_id: objectId(),
      id: ownId(),
      name: objectName().optional(),
      start: onQuarterHour(),
      end: onQuarterHour().describe(`At most ${MAX_EVENT_HOURS} hours after start`),
      notice_minutes: z
        .int()
        .min(0)
        .max(MAX_NOTICE_HOURS * 60)
        .default(60)
        .describe("How long before the start the participants are told"),
      requested_kw: kw().describe("Reduction over the whole event"),
      price_per_kwh: price().describe("For each kWh delivered, in the plant's currency"),
      capacity_price_per_kw: price().default(0).describe("Once for each kW held on average, up to the requested"),
      penalty_per_kwh: price().default(0).describe("Taken for each kWh that stayed undelivered"),
    })
    .refine(({ start, end }) => isSpan(start, end), {
      path: ["end"],
      message: `Give an end after the start, by at most ${MAX_EVENT_HOURS} hours.`,
    }),
  output: eventSchema,
  limit: DEVELOPER_LIMIT,
  example: {
    plant_id: "harbour",
    id: "evening-peak",
    name: "Evening peak",
    start: "2050-06-16T17:00:00-07:00",
    end: "2050-06-16T19:00:00-07:00",
    requested_kw: 25,
    price_per_kwh: 1.25,
  },
  refusals: ["not_found", "already_exists", "conflict"],
});

export const listEvents = operation({
  id: "vpp.listEvents",
  method: "GET",
  path: "/api/v1/vpp/plants/{plant_id}/events",
  access: "developer",
  summary: "A plant's latest events, newest first",
  input: z.object({ plant_id: objectId(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
  output: z.array(eventSchema),
  limit: DEVELOPER_LIMIT,
  example: { plant_id: SAMPLE_PLANT_ID, limit: "10" },
  refusals: ["not_found"],
});

export const optParticipant = operation({
  id: "vpp.opt",
  method: "POST",
  path: "/api/v1/vpp/participants/{participant_id}/opt",
  access: "developer",
  summary: "Opt a participant in or out, of one event before it starts or of all that it has said nothing about",
  input: z.object({
    participant_id: objectId(),
    event_id: objectId().optional(),
    opted_in: z.boolean(),
  }),
  output: done,
  limit: DEVELOPER_LIMIT,
  example: { participant_id: "cold-store", opted_in: true },
  refusals: ["not_found", "conflict"],
});

export const reportReadings = operation({
  id: "vpp.reportReadings",
  method: "POST",
  path: "/api/v1/vpp/participants/{participant_id}/readings",
  access: "developer",
  summary: "Report what a participant's meter counted; baselines and settlements are made from it",
  input: z.object({
    participant_id: objectId(),
    start: moment().describe("Begin of the first interval"),
    interval_seconds: z
      .int()
      .min(60)
      .max(3_600)
      .refine((seconds) => 3_600 % seconds === 0, "Give a length that divides an hour, such as 900 or 3600.")
      .describe("Length of every interval in seconds; the same in all reports of a participant"),
    kwh: z
      .array(z.number().min(-MAX_READING_KWH).max(MAX_READING_KWH).nullable())
      .min(1)
      .max(MAX_REPORTED_READINGS)
      .describe("Net energy of each interval in kWh, null where it is missing. A later report of the same time counts"),
  }),
  output: z.object({ intervals: z.int(), start: moment(), end: moment() }),
  limit: DEVELOPER_LIMIT,
  example: {
    participant_id: "cold-store",
    start: "2026-06-11T00:00:00-07:00",
    interval_seconds: 3_600,
    kwh: [31, 30, 30, 31, 33, 36, 41, 48, 52, 54, 55, 57, 58, 58, 57, 56, 54, 53, 50, 46, 41, 37, 34, 32],
  },
  refusals: ["not_found", "conflict"],
});

export const settlementSchema = z.object({
  event_id: z.string(),
  plant_id: z.string(),
  settled_at: z.iso.datetime(),
  currency: z.string(),
  interval_seconds: z.int(),
  requested_kwh: z.number(),
  delivered_kwh: z.number().describe("Baseline minus metered of all participants"),
  paid_kwh: z.number(),
  performance: z.number().describe("Delivered ÷ requested energy"),
  energy_payment: z.number(),
  capacity_payment: z.number(),
  penalty: z.number(),
  revenue: z.number(),
  operator_revenue: z.number().describe("With the participants' revenue exactly the revenue"),
  intervals: z.array(
    z.object({
      start: moment(),
      requested_kwh: z.number(),
      baseline_kwh: z.number(),
      metered_kwh: z.number(),
      delivered_kwh: z.number(),
      paid_kwh: z.number(),
    }),
  ),
  participants: z.array(
    z.object({
      participant_id: z.string(),
      name: z.string(),
      delivered_kwh: z.number(),
      paid_kwh: z.number(),
      revenue: z.number(),
      missing_intervals: z.int(),
      baseline: z
        .object({
          day_kind: z.enum(["business", "non_business"]),
          days: z.array(z.iso.date()).describe("The days that were averaged, most recent first"),
          adjustment: z.enum(ADJUSTMENTS),
          adjustment_factor: z.number().nullable().describe("What a multiplicative adjustment multiplied by"),
          adjustment_kwh: z.number().nullable().describe("What an additive adjustment added to each interval"),
        })
        .nullable(),
      no_baseline: z
        .enum(["no_readings", "event_off_grid", "event_not_metered", "too_few_days"])
        .nullable()
        .describe("Why nothing can be said of this participant; it counts as nothing delivered"),
    }),
  ),
});
export type SettlementStatement = z.infer<typeof settlementSchema>;

export const settleEvent = operation({
  id: "vpp.settle",
  method: "POST",
  path: "/api/v1/vpp/events/{event_id}/settle",
  access: "developer",
  summary: "Settle an event that is over: delivered energy, revenue and its split. Settled again, it says the same",
  input: z.object({ event_id: objectId() }),
  output: settlementSchema,
  limit: DEVELOPER_LIMIT,
  example: { event_id: SAMPLE_EVENT_ID },
  refusals: ["not_found", "conflict"],
});

export const cancelEvent = operation({
  id: "vpp.cancelEvent",
  method: "POST",
  path: "/api/v1/vpp/events/{event_id}/cancel",
  access: "developer",
  summary: "Cancel an event that is not over",
  input: z.object({ event_id: objectId() }),
  output: eventSchema,
  limit: DEVELOPER_LIMIT,
  example: { event_id: "evening-peak" },
  refusals: ["not_found", "conflict"],
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

const isSpan = (start: string, end: string) => {
  const lengthMs = Date.parse(end) - Date.parse(start);
  return lengthMs > 0 && lengthMs <= MAX_EVENT_HOURS * MS_PER_HOUR;
};

/** In the order in which their examples can be run. */
export const VPP_OPERATIONS: readonly Operation[] = [
  vppStatus,
  createPlant,
  listPlants,
  addParticipant,
  enrolDevice,
  listParticipants,
  createEvent,
  listEvents,
  optParticipant,
  reportReadings,
  cancelEvent,
  settleEvent,
  removeDevice,
  deletePlant,
];
