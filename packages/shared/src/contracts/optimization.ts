import { z } from "zod";
import type { ErrorBody } from "../errors";
import {
  MAX_APPLIANCES,
  MAX_EVS,
  MAX_FURTHER_BATTERIES,
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
  hotWaterFields,
  loadFields,
  placeFields,
  pricesSchema,
  tariffFields,
} from "./facilities";
import { moment, startMoment } from "./interval-series";
import { noticesSchema } from "./notices";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "./operation";

const MAX_KW = 1_000_000;
const MAX_PRICE = 10_000;
const MAX_SOLVE_SECONDS = 10;

const id = () => z.string().min(1).max(64);
const eachStep = <T extends z.ZodType>(value: T, words: string) =>
  z.array(value).min(1).max(MAX_SCHEDULE_STEPS).describe(`${words}, one value per step of the plan`);
const kw = () => z.number().min(0).max(MAX_KW);
const price = () => z.number().min(-MAX_PRICE).max(MAX_PRICE);

/** What a schedule makes small: its cost, its emissions, or the energy bought from the grid. */
const objectiveSchema = z.enum(["cost", "emissions", "self_consumption"]);
export type Objective = z.output<typeof objectiveSchema>;

/** What a request adds to or overrides in the stored facility. Devices are changed by id, or added. */
export const constraintsSchema = z
  .strictObject({
    start: startMoment().describe("Start of the plan, on a quarter hour. Defaults to the next step"),
    step_minutes: z.literal(SCHEDULE_STEP_MINUTES).describe("Defaults to 15"),
    objective: objectiveSchema.describe(
      "Lowest cost (the default), lowest emissions (needs grid_kg_per_kwh), or self-consumption: the least energy from the grid. The other two use the cost to decide between equal plans",
    ),
    time_limit_seconds: z.number().min(0.1).max(MAX_SOLVE_SECONDS).describe("Defaults to 5"),
    ...placeFields,
    ...tariffFields,
    currency: pricesSchema.shape.currency.describe("Currency of the two price series below, if no tariff is set"),
    import_price_per_kwh: eachStep(price(), "Price of energy bought"),
    export_price_per_kwh: eachStep(price(), "Price of energy sold"),
    month_to_date: z
      .strictObject({
        import_kwh: z.number().min(0).max(1e9).describe("Energy bought since the start of the local month, for tiers"),
        peak_kw: kw().describe("Highest import this month so far. Demand charges only count what rises above it"),
        tou_peak_kw: z
          .record(z.string().max(100), kw())
          .describe("The same, by label, for demand charges that only apply at certain hours. Defaults to 0"),
      })
      .partial(),
    ...loadFields,
    load_forecast_kw: eachStep(kw(), "Expected load, excluding battery and devices"),
    load_forecast_high_kw: eachStep(
      kw(),
      "Load that is rarely exceeded, such as upper of forecast/load: the import limit is kept even then",
    ),
    solar_forecast_kw: eachStep(kw(), "Expected generation"),
    grid: z.strictObject(gridFields).partial(),
    battery: z.strictObject(batteryFields).partial().nullable(),
    batteries: z
      .array(z.strictObject({ id: id(), ...batteryFields }).partial({ ...optional(batteryFields) }))
      .max(MAX_FURTHER_BATTERIES),
    evs: z.array(z.strictObject({ id: id(), ...evFields }).partial({ ...optional(evFields) })).max(MAX_EVS),
    appliances: z
      .array(z.strictObject({ id: id(), ...applianceFields }).partial({ ...optional(applianceFields) }))
      .max(MAX_APPLIANCES),
    heat: z.strictObject(heatFields).partial().nullable(),
    hot_water: z.strictObject(hotWaterFields).partial().nullable(),
    outdoor_forecast_c: eachStep(z.number().min(-90).max(60), "Outdoor temperature"),
    without: z
      .array(id())
      .max(MAX_EVS + MAX_APPLIANCES + MAX_FURTHER_BATTERIES)
      .describe("Vehicles, appliances, and further batteries to exclude from this plan"),
    previous_starts: z
      .array(z.strictObject({ id: id(), start: moment() }))
      .max(MAX_APPLIANCES * 8)
      .describe("Appliance start times already communicated; changing them has a cost"),
    move_cost_per_hour: z
      .number()
      .min(0)
      .max(MAX_PRICE)
      .describe("Cost of moving a communicated start by one hour. Defaults to 2% of the run's cost"),
    grid_kg_per_kwh: eachStep(z.number().min(0).max(5), "Carbon intensity of the grid"),
  })
  .partial();
export type Constraints = z.output<typeof constraintsSchema>;

/** A change may omit any field of a device. */
function optional<T extends object>(fields: T): { [K in keyof T]: true } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, true])) as { [K in keyof T]: true };
}

const costSchema = z.object({
  energy_import: z.number(),
  export_revenue: z.number(),
  demand: z.number().describe("For the whole month: what the plan's peak adds to the current monthly peak"),
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
  curtailed_kw: z.number().describe("Curtailed solar"),
  import_kw: z.number(),
  export_kw: z.number(),
  battery_charge_kw: z.number().describe("Sum of the site's batteries"),
  battery_discharge_kw: z.number(),
  battery_soc: z
    .number()
    .nullable()
    .describe("State of charge at the end of the step, as a share of their capacity; null without a battery"),
  batteries: z
    .record(
      z.string(),
      z.object({
        charge_kw: z.number(),
        discharge_kw: z.number(),
        soc: z.number(),
        follow_load: z
          .boolean()
          .describe(
            "The battery covers the site's own use in this step. Set the inverter to follow the load, down to the soc at the end of these steps, instead of holding discharge_kw: where less is used than forecast, nothing is sold for less than it's worth",
          ),
      }),
    )
    .describe("Each battery and each plugged-in vehicle that can give energy back, by ID"),
  devices_kw: z
    .record(z.string(), z.number())
    .describe("Vehicles and appliances drawing power, by ID; negative for a vehicle that gives energy back"),
  heat_kw: z.number(),
  indoor_c: z.number().nullable().describe("Temperature at the end of the step; null without heating or cooling"),
  hot_water_kw: z.number(),
  hot_water_c: z.number().nullable().describe("Temperature of the tank at the end of the step; null without one"),
});

const relaxedSchema = z.array(
  z.object({
    code: z.enum(["ev_energy", "appliance_not_run", "appliance_late", "comfort", "import_limit", "final_charge"]),
    id: z.string().nullable(),
    amount: z.number(),
    unit: z.enum(["kWh", "h", "K·h"]),
    message: z.string(),
  }),
);

const explanationSchema = z.object({
  id: z.string().describe('Device; "heat" for the room, "hot_water" for the tank'),
  action: z.enum(["charge", "discharge", "run", "heat", "cool"]),
  start: moment(),
  end: moment(),
  energy_kwh: z.number(),
  cost_without: z
    .number()
    .describe("What the best plan that may not do this costs more, including energy that it leaves missing"),
  emissions_without_kg: z
    .number()
    .nullable()
    .describe("What that plan emits more; null unless emissions are the objective"),
  import_without_kwh: z
    .number()
    .nullable()
    .describe("What that plan buys more; null unless self-consumption is the objective"),
  relaxed_without: relaxedSchema.describe("What only that plan can't meet"),
  text: z.object({ en: z.string(), zh: z.string() }).describe("The same in one sentence"),
});

const runSchema = z.object({
  id: z.string(),
  kind: z.enum(["ev", "appliance"]),
  window: z.object({ start: moment(), end: moment() }),
  start: moment().nullable().describe("When it first draws power; null if it doesn't run"),
  end: moment().nullable(),
  energy_kwh: z.number().describe("Energy drawn from the site"),
  given_back_kwh: z.number().describe("Energy given back to the site or the grid; 0 for appliances"),
});

export const optimizeSchedule = operation({
  id: "optimization.schedule",
  method: "POST",
  path: "/api/v1/optimization/schedule",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Create a schedule",
  description:
    "Plans a facility's batteries, vehicles, appliances, heating, and hot water at the lowest cost. With Accept: text/event-stream, it streams progress events (queued with the number of schedules ahead, then solving, then explaining with the number of decisions solved) and ends with a done event, which has the schedule, or an error event. Closing the connection cancels the schedule.",
  input: z.object({
    facility_id: facilityId().describe(`A facility in your account, or ${SAMPLE_FACILITY_ID}`),
    time_horizon: z.number().positive().max(168).describe("Hours to plan; a whole number of steps"),
    explain: z
      .boolean()
      .default(false)
      .describe(
        "Solve again without each of the five largest decisions, and say what each is worth. Takes up to twice as long",
      ),
    constraints: constraintsSchema.optional().describe("Overrides for the stored facility"),
  }),
  output: z.object({
    facility_id: z.string(),
    sample: z.boolean().describe("True if the facility is the sample home or its tariff is a sample from the catalog"),
    start: moment(),
    step_minutes: z.int(),
    currency: z.string(),
    schedule: z.array(stepSchema),
    runs: z.array(runSchema).describe("Every vehicle stay and appliance run"),
    left_out: z
      .array(z.object({ id: z.string(), message: z.string() }))
      .describe("Devices with no stay or complete window in the time horizon"),
    relaxed: relaxedSchema.describe("Preferences and limits that couldn't be met, and by how much"),
    demand_charges: z
      .array(
        z.object({
          id: z.string(),
          price_per_kw: z.number(),
          peak_so_far_kw: z.number().describe("The month's peak so far, or what is free of charge if that's higher"),
          plan_peak_kw: z.number(),
          baseline_peak_kw: z.number(),
          headroom_kw: z
            .number()
            .nullable()
            .describe("What could be drawn on top in the first step without paying for more; null if it doesn't count"),
        }),
      )
      .describe("Charges on the highest import of a month or day"),
    explanations: z
      .array(explanationSchema)
      .nullable()
      .describe("The plan's largest departures from the baseline, most valuable first; null without explain"),
    solar: z
      .object({
        generated_kwh: z.number(),
        used_on_site_kwh: z.number().describe("Neither exported nor curtailed"),
        baseline_used_on_site_kwh: z.number(),
      })
      .nullable(),
    savings: z.object({
      amount: z.number().describe("Baseline cost minus plan cost, in the currency"),
      percent: z.number().nullable().describe("Share of the baseline total; null if that isn't positive"),
      baseline: z.literal("as_soon_as_possible"),
      description: z.string(),
      plan_cost: costSchema,
      baseline_cost: costSchema,
      stored_energy_correction: z
        .number()
        .describe("Sum of the deductions in stored_energy, at the highest import price"),
      stored_energy: z
        .array(
          z.object({
            kind: z.enum(["battery", "ev"]),
            id: z.string(),
            requested_kwh: z.number().nullable().describe("Null if the battery's final rule is a price"),
            plan_kwh: z.number(),
            baseline_kwh: z.number(),
            missing_kwh: z
              .number()
              .describe("What the plan lacks of the request or the baseline, as far as the device could have taken it"),
            deduction: z.number().describe("What buying it at the highest import price would cost"),
          }),
        )
        .describe(
          "Energy in each battery at the end and in each vehicle that gives back as it leaves, and energy charged into other vehicles. Energy that's missing saves nothing",
        ),
    }),
    emissions: z.object({
      plan_kg: z.number().nullable(),
      baseline_kg: z.number().nullable(),
      reduction_kg: z.number().nullable().describe("From drawing less energy from the grid"),
      shifting_reduction_kg: z.number().nullable().describe("From using energy at cleaner times"),
      factor: z
        .object({
          location: z.string(),
          kg_per_kwh: z.number(),
          rounded_to: z.number().describe("The rounding applied to the factor"),
          year: z.int(),
          gases: z.enum(["co2", "co2e"]),
          scope: z.enum(["generation", "lifecycle"]),
          source: z.string(),
        })
        .nullable(),
      note: z.string().describe("How the figures are calculated, and why any are null"),
    }),
    quality: z.object({
      status: z
        .enum(["optimal", "best_found", "unoptimized"])
        .describe(
          "Proven to be within 0.1% of the best plan's energy value, the best plan found before the search stopped, or the simple plan",
        ),
      gap: z
        .number()
        .nullable()
        .describe(
          "How much better the plan could still be, in the unit of the objective: currency, kg, or kWh. A missed preference counts as many times its cost",
        ),
    }),
    notices: noticesSchema.describe("Parts of the tariff that the prices don't include"),
  }),
  limit: DEVELOPER_LIMIT,
  example: {
    facility_id: SAMPLE_FACILITY_ID,
    time_horizon: 24,
    constraints: { battery: { soc: 0.6 }, evs: [{ id: "car", energy_needed_kwh: 14 }] },
  },
  readOnlySession: "allowed",
  errors: ["not_found", "overloaded"],
});

/** How far a schedule is: others are before it, or it is being solved, which takes up to some ten seconds. */
export type ScheduleProgress =
  | { state: "queued"; ahead: number }
  | { state: "solving" }
  | { state: "explaining"; done: number; of: number };

/** The events of a streamed schedule. The last one is `done` or `error`. */
export type ScheduleEvent =
  | { type: "progress"; data: ScheduleProgress }
  | { type: "done"; data: z.output<(typeof optimizeSchedule)["output"]> }
  | { type: "error"; data: ErrorBody };

export const OPTIMIZATION_OPERATIONS = [optimizeSchedule];
