import { describe, expect, it } from "vitest";
import { codeOf, firstDayOf, keysOf, localDateOf, periodAt, shiftPeriod, yearBefore } from "./period";

const ZONE = "America/Los_Angeles";

describe("a period", () => {
  it("is identified by the part of the date that it covers, a week by its Monday", () => {
    expect((["day", "week", "month", "year"] as const).map((view) => periodAt(view, "2026-03-08"))).toEqual([
      "2026-03-08",
      "2026-03-02",
      "2026-03",
      "2026",
    ]);
    expect([firstDayOf("2026-03-08"), firstDayOf("2026-03"), firstDayOf("2026")]).toEqual([
      "2026-03-08",
      "2026-03-01",
      "2026-01-01",
    ]);
    expect(codeOf("week", "2026-03-02")).toBe("2026-03-02..2026-03-08");
  });

  it("continues across month and year ends", () => {
    expect(shiftPeriod("day", "2026-03-01", -1)).toBe("2026-02-28");
    expect(shiftPeriod("week", "2026-12-28", 1)).toBe("2027-01-04");
    expect(shiftPeriod("month", "2026-12", 1)).toBe("2027-01");
    expect(shiftPeriod("month", "2026-01", -1)).toBe("2025-12");
    expect(shiftPeriod("year", "2026", -1)).toBe("2025");
  });

  it("is compared with the year before, days and weeks with the same weekdays", () => {
    expect(yearBefore("day", "2026-11-23")).toBe("2025-11-24");
    expect(yearBefore("week", "2026-11-23")).toBe("2025-11-24");
    expect(yearBefore("month", "2026-11")).toBe("2025-11");
    expect(yearBefore("year", "2026")).toBe("2025");
  });

  it("has its hours, days or months as keys", () => {
    expect(keysOf("day", "2026-11-23").slice(22)).toEqual(["2026-11-23T22", "2026-11-23T23"]);
    expect(keysOf("week", "2026-11-30")).toHaveLength(7);
    expect(keysOf("month", "2028-02").at(-1)).toBe("2028-02-29");
    expect(keysOf("year", "2026")).toHaveLength(12);
  });

  it("uses the meter's date of an instant, not the reader's", () => {
    expect(localDateOf(Date.parse("2026-03-08T07:59:59Z"), ZONE)).toBe("2026-03-07");
    expect(localDateOf(Date.parse("2026-03-08T08:00:00Z"), ZONE)).toBe("2026-03-08");
  });
});
