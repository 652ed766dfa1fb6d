import { z } from "zod";
import { exampleLoad, meteredLoad } from "./metered-load";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "./operation";

export const detectAnomalies = operation({
  id: "anomalies.detect",
  method: "POST",
  path: "/api/v1/anomalies/detect",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Detect anomalies",
  description: "Finds unusual days, the hours responsible for them, and a creeping base load.",
  input: z.object({ series: meteredLoad }),
  output: z.object({
    days: z.int().describe("Local days the series covers, fully or partly"),
    unusual_days: z.array(
      z.object({
        date: z.iso.date(),
        code: z.enum(["more_than_usual", "less_than_usual"]),
        kwh: z.number(),
        expected_kwh: z.number().describe("Median of the same type of day in the same season"),
        z: z.number().describe("Deviation in robust standard deviations; above 3.5 is unusual"),
        compared_days: z.int(),
        hours: z
          .array(z.object({ hour: z.int().min(0).max(23), kwh: z.number(), expected_kwh: z.number() }))
          .describe("Hours of the local day responsible for it, largest share first"),
      }),
    ),
    base_load: z
      .object({
        code: z.enum(["creeps_up", "steady"]),
        weeks: z.int(),
        start_kw: z.number().describe("Fitted minimum load at night, at the start of the series"),
        end_kw: z.number(),
        extra_kwh_per_year: z.number().describe("Extra use per year at end_kw compared with start_kw"),
        p_value: z.number().describe("Probability that the trend is due to chance (Mann–Kendall)"),
        season_separated: z
          .boolean()
          .describe("False with less than two years of readings, when a rise may be seasonal"),
        recent_rise: z
          .object({
            since: z.iso.date().describe("First day of the week in which the higher level begins"),
            before_kw: z.number(),
            after_kw: z.number(),
            p_value: z.number().describe("Probability that the rise is due to chance (permutation test)"),
          })
          .nullable()
          .describe("A step or ramp within the last 8 to 12 weeks, which may be seasonal"),
      })
      .nullable()
      .describe("Null with fewer than eight weeks of nights, or if the site exports at night"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: { series: exampleLoad },
  readOnlySession: "allowed",
  errors: [],
});

export const ANOMALIES_OPERATIONS = [detectAnomalies];
