import { expect, test } from "vitest";
import { newestDay } from "./day-saving";

const day = (key: string, value: number, whole = true) => ({ key, value, is_whole: whole });

test("compares the newest whole day with the same weekday of the weeks before", () => {
  const rows = [
    day("2026-11-02", 4),
    day("2026-11-09", 6),
    day("2026-11-10", 90),
    day("2026-11-16", 3),
    day("2026-11-17", 1, false),
  ];
  expect(newestDay(rows)).toEqual({ date: "2026-11-16", value: 3, usual: 5 });
});

test("calls nothing usual that was there once, and has nothing without a whole day", () => {
  expect(newestDay([day("2026-11-09", 6), day("2026-11-16", 3)])).toEqual({
    date: "2026-11-16",
    value: 3,
    usual: null,
  });
  expect(newestDay([day("2026-11-16", 3, false)])).toBeNull();
});
