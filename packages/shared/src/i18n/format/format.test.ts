import { describe, expect, it } from "vitest";
import { formatHours, formatTime, formatTimeSpan } from "./clock";
import {
  formatChartLabel,
  formatDay,
  formatDateTime,
  formatDayWithWeekday,
  formatDayOfMonth,
  formatMonthOfYear,
  formatMonth,
  formatShortMonthOfYear,
} from "./dates";
import { formatList } from "./lists";
import { currencySign, formatMoney, formatNumber, formatPercent } from "./numbers";

describe("the clock", () => {
  it.each([
    [0, "12 AM", "00:00"],
    [5, "12:05 AM", "00:05"],
    [12 * 60, "12 PM", "12:00"],
    [16 * 60, "4 PM", "16:00"],
    [23 * 60 + 46, "11:46 PM", "23:46"],
    [24 * 60, "12 AM", "00:00"],
  ])("shows minute %i as %s and %s", (minute, en, zh) => {
    expect(formatTime(minute, "en")).toBe(en);
    expect(formatTime(minute, "zh")).toBe(zh);
  });

  it.each([
    [16, 17, "4–5 PM", "16:00–17:00"],
    [16, 21, "4–9 PM", "16:00–21:00"],
    [0, 6, "12–6 AM", "00:00–06:00"],
    [11, 12, "11 AM–12 PM", "11:00–12:00"],
    [12, 13, "12–1 PM", "12:00–13:00"],
    [23, 24, "11 PM–12 AM", "23:00–24:00"],
    [22, 6, "10 PM–6 AM", "22:00–06:00"],
    [22, 10, "10 PM–10 AM", "22:00–10:00"],
  ])("shows the hours %i to %i as %s and %s", (from, to, en, zh) => {
    expect(formatHours(from, to, "en")).toBe(en);
    expect(formatHours(from, to, "zh")).toBe(zh);
  });

  it("keeps minutes where there are any", () => {
    expect(formatTimeSpan(16 * 60 + 15, 16 * 60 + 45, "en")).toBe("4:15–4:45 PM");
    expect(formatTimeSpan(23 * 60 + 30, 60, "en")).toBe("11:30 PM–1 AM");
    expect(formatTimeSpan(30, 2 * 60 + 15, "zh")).toBe("00:30–02:15");
  });

  it("says on which side of noon a span begins that goes round the clock", () => {
    expect(formatHours(10, 9, "en")).toBe("10 AM–9 AM");
  });
});

describe("dates", () => {
  it("have one form in each language", () => {
    expect(formatDay("2026-08-10", "en")).toBe("Aug 10, 2026");
    expect(formatDay("2026-08-10T23:30:00-07:00", "zh")).toBe("2026年8月10日");
    expect(formatDayWithWeekday("2026-08-10", "en")).toBe("Monday, Aug 10, 2026");
    expect(formatDayWithWeekday("2026-08-10", "zh")).toBe("2026年8月10日（周一）");
    expect(formatDayOfMonth("2026-08-01", "en")).toBe("Aug 1");
    expect(formatDayOfMonth("2026-08-01", "zh")).toBe("8月1日");
  });

  it("name months in full, short, or without their year", () => {
    expect(formatMonthOfYear("2026-08", "en")).toBe("August 2026");
    expect(formatMonthOfYear("2026-08", "zh")).toBe("2026年8月");
    expect(formatShortMonthOfYear("2026-08", "en")).toBe("Aug 2026");
    expect(formatMonth("2026-08", "en")).toBe("Aug");
    expect(formatMonth("2026-08", "zh")).toBe("8月");
  });

  it("bring their time along", () => {
    expect(formatDateTime("2026-08-10T16:05:00-07:00", "en")).toBe("Aug 10, 2026, 4:05 PM");
    expect(formatDateTime("2026-08-10T16:05", "zh")).toBe("2026年8月10日 16:05");
  });

  it("label the steps of a chart, and leave other labels alone", () => {
    const labels = ["2026-08-10", "2026-08", "16:00", "On-peak"];
    expect(labels.map((label) => formatChartLabel(label, "en"))).toEqual(["Aug 10", "Aug 2026", "4 PM", "On-peak"]);
    expect(labels.map((label) => formatChartLabel(label, "zh"))).toEqual(["8月10日", "2026年8月", "16:00", "On-peak"]);
  });
});

it("a list ends as a sentence does", () => {
  expect(formatList(["lamp"], "en")).toBe("lamp");
  expect(formatList(["lamp", "heater"], "en")).toBe("lamp and heater");
  expect(formatList(["lamp", "heater", "charger"], "en")).toBe("lamp, heater, and charger");
  expect(formatList(["灯", "取暖器"], "zh")).toBe("灯、取暖器");
});

describe("figures", () => {
  it("set thousands apart and drop trailing zeros", () => {
    expect(formatNumber(12_345.6, "en", 2)).toBe("12,345.6");
    expect(formatPercent(0.12, "zh")).toBe("12%");
    expect(formatPercent(0.3333, "en")).toBe("33.3%");
  });

  it("write money with its currency", () => {
    expect(formatMoney(1_234.5, "USD", "en")).toBe("$1,234.50");
    expect(formatMoney(-3, "CNY", "en")).toBe("-¥3.00");
    expect(formatMoney(-3, "¥", "en")).toBe("-¥3.00");
    expect(formatMoney(12, "CAD", "en")).toBe("12.00 CAD");
    expect(["USD", "GBP", "CAD", "kr"].map(currencySign)).toEqual(["$", "£", "CAD", "kr"]);
    expect(formatMoney(29, "USD", "en", { minimum: 0 })).toBe("$29");
    expect(formatMoney(0.3456, "USD", "en", { maximum: 3 })).toBe("$0.346");
  });
});
