import { describe, expect, test } from "vitest";
import { isTimeZone, utcOfLocal, zoneClock } from "./zone-clock";

const at = (iso: string) => Date.parse(iso);
const shown = (zone: string, iso: string) => new Date(zoneClock(zone)(at(iso))).toISOString().slice(0, 16);

describe("the wall clock of a zone", () => {
  test.each([
    ["America/Los_Angeles", "2024-03-10T09:59:00Z", "2024-03-10T01:59"],
    ["America/Los_Angeles", "2024-03-10T10:00:00Z", "2024-03-10T03:00"],
    ["America/Los_Angeles", "2024-11-03T08:59:00Z", "2024-11-03T01:59"],
    ["America/Los_Angeles", "2024-11-03T09:00:00Z", "2024-11-03T01:00"],
    ["Asia/Kathmandu", "2024-06-01T00:00:00Z", "2024-06-01T05:45"],
    ["Australia/Lord_Howe", "2024-04-06T15:00:00Z", "2024-04-07T01:30"],
    ["UTC", "1969-12-31T23:59:00Z", "1969-12-31T23:59"],
  ])("in %s at %s shows %s", (zone, iso, local) => {
    expect(shown(zone, iso)).toBe(local);
  });

  test("leads back to the moment", () => {
    const clock = zoneClock("Europe/London");
    for (const iso of ["2024-01-15T12:00:00Z", "2024-07-15T12:00:00Z", "2024-10-27T03:00:00Z"]) {
      expect(utcOfLocal(clock, clock(at(iso)))).toBe(at(iso));
    }
  });

  test("takes the first of an hour shown twice, and the jump for an hour never shown", () => {
    const clock = zoneClock("America/New_York");
    expect(utcOfLocal(clock, Date.UTC(2024, 10, 3, 1, 30))).toBe(at("2024-11-03T05:30:00Z"));
    expect(clock(utcOfLocal(clock, Date.UTC(2024, 2, 10, 2, 30)))).toBe(Date.UTC(2024, 2, 10, 3, 30));
  });

  test("is known only for real zones", () => {
    expect(isTimeZone("America/New_York")).toBe(true);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
  });
});
