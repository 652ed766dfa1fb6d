import { expect } from "vitest";
import { askEnergy } from "../../../../packages/shared/src/contracts/energy-query";
import type { OperationCase } from "../operation-case";

/** Two days of New York: a kWh in each hour, four in those from 6 to 8 PM. */
const series = {
  start: "2026-03-02T00:00:00-05:00",
  interval_seconds: 3_600,
  time_zone: "America/New_York",
  kwh: Array.from({ length: 48 }, (_, hour) => (hour % 24 === 18 || hour % 24 === 19 ? 4 : 1)),
};
const now = "2026-03-04T12:00:00-05:00";

const rejected = (title: string, input: object, path: string): OperationCase => ({
  operation: askEnergy,
  title,
  as: "developer",
  input: () => ({ metric: "bought", series, now, ...input }),
  error: { code: "invalid_input", path },
});

export const ENERGY_QUERY_CASES: readonly OperationCase[] = [
  {
    operation: askEnergy,
    title: "counts the cost at a stated price",
    as: "developer",
    input: () => ({ metric: "cost", period: "day-1", price_per_kwh: 0.3, price_currency: "EUR", series, now }),
    output: {
      source: "series",
      simulated: false,
      answer: expect.objectContaining({
        unit: "currency",
        currency: "EUR",
        cost_by: "price",
        whole: expect.objectContaining({ value: 9 }),
      }),
    },
  },
  rejected("a price of what is no money", { price_per_kwh: 0.3 }, "price_per_kwh"),
  rejected(
    "a standing charge of one load",
    { metric: "cost", load: "cooling", price_per_kwh: 0.3, fixed_per_day: 0.5 },
    "load",
  ),
  rejected("a daily charge without a price", { metric: "cost", fixed_per_day: 0.5 }, "fixed_per_day"),
  rejected("a monthly charge without a price", { metric: "cost", fixed_per_month: 12 }, "fixed_per_month"),
  rejected("a price of nothing", { metric: "cost", price_per_kwh: 0 }, "price_per_kwh"),
  rejected("a currency by its sign", { metric: "cost", price_per_kwh: 0.3, price_currency: "$" }, "price_currency"),
  {
    operation: askEnergy,
    title: "answers a question about the series that was sent",
    as: "developer",
    input: () => ({ metric: "bought", period: "day-1", compared_to: "day-2", filters: ["evening"], series, now }),
    output: {
      source: "series",
      simulated: false,
      answer: expect.objectContaining({
        status: "answered",
        unit: "kWh",
        from: "2026-03-03",
        to: "2026-03-03",
        whole: expect.objectContaining({ value: 10, days: 1 }),
        unfiltered_total: 30,
        compared: expect.objectContaining({ from: "2026-03-02", change: 0 }),
      }),
    },
    again: "same",
  },
  {
    operation: askEnergy,
    title: "costs each interval at the tariff's price, or the days by their bills",
    as: "developer",
    input: () => ({
      metric: "cost",
      period: "all",
      bills: [{ start: "2026-03-01", end: "2026-03-31", amount: 60, currency: "USD" }],
      series,
      now,
    }),
    output: {
      source: "series",
      simulated: false,
      answer: expect.objectContaining({
        cost_by: "bills",
        currency: "USD",
        whole: expect.objectContaining({ value: 4 }),
      }),
    },
  },
  {
    operation: askEnergy,
    title: "names what it cannot answer",
    as: "developer",
    input: () => ({ metric: "produced", series, now }),
    output: {
      source: "series",
      simulated: false,
      answer: { status: "gap", gap: "production", from: "2026-03-02", to: "2026-03-03" },
    },
  },
  {
    operation: askEnergy,
    title: "of an account without readings has no data",
    as: "user",
    input: () => ({ metric: "bought", period: "month-1" }),
    output: { source: null, simulated: false, answer: { status: "gap", gap: "no_data", from: null, to: null } },
  },
  {
    operation: askEnergy,
    title: "only finds the account's own meters",
    as: "user",
    input: () => ({ metric: "bought", meter_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: askEnergy,
    title: "reads the account's own meter only for a key that may",
    as: "developer",
    input: () => ({ metric: "bought" }),
    error: { code: "insufficient_scope" },
  },
  {
    operation: askEnergy,
    title: "requires an API key or a session",
    as: "visitor",
    input: () => ({ metric: "bought" }),
    error: { code: "invalid_api_key" },
  },
  rejected("names a period that has no form of one", { period: "last month" }, "period"),
  rejected("names the filter that is none", { filters: ["weekend", "blue"] }, "filters.1"),
  rejected("names a pick that is none", { pick: "biggest" }, "pick"),
  rejected("requires a production for each interval", { production_kwh: [1] }, "production_kwh"),
  rejected("requires a known location", { location: "MARS" }, "location"),
  rejected("takes one tariff", { tariff_id: "smud-fixed", tariff: {} }, "tariff"),
  rejected("takes a series or a meter", { meter_id: "any" }, "meter_id"),
  rejected("takes a tariff only with a series", { series: undefined, tariff_id: "smud-fixed" }, "series"),
];
