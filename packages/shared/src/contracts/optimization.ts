import { z } from "zod";
import {
  MAX_APPLIANCES,
  MAX_EVS,
  MAX_SCHEDULE_STEPS,
  SAMPLE_FACILITY_ID,
  SCHEDULE_STEP_MINUTES,
} from "../domain/facilities";
import {
  applianceFields,
  batteryFields,
  evFields,
  facilityId,
  gridFields,
  heatFields,
  loadFields,
  placeFields,
  pricesSchema,
  tariffFields,
} from "./facilities";
import { moment } from "./interval-series";
import { noticesSchema } from "./notices";
import { DEVELOPER_LIMIT, operation } from "./operation";

const MAX_KW = 1_000_000;
const MAX_PRICE = 10_000;
const MAX_SOLVE_SECONDS = 10;

const id = () => z.string().min(1).max(64);
const eachStep = <T extends z.ZodType>(value: T, words: string) =>
  z.array(value).min(1).max(MAX_SCHEDULE_STEPS).describe(`${words}, one value for each step of the plan`);
const kw = () => z.number().min(0).max(MAX_KW);
const price = () => z.number().min(-MAX_PRICE).max(MAX_PRICE);

/** What a call says beside or instead of the stored facility. Devices are changed by their id, or added. */
export const constraintsSchema = z
  .strictObject({
    start: moment().describe("Begin of the plan, on a quarter of an hour; the next step when absent"),
    step_minutes: z.literal(SCHEDULE_STEP_MINUTES).describe("15 when absent"),
    time_limit_seconds: z.number().min(0.1).max(MAX_SOLVE_SECONDS).describe("5 when absent"),
    ...placeFields,
    ...tariffFields,
    currency: pricesSchema.shape.currency.describe("Of the two series of prices below, where no tariff is given"),
    import_price_per_kwh: eachStep(price(), "Price of what is bought"),
    export_price_per_kwh: eachStep(price(), "Price of what is sold"),
    month_to_date: z
      .strictObject({
        import_kwh: z.number().min(0).max(1e9).describe("Bought since the local month began, for tiers"),
        peak_kw: kw().describe("Highest import of the month so far: demand charges count only what rises above it"),
        tou_peak_kw: z
          .record(z.string().max(100), kw())
          .describe("The same by the label of a demand charge that counts at certain hours only; 0 when absent"),
      })
      .partial(),
    ...loadFields,
    load_forecast_kw: eachStep(kw(), "Expected load beside battery and devices"),
    solar_forecast_kw: eachStep(kw(), "Expected generation"),
    grid: z.strictObject(gridFields).partial(),
    battery: z.strictObject(batteryFields).partial().nullable(),
    evs: z.array(z.strictObject({ id: id(), ...evFields }).partial({ ...optional(evFields) })).max(MAX_EVS),
    appliances: z
      .array(z.strictObject({ id: id(), ...applianceFields }).partial({ ...optional(applianceFields) }))
      .max(MAX_APPLIANCES),
    heat: z.strictObject(heatFields).partial().nullable(),
    outdoor_forecast_c: eachStep(z.number().min(-90).max(60), "Temperature outdoors"),
    without: z
      .array(id())
      .max(MAX_EVS + MAX_APPLIANCES)
      .describe("Vehicles and appliances to leave out of this plan"),
    previous_starts: z
      .array(z.strictObject({ id: id(), start: moment() }))
      .max(MAX_APPLIANCES * 8)
      .describe("Starts of appliances that people were told; moving them costs"),
    move_cost_per_hour: z
      .number()
      .min(0)
      .max(MAX_PRICE)
      .describe("What an hour's move of a told start costs; 2 % of the run's cost when absent"),
    grid_kg_per_kwh: eachStep(z.number().min(0).max(5), "Carbon intensity of the grid"),
  })
  .partial();
export type Constraints = z.output<typeof constraintsSchema>;

/** Every field of a device may be left out of a change. */
function optional<T extends object>(fields: T): { [K in keyof T]: true } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, true])) as { [K in keyof T]: true };
}

const costSchema = z.object({
  energy_import: z.number(),
  export_revenue: z.number(),
  demand: z.number().describe("For the whole month: what the plan's peak adds to the month's peak so far"),
  bill: z.number().describe("energy_import − export_revenue + demand"),
  battery_wear: z.number(),
  total: z.number().describe("bill + battery_wear"),
});

const stepSchema = z.object({
  start: moment(),
  import_price: z.number(),
  export_price: z.number(),
  load_kw: z.number(),
  solar_kw: z.number(),
  curtailed_kw: z.number().describe("Sun that is not used"),
  import_kw: z.number(),
  export_kw: z.number(),
  battery_charge_kw: z.number(),
  battery_discharge_kw: z.number(),
  battery_soc: z.number().nullable().describe("Share of the capacity at the end of the step; null without a battery"),
  devices_kw: z.record(z.string(), z.number()).describe("Vehicles and appliances that draw power, by their id"),
  heat_kw: z.number(),
  indoor_c: z.number().nullable().describe("At the end of the step; null without heat"),
});

const runSchema = z.object({
  id: z.string(),
  kind: z.enum(["ev", "appliance"]),
  window: z.object({ start: moment(), end: moment() }),
  start: moment().nullable().describe("When it first draws power; null when it does not run"),
  end: moment().nullable(),
  energy_kwh: z.number().describe("Drawn from the site"),
});

export const optimizeSchedule = operation({
  id: "optimization.schedule",
  method: "POST",
  path: "/api/v1/optimization/schedule",
  access: "developer",
  summary: "Plan battery, vehicles, appliances and heat of a facility at the least cost",
  input: z.object({
    facility_id: facilityId().describe(`A facility of the account, or ${SAMPLE_FACILITY_ID}`),
    time_horizon: z.number().positive().max(168).describe("Hours to plan, a whole number of steps"),
    constraints: constraintsSchema.optional().describe("What differs from the stored facility"),
  }),
  output: z.object({
    facility_id: z.string(),
    sample: z.boolean().describe("The facility is the sample home, or its tariff a sample of the catalogue"),
    start: moment(),
    step_minutes: z.int(),
    currency: z.string(),
    schedule: z.array(stepSchema),
    runs: z.array(runSchema).describe("Each stay of a vehicle and each run of an appliance"),
    left_out: z
      .array(z.object({ id: z.string(), message: z.string() }))
      .describe("Devices with no stay and no whole window in the horizon"),
    relaxed: z
      .array(
        z.object({
          code: z.enum(["ev_energy", "appliance_not_run", "appliance_late", "comfort", "import_limit", "final_charge"]),
          id: z.string().nullable(),
          amount: z.number(),
          unit: z.enum(["kWh", "h", "K·h"]),
          message: z.string(),
        }),
      )
      .describe("Wishes and limits that could not be kept, and by how much"),
    savings: z.object({
      amount: z.number().describe("Cost of the baseline less that of the plan, in the currency"),
      percent: z.number().nullable().describe("Of the baseline's total; null when that is not positive"),
      baseline: z.literal("as_soon_as_possible"),
      description: z.string(),
      plan_cost: costSchema,
      baseline_cost: costSchema,
      stored_energy_correction: z
        .number()
        .describe("Taken off for energy that the baseline leaves in the battery and the plan does not"),
    }),
    emissions: z.object({
      plan_kg: z.number().nullable(),
      baseline_kg: z.number().nullable(),
      reduction_kg: z.number().nullable().describe("By taking less from the grid"),
      shifting_reduction_kg: z.number().nullable().describe("By taking it at cleaner times"),
      factor: z
        .object({
          location: z.string(),
          kg_per_kwh: z.number(),
          rounded_to: z.number().describe("The factor is shown rounded to this"),
          year: z.int(),
          gases: z.enum(["co2", "co2e"]),
          scope: z.enum(["generation", "lifecycle"]),
          source: z.string(),
        })
        .nullable(),
      note: z.string().describe("What the figures are made of, and why one is null"),
    }),
    quality: z.object({
      status: z
        .enum(["optimal", "best_found", "unoptimised"])
        .describe(
          "Proven to be within 0.1 % of the energy's value of the best plan, the best that was found until the search was stopped, or the simple plan",
        ),
      gap: z
        .number()
        .nullable()
        .describe("How much cheaper it could still be, in the currency, a broken wish at many times its cost"),
    }),
    notices: noticesSchema.describe("What of the tariff is not in the prices"),
  }),
  limit: DEVELOPER_LIMIT,
  example: {
    facility_id: SAMPLE_FACILITY_ID,
    time_horizon: 24,
    constraints: { battery: { soc: 0.6 }, evs: [{ id: "car", energy_needed_kwh: 14 }] },
  },
  readOnlySession: "allowed",
  refusals: ["not_found", "overloaded"],
});

export const OPTIMIZATION_OPERATIONS = [optimizeSchedule];
