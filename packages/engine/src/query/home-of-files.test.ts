import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { DAY_SECONDS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import { summarizeUsage } from "../usage/summarize";
import type { UsageReading, UsageReadings } from "../time-series/usage-readings";
import { answerEnergyQuestion } from "./answer-question";
import { recordsOfFile } from "./home-of-files";

/** A file of August and September 2024, by the hour: 2 kWh in the evening, 0.5 in other hours, and once 9. */
const AUGUST = Date.UTC(2024, 7, 1) / 1_000;
const hourly: UsageReading[] = Array.from({ length: 61 * 24 }, (_, hour) => ({
  start: AUGUST + hour * 3_600,
  localStart: AUGUST + hour * 3_600,
  localEnd: AUGUST + (hour + 1) * 3_600,
  seconds: 3_600,
  amount: hour === 30 * 24 + 3 ? 9_000_000 : hour % 24 >= 18 && hour % 24 < 22 ? 2_000_000 : 500_000,
  cost: null,
  issuedAt: 0,
}));
const file: UsageReadings = {
  source: "interval_csv",
  commodity: "electricity",
  readings: hourly,
  exported: null,
  currency: null,
  touSplit: [],
  notices: [],
};
const facts = summarizeUsage(file);
const home = { records: recordsOfFile(facts), tariff: null, bills: [], kgPerKwh: 0.4, timeZone: "UTC" };
const ask = (question: Partial<EnergyQuestion>): EnergyAnswer =>
  answerEnergyQuestion(home, { metric: "bought", ...question }, { nowMs: Date.UTC(2026, 10, 23) });

describe("the summary that is kept of a file", () => {
  it("answers as its readings would: the whole, months, days and their averages", () => {
    expect(ask({})).toMatchObject({ status: "answered", from: "2024-08-01", to: "2024-09-30" });
    expect(ask({})).toMatchObject({ whole: { value: (facts.total ?? 0) / 1_000, days: 61 } });
    expect(ask({ aggregate: "average" })).toMatchObject({
      whole: { value: expect.closeTo((facts.averagePerDay ?? 0) / 1_000) },
    });
    expect(ask({ period: "2024-08" })).toMatchObject({
      whole: { value: 31 * 18 + 8.5 },
      resolution_seconds: 31 * DAY_SECONDS,
    });
    expect(ask({ pick: "highest" })).toMatchObject({ rows: [{ key: "2024-08-31", value: 26.5 }] });
    expect(ask({ aggregate: "average", filters: ["weekend"], period: "2024-09" })).toMatchObject({
      values: "daily_average",
      whole: { value: 18 },
    });
  });

  it("lacks no readings where it has none after its end, in the month that goes on as in all", () => {
    const ended = Date.UTC(2024, 8, 20, 15);
    const nowMs = ended + HOUR_MS;
    const readings = hourly.filter(({ start }) => start * 1_000 < ended);
    const records = recordsOfFile(summarizeUsage({ ...file, readings }));
    for (const question of [{}, { period: "month0" }, { period: "year0" }, { filters: ["night"] }, { period: "week0" }])
      expect(
        answerEnergyQuestion({ ...home, records }, { metric: "bought", ...question }, { nowMs }),
        JSON.stringify(question),
      ).toMatchObject({ to: "2024-09-20", whole: { missing_intervals: 0 } });
  });

  it("ranks a day of which only a part is measured as the highest alone, and says that readings are missing", () => {
    // August 31 holds the strongest hour, and lacks another; of August 5 there is only the first hour.
    const isMissing = (hour: number) => hour === 30 * 24 + 12 || (hour > 4 * 24 && hour < 5 * 24);
    const records = recordsOfFile(summarizeUsage({ ...file, readings: hourly.filter((_, hour) => !isMissing(hour)) }));
    const pick = (picked: string) =>
      answerEnergyQuestion(
        { ...home, records },
        { metric: "bought", group: "day", pick: picked },
        { nowMs: Date.UTC(2026, 10, 23) },
      );
    expect(pick("highest")).toMatchObject({
      rows: [{ key: "2024-08-31", value: 26, is_whole: false, missing_intervals: 1 }],
      whole: { missing_intervals: 2 },
    });
    expect(pick("lowest")).toMatchObject({ rows: [{ value: 18, is_whole: true }] });
    expect(pick("below:1kWh")).toMatchObject({ rows: [] });
  });

  it("reads what older uploads kept, without the days that were measured in part", () => {
    const { partialDays: _, ...old } = summarizeUsage({
      ...file,
      readings: hourly.filter((__, hour) => hour % 40 !== 3),
    });
    const records = recordsOfFile(old);
    const ofAll = answerEnergyQuestion({ ...home, records }, { metric: "bought" }, { nowMs: Date.UTC(2026, 10, 23) });
    expect(ofAll).toMatchObject({ from: "2024-08-01", to: "2024-09-30" });
    expect(ofAll).toMatchObject({ whole: { value: expect.closeTo(old.total / 1_000), is_whole: false } });
  });

  it("counts back from its last day", () =>
    expect(ask({ period: "month0" })).toMatchObject({ from: "2024-09-01", counts_from: "2024-09-30" }));

  it("tells of the hours of an average day, and of the strongest hour", () => {
    expect(ask({ group: "hour_of_day", aggregate: "average", pick: "top:4" })).toMatchObject({
      rows: ["18", "19", "20", "21"].map((key) => ({ key, value: 2 })),
    });
    const night = ask({ filters: ["night"], aggregate: "share" });
    const share = night.status === "answered" ? night.whole.value / (night.unfiltered_total ?? 0) : null;
    expect(share).toBeCloseTo(facts.nightShare ?? 0, 4);
    expect(ask({ metric: "power" })).toMatchObject({ unit: "kW", whole: { value: 9, peak_at: "2024-08-31T03:00" } });
  });

  it.each<[string, Partial<EnergyQuestion>]>([
    ["hourly_readings", { filters: ["night"], period: "2024-08" }],
    ["hourly_readings", { metric: "power", period: "2024-08" }],
    ["hourly_readings", { group: "hour", pick: "highest" }],
    ["export", { metric: "sold" }],
  ])("does not tell more than it kept: %s", (gap, question) =>
    expect(ask(question)).toMatchObject({ status: "gap", gap }),
  );
});
