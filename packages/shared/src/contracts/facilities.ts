import { z } from "zod";
import { FIRST_BATTERY_ID, MAX_APPLIANCES, MAX_EVS, MAX_FURTHER_BATTERIES } from "../domain/facilities";
import { timeZone } from "./interval-series";
import { DEVELOPER_LIMIT, operation } from "./operation";
import { tariffId } from "./tariffs/billing";
import { storableText } from "./text";
import { urdbItemSchema } from "./urdb";

const MAX_KW = 1_000_000;
const MAX_PRICE = 10_000;
const MAX_PHASES = 96;
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export const facilityId = () =>
  z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,64}$/, "Use an ID of up to 64 letters, digits, hyphens, and underscores.")
    .describe("Unique within the account");
const deviceId = () =>
  z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,64}$/, "Use an ID of up to 64 letters, digits, hyphens, and underscores.")
    .describe("Unique within the facility");

const kw = () => z.number().min(0).max(MAX_KW);
const price = () => z.number().min(-MAX_PRICE).max(MAX_PRICE);
const share = () => z.number().min(0).max(1);
const efficiency = () => z.number().min(0.01).max(1);
const celsius = () => z.number().min(-90).max(120);

/** One number for every hour, or one for each hour of the local day. */
const byHour = <T extends z.ZodType<number>>(value: T) =>
  z.union([value, z.array(value).length(24)], {
    error: "Send one number, or 24 numbers for the local hours from midnight, within the allowed range.",
  });

/** Whether the value is `HH:MM`. */
export const isTimeOfDay = (time: string): boolean => TIME_OF_DAY.test(time);
const isMoment = (time: string): boolean => z.iso.datetime({ offset: true }).safeParse(time).success;
const time = () =>
  z
    .string()
    .refine(
      (given) => isTimeOfDay(given) || isMoment(given),
      "Use a daily local time, such as 18:30, or a time with its offset, such as 2026-03-01T18:30:00-08:00.",
    );

const sameKind = (from: string, until: string) => isTimeOfDay(from) === isTimeOfDay(until);
const BOTH_ALIKE = "Use a time of day for both, or a date and time for both.";

export const batteryFields = {
  capacity_kwh: z.number().positive().max(MAX_KW),
  min_soc: share().describe("Share of the capacity that is reserved and never used"),
  max_soc: share(),
  soc: share().describe("State of charge at the start of the plan, as a share of capacity"),
  charge_kw: kw(),
  discharge_kw: kw(),
  charge_efficiency: efficiency(),
  discharge_efficiency: efficiency(),
  wear_per_kwh: z.number().min(0).max(MAX_PRICE).describe("Battery wear cost per kWh discharged"),
  may_export: z
    .boolean()
    .describe("Whether it may export to the grid. If not, exports are limited to solar generation"),
  final: z
    .union(
      [
        z.literal("at_least_initial"),
        z.strictObject({ at_least_soc: share() }),
        z.strictObject({ value_per_kwh: z.number().min(0).max(MAX_PRICE) }),
      ],
      { error: 'Use "at_least_initial", {"at_least_soc": 0.5} or {"value_per_kwh": 0.2}.' },
    )
    .describe("State of charge required at the end of the plan, or the value of a kWh left in it"),
};
const batteryDefaults = {
  ...batteryFields,
  min_soc: batteryFields.min_soc.default(0.1),
  max_soc: batteryFields.max_soc.default(1),
  soc: batteryFields.soc.default(0.5),
  charge_efficiency: batteryFields.charge_efficiency.default(0.95),
  discharge_efficiency: batteryFields.discharge_efficiency.default(0.95),
  wear_per_kwh: batteryFields.wear_per_kwh.default(0),
  may_export: batteryFields.may_export.default(true),
  final: batteryFields.final.default("at_least_initial"),
};
const bareBatterySchema = z.strictObject(batteryDefaults);
export type BatteryFields = z.output<typeof bareBatterySchema>;

/** The rules across a battery's fields. */
const batteryRules = <T extends z.ZodType<BatteryFields>>(schema: T) =>
  schema
    .refine(({ min_soc: min, max_soc: max }) => min <= max, {
      path: ["min_soc"],
      error: "The minimum must not exceed the maximum.",
    })
    .refine(({ min_soc: min, max_soc: max, soc }) => soc >= min && soc <= max, {
      path: ["soc"],
      error: "The battery starts outside its limits. Use a state of charge between min_soc and max_soc.",
    })
    .refine(
      ({ min_soc: min, max_soc: max, final }) =>
        typeof final === "string" ||
        !("at_least_soc" in final) ||
        (final.at_least_soc >= min && final.at_least_soc <= max),
      { path: ["final"], error: "Use a state of charge between min_soc and max_soc." },
    );
export const batterySchema = batteryRules(bareBatterySchema);
/** A battery beside the first one, which is called `battery`. */
const furtherBatterySchema = batteryRules(z.strictObject({ id: deviceId(), ...batteryDefaults }));

/** What a vehicle can give back while it is plugged in (vehicle-to-home, vehicle-to-grid). */
const giveBackSchema = z.strictObject({
  discharge_kw: z.number().positive().max(MAX_KW),
  discharge_efficiency: efficiency().default(0.9),
  min_soc: share().default(0.2).describe("State of charge that it never goes below"),
  may_export: z.boolean().default(true).describe("False if it may supply the site but not the grid"),
  wear_per_kwh: z.number().min(0).max(MAX_PRICE).default(0).describe("Battery wear cost per kWh given back"),
});

export const evFields = {
  plugged_in_from: time().describe("When it was plugged in"),
  ready_by: time().describe("When charging must be done"),
  energy_needed_kwh: z
    .number()
    .min(0)
    .max(MAX_KW)
    .describe("Energy to charge; or send battery_kwh, soc, and target_soc"),
  battery_kwh: z.number().positive().max(MAX_KW),
  soc: share().describe("State of charge when plugged in"),
  target_soc: share(),
  max_kw: z.number().positive().max(MAX_KW),
  min_kw: kw().describe("Minimum charging power when charging"),
  efficiency: efficiency(),
  give_back: giveBackSchema.describe(
    "Vehicle-to-home or vehicle-to-grid: what it can give back. Needs battery_kwh, soc, and target_soc. It leaves with at least target_soc, and never with less than it came with",
  ),
};
export const evSchema = z
  .strictObject({
    id: deviceId(),
    ...evFields,
    energy_needed_kwh: evFields.energy_needed_kwh.optional(),
    battery_kwh: evFields.battery_kwh.optional(),
    soc: evFields.soc.optional(),
    target_soc: evFields.target_soc.optional(),
    min_kw: evFields.min_kw.default(0),
    efficiency: evFields.efficiency.default(0.9),
    give_back: evFields.give_back.optional(),
  })
  .refine(
    (ev) =>
      ev.energy_needed_kwh !== undefined ||
      (ev.battery_kwh !== undefined && ev.soc !== undefined && ev.target_soc !== undefined),
    { path: ["energy_needed_kwh"], error: "Send energy_needed_kwh, or battery_kwh, soc, and target_soc." },
  )
  .refine(({ min_kw: min, max_kw: max }) => min <= max, {
    path: ["min_kw"],
    error: "The minimum must not exceed max_kw.",
  })
  .refine(
    (ev) => !ev.give_back || (ev.battery_kwh !== undefined && ev.soc !== undefined && ev.target_soc !== undefined),
    { path: ["give_back"], error: "Send battery_kwh, soc, and target_soc for a vehicle that gives energy back." },
  )
  .refine((ev) => !ev.give_back || ev.energy_needed_kwh === undefined, {
    path: ["energy_needed_kwh"],
    error: "Send target_soc instead for a vehicle that gives energy back.",
  })
  .refine((ev) => !ev.give_back || ev.min_kw === 0, {
    path: ["min_kw"],
    error: "A vehicle that gives energy back has no minimum charging power. Leave it out.",
  })
  .refine((ev) => !ev.give_back || (ev.soc ?? 0) >= ev.give_back.min_soc, {
    path: ["give_back", "min_soc"],
    error: "The vehicle arrives below this state of charge. Use a value up to soc.",
  })
  .refine((ev) => sameKind(ev.plugged_in_from, ev.ready_by), { path: ["ready_by"], error: BOTH_ALIKE });

export const applianceFields = {
  phases: z
    .array(z.strictObject({ minutes: z.number().positive().max(1_440), kw: kw() }))
    .min(1)
    .max(MAX_PHASES)
    .describe("The phases of a run, in order"),
  earliest: time().describe("Earliest start"),
  latest_end: time().describe("Latest end"),
  interruptible: z.boolean().describe("Whether it can pause; if so, it has one phase"),
};
export const applianceSchema = z
  .strictObject({
    id: deviceId(),
    ...applianceFields,
    interruptible: applianceFields.interruptible.default(false),
  })
  .refine(({ phases, interruptible }) => !interruptible || phases.length === 1, {
    path: ["phases"],
    error: "An appliance that can pause draws constant power. Send one phase.",
  })
  .refine(({ earliest, latest_end: end }) => sameKind(earliest, end), { path: ["latest_end"], error: BOTH_ALIKE });

export const heatFields = {
  mode: z.enum(["heat", "cool"]),
  capacity_kwh_per_k: z.number().positive().max(MAX_KW).describe("Heat needed to warm the building by one kelvin"),
  loss_kw_per_k: z.number().positive().max(MAX_KW).describe("Heat lost per kelvin of difference from outdoors"),
  cop: byHour(z.number().positive().max(20)).describe("Heat moved per kWh of electricity"),
  max_kw: kw().describe("Electric power of the heat pump or air conditioner"),
  indoor_c: celsius().describe("Temperature at the start of the plan"),
  outdoor_c: byHour(celsius()),
  gains_kw: byHour(z.number().min(-MAX_KW).max(MAX_KW)).describe("Heat gains from sun and people"),
  min_c: byHour(celsius()).describe("Comfort band"),
  max_c: byHour(celsius()),
};
export const heatSchema = z.strictObject({
  ...heatFields,
  mode: heatFields.mode.default("heat"),
  gains_kw: heatFields.gains_kw.default(0),
});

/** 1 kWh warms 860 L of water by one kelvin. */
export const hotWaterFields = {
  volume_l: z.number().positive().max(1_000_000),
  heater_kw: kw().describe("Electric power of the heating rod or heat pump"),
  cop: byHour(z.number().positive().max(20)).describe("Heat per kWh of electricity: 1 for a heating rod"),
  temperature_c: celsius().describe("Temperature of the tank at the start of the plan"),
  min_c: byHour(celsius()).describe("Lowest temperature of the tank that still serves its users"),
  max_c: byHour(celsius()),
  ambient_c: byHour(celsius()).describe("Temperature around the tank"),
  loss_w_per_k: z.number().positive().max(10_000).describe("Standing loss per kelvin above the room around it"),
  draw_l: byHour(z.number().min(0).max(1_000_000)).describe("Hot water drawn in each hour, in liters at draw_c"),
  draw_c: celsius().describe("Temperature of the water at the tap"),
  inlet_c: celsius().describe("Temperature of the cold water"),
};
export const hotWaterSchema = z
  .strictObject({
    ...hotWaterFields,
    cop: hotWaterFields.cop.default(1),
    temperature_c: hotWaterFields.temperature_c.default(55),
    min_c: hotWaterFields.min_c.default(45),
    max_c: hotWaterFields.max_c.default(65),
    ambient_c: hotWaterFields.ambient_c.default(18),
    loss_w_per_k: hotWaterFields.loss_w_per_k.default(1.5),
    draw_c: hotWaterFields.draw_c.default(40),
    inlet_c: hotWaterFields.inlet_c.default(12),
  })
  .refine(({ draw_c: tap, inlet_c: inlet }) => tap > inlet, {
    path: ["draw_c"],
    error: "The water at the tap must be warmer than the cold water (inlet_c).",
  });

export const gridFields = {
  import_limit_kw: kw().describe("No limit if omitted"),
  export_limit_kw: kw().describe("No limit if omitted"),
};
export const pricesSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, "Use a three-letter currency code, such as USD."),
  import_per_kwh: byHour(price()),
  export_per_kwh: byHour(price()).default(0),
});

export const placeFields = {
  time_zone: timeZone(),
  location: z
    .string()
    .max(20)
    .describe("Region for emissions: a country such as GB, or US with an eGRID subregion such as US-CAMX"),
};
export const loadFields = {
  load_kw: byHour(kw()).describe("Expected load, excluding the battery and the devices below"),
  load_weekend_kw: byHour(kw()).describe("Expected load on weekends; defaults to load_kw"),
  solar_kw: byHour(kw()).describe("Expected generation"),
};
export const tariffFields = {
  tariff_id: tariffId(),
  tariff: urdbItemSchema.describe("A tariff in the format of OpenEI's Utility Rate Database"),
  prices: pricesSchema.describe("Custom prices"),
};

const facilityFields = {
  name: storableText().pipe(z.string().trim().min(1, "Enter a name.").max(128)),
  ...placeFields,
  location: placeFields.location.optional(),
  tariff_id: tariffFields.tariff_id.optional(),
  tariff: tariffFields.tariff.optional(),
  prices: tariffFields.prices.optional(),
  ...loadFields,
  load_weekend_kw: loadFields.load_weekend_kw.optional(),
  solar_kw: loadFields.solar_kw.default(0),
  grid: z.strictObject(gridFields).partial().default({}),
  battery: batterySchema.nullable().default(null),
  batteries: z.array(furtherBatterySchema).max(MAX_FURTHER_BATTERIES).default([]).describe("Further batteries"),
  evs: z.array(evSchema).max(MAX_EVS).default([]),
  appliances: z.array(applianceSchema).max(MAX_APPLIANCES).default([]),
  heat: heatSchema.nullable().default(null),
  hot_water: hotWaterSchema.nullable().default(null),
};

/** The rules across a facility's fields. */
export const facilityRules = <
  T extends z.ZodType<Pick<Facility, "tariff_id" | "tariff" | "prices" | "batteries" | "evs" | "appliances">>,
>(
  schema: T,
) =>
  schema
    .refine(
      ({ tariff_id: id, tariff, prices }) => [id, tariff, prices].filter((given) => given !== undefined).length === 1,
      {
        path: ["tariff_id"],
        error: "Send exactly one of tariff_id, tariff, and prices.",
      },
    )
    .refine(
      ({ batteries, evs, appliances }) => {
        const ids = [FIRST_BATTERY_ID, ...[...batteries, ...evs, ...appliances].map(({ id }) => id)];
        return new Set(ids).size === ids.length;
      },
      {
        path: ["appliances"],
        error: `Use a unique ID for each vehicle, appliance, and further battery, other than "${FIRST_BATTERY_ID}".`,
      },
    );

const bareFacilitySchema = z.strictObject(facilityFields);
export type Facility = z.output<typeof bareFacilitySchema>;

/** What a plan is made for: a site, its prices and its flexible loads. */
export const facilitySchema = facilityRules(bareFacilitySchema);

const shownFacilitySchema = z.object({
  facility_id: z.string(),
  sample: z.boolean().describe("True for the sample home, which anyone can plan for"),
  facility: bareFacilitySchema,
});

const EXAMPLE: z.input<typeof facilitySchema> = {
  name: "Workshop",
  time_zone: "America/Los_Angeles",
  location: "US-CAMX",
  tariff_id: "sce-tou-d-4-9pm",
  load_kw: 1.2,
  grid: { import_limit_kw: 15 },
  battery: { capacity_kwh: 10, charge_kw: 5, discharge_kw: 5 },
  evs: [{ id: "van", plugged_in_from: "18:00", ready_by: "06:30", energy_needed_kwh: 20, max_kw: 7.4, min_kw: 1.4 }],
};

export const putFacility = operation({
  id: "facilities.put",
  method: "PUT",
  path: "/api/v1/facilities/{facility_id}",
  access: "developer",
  idempotency: "natural",
  summary: "Create or replace a facility",
  description: "A facility is what you plan schedules for.",
  input: facilityRules(z.strictObject({ facility_id: facilityId(), ...facilityFields })),
  output: shownFacilitySchema,
  limit: DEVELOPER_LIMIT,
  example: { facility_id: "workshop", ...EXAMPLE },
  errors: ["conflict"],
});

export const listFacilities = operation({
  id: "facilities.list",
  method: "GET",
  path: "/api/v1/facilities",
  access: "developer",
  summary: "List facilities",
  description: "Your account's facilities and the sample home.",
  input: z.object({}),
  output: z.object({ facilities: z.array(shownFacilitySchema) }),
  limit: DEVELOPER_LIMIT,
  errors: [],
});

export const deleteFacility = operation({
  id: "facilities.delete",
  method: "DELETE",
  path: "/api/v1/facilities/{facility_id}",
  access: "developer",
  idempotency: "natural",
  summary: "Delete a facility",
  input: z.object({ facility_id: facilityId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: DEVELOPER_LIMIT,
  example: { facility_id: "workshop" },
  errors: ["not_found", "conflict"],
});

export const FACILITIES_OPERATIONS = [putFacility, listFacilities, deleteFacility];
