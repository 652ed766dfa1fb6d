import { expect, it } from "vitest";
import { byDay } from "./by-day";

const at = (year: number, month: number, day: number, hour = 12) => ({
  updatedAt: new Date(year, month - 1, day, hour).toISOString(),
});

it("groups by the reader's local days, then by month", () => {
  const now = new Date(2026, 2, 10, 0, 30);
  const entries = [
    at(2026, 3, 10, 0),
    at(2026, 3, 9, 23),
    at(2026, 3, 8),
    at(2026, 3, 3),
    at(2026, 2, 27),
    at(2025, 3, 10),
  ];
  expect(byDay(entries, now).map(({ entries: grouped, ...group }) => [group, grouped.length])).toEqual([
    [{ period: "today" }, 1],
    [{ period: "yesterday" }, 1],
    [{ period: "week" }, 2],
    [{ period: "month", month: "2026-02" }, 1],
    [{ period: "month", month: "2025-03" }, 1],
  ]);
});
