import { expect, test } from "vitest";
import { shiftedPeriod } from "./period-shift";

const today = "2026-11-23";

test.each<[string, string | undefined, string | undefined, string | undefined]>([
  ["那去年呢", "year-1", "2026-08", "2025-08"],
  ["and last year?", "year-1", "--06..--08", "2025-06..2025-08"],
  ["and last year?", "year-1", "month-1", "month-13"],
  ["and last year?", "year-1", "--12", "2024-12"],
  ["and in 2024?", "2024", "--03", "2024-03"],
  ["what about the year before", "year-2", "--03", "2025-03"],
  ["and the year before that?", undefined, "2025", "2024"],
  ["and the year before last?", "year-2", "2026-03", "2024-03"],
  ["那前年呢", "year-2", "2026-08", "2024-08"],
  ["and last summer?", "summer-1", "2026-07", "summer-1"],
  ["and last year?", "year-1", "all", "year-1"],
  ["same week last year", "week-1", "week-1", "week-53"],
  ["the same days a year ago", undefined, "last7d", "2025-11-16..2025-11-22"],
  ["same time last year", "year-1", "summer", "2025-summer"],
  ["去年同期呢", "month-12", "month-1", "month-13"],
  ["ytd?", "year0", "month-1", "year0"],
  ["and for the whole of 2025", "2025", "--10", "2025"],
])("%s of a year: %s after %s", (text, named, previous, period) =>
  expect(shiftedPeriod(named, previous, text, today)).toBe(period),
);

test.each<[string, string | undefined, string, string]>([
  ["and the one before that", "bill-2", "week-1", "week-2"],
  ["and the one before", undefined, "bill-1", "bill-2"],
  ["and the month before that", "month-2", "month-2", "month-3"],
  ["and the one before that", undefined, "2026-10-08..2026-10-14", "2026-10-01..2026-10-07"],
  ["再上一个月呢", "month-2", "2026-09", "2026-08"],
  ["and the week before that", "week-2", "day-1", "week-2"],
  ["and the one before that", undefined, "last30d", "last30d-1"],
  ["and the one before that", undefined, "last30d-1", "last30d-2"],
  ["and the quarter after", "quarter0", "2026-01-01..2026-03-31", "2026-04..2026-06"],
  ["and the quarter before", "quarter-2", "2026-04-01..2026-06-30", "2026-01..2026-03"],
  ["what about the month following", undefined, "2026-03", "2026-04"],
  ["and the day after?", "day+1", "2026-11-03", "2026-11-04"],
  ["那再下个季度呢", "quarter+1", "2026-01..2026-03", "2026-04..2026-06"],
  ["后一个月呢", undefined, "2026-03", "2026-04"],
  // Counted from now, and of another length.
  ["and next month?", "month+1", "2026-03", "month+1"],
  ["and the month after", "month+1", "2026-01..2026-03", "month+1"],
])("%s, read as %s after %s", (text, named, previous, period) =>
  expect(shiftedPeriod(named, previous, text, today)).toBe(period),
);
