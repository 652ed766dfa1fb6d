import { describe, expect, test } from "vitest";
import { servedAt, type Territory, UNKNOWN_TERRITORY } from "./territory";

const BALTIMORE: Territory = { utility: "bge", country: "US", region: "MD", timeZone: "America/New_York" };
const PACIFIC: Territory = { utility: "pge", country: "US", region: "CA", timeZone: "America/Los_Angeles" };
const home = (known: Partial<Territory>): Territory => ({ ...UNKNOWN_TERRITORY, ...known });

describe("a tariff of another place", () => {
  test.each([
    ["utility", { utility: "smud", country: "US", region: "CA", timeZone: "America/Los_Angeles" }],
    ["state", { region: "NY" }],
    ["country", { country: "CA" }],
    ["time", { timeZone: "America/Los_Angeles" }],
    ["time without daylight saving", { timeZone: "Etc/GMT+8" }],
  ])("is excluded by the home's %s", (_, known) => {
    expect(servedAt(BALTIMORE, home(known))).toBe("elsewhere");
  });
});

test("a home's own utility serves it, wherever its readings say that they were taken", () => {
  expect(servedAt(PACIFIC, home({ utility: "pge", timeZone: "America/New_York" }))).toBe("served");
});

test("what is known may confirm nothing: a state has many utilities, and a name is written in many ways", () => {
  expect(servedAt(PACIFIC, home({ region: "CA" }))).toBe("unknown");
  expect(servedAt(PACIFIC, home({ timeZone: "Etc/GMT+8" }))).toBe("unknown");
  expect(servedAt(PACIFIC, home({ utility: "Pacific Gas and Electric" }))).toBe("unknown");
  expect(servedAt(UNKNOWN_TERRITORY, home({ timeZone: "America/Los_Angeles" }))).toBe("unknown");
});
