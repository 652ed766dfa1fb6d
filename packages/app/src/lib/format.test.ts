import { describe, expect, it } from "vitest";
import {
  formatDay,
  formatHour,
  formatMoney,
  formatMonth,
  formatPercent,
  formatPower,
  formatQuantity,
  lastDayOf,
} from "./format";

describe("quantities", () => {
  it("shows electricity in kWh, with a decimal only where it is small", () => {
    expect(formatQuantity(12_397_107, "Wh", "en")).toEqual({ value: "12,397", unit: "kWh" });
    expect(formatQuantity(8_340, "Wh", "en")).toEqual({ value: "8.3", unit: "kWh" });
  });

  it("keeps gas and water in their own units", () => {
    expect(formatQuantity(42, "therm", "en").unit).toBe("therms");
    expect(formatQuantity(42, "liter", "zh").unit).toBe("升");
  });

  it("changes from W to kW at a thousand", () => {
    expect(formatPower(999, "en")).toEqual({ value: "999", unit: "W" });
    expect(formatPower(2_640, "en")).toEqual({ value: "2.64", unit: "kW" });
  });

  it("writes shares as percentages", () => {
    expect(formatPercent(0.3333, "en")).toBe("33.3%");
  });
});

describe("money", () => {
  it("is shown with its currency, to the cent", () => {
    expect(formatMoney(1_234.5, "USD", "en")).toBe("$1,234.50");
    expect(formatMoney(-3, "CNY", "zh")).toBe("-¥3.00");
  });

  it("keeps a bill's sign when it does not identify a currency", () => {
    expect(formatMoney(1_234.5, "$", "en")).toBe("$1,234.50");
    expect(formatMoney(-3, "¥", "zh")).toBe("-¥3.00");
  });
});

describe("times", () => {
  it("never shifts the meter's local day to the reader's time zone", () => {
    expect(formatDay("2024-01-01T00:00:00", "en")).toBe("Jan 1, 2024");
    expect(formatMonth("2024-01", "en")).toBe("Jan");
  });

  it("turns a period's exclusive end into its last day", () => {
    expect(formatDay(lastDayOf("2025-01-01T00:00:00"), "en")).toBe("Dec 31, 2024");
  });

  it("shows an hour as a range, also across midnight", () => {
    expect(formatHour(18, "en")).toBe("6–7 PM");
    expect(formatHour(23, "zh")).toBe("23:00–24:00");
  });
});
