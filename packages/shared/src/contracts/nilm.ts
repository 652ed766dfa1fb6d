import { z } from "zod";
import { MAX_NILM_HOMES, MAX_TEMPLATES_PER_HOME, NILM_APPLIANCES, NILM_CATEGORIES } from "../domain/nilm";
import { DEMO_APPLIANCES, DEMO_LAST_START_MINUTE, DEMO_SHOWN_FROM_MINUTE, MAX_DEMO_PRESSES } from "../domain/nilm-demo";
import { MAX_SAMPLES, moment, startMoment, timeZone } from "./interval-series";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, ENTRY_LIMIT, operation, type OutputOf } from "./operation";

const MAX_WATTS = 10_000_000;
const MAX_LABELS = 500;
/** Fifteen minutes; slightly below 1/900 Hz, because rates are rounded. */
const SLOWEST_RATE_HZ = 0.0011;

const deviceName = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, "Use a name of up to 40 lowercase letters, digits, and underscores.")
    .describe(`${NILM_APPLIANCES.join(", ")}, or a custom name used in labels`);

const homeId = () =>
  z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,64}$/, "Use an ID of up to 64 letters, digits, hyphens, and underscores.")
    .describe("A home in your account. Labels are remembered for it");

/** A sample by its index from 0, or a moment when `start` is given. */
const labelTime = () =>
  z.union([z.int().min(0), moment()], {
    error: "Use the index of a sample, starting at 0, or a time with its offset, such as 2026-03-01T18:30:00-08:00.",
  });

const confidence = () => z.number().min(0).max(1);
const templates = z.array(
  z.object({
    device: z.string(),
    power_w: z.number().describe("Power while on"),
    minutes: z.number().describe("Duration at that power"),
  }),
);
const power = () => z.array(z.number().nullable());

/** Six hours of a home, minute by minute: a fridge, two kettles, a microwave and a dishwasher that heats twice. */
const EXAMPLE_WATTS = Array.from({ length: 360 }, (_, minute) => {
  const on = (from: number, minutes: number, watts: number) => (minute >= from && minute < from + minutes ? watts : 0);
  const fridge = minute % 55 < 20 ? 85 : 0;
  const kettles = on(31, 3, 2_810) + on(214, 2, 2_810);
  const dishwasher =
    on(120, 6, 65) + on(126, 17, 2_060) + on(143, 26, 70) + on(171, 5, 66) + on(176, 11, 2_055) + on(187, 2, 30);
  return 135 + (minute % 7) + fridge + kettles + on(36, 4, 1_240) + dishwasher;
});

export const analyzeNilm = operation({
  id: "nilm.analyze",
  method: "POST",
  path: "/api/v1/nilm/analyze",
  access: "developer",
  idempotency: "natural",
  idempotencyReason: "It computes, and a label that was learned is not learned twice.",
  summary: "Disaggregate a load",
  description: "Splits a home's metered power into its appliances.",
  input: z
    .object({
      data: z
        .array(z.number().min(-MAX_WATTS).max(MAX_WATTS).nullable())
        .min(1)
        .max(MAX_SAMPLES)
        .describe("Mean power of the whole home in each interval in W; null if missing, negative for export"),
      sample_rate: z
        .number()
        .min(SLOWEST_RATE_HZ, "Send at least one sample every 15 minutes, which is 0.0011 Hz.")
        .max(1, "Send at most one sample per second. Average faster measurements.")
        .describe("Samples per second: 1 for one-second data, 0.016667 for one minute, 0.001111 for 15 minutes"),
      devices: z
        .array(deviceName())
        .min(1)
        .max(50)
        .optional()
        .describe("Devices to report; everything else stays unassigned. Defaults to all"),
      start: startMoment().optional().describe("Start of the first interval. If set, runs also have times"),
      time_zone: timeZone()
        .optional()
        .describe(
          "Requires start. It says which appliances to expect, such as no kettles above 1.8 kW at 120 V. With intervals longer than 5 minutes, the local hour separates heating from cooling",
        ),
      home_id: homeId().optional(),
      labels: z
        .array(z.strictObject({ device: deviceName(), start: labelTime(), end: labelTime() }))
        .max(MAX_LABELS)
        .default([])
        .describe("Times in data when a device is known to have been on; end is when it turned off"),
      breakdown: z
        .boolean()
        .default(true)
        .describe("Whether to include power_breakdown. Responses are shorter without it"),
    })
    .refine(({ start, time_zone: zone }) => zone === undefined || start !== undefined, {
      path: ["time_zone"],
      error: "Send start as well. Without it, the hour of day is unknown.",
    }),
  output: z.object({
    devices: z
      .array(
        z.object({
          name: z.string().describe(`${[...NILM_APPLIANCES, ...NILM_CATEGORIES].join(", ")}, or the name of a label`),
          basis: z
            .enum(["trained", "signature", "labels"])
            .describe("How it was detected: learned from measured homes, from typical construction, or from labels"),
          confidence: confidence(),
          energy_kwh: z.number(),
          share: z.number().describe("Share of the energy used"),
          runs: z.array(
            z.object({
              start_index: z.int(),
              end_index: z.int().describe("Index of the first sample after the run"),
              start: moment().nullable(),
              end: moment().nullable(),
              energy_kwh: z.number(),
              confidence: confidence().describe(
                "Share of similar runs that were correct in homes not used for training",
              ),
            }),
          ),
        }),
      )
      .describe("Largest first"),
    confidence: confidence().describe("For all devices, weighted by energy; 0 if none was found"),
    detail: z
      .enum(["appliances", "categories"])
      .describe("With intervals longer than 5 minutes, types of load are named instead of individual appliances"),
    energy: z.object({
      used_kwh: z.number(),
      base_kwh: z.number().describe("The always-on load"),
      devices_kwh: z.number(),
      unassigned_kwh: z.number(),
      exported_kwh: z.number(),
    }),
    quality: z.object({
      samples: z.int(),
      interval_seconds: z.number(),
      missing: z.int().describe("Samples without a value"),
      spikes: z.int().describe("Samples beyond what a home's supply can carry; left unassigned"),
      exporting: z.int().describe("Samples below zero, which hide the loads behind them"),
    }),
    learned: templates.describe("What was learned from this call's labels; saved if home_id is set"),
    power_breakdown: z
      .object({
        interval_seconds: z.number(),
        start: moment().nullable(),
        base_w: power(),
        devices: z.array(z.object({ name: z.string(), power_w: power() })),
        unassigned_w: power(),
        exported_w: power().nullable().describe("Null if nothing was exported"),
      })
      .nullable()
      .describe(
        "For each sample, base + devices + unassigned − exported = data, within 0.1 W; null where data is null",
      ),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    data: EXAMPLE_WATTS,
    sample_rate: 0.016667,
    start: "2026-03-01T17:00:00Z",
    home_id: "cottage",
    labels: [{ device: "kettle", start: 31, end: 34 }],
    breakdown: false,
  },
  readOnlySession: "allowed",
  errors: ["conflict"],
});

export const listNilmHomes = operation({
  id: "nilm.homes",
  method: "GET",
  path: "/api/v1/nilm/homes",
  access: "developer",
  summary: "List homes with labels",
  description: "Homes whose labels are remembered, and what was learned from them.",
  input: z.object({}),
  output: z.object({
    homes: z
      .array(z.object({ home_id: z.string(), learned: templates.max(MAX_TEMPLATES_PER_HOME) }))
      .max(MAX_NILM_HOMES),
  }),
  limit: DEVELOPER_LIMIT,
  errors: [],
});

export const forgetNilmHome = operation({
  id: "nilm.forgetHome",
  method: "DELETE",
  path: "/api/v1/nilm/homes/{home_id}",
  access: "developer",
  idempotency: "natural",
  summary: "Delete a home's labels",
  description: "Forgets everything learned from the home's labels.",
  input: z.object({ home_id: homeId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: DEVELOPER_LIMIT,
  example: { home_id: "cottage" },
  errors: ["not_found"],
});

const shownPower = () => z.array(z.number()).describe("Mean watts of each minute that is shown");

export const demoNilm = operation({
  id: "nilm.demo",
  method: "POST",
  path: "/api/nilm/demo",
  access: "anyone",
  ...COMPUTES_ONLY,
  summary: "Disaggregate the sample home",
  description: "Splits the load of a synthetic home in which the caller switched appliances on, from its total alone.",
  input: z.object({
    presses: z
      .array(
        z.object({
          appliance: z.enum(DEMO_APPLIANCES),
          startMinute: z
            .int()
            .min(DEMO_SHOWN_FROM_MINUTE)
            .max(DEMO_LAST_START_MINUTE)
            .describe("Minutes since midnight"),
        }),
      )
      .max(MAX_DEMO_PRESSES),
  }),
  output: z.object({
    fromMinute: z.int().describe("The first minute that is shown, since midnight"),
    baseW: shownPower(),
    unassignedW: shownPower(),
    devices: z
      .array(
        z.object({
          name: z.string(),
          confidence: confidence(),
          runs: z.array(z.object({ startMinute: z.int(), endMinute: z.int(), confidence: confidence() })),
          powerW: shownPower(),
        }),
      )
      .describe("Largest first"),
  }),
  limit: ENTRY_LIMIT,
  errors: [],
});
export type NilmDemo = OutputOf<typeof demoNilm>;

export const NILM_OPERATIONS = [analyzeNilm, listNilmHomes, forgetNilmHome, demoNilm];
