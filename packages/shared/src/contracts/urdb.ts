import { z } from "zod";

/**
 * A tariff in the shape of OpenEI's Utility Rate Database, version 8: one element of `items`. What is not listed here
 * is kept, so that the engine can say of a field that it does not bill it.
 */
const MAX_PERIODS = 64;
const MAX_TIERS = 32;

const rate = () => z.number().min(-1_000).max(100_000);
const months = <T extends z.ZodType>(value: T) => z.array(value).length(12, "Give 12 values, January first.").nullish();
const schedule = () =>
  z
    .array(
      z
        .array(
          z
            .int()
            .min(0)
            .max(MAX_PERIODS - 1),
        )
        .length(24, "Give 24 period numbers, the hour from midnight first."),
    )
    .length(12, "Give 12 rows of 24 period numbers, January first.")
    .nullish();

const demandTier = z.looseObject({
  max: z
    .number()
    .min(0)
    .nullish()
    .describe("Upper end of the tier in the unit of the demand rate; absent for the last"),
  rate: rate().nullish(),
  adj: rate().nullish().describe("Added to the rate"),
});
const energyTier = demandTier.extend({
  unit: z
    .string()
    .max(40)
    .nullish()
    .describe("What `max` counts: kWh, kWh daily, kWh/kW or kWh/kW daily; kWh when absent"),
  sell: rate().nullish().describe("Paid for each kWh exported"),
});
const structure = <T extends z.ZodType>(tier: T) => z.array(z.array(tier).max(MAX_TIERS)).max(MAX_PERIODS).nullish();
const demandUnit = () => z.enum(["kW", "hp", "kVA", "kW daily", "hp daily", "kVA daily"]).nullish();
const chargeUnit = () => z.enum(["$/day", "$/month", "$/year"]).nullish();
const amount = () => z.number().min(-1_000_000).max(10_000_000).nullish();
const text = (length: number) => z.string().max(length).nullish();

const DISTRIBUTED_GENERATION_RULES = [
  "Net Metering",
  "Net Billing Instantaneous",
  "Net Billing Hourly",
  "Buy All Sell All",
] as const;

export const urdbItemSchema = z.looseObject({
  label: text(100),
  name: text(300),
  utility: text(300),
  sector: text(60),
  servicetype: text(60).describe("Bundled, Energy, Delivery or Delivery with Standard Offer"),
  country: text(60),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Give an ISO 4217 code, such as USD.")
    .nullish()
    .describe("Not in URDB: the currency of a tariff from outside the USA"),
  startdate: z.number().nullish().describe("Seconds since 1970 from which it applies"),
  enddate: z.number().nullish(),

  energyratestructure: structure(energyTier),
  energyweekdayschedule: schedule(),
  energyweekendschedule: schedule(),
  energytoulabels: z.array(z.string().max(200)).max(MAX_PERIODS).nullish(),
  fueladjustmentsmonthly: months(rate()).describe("Per kWh, by month"),

  flatdemandunit: demandUnit(),
  flatdemandstructure: structure(demandTier),
  flatdemandmonths: months(
    z
      .int()
      .min(0)
      .max(MAX_PERIODS - 1),
  ),
  demandrateunit: demandUnit(),
  demandratestructure: structure(demandTier),
  demandweekdayschedule: schedule(),
  demandweekendschedule: schedule(),
  demandlabels: z.array(z.string().max(200)).max(MAX_PERIODS).nullish(),
  coincidentrateunit: demandUnit(),
  coincidentratestructure: structure(demandTier),
  coincidentrateschedule: schedule(),
  coincidentschedule: schedule(),
  demandwindow: z.number().min(1).max(1_440).nullish().describe("Minutes over which demand is averaged"),
  demandratchetpercentage: months(z.number().min(0).max(100)),
  lookbackpercent: z.number().min(0).max(100).nullish(),
  lookbackrange: z.number().min(0).max(12).nullish().describe("Months to look back over"),
  lookbackmonths: months(z.union([z.boolean(), z.number()])),
  demandreactivepowercharge: amount(),
  demandunits: text(40),
  peakkwcapacitymin: z.number().nullish(),
  peakkwcapacitymax: z.number().nullish(),
  peakkwhusagemin: z.number().nullish(),
  peakkwhusagemax: z.number().nullish(),

  fixedchargefirstmeter: amount(),
  fixedchargeeaaddl: amount(),
  fixedchargeunits: chargeUnit(),
  mincharge: amount(),
  minchargeunits: chargeUnit(),
  fixedmonthlycharge: amount().describe("Versions 2 and 3"),
  minmonthlycharge: amount().describe("Versions 2 and 3"),
  annualmincharge: amount().describe("Versions 2 and 3"),

  dgrules: z.enum(DISTRIBUTED_GENERATION_RULES).nullish(),
  usenetmetering: z
    .union([z.boolean(), z.string().max(10)])
    .nullish()
    .describe("Versions 2 and 3"),

  taxes: z
    .array(
      z.object({
        name: z.string().max(100),
        percent: z.number().min(-100).max(100).optional().describe("Of all charges before taxes"),
        per_kwh: rate().optional().describe("Currency per kWh bought"),
      }),
    )
    .max(20)
    .nullish()
    .describe("Not in URDB: taxes on the bill"),
});
export type UrdbItem = z.infer<typeof urdbItemSchema>;
