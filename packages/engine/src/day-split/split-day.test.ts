import { describe, expect, it } from "vitest";
import { readingsOfFile } from "../import/read-energy-file";
import { splitNewestDay } from "./split-day";

const MINUTES_PER_DAY = 1440;

interface Table {
  days?: number;
  stepMinutes?: number;
  /** Whole rows that the file lacks, by their index. */
  without?: (row: number) => boolean;
  kwAt: (hour: number) => number;
  unit?: string;
}

/** An interval CSV from 2026-03-02 on. */
function splitOf({ days = 3, stepMinutes = 15, without = () => false, kwAt, unit = "kWh" }: Table) {
  const rows = Array.from({ length: (days * MINUTES_PER_DAY) / stepMinutes }, (_, row) => {
    const start = new Date(Date.UTC(2026, 2, 2) + row * stepMinutes * 60_000).toISOString().slice(0, 16);
    const amount = (kwAt(((row * stepMinutes) / 60) % 24) * stepMinutes) / 60;
    return without(row) ? "" : `${start.replace("T", " ")},${amount.toFixed(4)}\n`;
  });
  return splitNewestDay(readingsOfFile(new TextEncoder().encode(`Start,Usage (${unit})\n${rows.join("")}`)));
}

const withCar = (hour: number) => 0.3 + (hour >= 1 && hour < 4 ? 7.2 : 0);

describe("the newest day of a file", () => {
  it("names the car that charges at night, and adds up to the metered load", () => {
    const { day, stepMinutes, detail, parts, usedKwh } = splitOf({ days: 5, kwAt: withCar });
    expect({ day, stepMinutes, detail }).toEqual({ day: "2026-03-06", stepMinutes: 15, detail: "categories" });
    expect(usedKwh).toBeCloseTo(24 * 0.3 + 3 * 7.2, 1);
    const car = parts.find(({ name }) => name === "ev_like");
    expect(car?.energyKwh).toBeGreaterThan(20);
    expect(parts.map(({ name }) => name)).toEqual(["base", "ev_like", "other"]);
    const at = (step: number) => parts.reduce((sum, { powerKw }) => sum + (powerKw[step] ?? 0), 0);
    expect(at(8)).toBeCloseTo(7.5, 2);
    expect(at(40)).toBeCloseTo(0.3, 2);
  });

  it("has only the always-on load and the rest where readings are an hour apart", () => {
    const { detail, stepMinutes, parts } = splitOf({ stepMinutes: 60, kwAt: withCar });
    expect({ detail, stepMinutes, parts: parts.map(({ name }) => name) }).toEqual({
      detail: "total",
      stepMinutes: 60,
      parts: ["base", "other"],
    });
  });

  it("averages minutes to steps of five", () => {
    const { stepMinutes, parts } = splitOf({ stepMinutes: 1, kwAt: () => 0.4 });
    expect(stepMinutes).toBe(5);
    expect(parts[0]?.powerKw).toHaveLength(288);
  });

  it("is the last one without a gap", () => {
    expect(splitOf({ days: 3, kwAt: withCar, without: (row) => row === 2 * 96 + 10 }).day).toBe("2026-03-03");
  });

  it.each([
    ["of gas", { unit: "therms", kwAt: () => 0.2 }, "gas or water"],
    ["of daily totals", { stepMinutes: MINUTES_PER_DAY, days: 40, kwAt: () => 0.5 }, "no whole day of readings"],
    ["of half a day", { days: 1, kwAt: withCar, without: (row: number) => row > 48 }, "no whole day of readings"],
  ])("does not exist in a file %s, and the error says so", (_, table, message) => {
    expect(() => splitOf(table)).toThrow(message);
  });
});
