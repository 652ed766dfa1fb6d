import { expect, test } from "vitest";
import { isoDay } from "../../time-series/calendar";
import { nercHolidays } from "./nerc-holidays";

// NERC's published "Additional Off-Peak Days".
test.each([
  [2022, ["2022-01-01", "2022-05-30", "2022-07-04", "2022-09-05", "2022-11-24", "2022-12-26"]],
  [2023, ["2023-01-02", "2023-05-29", "2023-07-04", "2023-09-04", "2023-11-23", "2023-12-25"]],
  [2026, ["2026-01-01", "2026-05-25", "2026-07-04", "2026-09-07", "2026-11-26", "2026-12-25"]],
])("the holidays of %i", (year, days) => {
  expect(nercHolidays(year).map(isoDay)).toEqual(days);
});
