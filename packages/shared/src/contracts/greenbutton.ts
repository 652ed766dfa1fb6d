import { z } from "zod";
import { intervalSeriesSchema, MAX_SAMPLES, moment, timeZone } from "./interval-series";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "./operation";
import { noticesSchema } from "./notices";

/** One usage point with a reading every five minutes for almost ten years. */
export const MAX_READINGS = MAX_SAMPLES;

const channelSchema = z.object({
  commodity: z.enum(["electricity", "gas", "water"]),
  direction: z
    .enum(["delivered", "exported", "net"])
    .describe("delivered to the customer, exported to the grid, or delivered minus exported"),
  unit: z
    .enum(["kWh", "therm", "liter"])
    .describe("Unit of every quantity: kWh for electricity, therm for gas, liters of water (`liter`)"),
  total: z.number(),
  cost: z
    .object({ total: z.number(), currency: z.string().nullable() })
    .nullable()
    .describe("Null unless every reading with use has a cost"),
  time_zone: timeZone(),
  interval_series: intervalSeriesSchema
    .nullable()
    .describe("Electricity in intervals of equal length, ready to use in every other endpoint"),
  readings: z
    .array(z.object({ start: moment(), seconds: z.int(), quantity: z.number(), cost: z.number().nullable() }))
    .max(MAX_READINGS)
    .nullable()
    .describe("Individual readings that interval_series can't hold: gas, water, months, and days of 23 or 25 hours"),
  gaps: z.array(z.object({ start: moment(), end: moment(), missing_readings: z.int() })),
  notices: noticesSchema,
});

export const parseGreenButton = operation({
  id: "greenbutton.parse",
  method: "POST",
  path: "/api/v1/greenbutton/parse",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Parse a Green Button file",
  description: "Returns the interval series of every usage point in a Green Button (ESPI) file.",
  input: z
    .object({
      xml: z
        .string()
        .min(1)
        .optional()
        .describe("The file: an Atom feed, a single entry, or bare ESPI resources, with any namespace prefix"),
      xml_gz: z
        .string()
        .min(1)
        .optional()
        .describe("The same compressed with gzip (.xml.gz), in Base64, instead of xml"),
      time_zone: timeZone()
        .optional()
        .describe("Time zone for the returned times. If omitted, one that matches the file's own rules"),
    })
    .refine(({ xml, xml_gz: packed }) => (xml === undefined) !== (packed === undefined), {
      path: ["xml"],
      message: "Send the file either as xml or as xml_gz.",
    }),
  output: z.object({
    usage_points: z.array(
      z.object({
        href: z.string().describe("Its self link without scheme and host; empty if the file has none"),
        channels: z.array(channelSchema).describe("One for each MeterReading with readings and a usage unit"),
      }),
    ),
    notices: noticesSchema.describe("Notices about the file as a whole"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    xml: [
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:espi="http://naesb.org/espi"><entry><content>',
      "<espi:LocalTimeParameters><espi:dstEndRule>B40E2000</espi:dstEndRule><espi:dstOffset>3600</espi:dstOffset>",
      "<espi:dstStartRule>360E2000</espi:dstStartRule><espi:tzOffset>-28800</espi:tzOffset></espi:LocalTimeParameters>",
      "<espi:ReadingType><espi:commodity>1</espi:commodity><espi:flowDirection>1</espi:flowDirection>",
      "<espi:powerOfTenMultiplier>0</espi:powerOfTenMultiplier><espi:uom>72</espi:uom></espi:ReadingType>",
      "<espi:IntervalBlock><espi:IntervalReading><espi:timePeriod><espi:duration>3600</espi:duration>",
      "<espi:start>1767254400</espi:start></espi:timePeriod><espi:value>412</espi:value></espi:IntervalReading>",
      "<espi:IntervalReading><espi:timePeriod><espi:duration>3600</espi:duration>",
      "<espi:start>1767258000</espi:start></espi:timePeriod><espi:value>387</espi:value></espi:IntervalReading>",
      "</espi:IntervalBlock></content></entry></feed>",
    ].join(""),
  },
  readOnlySession: "allowed",
  errors: ["file_unreadable"],
});

export const GREENBUTTON_OPERATIONS = [parseGreenButton];
