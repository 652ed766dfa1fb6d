import { expect, test } from "vitest";
import { queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { answerFrame } from "../../../../../tests/support/composed";

test("what is left on all night is told with yes first, in watts, by the night and by the year", async () => {
  const mentions = { asksAllNight: true, asksIfLeftOn: true } as const;
  const { text, rejected } = await answerFrame({ metric: "base_load", mentions }, queriedHousehold());
  expect(rejected).toEqual([]);
  expect(text).toMatch(/^Yes, something is always on\. Your base load is \d+ W/);
  expect(text).toContain("in a year to");
  expect(text).toMatch(/An average night takes [\d.]+ kWh/);
});
