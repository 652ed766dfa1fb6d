import { z } from "zod";
import { MAX_PARTNER_TARIFFS, TARIFF_MAX_CHARACTERS, TARIFF_NAME_MAX_LENGTH } from "../../domain/partners";
import { TARIFF_KINDS } from "../../domain/tariff-kinds";
import { fieldIssueSchema } from "../field-issue";
import { noticesSchema } from "../notices";
import { operation, READ_LIMIT, WRITE_LIMIT } from "../operation";
import { openObjects } from "../public-request";
import { lineText } from "../text";
import { urdbItemSchema } from "../urdb";
import { PARTNER_EXAMPLE, partnerChoice } from "./workspaces";

export const partnerTariffSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(TARIFF_KINDS).nullable().describe("Null with faults"),
  currency: z.string().nullable().describe("ISO 4217; XXX if the rate plan doesn't say. Null with faults"),
  notices: noticesSchema.describe("What of the rate plan isn't billed, or was read in one of several ways"),
  faults: z
    .array(fieldIssueSchema)
    .describe("Why a rate plan that was added earlier is no longer valid: the assistant leaves it out"),
  updatedAt: z.iso.datetime(),
  item: z.looseObject({}).describe("As it was added: one element of URDB's items"),
});
export type PartnerTariffEntry = z.infer<typeof partnerTariffSchema>;

export const listPartnerTariffs = operation({
  id: "partners.listTariffs",
  method: "GET",
  path: "/api/partners/{partner_id}/tariffs",
  access: "user",
  keyScope: "partners",
  summary: "List rate plans",
  description: "The partner's own, by name.",
  input: partnerChoice,
  output: z.array(partnerTariffSchema),
  limit: READ_LIMIT,
  example: PARTNER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

/** Answers name the rate plan, so it needs a name. */
const namedItem = urdbItemSchema
  .safeExtend({ name: lineText().pipe(z.string().trim().min(1, "Name the rate plan.").max(TARIFF_NAME_MAX_LENGTH)) })
  .refine((item) => JSON.stringify(item).length <= TARIFF_MAX_CHARACTERS, {
    error: `A rate plan has up to ${TARIFF_MAX_CHARACTERS} characters of JSON.`,
    params: { reason: { name: "tariff_too_long", values: { count: TARIFF_MAX_CHARACTERS } } },
  });

openObjects.add(namedItem, { alsoKnown: openObjects.get(urdbItemSchema)?.alsoKnown ?? [] });

export const createPartnerTariff = operation({
  id: "partners.createTariff",
  method: "POST",
  path: "/api/partners/{partner_id}/tariffs",
  access: "user",
  keyScope: "partners",
  idempotency: "required",
  summary: "Add a rate plan",
  description: `In the format of OpenEI's Utility Rate Database. The assistant explains it on the partner's pages and compares with it. A workspace has up to ${MAX_PARTNER_TARIFFS} rate plans, each with its own name.`,
  input: partnerChoice.extend({ tariff: namedItem.describe("One element of URDB's items") }),
  output: partnerTariffSchema,
  limit: WRITE_LIMIT,
  example: {
    ...PARTNER_EXAMPLE,
    tariff: { name: "Gridville Saver", currency: "USD", energyratestructure: [[{ rate: 0.14, unit: "kWh" }]] },
  },
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const removePartnerTariff = operation({
  id: "partners.removeTariff",
  method: "DELETE",
  path: "/api/partners/{partner_id}/tariffs/{tariff_id}",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  summary: "Delete a rate plan",
  input: partnerChoice.extend({ tariff_id: z.string().min(1).max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, tariff_id: "TARIFF_ID" },
  errors: ["not_signed_in", "not_found"],
});

export const PARTNER_TARIFF_OPERATIONS = [listPartnerTariffs, createPartnerTariff, removePartnerTariff];
