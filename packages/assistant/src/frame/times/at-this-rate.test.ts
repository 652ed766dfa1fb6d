import { expect, test } from "vitest";
import { atThisRate } from "./at-this-rate";

const asked = { act: "ask", scope: "own", metric: "cost" } as const;
const read = (text: string) => atThisRate(text, {}, asked, "2026-11-23");

test.each([
  ["will this month go over 180 dollars at this rate", "above:180money"],
  ["can we keep the bill under 90 if we carry on like this", "below:90money"],
  ["这样用下去这个月会超过400度吗", "above:400kWh"],
])("holds what is to come against the limit that is named: %s", (text, pick) =>
  expect(read(text)).toMatchObject({ asked: { act: "forecast" }, slots: { period: "month0", pick } }),
);

test.each([
  "at this rate when will the panels pay for themselves",
  "照这个速度光伏几年回本",
  "how much is it going to cost to install a charger this month",
])("leaves a payback and a price alone: %s", (text) => expect(read(text)).toBeUndefined());

test("takes no number of days for a limit", () => {
  expect(read("will the bill be done within 3 days of the end of the month")?.slots.pick).toBeUndefined();
});
