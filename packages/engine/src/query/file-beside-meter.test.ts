import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinFiles } from "../usage/join-files";
import { summarizeUsage } from "../usage/summarize";
import { answerEnergyQuestion } from "./answer-question";
import { recordsOfFile } from "./home-of-files";

/* The same readings as a meter's and as an uploaded file's: a question has the same figure, whichever there is. */

const START_MS = Date.UTC(2025, 9, 3);
const NOW_MS = Date.UTC(2026, 1, 20);

/** Hourly kWh from a start on; null where the hour was not measured. */
interface Readings {
  startMs: number;
  kwh: readonly (number | null)[];
}

const gappy: fc.Arbitrary<Readings> = fc
  .record({
    firstHour: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 30, max: 90 * 24 }),
    missingOf100: fc.integer({ min: 0, max: 60 }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    ends: fc.boolean(),
  })
  .map(({ firstHour, hours, missingOf100, seed, ends }) => {
    let state = seed;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const kwh = Array.from({ length: hours }, (_, hour) => {
      const isMissing = random(100) < missingOf100 && hour > 0 && hour < hours - 1;
      return isMissing ? null : (100 + random(900)) / 1_000;
    });
    // Fresh readings, or a file whose days are of the past.
    return { startMs: ends ? NOW_MS - hours * HOUR_MS : START_MS + firstHour * HOUR_MS, kwh };
  });

const factsOf = ({ startMs, kwh }: Readings) =>
  summarizeUsage({
    source: "interval_csv",
    commodity: "electricity",
    readings: kwh.flatMap((value, hour) => {
      if (value === null) return [];
      const start = (startMs + hour * HOUR_MS) / SECOND_MS;
      const end = start + HOUR_MS / SECOND_MS;
      const amount = Math.round(value * 1_000_000);
      return [{ start, seconds: 3_600, localStart: start, localEnd: end, amount, cost: null, issuedAt: 0 }];
    }),
    exported: null,
    currency: null,
    touSplit: [],
    notices: [],
  });

const known = { tariff: null, bills: [], kgPerKwh: 0.4, timeZone: "UTC" };
const askMeter = ({ startMs, kwh }: Readings, question: EnergyQuestion): EnergyAnswer => {
  const values = Float64Array.from(kwh, (value) => value ?? Number.NaN);
  const series = { startMs, intervalSeconds: 3_600, kwh: values, timeZone: "UTC" };
  const record = { series, resolutionSeconds: 3_600, producedKwh: null, costs: null };
  return answerEnergyQuestion({ ...known, records: [record] }, question, { nowMs: NOW_MS });
};
const askFacts = (facts: ReturnType<typeof factsOf>, question: EnergyQuestion): EnergyAnswer =>
  answerEnergyQuestion({ ...known, records: recordsOfFile(facts) }, question, { nowMs: NOW_MS });

type Row = Extract<EnergyAnswer, { status: "answered" }>["whole"];

/** What is told beside the figures: what they cover, and whether some of it is missing. */
const coveredBy = ({ key, days, missing_intervals: missing, is_whole: isWhole }: Row) => ({
  key,
  days,
  isMissing: missing > 0,
  isWhole,
});
/** A file keeps the share of a day to a second, an energy to a thousandth of a watt-hour. */
const DIGITS = 3;

function expectSame(ofFile: EnergyAnswer, ofMeter: EnergyAnswer, question: EnergyQuestion): void {
  const asked = JSON.stringify(question);
  if (ofMeter.status === "gap") return expect(ofFile, asked).toEqual(ofMeter);
  if (ofFile.status === "gap") throw new Error(`${asked} is a gap of the file: ${ofFile.gap}`);
  const [rows, expected] = [ofFile, ofMeter].map(({ whole, rows: others }) => [whole, ...others]);
  expect([ofFile.from, ofFile.to, ...(rows ?? []).map(coveredBy)], asked).toEqual([
    ofMeter.from,
    ofMeter.to,
    ...(expected ?? []).map(coveredBy),
  ]);
  for (const [index, row] of (expected ?? []).entries()) {
    expect(rows?.[index]?.value, `${asked} ${row.key}`).toBeCloseTo(row.value, DIGITS);
    expect(rows?.[index]?.measured_days, `${asked} ${row.key}`).toBeCloseTo(row.measured_days, DIGITS);
  }
}

const SUMS: readonly EnergyQuestion[] = [
  { metric: "bought" },
  { metric: "bought", period: "month0" },
  { metric: "bought", period: "month-1" },
  { metric: "bought", period: "week0" },
  { metric: "bought", period: "week-1" },
  { metric: "bought", period: "day-1" },
  { metric: "bought", period: "last7d" },
  { metric: "bought", period: "2025-10-04..2025-10-20" },
  { metric: "bought", group: "day" },
  { metric: "bought", group: "week" },
  { metric: "bought", group: "month" },
  { metric: "bought", filters: ["weekend"] },
  { metric: "carbon", period: "week-1" },
  { metric: "bought", aggregate: "average" },
  { metric: "bought", aggregate: "average", period: "month0" },
  { metric: "bought", aggregate: "average", period: "week-1" },
  { metric: "bought", aggregate: "average", filters: ["weekday"] },
  { metric: "bought", aggregate: "median" },
  { metric: "bought", group: "day", pick: "highest" },
  { metric: "bought", group: "day", pick: "lowest" },
  { metric: "bought", group: "day", pick: "below:12.0005kWh" },
];

describe("the same readings as a meter's and as a file's", () => {
  it("have the same sums and averages, the same ends, and lack the same days, however many hours are missing", () => {
    fc.assert(
      fc.property(gappy, (readings) => {
        const facts = factsOf(readings);
        for (const question of SUMS) expectSame(askFacts(facts, question), askMeter(readings, question), question);
        expect(facts.partialDays).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });

  it("have the same sums in two files, cut within a day", () => {
    fc.assert(
      fc.property(gappy, fc.double({ min: 0.1, max: 0.9, noNaN: true }), fc.boolean(), (readings, at, newestFirst) => {
        const { startMs, kwh } = readings;
        const cut = Math.round(kwh.length * at);
        const before = factsOf({ startMs, kwh: kwh.slice(0, cut) });
        const after = factsOf({ startMs: startMs + cut * HOUR_MS, kwh: kwh.slice(cut) });
        const { facts, joined } = joinFiles(newestFirst ? [after, before] : [before, after]);
        expect(joined).toBe(1);
        for (const question of SUMS.filter(({ aggregate, pick }) => aggregate === undefined && pick === undefined))
          expectSame(askFacts(facts as typeof after, question), askMeter(readings, question), question);
      }),
      { numRuns: 40 },
    );
  });
});
