import { HOUR_MS, HOUR_SECONDS, QUARTER_HOUR_MS } from "../../domain/time";
import { z } from "zod";
import {
  ADJUSTMENTS,
  EVENT_STATUSES,
  MAX_EVENT_HOURS,
  MAX_NOTICE_HOURS,
  MAX_READING_KWH,
  MAX_REPORTED_READINGS,
  SAMPLE_EVENT_ID,
  SAMPLE_PLANT_ID,
} from "../../domain/vpp";
import { moment } from "../interval-series";
import { DEVELOPER_LIMIT, operation } from "../operation";
import { done, kw, objectId, objectName, ownId, price } from "./fields";

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
      requested_kw: kw().describe("Reduction over the whole event; a plant is called once at a time"),
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
    start: moment().describe("Begin of the first interval; readings of more than 400 days ago are not kept"),
    interval_seconds: z
      .int()
      .min(60)
      .max(3_600)
      .refine((seconds) => HOUR_SECONDS % seconds === 0, "Give a length that divides an hour, such as 900 or 3600.")
      .describe("Length of every interval in seconds; the same in all reports of a participant"),
    kwh: z
      .array(z.number().min(-MAX_READING_KWH).max(MAX_READING_KWH).nullable())
      .min(1)
      .max(MAX_REPORTED_READINGS)
      .describe(
        "Net energy of each interval in kWh, null where it is missing. A later report of the same time counts, but a null takes nothing back",
      ),
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
  summary:
    "Settle an event that is over and was reported: delivered energy, revenue and its split. Settled again, it says the same",
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
  summary: "Cancel an event that is not over. One that runs ends, and is not settled",
  input: z.object({ event_id: objectId() }),
  output: eventSchema,
  limit: DEVELOPER_LIMIT,
  example: { event_id: "evening-peak" },
  refusals: ["not_found", "conflict"],
});

const isSpan = (start: string, end: string) => {
  const lengthMs = Date.parse(end) - Date.parse(start);
  return lengthMs > 0 && lengthMs <= MAX_EVENT_HOURS * HOUR_MS;
};
