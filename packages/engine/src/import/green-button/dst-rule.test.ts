import { describe, expect, it } from "vitest";
import { isoLocal } from "../../time-series/calendar";
import { decodeDstRule, dstChange } from "./dst-rule";
import { localClock } from "./local-time";

const change = (hex: string, year: number) => {
  const rule = decodeDstRule(hex);
  const local = rule && dstChange(rule, year);
  return local == null ? null : isoLocal(local);
};

/** month, operator, day of month, day of week, hour → ESPI hex. */
const encode = (month: number, operator: number, dayOfMonth: number, dayOfWeek: number, hour: number) =>
  ((month * 2 ** 28 + operator * 2 ** 25 + dayOfMonth * 2 ** 20 + dayOfWeek * 2 ** 17 + hour * 2 ** 12) >>> 0)
    .toString(16)
    .padStart(8, "0");

describe("ESPI daylight saving rules", () => {
  it.each([
    ["360E2000", 2011, "2011-03-13T02:00:00"],
    ["B40E2000", 2011, "2011-11-06T02:00:00"],
    ["360e2000", 2024, "2024-03-10T02:00:00"],
    ["0xB40E2000", 2024, "2024-11-03T02:00:00"],
  ])("reads North America's %s in %i", (hex, year, expected) => expect(change(hex, year)).toBe(expected));

  it("reads the last Sunday of a month, with four or five Sundays", () => {
    expect(change(encode(3, 7, 0, 7, 1), 2024)).toBe("2024-03-31T01:00:00");
    expect(change(encode(3, 7, 0, 7, 1), 2023)).toBe("2023-03-26T01:00:00");
  });

  it("reads a weekday on or after a day, and a plain date", () => {
    expect(change(encode(4, 1, 8, 5, 3), 2024)).toBe("2024-04-12T03:00:00");
    expect(change(encode(5, 0, 1, 0, 0), 2024)).toBe("2024-05-01T00:00:00");
  });

  it.each(["FFFFFFFF", "", "360E20", "not hex!", "00000000"])("takes %j for no rule", (hex) => {
    expect(decodeDstRule(hex)).toBeNull();
  });

  it("keeps summer time over New Year in the southern hemisphere", () => {
    const sydney = localClock({
      tzOffsetSeconds: 36_000,
      dstOffsetSeconds: 3_600,
      dstStart: decodeDstRule(encode(10, 2, 0, 7, 2)),
      dstEnd: decodeDstRule(encode(4, 2, 0, 7, 3)),
    });
    expect(isoLocal(sydney(Date.UTC(2024, 0, 1) / 1_000))).toBe("2024-01-01T11:00:00");
    expect(isoLocal(sydney(Date.UTC(2024, 6, 1) / 1_000))).toBe("2024-07-01T10:00:00");
  });
});
