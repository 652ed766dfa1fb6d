import { describe, expect, test } from "vitest";
import { bitsOf, minuteOfTime, nextStartMs } from "./next-time";

const at = (time: string, timeZone = "America/Los_Angeles", weekdays = 0) => ({
  timeZone,
  localMinute: minuteOfTime(time),
  weekdays,
});
const after = (start: Parameters<typeof nextStartMs>[0], moment: string) =>
  new Date(nextStartMs(start, Date.parse(moment))).toISOString();

describe("the next start", () => {
  test("is today's while it is ahead, and tomorrow's from its own moment on", () => {
    expect(after(at("07:00"), "2026-06-17T06:59:00-07:00")).toBe("2026-06-17T14:00:00.000Z");
    expect(after(at("07:00"), "2026-06-17T07:00:00-07:00")).toBe("2026-06-18T14:00:00.000Z");
  });

  test("keeps the local time when the clocks change", () => {
    const weekly = at("07:00", "America/Los_Angeles", bitsOf(["sun", "mon"]));
    expect(after(weekly, "2026-10-31T20:00:00-07:00")).toBe("2026-11-01T15:00:00.000Z");
    expect(after(weekly, "2026-11-01T07:00:00-08:00")).toBe("2026-11-02T15:00:00.000Z");
  });

  test("comes once in the hour that repeats, and after the one that is skipped", () => {
    expect(after(at("01:30"), "2026-11-01T00:00:00-07:00")).toBe("2026-11-01T08:30:00.000Z");
    expect(after(at("01:30"), "2026-11-01T01:30:00-07:00")).toBe("2026-11-02T09:30:00.000Z");
    expect(after(at("02:30"), "2026-03-08T00:00:00-08:00")).toBe("2026-03-08T10:30:00.000Z");
  });

  test("is the same weekday of the next week, when today's is over", () => {
    const wednesday = at("07:00", "Asia/Shanghai", bitsOf(["wed"]));
    expect(after(wednesday, "2026-06-17T08:00:00+08:00")).toBe("2026-06-23T23:00:00.000Z");
  });
});
