import { describe, expect, it } from "vitest";
import { askEnergy } from "../contracts/energy-query";

/** The paths that the contract finds wrong in a question. */
const faultsOf = (question: object): string[] => {
  const { error } = askEnergy.input.safeParse({ metric: "bought", ...question });
  return (error?.issues ?? []).map(({ path }) => path.join("."));
};

describe("codes of a question about energy", () => {
  it.each([
    "2026-13",
    "2026-00",
    "--13-01",
    "2026-10-32",
    "--00",
    "last0d",
    "last99999999d",
    "day-99999",
    "26-10",
    "9999",
  ])("names the period in %s, which no calendar has", (period) => {
    expect(faultsOf({ period })).toEqual(["period"]);
  });

  it.each([
    "2026-12",
    "--31",
    "--02-29",
    "last12m",
    "next4h",
    "bill-12",
    "2026-summer",
    "summer-2",
    "since:2024",
    "--06..--08",
  ])("takes the period %s", (period) => {
    expect(faultsOf({ period })).toEqual([]);
  });

  it.each(["hours:25-3", "hours:18-24:30", "hours:7:60-9", "sunday"])("names the filter in %s", (filter) => {
    expect(faultsOf({ filters: ["weekday", filter] })).toEqual(["filters.1"]);
  });

  it.each(["hours:0-24", "hours:7:30-09:45", "sat+sun", "mid_peak"])("takes the filter %s", (filter) => {
    expect(faultsOf({ filters: [filter] })).toEqual([]);
  });

  it.each(["top:0", "bottom:99999", "above:1.2.3kWh", "above:kWh", "below:-3usd", "middle"])(
    "names the pick in %s",
    (pick) => {
      expect(faultsOf({ pick })).toEqual(["pick"]);
    },
  );

  it.each(["top:10", "above:0.5kWh", "below:12€", "above:3", "last"])("takes the pick %s", (pick) => {
    expect(faultsOf({ pick })).toEqual([]);
  });
});
