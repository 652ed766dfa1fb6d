import { z } from "zod";
import { MAX_NILM_HOMES, MAX_TEMPLATES_PER_HOME, NILM_APPLIANCES, NILM_CATEGORIES } from "../domain/nilm";
import { MAX_SAMPLES, moment, timeZone } from "./interval-series";
import { DEVELOPER_LIMIT, operation } from "./operation";

const MAX_WATTS = 10_000_000;
const MAX_LABELS = 500;
/** Fifteen minutes; a little less than 1/900 Hz, because rates are rounded. */
const SLOWEST_RATE_HZ = 0.0011;

const deviceName = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, "Give a name of at most 40 lower-case letters, digits and underscores.")
    .describe(`${NILM_APPLIANCES.join(", ")}, or a name of your own that labels use`);

const homeId = () =>
  z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,64}$/, "Give an id of at most 64 letters, digits, hyphens and underscores.")
    .describe("A home of the account: labels that are given once are remembered for it");

/** A sample by its index from 0, or a moment when `start` is given. */
const labelTime = () =>
  z.union([z.int().min(0), moment()], {
    error: "Give the index of a sample from 0, or a moment with its offset, such as 2026-03-01T18:30:00-08:00.",
  });

const confidence = () => z.number().min(0).max(1);
const templates = z.array(
  z.object({
    device: z.string(),
    power_w: z.number().describe("Power while on"),
    minutes: z.number().describe("Time at that power"),
  }),
);
const power = () => z.array(z.number().nullable());

/** Six hours of a home, minute by minute: a fridge, two kettles, a microwave and a dishwasher with two heatings. */
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
  summary: "Take a home's metered power apart into its appliances",
  input: z
    .object({
      data: z
        .array(z.number().min(-MAX_WATTS).max(MAX_WATTS).nullable())
        .min(1)
        .max(MAX_SAMPLES)
        .describe("Mean power of the whole home in each interval in W, null where it is missing, negative for export"),
      sample_rate: z
        .number()
        .min(SLOWEST_RATE_HZ, "Give at least one sample in 15 minutes, which is 0.0011 Hz.")
        .max(1, "Give at most one sample a second; send means of faster measurements.")
        .describe(
          "Samples a second: 1 for each second, 0.016667 for each minute, 0.001111 for each quarter of an hour",
        ),
      devices: z
        .array(deviceName())
        .min(1)
        .max(50)
        .optional()
        .describe("Devices to report; everything else stays unassigned. All when absent"),
      start: moment().optional().describe("Begin of the first interval; runs then have times as well"),
      time_zone: timeZone()
        .optional()
        .describe("Needs start. Of intervals above 5 minutes, heating and cooling are told apart by the local hour"),
      home_id: homeId().optional(),
      labels: z
        .array(z.strictObject({ device: deviceName(), start: labelTime(), end: labelTime() }))
        .max(MAX_LABELS)
        .default([])
        .describe("Times within data at which a device is known to have been on; end is when it was off again"),
      breakdown: z
        .boolean()
        .default(true)
        .describe("Whether power_breakdown is wanted; without it the answer is short"),
    })
    .refine(({ start, time_zone: zone }) => zone === undefined || start !== undefined, {
      path: ["time_zone"],
      error: "Give start as well: without it, no hour of the day is known.",
    }),
  output: z.object({
    devices: z
      .array(
        z.object({
          name: z.string().describe(`${[...NILM_APPLIANCES, ...NILM_CATEGORIES].join(", ")}, or a label's name`),
          basis: z
            .enum(["trained", "signature", "labels"])
            .describe("Found by what was learned of measured homes, by what its construction does, or by labels"),
          confidence: confidence(),
          energy_kwh: z.number(),
          share: z.number().describe("Part of the energy used"),
          runs: z.array(
            z.object({
              start_index: z.int(),
              end_index: z.int().describe("First sample after the run"),
              start: moment().nullable(),
              end: moment().nullable(),
              energy_kwh: z.number(),
              confidence: confidence().describe("Share of such runs that were right on homes not trained on"),
            }),
          ),
        }),
      )
      .describe("The largest first"),
    confidence: confidence().describe("Of all devices, weighted by energy; 0 when none was found"),
    detail: z
      .enum(["appliances", "categories"])
      .describe("Above 5 minutes an interval hides single appliances: kinds of load are named instead"),
    energy: z.object({
      used_kwh: z.number(),
      base_kwh: z.number().describe("What is always on"),
      devices_kwh: z.number(),
      unassigned_kwh: z.number(),
      exported_kwh: z.number(),
    }),
    quality: z.object({
      samples: z.int(),
      interval_seconds: z.number(),
      missing: z.int().describe("Samples without a value"),
      spikes: z.int().describe("Single samples that no home's supply can carry; left unassigned"),
      exporting: z.int().describe("Samples below zero, behind which loads can not be seen"),
    }),
    learned: templates.describe("What the labels of this call taught; kept when home_id is given"),
    power_breakdown: z
      .object({
        interval_seconds: z.number(),
        start: moment().nullable(),
        base_w: power(),
        devices: z.array(z.object({ name: z.string(), power_w: power() })),
        unassigned_w: power(),
        exported_w: power().nullable().describe("Null when nothing was exported"),
      })
      .nullable()
      .describe("In each sample base + devices + unassigned − exported = data, to 0.1 W; null where data is null"),
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
  refusals: ["conflict"],
});

export const listNilmHomes = operation({
  id: "nilm.homes",
  method: "GET",
  path: "/api/v1/nilm/homes",
  access: "developer",
  summary: "The homes of the account whose labels are remembered, and what they taught",
  input: z.object({}),
  output: z.object({
    homes: z
      .array(z.object({ home_id: z.string(), learned: templates.max(MAX_TEMPLATES_PER_HOME) }))
      .max(MAX_NILM_HOMES),
  }),
  limit: DEVELOPER_LIMIT,
  refusals: [],
});

export const forgetNilmHome = operation({
  id: "nilm.forgetHome",
  method: "DELETE",
  path: "/api/v1/nilm/homes/{home_id}",
  access: "developer",
  summary: "Forget what labels taught of a home",
  input: z.object({ home_id: homeId() }),
  output: z.object({ ok: z.literal(true) }),
  limit: DEVELOPER_LIMIT,
  example: { home_id: "cottage" },
  refusals: ["not_found"],
});

export const NILM_OPERATIONS = [analyzeNilm, listNilmHomes, forgetNilmHome];
