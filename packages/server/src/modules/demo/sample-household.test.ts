import { expect, test } from "vitest";
import { SAMPLE_FILE_NAME, sampleHouseholdCsv } from "./sample-household";
import { sampleUpload } from "./sample-upload";

test("the sample household is the same each time and says that it is simulated", () => {
  expect(sampleHouseholdCsv()).toBe(sampleHouseholdCsv());
  expect(SAMPLE_FILE_NAME).toContain("simulated");
});

test("its year is one that a home could have: no gaps, a steady base load, more use in winter than in spring", () => {
  const { facts } = sampleUpload();
  expect(facts).toMatchObject({ readingCount: 8760, gaps: [], intervalSeconds: 3600 });
  expect(facts.total / 1000).toBeGreaterThan(8_000);
  expect(facts.total / 1000).toBeLessThan(14_000);
  expect(facts.baseLoadWatts).toBeGreaterThan(150);
  const averageDay = (month: string) => {
    const found = facts.months.find((each) => each.month === month);
    return found ? found.total / found.days : Number.NaN;
  };
  expect(averageDay("2025-01")).toBeGreaterThan(averageDay("2025-05"));
});
