import { z } from "zod";
import { NILM_APPLIANCES, NILM_CATEGORIES } from "../domain/nilm";

/** What is left of the load: always on, or without a name. */
export const REST_OF_LOAD = ["base", "other"] as const;
export const DAY_PARTS = [...REST_OF_LOAD, ...NILM_APPLIANCES, ...NILM_CATEGORIES] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Power over one local day, split by load. The parts add up to the metered load in every step. */
export const loadDaySchema = z.object({
  day: z.iso.date().describe("The newest day that the file covers in full, on the meter's clock"),
  stepMinutes: z.int().positive(),
  usedKwh: z.number(),
  detail: z
    .enum(["appliances", "categories", "total"])
    .describe("Up to 5 minutes: appliances; up to 15 minutes: types of load; longer: only the always-on load"),
  parts: z
    .array(
      z.object({
        name: z.enum(DAY_PARTS),
        energyKwh: z.number(),
        powerKw: z.array(z.number().nonnegative()).describe("Mean power of each step in kW"),
      }),
    )
    .describe("The always-on load first, then loads by energy, the rest last"),
});
export type LoadDay = z.infer<typeof loadDaySchema>;
