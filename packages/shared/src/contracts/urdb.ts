import { z } from "zod";
import { openObjects } from "./public-request";

/**
 * A tariff in the format of OpenEI's Utility Rate Database, version 8: one element of `items`. Fields not listed here
 * are kept, so that the engine can report which ones it does not bill.
 */
const MAX_PERIODS = 64;
const MAX_TIERS = 32;

const rate = () => z.number().min(-1_000).max(100_000);
const months = <T extends z.ZodType>(value: T) =>
  z.array(value).length(12, "Send 12 values, starting with January.").nullish();
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
        .length(24, "Send 24 period numbers, starting at midnight."),
    )
    .length(12, "Send 12 rows of 24 period numbers, starting with January.")
    .nullish();

const demandTier = z.looseObject({
  max: z
    .number()
    .min(0)
    .nullish()
    .describe("Upper limit of the tier in the unit of the demand rate; omitted for the last tier"),
  rate: rate().nullish(),
  adj: rate().nullish().describe("Added to the rate"),
});
const energyTier = demandTier.extend({
  unit: z
    .string()
    .max(40)
    .nullish()
    .describe("Unit of `max`: kWh, kWh daily, kWh/kW, or kWh/kW daily. Defaults to kWh"),
  sell: rate().nullish().describe("Paid per kWh exported"),
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
  servicetype: text(60).describe("Bundled, Energy, Delivery, or Delivery with Standard Offer"),
  country: text(60),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Use an ISO 4217 code, such as USD.")
    .nullish()
    .describe("Not in URDB: the currency of a tariff from outside the US"),
  startdate: z.number().nullish().describe("Start date in seconds since 1970"),
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
        percent: z.number().min(-100).max(100).optional().describe("Percent of all charges before taxes"),
        per_kwh: rate().optional().describe("Currency per kWh bought"),
      }),
    )
    .max(20)
    .nullish()
    .describe("Extension to URDB: taxes on the bill"),
});
/** Fields of URDB that describe a tariff and cost nothing, besides those above. */
export const URDB_DESCRIBING_FIELDS =
  "uri revisions approved is_default eiaid supersedes supercedes description source sourceparent basicinformationcomments demandcomments energycomments phasewiring voltagecategory voltageminimum voltagemaximum peakkwcapacityhistory peakkwhusagehistory version utilityname zip residential commercial id _id".split(
    " ",
  );

/** Key and value pairs in a writer's own words. */
export const URDB_ATTRIBUTES = ["energyattrs", "demandattrs", "fixedattrs"];

openObjects.add(urdbItemSchema, { alsoKnown: [...URDB_DESCRIBING_FIELDS, ...URDB_ATTRIBUTES] });
for (const tier of [demandTier, energyTier]) openObjects.add(tier, { alsoKnown: ["unit", "sell"] });

export type UrdbItem = z.infer<typeof urdbItemSchema>;
