import { z } from "zod";

/** Where the figures come from, when they are not the person's own measurements. */
const provenance = z.object({
  /** True when any figure is of sandbox, sample or simulated data: whoever shows it says so. */
  sandbox: z.boolean(),
});

/** A small chart below an answer. Every value comes from a tool's result, never from a model. */
export const chartAttachment = provenance.extend({
  kind: z.literal("chart"),
  title: z.string(),
  form: z.enum(["bars", "line", "stack"]),
  unit: z.string().describe("As people read it: kWh, kW, USD"),
  /** One label for each value of a series. */
  labels: z.array(z.string()).max(400),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })).max(8),
});

export const tableAttachment = provenance.extend({
  kind: z.literal("table"),
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), align: z.enum(["start", "end"]) })).max(6),
  /** Cells as they are read, in the answer's language. */
  rows: z.array(z.array(z.string())).max(40),
});

/** What a proposed action would do; the server kept the whole of it, and does it only after a yes. */
export const ACTION_KINDS = ["connect_meter", "enrol_vpp", "run_schedule", "control_device", "upload_bill"] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

export const ACTION_STATES = ["proposed", "done", "declined", "failed", "expired"] as const;

/** A card that offers to do something. Without an id the site does it itself: it opens the wizard or the file dialog. */
export const actionAttachment = z.object({
  kind: z.literal("action"),
  action: z.enum(ACTION_KINDS),
  id: z.string().nullable(),
  title: z.string(),
  /** What will happen, in one or two sentences. */
  text: z.string(),
  confirmLabel: z.string(),
  state: z.enum(ACTION_STATES),
  /** What came of it, once it is no longer proposed. */
  outcome: z.string().nullable(),
});

export const attachmentSchema = z.discriminatedUnion("kind", [chartAttachment, tableAttachment, actionAttachment]);
export type Attachment = z.infer<typeof attachmentSchema>;
export type ChartAttachment = z.infer<typeof chartAttachment>;
export type TableAttachment = z.infer<typeof tableAttachment>;
export type ActionAttachment = z.infer<typeof actionAttachment>;
