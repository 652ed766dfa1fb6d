import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { expect, test } from "vitest";
import { timeTicks } from "./time-ticks";

const clock = zoneClock("America/Los_Angeles");
const labels = (from: string, lengthMs: number) => {
  const fromMs = Date.parse(from);
  return timeTicks({ fromMs, toMs: fromMs + lengthMs }, clock, "en").map(({ label }) => label);
};

test("a day has hours, and its date at midnight", () => {
  expect(labels("2026-05-04T18:00:00-07:00", DAY_MS)).toEqual([
    "6 PM",
    "9 PM",
    "May 5",
    "3 AM",
    "6 AM",
    "9 AM",
    "12 PM",
    "3 PM",
    "6 PM",
  ]);
});

test("the days around a change of the clock begin at local midnight", () => {
  const fromMs = Date.parse("2026-03-07T00:00:00-08:00");
  const ticks = timeTicks({ fromMs, toMs: fromMs + 4 * DAY_MS }, clock, "en");
  const days = ticks.filter(({ label }) => label.startsWith("Mar")).map(({ ms }) => ms);
  expect(days.slice(0, 3)).toEqual([fromMs, fromMs + DAY_MS, fromMs + 2 * DAY_MS - HOUR_MS]);
});

test("two years have months and the years' beginnings, and every window has labels that do not collide", () => {
  expect(labels("2024-11-15T00:00:00-08:00", 730 * DAY_MS)).toEqual([
    "2025",
    "Apr",
    "Jul",
    "Oct",
    "2026",
    "Apr",
    "Jul",
    "Oct",
  ]);
  for (let lengthMs = HOUR_MS; lengthMs < 3_000 * DAY_MS; lengthMs *= 1.3) {
    const count = labels("2024-11-15T00:00:00-08:00", lengthMs).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(10);
  }
});
