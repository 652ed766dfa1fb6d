import { z } from "zod";
import { LABEL_APPLIANCES } from "../../domain/nilm";
import { DAY_PARTS } from "../load-day";
import { METER_EXAMPLE, meterId } from "../meters";
import { COMPUTES_ONLY, operation, READ_LIMIT, WRITE_LIMIT } from "../operation";
import { moment } from "../interval-series";

export const meterLabelSchema = z.object({
  id: z.string(),
  appliance: z.enum(LABEL_APPLIANCES),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
});
export type MeterLabel = z.infer<typeof meterLabelSchema>;

const labelFields = {
  appliance: z.enum(LABEL_APPLIANCES, `Use one of ${LABEL_APPLIANCES.join(", ")}.`),
  start: moment(),
  end: moment(),
};

const LABEL_EXAMPLE = {
  ...METER_EXAMPLE,
  appliance: "dishwasher",
  start: "2026-03-05T19:00:00-08:00",
  end: "2026-03-05T20:30:00-08:00",
} as const;

const loadsSchema = z
  .array(z.object({ name: z.enum(DAY_PARTS), kwh: z.number(), cost: z.number().nullable() }))
  .describe("Always on first, then by energy, the rest last");
export type MonthLoads = z.infer<typeof loadsSchema>;

export const meterLoadDay = operation({
  id: "meters.loadDay",
  method: "GET",
  path: "/api/meters/{meter_id}/load-day",
  access: "user",
  keyScope: "data:read",
  summary: "Get a day's power",
  description: "With the cycles of appliances that were found in it.",
  input: z.object({ meter_id: meterId(), date: z.iso.date() }),
  output: z.object({
    sandbox: z.boolean(),
    intervalSeconds: z.int(),
    detail: z
      .enum(["appliances", "categories"])
      .nullable()
      .describe(
        "With appliances, runs like a label's are found too; with categories, a label counts for its own stretch only",
      ),
    starts: z.array(z.iso.datetime()),
    watts: z.array(z.number().nullable()).describe("Mean power of each interval; null where nothing was measured"),
    cycles: z
      .array(
        z.object({
          name: z.enum(DAY_PARTS).describe("other for a run without a name"),
          start: z.iso.datetime(),
          end: z.iso.datetime(),
          kwh: z.number(),
          confidence: z.number().nullable(),
        }),
      )
      .describe("By time"),
  }),
  limit: READ_LIMIT,
  example: { ...METER_EXAMPLE, date: "2026-03-05" },
  errors: ["not_signed_in", "not_found"],
});

export const previewMeterLabel = operation({
  id: "meters.previewLabel",
  method: "POST",
  path: "/api/meters/{meter_id}/labels/preview",
  access: "user",
  ...COMPUTES_ONLY,
  keyScope: "data:read",
  summary: "Preview a label",
  description: "Shows what the label would change in its month. Nothing is saved.",
  input: z.object({ meter_id: meterId(), ...labelFields }),
  output: z.object({
    month: z.string().describe("2026-10"),
    currency: z.string().nullable(),
    before: loadsSchema,
    after: loadsSchema,
    learned: z
      .object({ watts: z.number(), minutes: z.number() })
      .nullable()
      .describe("What other months are searched for; null where the label counts for its own stretch only"),
  }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  example: LABEL_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const addMeterLabel = operation({
  id: "meters.addLabel",
  method: "POST",
  path: "/api/meters/{meter_id}/labels",
  access: "user",
  idempotency: "required",
  keyScope: "data:write",
  summary: "Label a run",
  description: "Says which appliance ran, so that similar runs are found.",
  input: z.object({ meter_id: meterId(), ...labelFields }),
  output: meterLabelSchema,
  limit: WRITE_LIMIT,
  example: LABEL_EXAMPLE,
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const listMeterLabels = operation({
  id: "meters.labels",
  method: "GET",
  path: "/api/meters/{meter_id}/labels",
  access: "user",
  keyScope: "data:read",
  summary: "List a meter's labels, the newest stretch first",
  input: z.object({ meter_id: meterId() }),
  output: z.object({ labels: z.array(meterLabelSchema) }),
  limit: READ_LIMIT,
  example: METER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const removeMeterLabel = operation({
  id: "meters.removeLabel",
  method: "DELETE",
  path: "/api/meters/{meter_id}/labels/{label_id}",
  access: "user",
  idempotency: "natural",
  keyScope: "data:write",
  summary: "Delete a label",
  input: z.object({ meter_id: meterId(), label_id: z.string().min(1).max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  example: { ...METER_EXAMPLE, label_id: "LABEL_ID" },
  errors: ["not_signed_in", "not_found"],
});

export const METER_LABEL_OPERATIONS = [
  meterLoadDay,
  previewMeterLabel,
  addMeterLabel,
  listMeterLabels,
  removeMeterLabel,
];
