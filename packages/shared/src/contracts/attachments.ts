import { z } from "zod";
import { DAY_PARTS } from "./load-day";

/** Where the figures come from, when they are not the user's own measurements. */
const provenance = z.object({
  /** True when any figure comes from sandbox, sample or simulated data; the UI must label it. */
  sandbox: z.boolean(),
});

const MOST_LABELS = 400;

/** A small chart below an answer. Every value comes from a tool's result, never from a language model. */
export const chartAttachment = provenance.extend({
  kind: z.literal("chart"),
  title: z.string(),
  form: z.enum(["bars", "line", "stack"]),
  unit: z.string().describe("Display unit: kWh, kW, USD"),
  /** One label per value of a series. */
  labels: z.array(z.string()).max(MOST_LABELS),
  /** Positions of the labels whose time is not over or was not measured in full: their bars are hatched. */
  partial: z.array(z.int().nonnegative()).max(MOST_LABELS).optional(),
  series: z
    .array(
      z.object({
        name: z.string(),
        values: z.array(z.number().nullable()),
        /** The load that it is of, which has one color everywhere. */
        load: z.enum(DAY_PARTS).optional(),
        /** An end of the range that the first series most likely falls into, drawn as a band. */
        bound: z.enum(["low", "high"]).optional(),
      }),
    )
    .max(8),
});

export const tableAttachment = provenance.extend({
  kind: z.literal("table"),
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), align: z.enum(["start", "end"]) })).max(6),
  /** Formatted cells, in the answer's language. */
  rows: z.array(z.array(z.string())).max(40),
});

/** What a proposed action would do. The server stores the full action and runs it only once the user confirms. */
export const ACTION_KINDS = [
  "connect_meter",
  "add_meter",
  "enroll_vpp",
  "run_schedule",
  "control_device",
  "upload_bill",
] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

export const ACTION_STATES = ["proposed", "done", "declined", "failed", "expired"] as const;

/** A card that offers an action. Without an id, the site handles it: it opens the wizard or the file dialog. */
export const actionAttachment = z.object({
  kind: z.literal("action"),
  action: z.enum(ACTION_KINDS),
  id: z.string().nullable(),
  title: z.string(),
  /** What will happen, in one or two sentences. */
  text: z.string(),
  confirmLabel: z.string(),
  state: z.enum(ACTION_STATES),
  /** The outcome, once it is no longer proposed. */
  outcome: z.string().nullable(),
  /** The uploaded file whose readings `add_meter` makes a meter, and the local time that they cover. */
  file: z.object({ uploadId: z.string(), name: z.string(), start: z.string(), end: z.string() }).optional(),
});

export const attachmentSchema = z.discriminatedUnion("kind", [chartAttachment, tableAttachment, actionAttachment]);
export type Attachment = z.infer<typeof attachmentSchema>;
export type ChartAttachment = z.infer<typeof chartAttachment>;
export type TableAttachment = z.infer<typeof tableAttachment>;
export type ActionAttachment = z.infer<typeof actionAttachment>;
