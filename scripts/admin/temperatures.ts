import { readFileSync } from "node:fs";
import {
  importTemperatures,
  listTemperatureAreas,
  readTemperatureFile,
} from "../../packages/server/src/modules/rewards";
import { DomainError } from "../../packages/shared/src/errors";
import { z } from "zod";
import { defineCommand } from "./command";

const MOST_FAULTS = 20;

export const temperaturesImport = defineCommand({
  summary: "Add outdoor temperatures from a CSV file, so that savings are adjusted for weather: all of them, or none",
  positionals: ["file"],
  input: z.object({
    file: z
      .string()
      .min(1)
      .describe(
        "CSV with the columns zip (three or five digits), time (local days, or hours of them) and celsius or fahrenheit, and these names in line 1",
      ),
  }),
  async run({ platform, input: { file }, print }) {
    const temperatures = readFile(file, print);
    const areas = await importTemperatures(platform, temperatures);
    if (areas.size === 0) print("The file has no day with a temperature; nothing was imported.");
    for (const [area, days] of areas) print(`Added ${days} ${days === 1 ? "day" : "days"} to area ${area}.`);
  },
});

function readFile(file: string, print: (line: string) => void) {
  try {
    return readTemperatureFile(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof DomainError) {
      for (const { path, message } of error.issues.slice(0, MOST_FAULTS)) print(`${path}: ${message}`);
      if (error.issues.length > MOST_FAULTS) print(`and ${error.issues.length - MOST_FAULTS} more`);
    }
    throw error;
  }
}

export const temperaturesList = defineCommand({
  summary: "List the areas with outdoor temperatures, by the first three digits of the ZIP code",
  input: z.object({}),
  async run({ platform, print }) {
    const areas = await listTemperatureAreas(platform);
    if (areas.length === 0) print("No temperatures yet; add some with `bun run admin temperatures import <file>`.");
    for (const { zipPrefix, days, firstDay, lastDay } of areas)
      print(`${zipPrefix}  ${days} ${days === 1 ? "day" : "days"}, ${firstDay} to ${lastDay}`);
  },
});
