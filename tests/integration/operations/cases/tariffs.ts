import { expect } from "vitest";
import { getTariff, listTariffs } from "../../../../packages/shared/src/contracts/tariffs/catalog";
import { billTariff, compareTariffs, tariffPrices } from "../../../../packages/shared/src/contracts/tariffs/billing";
import { everyMonth, hours, urdbItem } from "../../../factories/tariffs";
import type { OperationCase } from "../operation-case";

/** One kWh per hour for one Monday in Los Angeles. */
const series = {
  start: "2024-07-01T00:00:00-07:00",
  interval_seconds: 3_600,
  time_zone: "America/Los_Angeles",
  kwh: Array.from({ length: 24 }, () => 1),
};
const timeOfUse = urdbItem({
  energyratestructure: [[{ rate: 0.2 }], [{ rate: 0.5 }]],
  energytoulabels: ["Off-peak", "Peak"],
  energyweekdayschedule: everyMonth(hours(1, 16, 21)),
  energyweekendschedule: everyMonth(hours(0, 0, 0)),
});
const cheapFrom2025 = urdbItem({
  label: "soon",
  energyratestructure: [[{ rate: 0.01 }]],
  startdate: Date.parse("2025-01-01T00:00:00Z") / 1_000,
});
const withDemand = { ...timeOfUse, flatdemandstructure: [[{ rate: 31 }]], demandwindow: 60 };

const totals = { energy: 0, export: 0, demand: 0, fixed: 0, minimum: 0, tax: 0 };

export const TARIFFS_CASES: readonly OperationCase[] = [
  {
    operation: billTariff,
    title: "rejects a series that runs into later centuries",
    as: "developer",
    input: () => ({
      series: { ...series, interval_seconds: 86_400, kwh: Array.from({ length: 80_000 }, () => 1) },
      tariff: timeOfUse,
    }),
    error: { code: "invalid_input", path: "series.kwh" },
  },
  {
    operation: billTariff,
    title: "bills a day line by line, and names the window that set the demand",
    as: "developer",
    input: () => ({
      series: { ...series, kwh: series.kwh.map((kwh, hour) => (hour === 18 ? 3 : kwh)) },
      tariff: withDemand,
    }),
    output: {
      tariff_id: "test",
      currency: "USD",
      sample: false,
      // 19 × 0.20 + 7 × 0.50 = 7.30; one of July's 31 days of 3 kW × 31.00 = 3.00.
      total: 10.3,
      totals: { ...totals, energy: 7.3, demand: 3 },
      import_kwh: 26,
      export_kwh: 0,
      periods: [
        {
          start: "2024-07-01T00:00:00-07:00",
          end: "2024-07-02T00:00:00-07:00",
          days: 1,
          months: 1 / 31,
          import_kwh: 26,
          export_kwh: 0,
          missing_intervals: 0,
          peak_kw: 3,
          total: 10.3,
          totals: { ...totals, energy: 7.3, demand: 3 },
          lines: [
            expect.objectContaining({ kind: "energy", label: "Off-peak", quantity: 19, rate: 0.2, amount: 3.8 }),
            expect.objectContaining({ kind: "energy", label: "Peak", quantity: 7, rate: 0.5, amount: 3.5 }),
            expect.objectContaining({
              kind: "demand_flat",
              amount: 3,
              peak: { kw: 3, start: "2024-07-01T18:00:00-07:00", end: "2024-07-01T19:00:00-07:00", ratcheted: false },
            }),
          ],
        },
      ],
      gaps: [],
      notices: [],
    },
    again: "same",
  },
  {
    operation: billTariff,
    title: "bills under a catalog tariff, and reports that it is a sample and where readings are missing",
    as: "developer",
    input: () => ({ series: { ...series, kwh: [null, ...series.kwh.slice(1)] }, tariff_id: "smud-tod-5-8pm" }),
    output: expect.objectContaining({
      tariff_id: "smud-tod-5-8pm",
      sample: true,
      import_kwh: 23,
      gaps: [{ start: "2024-07-01T00:00:00-07:00", end: "2024-07-01T01:00:00-07:00", intervals: 1 }],
      notices: [
        { code: "gaps_not_billed", message: expect.stringContaining("1 intervals"), values: { gaps: 1, intervals: 1 } },
      ],
    }),
  },
  {
    operation: billTariff,
    title: "names the field of a tariff that is not valid in URDB's format",
    as: "developer",
    input: () => ({ series, tariff: { ...timeOfUse, energyweekdayschedule: [[0]] } }),
    error: { code: "invalid_input", path: "tariff.energyweekdayschedule" },
  },
  {
    operation: billTariff,
    title: "names the hour whose period is missing in the tariff",
    as: "developer",
    input: () => ({ series, tariff: { ...timeOfUse, energyweekdayschedule: everyMonth(hours(2, 16, 21)) } }),
    error: { code: "invalid_input", path: "tariff.energyweekdayschedule.0.16" },
  },
  {
    operation: billTariff,
    title: "takes one tariff",
    as: "developer",
    input: () => ({ series, tariff: timeOfUse, tariff_id: "smud-fixed" }),
    error: { code: "invalid_input", path: "tariff" },
  },
  {
    operation: billTariff,
    title: "only finds tariffs of the catalog",
    as: "developer",
    input: () => ({ series, tariff_id: "no-such-tariff" }),
    error: { code: "invalid_input", path: "tariff_id" },
  },
  {
    operation: billTariff,
    title: "requires hours for hourly rates",
    as: "developer",
    input: () => ({ series: { ...series, interval_seconds: 86_400 }, tariff: timeOfUse }),
    error: { code: "invalid_input", path: "series.interval_seconds" },
  },
  {
    operation: billTariff,
    title: "requires a generation value for each interval",
    as: "developer",
    input: () => ({ series, tariff: timeOfUse, generation_kwh: [1, 2] }),
    error: { code: "invalid_input", path: "generation_kwh" },
  },
  {
    operation: billTariff,
    title: "requires consecutive billing periods",
    as: "developer",
    input: () => ({
      series,
      tariff: timeOfUse,
      billing_periods: [{ start: "2024-07-02T00:00:00-07:00", end: "2024-07-01T00:00:00-07:00" }],
    }),
    error: { code: "invalid_input", path: "billing_periods.0" },
  },
  {
    operation: compareTariffs,
    title: "lists the cheapest first with the differences",
    as: "developer",
    input: () => ({
      series,
      tariffs: [{ ...timeOfUse, label: "tou" }, urdbItem({ label: "flat", energyratestructure: [[{ rate: 0.3 }]] })],
      current_tariff_id: "flat",
    }),
    output: {
      ranked: [
        expect.objectContaining({
          tariff_id: "tou",
          total: 6.3,
          saving: 0.9,
          applicable: true,
          changes: [{ component: "energy", current: 7.2, amount: 6.3, difference: -0.9 }],
          largest_lines: [
            expect.objectContaining({ label: "Off-peak", amount: 3.8 }),
            expect.objectContaining({ label: "Peak", amount: 2.5 }),
          ],
        }),
        expect.objectContaining({ tariff_id: "flat", total: 7.2, saving: 0, changes: [] }),
      ],
      not_comparable: [],
    },
    again: "same",
  },
  {
    operation: compareTariffs,
    title: "does not rank a tariff of Baltimore for a Californian home",
    as: "developer",
    input: () => ({ series, tariff_ids: ["bge-r", "pge-e-1", "us-average-flat"], tariffs: [urdbItem({ enddate: 0 })] }),
    output: {
      ranked: [
        expect.objectContaining({ tariff_id: "us-average-flat", territory: "unknown", in_effect: true }),
        expect.objectContaining({ tariff_id: "pge-e-1", territory: "unknown", in_effect: true }),
        // Cheap, but its rates ended in 1970.
        expect.objectContaining({
          tariff_id: "test",
          territory: "unknown",
          in_effect: false,
          applicable: true,
          unavailable: "expired",
        }),
      ],
      not_comparable: [
        { tariff_id: "bge-r", reason: "other_territory", message: expect.stringContaining("Baltimore") },
      ],
    },
  },
  {
    operation: compareTariffs,
    title: "lists a tariff last before its rates apply, and ranks it by its cost from then on",
    as: "developer",
    input: () => ({
      series,
      tariffs: [urdbItem({ label: "now" }), cheapFrom2025],
      as_of: "2024-12-31T00:00:00Z",
    }),
    output: {
      ranked: [
        expect.objectContaining({ tariff_id: "now", in_effect: null, unavailable: null }),
        expect.objectContaining({ tariff_id: "soon", in_effect: false, unavailable: "not_yet_in_effect" }),
      ],
      not_comparable: [],
    },
  },
  {
    operation: compareTariffs,
    title: "ranks a tariff that is newer than the readings by its cost",
    as: "developer",
    input: () => ({
      series,
      tariffs: [urdbItem({ label: "now" }), cheapFrom2025],
      as_of: "2025-01-02T00:00:00Z",
    }),
    output: {
      ranked: [
        expect.objectContaining({ tariff_id: "soon", in_effect: true, unavailable: null }),
        expect.objectContaining({ tariff_id: "now" }),
      ],
      not_comparable: [],
    },
  },
  {
    operation: compareTariffs,
    title: "counts a catalog tariff as ended after the last day that its source names",
    as: "developer",
    input: () => ({ series: { ...series, time_zone: "Europe/Stockholm" }, tariff_ids: ["se-karlskrona-power-80a"] }),
    output: {
      ranked: [expect.objectContaining({ in_effect: false, unavailable: "expired" })],
      not_comparable: [],
    },
  },
  {
    operation: compareTariffs,
    title: "only ranks the tariffs of the home's own utility as served",
    as: "developer",
    input: () => ({ series, tariff_ids: ["pge-e-1", "smud-fixed"], home: { provider: "smud" } }),
    output: {
      ranked: [expect.objectContaining({ tariff_id: "smud-fixed", territory: "served" })],
      not_comparable: [expect.objectContaining({ tariff_id: "pge-e-1", reason: "other_territory" })],
    },
  },
  {
    operation: compareTariffs,
    title: "lists the tariffs that a daily series cannot be billed under",
    as: "developer",
    input: () => ({
      series: { ...series, interval_seconds: 86_400 },
      tariff_ids: ["us-average-flat", "us-average-tou"],
    }),
    output: {
      ranked: [expect.objectContaining({ tariff_id: "us-average-flat", saving: null })],
      not_comparable: [
        { tariff_id: "us-average-tou", reason: "not_billable", message: expect.stringContaining("3600 seconds") },
      ],
    },
  },
  {
    operation: compareTariffs,
    title: "requires the current tariff to be among them",
    as: "developer",
    input: () => ({ series, tariff_ids: ["smud-fixed"], current_tariff_id: "pge-e-1" }),
    error: { code: "invalid_input", path: "current_tariff_id" },
  },
  {
    operation: compareTariffs,
    title: "requires a tariff",
    as: "developer",
    input: () => ({ series }),
    error: { code: "invalid_input", path: "tariff_ids" },
  },
  {
    operation: tariffPrices,
    title: "prices each interval and each peak",
    as: "developer",
    input: () => ({
      tariff: withDemand,
      start: "2024-07-01T15:00:00-07:00",
      interval_seconds: 3_600,
      count: 3,
      time_zone: "America/Los_Angeles",
    }),
    output: {
      tariff_id: "test",
      currency: "USD",
      sample: false,
      import: [0.2, 0.5, 0.5],
      export: [0, 0, 0],
      demand: [
        {
          kind: "demand_flat",
          label: null,
          price_per_kw: 31,
          free_kw: 0,
          daily: false,
          stretches: [{ first: 0, count: 3 }],
        },
      ],
      notices: [],
    },
    again: "same",
  },
  {
    operation: tariffPrices,
    title: "accepts at most a year of five-minute intervals",
    as: "developer",
    input: () => ({
      tariff_id: "smud-fixed",
      start: "2024-07-01T15:00:00-07:00",
      interval_seconds: 300,
      count: 200_000,
      time_zone: "America/Los_Angeles",
    }),
    error: { code: "invalid_input", path: "count" },
  },
  {
    operation: listTariffs,
    title: "lists a provider's tariffs with source and date, labeled as samples",
    as: "developer",
    input: () => ({ provider: "smud" }),
    output: {
      tariffs: [
        expect.objectContaining({ tariff_id: "smud-fixed", sample: true, kind: "flat" }),
        expect.objectContaining({
          tariff_id: "smud-tod-5-8pm",
          sample: true,
          effective_date: "2024-05-01",
          source: { title: expect.stringContaining("SMUD"), url: expect.stringContaining("https://") },
        }),
      ],
    },
  },
  {
    operation: listTariffs,
    title: "only finds known providers",
    as: "developer",
    input: () => ({ provider: "nobody" }),
    error: { code: "invalid_input", path: "provider" },
  },
  {
    operation: getTariff,
    title: "returns a tariff with its rates",
    as: "developer",
    input: () => ({ tariff_id: "us-average-flat" }),
    output: expect.objectContaining({
      tariff_id: "us-average-flat",
      end_date: null,
      tariff: expect.objectContaining({ energyratestructure: [[{ unit: "kWh", rate: 0.16 }]] }),
    }),
  },
  {
    operation: getTariff,
    title: "says when a tariff's rates ended, where its source does",
    as: "developer",
    input: () => ({ tariff_id: "se-karlskrona-power-80a" }),
    output: expect.objectContaining({
      effective_date: "2024-01-01",
      end_date: "2024-08-31",
      tariff: expect.objectContaining({ enddate: Date.parse("2024-09-01T00:00:00Z") / 1_000 }),
    }),
  },
  {
    operation: getTariff,
    title: "only finds tariffs of the catalog",
    as: "developer",
    input: () => ({ tariff_id: "no-such-tariff" }),
    error: { code: "not_found" },
  },
];
