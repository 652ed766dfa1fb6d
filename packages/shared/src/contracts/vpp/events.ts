import { HOUR_MS, HOUR_SECONDS, QUARTER_HOUR_MS } from "../../domain/time";
import { z } from "zod";
import {
  ADJUSTMENTS,
  EVENT_STATUSES,
  MAX_EVENT_HOURS,
  MAX_NOTICE_HOURS,
  MAX_READING_KWH,
  MAX_REPORTED_READINGS,
  NO_GROUP_REASONS,
  SAMPLE_EVENT_ID,
  SAMPLE_PLANT_ID,
} from "../../domain/vpp";
import { ENDS_TOO_LATE, endsInTime, moment, startMoment } from "../interval-series";
import { DEVELOPER_LIMIT, operation } from "../operation";
import { done, kw, objectId, objectName, ownId, price } from "./fields";

const eventSchema = z.object({
  id: z.string(),
  plant_id: z.string(),
  name: z.string().nullable(),
  status: z.enum(EVENT_STATUSES).describe("Set by the clock until the event is settled or canceled"),
  notify_at: moment(),
  start: moment(),
  end: moment().nullable().describe("null for an OpenADR signal without an end"),
  requested_kw: z.number().nullable().describe("null for an OpenADR signal, which dispatches nothing"),
  price_per_kwh: z.number(),
  capacity_price_per_kw: z.number(),
  penalty_per_kwh: z.number(),
  performance: z.number().nullable().describe("Delivered ÷ requested energy, once settled"),
  revenue: z.number().nullable(),
});

const onQuarterHour = () =>
  moment().refine((text) => Date.parse(text) % QUARTER_HOUR_MS === 0, "Use a full quarter hour.");

export const createEvent = operation({
  id: "vpp.createEvent",
  method: "POST",
  path: "/api/v1/vpp/plants/{plant_id}/events",
  access: "developer",
  idempotency: "required",
  summary: "Create an event",
  description:
    "Dispatches a plant with a time, a power, and a price. An event in the past is recorded so you can settle it.",
  input: z
    .object({
      plant_id: objectId(),
      id: ownId(),
      name: objectName().optional(),
      start: onQuarterHour(),
      end: onQuarterHour().describe(`Up to ${MAX_EVENT_HOURS} hours after start`),
      notice_minutes: z
        .int()
        .min(0)
        .max(MAX_NOTICE_HOURS * 60)
        .default(60)
        .describe("How long before the start participants are notified"),
      requested_kw: kw().describe("Reduction over the whole event. A plant can only have one event at a time"),
      price_per_kwh: price().describe("Paid per kWh delivered, in the plant's currency"),
      capacity_price_per_kw: price().default(0).describe("Paid once per kW held on average, up to the request"),
      penalty_per_kwh: price().default(0).describe("Deducted per kWh not delivered"),
    })
    .refine(({ start, end }) => isSpan(start, end), {
      path: ["end"],
      message: `The end must be after the start, by up to ${MAX_EVENT_HOURS} hours.`,
    }),
  output: eventSchema,
  limit: DEVELOPER_LIMIT,
  example: {
    plant_id: "harbor",
    id: "evening-peak",
    name: "Evening peak",
    start: "2050-06-16T17:00:00-07:00",
    end: "2050-06-16T19:00:00-07:00",
    requested_kw: 25,
    price_per_kwh: 1.25,
  },
  errors: ["not_found", "already_exists", "conflict"],
});

export const listEvents = operation({
  id: "vpp.listEvents",
  method: "GET",
  path: "/api/v1/vpp/plants/{plant_id}/events",
  access: "developer",
  summary: "List events",
  description: "A plant's latest events, newest first.",
  input: z.object({ plant_id: objectId(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
  output: z.array(eventSchema),
  limit: DEVELOPER_LIMIT,
  example: { plant_id: SAMPLE_PLANT_ID, limit: "10" },
  errors: ["not_found"],
});

export const optParticipant = operation({
  id: "vpp.opt",
  method: "POST",
  path: "/api/v1/vpp/participants/{participant_id}/opt",
  access: "developer",
  idempotency: "natural",
  idempotencyReason: "It sets the choice for the event.",
  summary: "Opt a participant in or out",
  description: "For one event before it starts, or for all events without a choice of their own.",
  input: z.object({
    participant_id: objectId(),
    event_id: objectId().optional(),
    opted_in: z.boolean(),
  }),
  output: done,
  limit: DEVELOPER_LIMIT,
  example: { participant_id: "cold-store", opted_in: true },
  errors: ["not_found", "conflict"],
});

export const reportReadings = operation({
  id: "vpp.reportReadings",
  method: "POST",
  path: "/api/v1/vpp/participants/{participant_id}/readings",
  access: "developer",
  idempotency: "required",
  summary: "Report meter readings",
  description: "A participant's meter readings, used for baselines and settlements.",
  input: z
    .object({
      participant_id: objectId(),
      start: startMoment().describe("Start of the first interval. Readings older than 400 days aren't stored"),
      interval_seconds: z
        .int()
        .min(60)
        .max(3_600)
        .refine(
          (seconds) => HOUR_SECONDS % seconds === 0,
          "Use a length that divides an hour evenly, such as 900 or 3600.",
        )
        .describe("Length of every interval in seconds; the same in all of a participant's reports"),
      kwh: z
        .array(z.number().min(-MAX_READING_KWH).max(MAX_READING_KWH).nullable())
        .min(1)
        .max(MAX_REPORTED_READINGS)
        .describe(
          "Net energy of each interval in kWh; null if missing. A later report for the same time replaces it, but null doesn't remove a value",
        ),
    })
    .refine(endsInTime, ENDS_TOO_LATE),
  output: z.object({ intervals: z.int(), start: moment(), end: moment() }),
  limit: DEVELOPER_LIMIT,
  example: {
    participant_id: "cold-store",
    start: "2026-06-11T00:00:00-07:00",
    interval_seconds: 3_600,
    kwh: [31, 30, 30, 31, 33, 36, 41, 48, 52, 54, 55, 57, 58, 58, 57, 56, 54, 53, 50, 46, 41, 37, 34, 32],
  },
  errors: ["not_found", "conflict"],
});

const groupSchema = z.object({
  participants: z.int().describe("Sites measured together; one with too short a history is left out"),
  baseline_kwh: z.number(),
  metered_kwh: z.number(),
  reduction_kwh: z.number().describe("Baseline minus metered energy: the best estimate"),
  uncertainty_kwh: z.number().describe("Half of the 90% interval, from the same baseline on days without an event"),
  low_kwh: z.number().describe("Lower end of the 90% interval"),
  high_kwh: z.number().describe("Upper end of the 90% interval"),
  certain_kwh: z.number().describe("The lower end, at least zero. No more than this is ever paid"),
  compared_days: z.int().describe("Days without an event on which the baseline was tried"),
});

export const settlementSchema = z.object({
  event_id: z.string(),
  plant_id: z.string(),
  settled_at: z.iso.datetime(),
  currency: z.string(),
  interval_seconds: z.int(),
  requested_kwh: z.number(),
  delivered_kwh: z
    .number()
    .describe("Baseline minus metered energy of the group: the best estimate, of which only the certain part is paid"),
  paid_kwh: z.number().describe("The certain part, up to the request in each interval"),
  performance: z.number().describe("Delivered ÷ requested energy"),
  energy_payment: z.number(),
  capacity_payment: z.number(),
  penalty: z.number(),
  revenue: z.number(),
  operator_revenue: z.number().describe("Together with the participants' revenue, exactly the total revenue"),
  group: groupSchema
    .nullable()
    .describe(
      "The participants measured as one. Null if that isn't possible, or for events settled site by site before",
    ),
  no_group: z
    .enum(NO_GROUP_REASONS)
    .nullable()
    .describe("Why the group couldn't be measured. Nothing is paid then; delivered energy is the sum of the sites'"),
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
      delivered_kwh: z.number().describe("The site's own baseline minus its metered energy"),
      uncertainty_kwh: z
        .number()
        .nullable()
        .describe("Half of the 90% interval of the site's own result; null with too few days to tell"),
      within_chance: z
        .boolean()
        .nullable()
        .describe("True if the site's own result may be chance; null with too few days to tell"),
      paid_kwh: z
        .number()
        .describe("Its share of the paid energy, by its own delivered energy, and never more than that"),
      revenue: z.number(),
      missing_intervals: z.int(),
      baseline: z
        .object({
          day_kind: z.enum(["business", "non_business"]),
          days: z.array(z.iso.date()).describe("The days averaged, most recent first"),
          adjustment: z.enum(ADJUSTMENTS),
          adjustment_factor: z.number().nullable().describe("Factor of a multiplicative adjustment"),
          adjustment_kwh: z.number().nullable().describe("Amount added to each interval by an additive adjustment"),
        })
        .nullable(),
      no_baseline: z
        .enum(["no_readings", "event_off_grid", "event_not_metered", "too_few_days"])
        .nullable()
        .describe("Why there is no result for this participant, which counts as nothing delivered"),
    }),
  ),
});
export type SettlementStatement = z.infer<typeof settlementSchema>;

export const settleEvent = operation({
  id: "vpp.settle",
  method: "POST",
  path: "/api/v1/vpp/events/{event_id}/settle",
  access: "developer",
  idempotency: "natural",
  idempotencyReason: "It stores the settlement of the readings as they are, in place of the one before.",
  summary: "Settle an event",
  description:
    "Calculates delivered energy, revenue, and its split once the event is over and reported. The participants are measured as one group; only what is certain of the group's reduction is paid, and is split by what each site's meter shows. Settling again returns the same result.",
  input: z.object({ event_id: objectId() }),
  output: settlementSchema,
  limit: DEVELOPER_LIMIT,
  example: { event_id: SAMPLE_EVENT_ID },
  errors: ["not_found", "conflict"],
});

export const cancelEvent = operation({
  id: "vpp.cancelEvent",
  method: "POST",
  path: "/api/v1/vpp/events/{event_id}/cancel",
  access: "developer",
  idempotency: "natural",
  idempotencyReason: "A canceled event stays canceled.",
  summary: "Cancel an event",
  description: "Only before the event is over. A running event ends and isn't settled.",
  input: z.object({ event_id: objectId() }),
  output: eventSchema,
  limit: DEVELOPER_LIMIT,
  example: { event_id: "evening-peak" },
  errors: ["not_found", "conflict"],
});

const isSpan = (start: string, end: string) => {
  const lengthMs = Date.parse(end) - Date.parse(start);
  return lengthMs > 0 && lengthMs <= MAX_EVENT_HOURS * HOUR_MS;
};
