import { z } from "zod";
import { exampleLoad, meteredLoad } from "./metered-load";
import { DEVELOPER_LIMIT, operation } from "./operation";

export const detectAnomalies = operation({
  id: "anomalies.detect",
  method: "POST",
  path: "/api/v1/anomalies/detect",
  access: "developer",
  summary: "Find unusual days, with the hours that made them, and a base load that creeps up",
  input: z.object({ series: meteredLoad }),
  output: z.object({
    days: z.int().describe("Local days that the series covers, wholly or in part"),
    unusual_days: z.array(
      z.object({
        date: z.iso.date(),
        code: z.enum(["more_than_usual", "less_than_usual"]),
        kwh: z.number(),
        expected_kwh: z.number().describe("Median of the days of the same kind in the same season"),
        z: z.number().describe("Deviation in robust standard deviations; beyond 3.5 is unusual"),
        compared_days: z.int(),
        hours: z
          .array(z.object({ hour: z.int().min(0).max(23), kwh: z.number(), expected_kwh: z.number() }))
          .describe("The hours of the local day that made it, the largest part first"),
      }),
    ),
    base_load: z
      .object({
        code: z.enum(["creeps_up", "steady"]),
        weeks: z.int(),
        start_kw: z.number().describe("Fitted power that the load does not go below at night, at the begin"),
        end_kw: z.number(),
        extra_kwh_per_year: z.number().describe("What a year at end_kw uses more than one at start_kw"),
        p_value: z.number().describe("Probability of such a trend by chance (Mann–Kendall)"),
        season_separated: z
          .boolean()
          .describe("False with less than two years of readings: a rise may then be the season"),
      })
      .nullable()
      .describe("Null with less than eight weeks of nights, or where the site exports at night"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: { series: exampleLoad },
  readOnlySession: "allowed",
  refusals: [],
});

export const ANOMALIES_OPERATIONS = [detectAnomalies];
