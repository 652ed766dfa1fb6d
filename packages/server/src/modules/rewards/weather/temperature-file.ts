import { DomainError } from "@wattleaf/shared/errors";
import Papa from "papaparse";
import { zipPrefixOf } from "./zip-prefix";

/** The mean outdoor temperature of an area's day. */
export interface AreaTemperature {
  /** The first three digits of the ZIP code. */
  zipPrefix: string;
  /** `YYYY-MM-DD`, local. */
  day: string;
  meanC: number;
}

const ZIP = /^\d{3}(\d{2})?$/;
/** A local day, or an hour or minute of one: `2026-01-31`, `2026-01-31T13:00`, `2026-01-31 13:00:00`. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):\d{2}(?::\d{2})?)?$/;
/** The mean of fewer hours may be that of a night alone. */
const LEAST_HOURS = 18;
/** Of a day's mean, anywhere that people live; beyond them the unit is wrong, or a mark for a missing value. */
const RANGE_C = { from: -60, to: 50 } as const;

/**
 * Daily means from a CSV file with the columns `zip` (three or five digits), `time` (local days, or hours of them) and
 * `celsius` or `fahrenheit`. Stations and hours of the same area and day are averaged; days with fewer than 18 hours are
 * left out. Empty temperatures are missing values.
 * @throws DomainError invalid_input for a file without these columns, and with the line of each value that is none
 */
export function readTemperatureFile(text: string): AreaTemperature[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const unit = (["celsius", "fahrenheit"] as const).find((name) => meta.fields?.includes(name));
  for (const column of ["zip", "time"]) if (!meta.fields?.includes(column)) throw lacksColumn(`"${column}"`);
  if (!unit) throw lacksColumn('"celsius" or "fahrenheit"');
  const days = new Map<string, { values: number[]; hours: Set<string> | null }>();
  const issues: { path: string; message: string }[] = [];
  data.forEach((row, index) => {
    const read = readRow({ zip: row.zip ?? "", time: row.time ?? "", temperature: row[unit] ?? "" }, unit);
    if (read === null) return;
    if ("problem" in read) {
      issues.push({ path: `line ${index + 2}`, message: read.problem });
      return;
    }
    const key = `${read.zipPrefix} ${read.day}`;
    const day = days.get(key) ?? { values: [], hours: new Set<string>() };
    day.values.push(read.celsius);
    // A value for the whole day needs no hours beside it.
    if (read.hour === null) day.hours = null;
    else day.hours?.add(read.hour);
    days.set(key, day);
  });
  if (issues.length > 0)
    throw new DomainError("invalid_input", "Some lines of the file cannot be read, so nothing was imported.", {
      issues,
    });
  return Array.from(days).flatMap(([key, { values, hours }]) => {
    if (hours !== null && hours.size < LEAST_HOURS) return [];
    const [zipPrefix = "", day = ""] = key.split(" ");
    return [{ zipPrefix, day, meanC: values.reduce((sum, value) => sum + value, 0) / values.length }];
  });
}

const lacksColumn = (column: string) =>
  new DomainError("invalid_input", `The file needs a column ${column}, named in its first line.`);

/** Null where the temperature is missing. */
function readRow(
  { zip, time, temperature }: { zip: string; time: string; temperature: string },
  unit: "celsius" | "fahrenheit",
): { zipPrefix: string; day: string; hour: string | null; celsius: number } | { problem: string } | null {
  if (!ZIP.test(zip.trim())) return { problem: `zip "${zip}" must be three or five digits, such as 94086` };
  const [, day = "", hour = null] = TIME.exec(time.trim()) ?? [];
  // A day that does not exist, such as February 30, rolls over to another one.
  const midnightMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnightMs) || new Date(midnightMs).toISOString().slice(0, 10) !== day)
    return { problem: `time "${time}" must be a local day or hour, such as 2026-01-31 or 2026-01-31T13:00` };
  if (temperature.trim() === "") return null;
  const value = Number(temperature);
  const celsius = unit === "celsius" ? value : ((value - 32) * 5) / 9;
  if (!(celsius >= RANGE_C.from && celsius <= RANGE_C.to))
    return {
      problem: `${unit} "${temperature}" must be an outdoor temperature between ${RANGE_C.from} and ${RANGE_C.to} °C`,
    };
  return { zipPrefix: zipPrefixOf(zip.trim()), day, hour, celsius };
}
