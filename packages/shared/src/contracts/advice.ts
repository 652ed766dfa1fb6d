import { z } from "zod";
import { meterId } from "./meters";
import { operation, READ_LIMIT } from "./operation";

const saving = z
  .object({ amount: z.number(), low: z.number(), high: z.number() })
  .describe("Money a year: what is expected, and the bounds that it should lie between");
const perKwh = () => z.number().describe("Currency per kWh");

const candidateSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("tariff"),
    saving,
    tariff_id: z.string(),
    tariff_name: z.string(),
    current_name: z.string(),
    days: z.int().describe("Days of readings that were billed under both tariffs"),
    as_is_saving: z.number().describe("What changing the tariff saves a year with nothing used at another time"),
    moved_kwh_per_year: z
      .number()
      .describe(
        "Energy of car charging and machine runs, found in the readings, that moves for the rest of the saving",
      ),
  }),
  z.object({
    kind: z.literal("shift_car"),
    saving,
    kwh_per_year: z.number().describe("Car charging at more than the cheapest price of the next twelve hours"),
    confidence: z.number().describe("How sure the disaggregation is that it is a car, 0 to 1"),
    peak_price: perKwh(),
    low_price: perKwh(),
  }),
  z.object({
    kind: z.literal("shift_run"),
    saving,
    kwh_per_run: z.number(),
    runs_per_year: z.int(),
    peak_price: perKwh(),
    low_price: perKwh(),
  }),
  z.object({
    kind: z.literal("standby"),
    saving,
    watts: z.number(),
    typical_watts: z.number(),
    price: perKwh(),
  }),
  z.object({
    kind: z.literal("set_point"),
    saving,
    load: z.enum(["heating", "cooling"]),
    kwh_per_year: z.number(),
    confidence: z.number().describe("How sure the disaggregation is, 0 to 1"),
  }),
  z.object({
    kind: z.literal("plant"),
    saving,
    kw: z.number().describe("What a call could take away from the home's own use"),
    hours_per_event: z.number(),
    events_per_year: z.int(),
    price: perKwh().describe("Per kWh delivered; of the simulated sample plant"),
  }),
]);
export type AdviceCandidate = z.infer<typeof candidateSchema>;

export const ADVICE_GAPS = [
  "no_meter",
  /** Less than four weeks, or intervals of more than an hour. */
  "too_few_readings",
  "no_tariff",
] as const;

export const listAdvice = operation({
  id: "advice.list",
  method: "GET",
  path: "/api/advice",
  access: "user",
  keyScope: "data:read",
  summary: "List ways to save",
  description: "What would lower the home's cost, the largest saving first.",
  input: z.object({
    meter_id: meterId().optional().describe("Defaults to the newest electricity meter with readings"),
  }),
  output: z.object({
    simulated: z.boolean().describe("True for the readings of a sandbox meter"),
    gap: z.enum(ADVICE_GAPS).nullable(),
    currency: z.string().nullable(),
    candidates: z.array(candidateSchema),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const ADVICE_OPERATIONS = [listAdvice];
