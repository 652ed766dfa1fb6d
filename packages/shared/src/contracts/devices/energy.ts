import { z } from "zod";
import { DAY_MS } from "../../domain/time";
import { operation, READ_LIMIT } from "../operation";

/** A little over a year, for the months of one. */
const MAX_DAYS = 370;

export const deviceEnergy = operation({
  id: "devices.energy",
  method: "GET",
  path: "/api/devices/energy",
  access: "user",
  keyScope: "data:read",
  summary: "Get what devices used and cost",
  description: "From the power that each device reports, at the prices of the meter's tariff.",
  input: z
    .object({
      from: z.iso.date().describe("First local day"),
      to: z.iso.date().describe("Last local day, included"),
      group: z.enum(["hour", "day", "month"]).default("day"),
    })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day must not be before the first." })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
      path: ["to"],
      message: `Use up to ${MAX_DAYS} days.`,
    }),
  output: z.object({
    timeZone: z.string().describe("The meter's, or UTC"),
    currency: z.string().nullable().describe("Null without a tariff"),
    keys: z.array(z.string()).describe("2026-10-14T18, 2026-10-14 or 2026-10"),
    devices: z.array(
      z.object({
        deviceId: z.string(),
        simulated: z.boolean(),
        kwh: z.array(z.number().nullable()).describe("One for each key; null where the device reported no power"),
        partial: z
          .array(z.boolean())
          .describe(
            "One for each key: its energy is that of a part of its time, which is not over or was not reported",
          ),
        cost: z.array(z.number().nullable()).nullable(),
        totalKwh: z.number().nullable().describe("Null without any reading"),
        totalCost: z.number().nullable(),
      }),
    ),
  }),
  limit: READ_LIMIT,
  example: { from: "2026-03-01", to: "2026-03-31", group: "day" },
  errors: ["not_signed_in"],
});

export const DEVICE_ENERGY_OPERATIONS = [deviceEnergy];
