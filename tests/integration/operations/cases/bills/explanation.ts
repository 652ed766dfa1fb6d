import { expect } from "vitest";
import { explainBill } from "../../../../../packages/shared/src/contracts/bills/explanation";
import { urdbItem } from "../../../../factories/tariffs";
import type { OperationCase } from "../../operation-case";

const june = { first_day: "2024-06-01", last_day: "2024-06-30", kwh: 300, cost: 60 };

export const BILL_EXPLANATION_CASES: readonly OperationCase[] = [
  {
    operation: explainBill,
    title: "splits the change among its causes to the cent, and lists what cannot be determined",
    as: "developer",
    input: () => ({ previous: june, current: { days: 30, kwh: 400, cost: 120 } }),
    output: {
      currency: "USD",
      change: 60,
      change_kwh: 100,
      causes: [
        { cause: "use", amount: 25, kwh: expect.closeTo(100, 9) },
        { cause: "price", amount: 35, kwh: null },
      ],
      limitations: ["weather_without_degree_days", "price_includes_fixed", "price_includes_taxes", "price_is_average"],
      sensitivity: null,
      other_tariffs: null,
    },
    again: "same",
  },
  {
    operation: explainBill,
    title: "calculates other tariffs from the bill where it has enough data",
    as: "developer",
    input: () => ({ previous: june, current: june, tariff_ids: ["us-average-flat", "us-average-tou"] }),
    output: expect.objectContaining({
      change: 0,
      causes: [],
      other_tariffs: {
        against: "bill",
        against_cost: 60,
        // 300 × 0.16.
        costs: [{ tariff_id: "us-average-flat", cost: 48, saving: 12, sample: true, unavailable: null, notices: [] }],
        unknown: [{ tariff_id: "us-average-tou", reason: "needs_hourly_readings" }],
      },
    }),
  },
  {
    operation: explainBill,
    title: "calculates time-of-use tariffs from readings, compared with the current one",
    as: "developer",
    input: () => ({
      previous: june,
      current: june,
      tariff_ids: ["us-average-flat", "us-average-tou"],
      current_tariff_id: "us-average-flat",
      readings: {
        start: "2024-06-01T00:00:00-05:00",
        interval_seconds: 3_600,
        time_zone: "America/Chicago",
        kwh: Array.from({ length: 720 }, (_, hour) => (hour % 24 === 3 ? 10 : 0)),
      },
    }),
    output: expect.objectContaining({
      other_tariffs: expect.objectContaining({
        against: "current_tariff",
        against_cost: 48,
        costs: [
          // 300 × 0.14: all of it is used at night.
          expect.objectContaining({ tariff_id: "us-average-tou", cost: 42, saving: 6 }),
          expect.objectContaining({ tariff_id: "us-average-flat", cost: 48, saving: 0 }),
        ],
        unknown: [],
      }),
    }),
  },
  {
    operation: explainBill,
    title: "lists a tariff last whose rates have ended, however cheap",
    as: "developer",
    input: () => ({
      previous: june,
      current: june,
      tariff_ids: ["us-average-flat"],
      tariffs: [urdbItem({ label: "ended", energyratestructure: [[{ rate: 0.01 }]], enddate: 0 })],
    }),
    output: expect.objectContaining({
      other_tariffs: expect.objectContaining({
        costs: [
          expect.objectContaining({ tariff_id: "us-average-flat", unavailable: null }),
          expect.objectContaining({ tariff_id: "ended", cost: 3, unavailable: "expired" }),
        ],
      }),
    }),
  },
  {
    operation: explainBill,
    title: "requires the length of a bill",
    as: "developer",
    input: () => ({ previous: june, current: { kwh: 1, cost: 1 } }),
    error: { code: "invalid_input", path: "current.days" },
  },
  {
    operation: explainBill,
    title: "rejects days and dates that disagree",
    as: "developer",
    input: () => ({
      previous: june,
      current: { days: 5, first_day: "2024-01-01", last_day: "2024-01-31", kwh: 1, cost: 1 },
    }),
    error: { code: "invalid_input", path: "current.days" },
  },
  {
    operation: explainBill,
    title: "rejects a bill over centuries",
    as: "developer",
    input: () => ({ previous: june, current: { first_day: "1001-01-01", last_day: "2024-01-31", kwh: 1, cost: 1 } }),
    error: { code: "invalid_input", path: "current.last_day" },
  },
  {
    operation: explainBill,
    title: "rejects a repeated time-of-use period",
    as: "developer",
    input: () => {
      const night = { period: "Night", kwh: 1, rate_per_kwh: 0.1 };
      return { previous: june, current: { days: 30, kwh: 2, cost: 1, tou_split: [night, night] } };
    },
    error: { code: "invalid_input", path: "current.tou_split" },
  },
  {
    operation: explainBill,
    title: "returns energy without floating-point noise",
    as: "developer",
    input: () => ({ previous: { days: 30, kwh: 0, cost: 0 }, current: { days: 30, kwh: 400, cost: 80 } }),
    output: expect.objectContaining({ causes: [{ cause: "use", amount: 80, kwh: 400 }] }),
  },
  {
    operation: explainBill,
    title: "requires dates for tariffs with seasons",
    as: "developer",
    input: () => ({ previous: june, current: { days: 30, kwh: 1, cost: 1 }, tariff_ids: ["smud-fixed"] }),
    error: { code: "invalid_input", path: "current.first_day" },
  },
  {
    operation: explainBill,
    title: "names the tariff that is not in the catalog",
    as: "developer",
    input: () => ({ previous: june, current: june, tariff_ids: ["smud-fixed", "none"] }),
    error: { code: "invalid_input", path: "tariff_ids.1" },
  },
];
