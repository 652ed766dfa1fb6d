import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DomainError } from "@wattleaf/shared/errors";
import { describe, expect, it } from "vitest";
import { readEnergyFile } from "../../packages/engine/src/import/read-energy-file";

/** Published sample and real meter files, kept beside the repository and not in it. */
const shared = process.env.WATTLEAF_SHARED_DATA ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));
const factsOf = (path: string) => readEnergyFile(readFileSync(`${shared}/${path}`));

describe.skipIf(!existsSync(`${shared}/greenbutton`))("real Green Button files", () => {
  it.each([
    ["Desert_Single_Family_Jan_1_2011_to_Jan_1_2012_RetailCustomer_7.xml", 12_397_107],
    ["Coastal_Multi_Family_12hr_Jan_1_2011_to_Jan_1_2012_RetailCustomer_3.xml", 4_425_305],
  ])("%s sums to %i Wh over the local year", (file, total) => {
    const facts = factsOf(`greenbutton/${file}`);
    expect(facts).toMatchObject({
      total,
      start: "2011-01-01T00:00:00",
      end: "2012-01-01T00:00:00",
      days: 365,
      readingCount: 8_760,
      gaps: [],
      notices: [],
    });
    expect(facts.months).toHaveLength(12);
    expect(facts.months.reduce((sum, month) => sum + month.total, 0)).toBe(total);
  });

  it("nine days with cost", () => {
    expect(factsOf("greenbutton/TestGBDataHourlyNineDaysBinnedDaily.xml")).toMatchObject({
      total: 199_563,
      readingCount: 216,
      days: 9,
      cost: { total: 22.05567, currency: "USD" },
    });
  });

  it("daily readings with days of 23 and 25 hours", () => {
    const facts = factsOf("greenbutton/TestGBDataOneYearDailyBinnedMonthly.xml");
    expect(facts).toMatchObject({
      start: "2013-01-01T00:00:00",
      end: "2014-03-21T00:00:00",
      days: 444,
      intervalSeconds: 86_400,
      gaps: [],
    });
    expect(facts.months.find(({ month }) => month === "2013-03")).toMatchObject({ days: 31 });
  });

  it("the utility that writes local standard time as UTC, with four usage points and one that has readings", () => {
    const facts = factsOf("greenbutton/ameren_res_electric_15min_09-15-2023_10-15-2023.xml");
    expect(facts).toMatchObject({
      start: "2023-09-15T00:00:00",
      end: "2023-10-16T00:00:00",
      readingCount: 2_976,
      intervalSeconds: 900,
      days: 31,
      gaps: [],
      notices: [{ code: "local_time_written_as_utc", values: { shiftHours: 6 } }],
    });
  });

  it("a few readings with a gap only have the facts that they support", () => {
    expect(factsOf("greenbutton/electric_containerized.xml")).toMatchObject({
      total: 4_086,
      readingCount: 8,
      gaps: [{ missingReadings: 8 }],
      baseLoadWatts: null,
      hourlyAverage: [],
    });
  });

  it("a file whose ReadingType is empty is rejected: its unit would be a guess", () => {
    const read = () => factsOf("greenbutton/gas_containerized.xml");
    expect(read).toThrow(DomainError);
    expect(read).toThrow(/include the unit/);
  });
});

describe.skipIf(!existsSync(`${shared}/bills`))("a real bill overview", () => {
  it("52 months by time of use, with their cost and without their rates", () => {
    const facts = factsOf("bills/kitchener_wilmot_hydro_monthly_tou.csv");
    expect(facts).toMatchObject({
      source: "monthly_csv",
      readingCount: 52,
      start: "2017-09-01T00:00:00",
      end: "2022-01-01T00:00:00",
      gaps: [],
    });
    expect(facts.months[2]).toMatchObject({ month: "2017-11", total: 608_730, cost: 86.68 });
    const parts = facts.touSplit.reduce((sum, { total }) => sum + total, 0);
    expect(Math.abs(parts - facts.total)).toBeLessThan(1);
  });
});
