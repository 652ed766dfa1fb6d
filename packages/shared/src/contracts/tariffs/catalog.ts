import { z } from "zod";
import { UTILITY_PROVIDERS } from "../../domain/providers";
import { TARIFF_KINDS } from "../../domain/tariff-kinds";
import { DEVELOPER_LIMIT, operation } from "../operation";
import { tariffId } from "./billing";
import { urdbItemSchema } from "../urdb";

const summarySchema = z.object({
  tariff_id: z.string(),
  provider: z.enum(UTILITY_PROVIDERS),
  utility: z.string(),
  name: z.string(),
  kind: z.enum(TARIFF_KINDS),
  effective_date: z.iso.date().describe("Date the published schedule took effect"),
  end_date: z.iso
    .date()
    .nullable()
    .describe("Last day of the published schedule; null if the source names none, also where newer rates replaced it"),
  time_zone: z.string(),
  currency: z.string(),
  source: z.object({ title: z.string(), url: z.url() }),
  sample: z.literal(true),
  note: z.string(),
});

export const listTariffs = operation({
  id: "tariffs.list",
  method: "GET",
  path: "/api/v1/tariffs",
  access: "developer",
  summary: "List tariffs",
  description: "The catalog of sample residential tariffs, each with its source and date.",
  input: z.object({ provider: z.enum(UTILITY_PROVIDERS).optional() }),
  output: z.object({ tariffs: z.array(summarySchema) }),
  limit: DEVELOPER_LIMIT,
  example: { provider: "smud" },
  errors: [],
});

export const getTariff = operation({
  id: "tariffs.get",
  method: "GET",
  path: "/api/v1/tariffs/{tariff_id}",
  access: "developer",
  summary: "Get a tariff",
  description: "A tariff from the catalog with its rates, in the format of OpenEI's Utility Rate Database.",
  input: z.object({ tariff_id: tariffId() }),
  output: summarySchema.extend({ tariff: urdbItemSchema }),
  limit: DEVELOPER_LIMIT,
  example: { tariff_id: "smud-tod-5-8pm" },
  errors: ["not_found"],
});

export const TARIFFS_CATALOG_OPERATIONS = [listTariffs, getTariff];
