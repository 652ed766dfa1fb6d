import { describe, expect, it } from "vitest";
import { firstDayOf, localDateOf, periodAt, shiftPeriod, spanOf } from "./period";

const ZONE = "America/Los_Angeles";

describe("a period", () => {
  it("is identified by the part of the date that it covers", () => {
    expect([periodAt("day", "2026-03-08"), periodAt("month", "2026-03-08"), periodAt("year", "2026-03-08")]).toEqual([
      "2026-03-08",
      "2026-03",
      "2026",
    ]);
    expect([firstDayOf("2026-03-08"), firstDayOf("2026-03"), firstDayOf("2026")]).toEqual([
      "2026-03-08",
      "2026-03-01",
      "2026-01-01",
    ]);
  });

  it("continues across month and year ends", () => {
    expect(shiftPeriod("day", "2026-03-01", -1)).toBe("2026-02-28");
    expect(shiftPeriod("month", "2026-12", 1)).toBe("2027-01");
    expect(shiftPeriod("month", "2026-01", -1)).toBe("2025-12");
    expect(shiftPeriod("year", "2026", -1)).toBe("2025");
  });

  it("starts and ends at the meter's local midnight, also on days of 23 and 25 hours", () => {
    expect(spanOf("day", "2026-03-08", ZONE)).toEqual({
      from: "2026-03-08T08:00:00.000Z",
      to: "2026-03-09T07:00:00.000Z",
    });
    expect(spanOf("day", "2026-11-01", ZONE)).toEqual({
      from: "2026-11-01T07:00:00.000Z",
      to: "2026-11-02T08:00:00.000Z",
    });
    expect(spanOf("month", "2026-03", ZONE)).toEqual({
      from: "2026-03-01T08:00:00.000Z",
      to: "2026-04-01T07:00:00.000Z",
    });
  });

  it("uses the meter's date of an instant, not the reader's", () => {
    expect(localDateOf(Date.parse("2026-03-08T07:59:59Z"), ZONE)).toBe("2026-03-07");
    expect(localDateOf(Date.parse("2026-03-08T08:00:00Z"), ZONE)).toBe("2026-03-08");
  });
});
