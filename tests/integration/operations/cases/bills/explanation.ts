import { expect } from "vitest";
import { explainBill } from "../../../../../packages/shared/src/contracts/bills/explanation";
import type { OperationCase } from "../../operation-case";

const june = { first_day: "2024-06-01", last_day: "2024-06-30", kwh: 300, cost: 60 };

export const BILL_EXPLANATION_CASES: readonly OperationCase[] = [
  {
    operation: explainBill,
    title: "splits the change among its causes to the cent, and says what cannot be told",
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
      untold: ["weather_without_degree_days", "price_includes_fixed", "price_includes_taxes", "price_is_average"],
      sensitivity: null,
      other_tariffs: null,
    },
  },
  {
    operation: explainBill,
    title: "computes other tariffs from the bill where it tells enough",
    as: "developer",
    input: () => ({ previous: june, current: june, tariff_ids: ["us-average-flat", "us-average-tou"] }),
    output: expect.objectContaining({
      change: 0,
      causes: [],
      other_tariffs: {
        against: "bill",
        against_cost: 60,
        // 300 × 0.16.
        costs: [{ tariff_id: "us-average-flat", cost: 48, saving: 12, sample: true, notices: [] }],
        unknown: [{ tariff_id: "us-average-tou", reason: "needs_hourly_readings" }],
      },
    }),
  },
  {
    operation: explainBill,
    title: "computes tariffs by time of use from readings, against the current one",
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
    title: "needs to know how long a bill is",
    as: "developer",
    input: () => ({ previous: june, current: { kwh: 1, cost: 1 } }),
    refusal: { code: "invalid_input", path: "current.days" },
  },
  {
    operation: explainBill,
    title: "does not choose between days and dates that disagree",
    as: "developer",
    input: () => ({
      previous: june,
      current: { days: 5, first_day: "2024-01-01", last_day: "2024-01-31", kwh: 1, cost: 1 },
    }),
    refusal: { code: "invalid_input", path: "current.days" },
  },
  {
    operation: explainBill,
    title: "takes no bill over centuries",
    as: "developer",
    input: () => ({ previous: june, current: { first_day: "1001-01-01", last_day: "2024-01-31", kwh: 1, cost: 1 } }),
    refusal: { code: "invalid_input", path: "current.last_day" },
  },
  {
    operation: explainBill,
    title: "takes each time-of-use period once",
    as: "developer",
    input: () => {
      const night = { period: "Night", kwh: 1, rate_per_kwh: 0.1 };
      return { previous: june, current: { days: 30, kwh: 2, cost: 1, tou_split: [night, night] } };
    },
    refusal: { code: "invalid_input", path: "current.tou_split" },
  },
  {
    operation: explainBill,
    title: "gives energy without binary noise",
    as: "developer",
    input: () => ({ previous: { days: 30, kwh: 0, cost: 0 }, current: { days: 30, kwh: 400, cost: 80 } }),
    output: expect.objectContaining({ causes: [{ cause: "use", amount: 80, kwh: 400 }] }),
  },
  {
    operation: explainBill,
    title: "needs dates for tariffs with seasons",
    as: "developer",
    input: () => ({ previous: june, current: { days: 30, kwh: 1, cost: 1 }, tariff_ids: ["smud-fixed"] }),
    refusal: { code: "invalid_input", path: "current.first_day" },
  },
  {
    operation: explainBill,
    title: "names the tariff that is not in the catalogue",
    as: "developer",
    input: () => ({ previous: june, current: june, tariff_ids: ["smud-fixed", "none"] }),
    refusal: { code: "invalid_input", path: "tariff_ids.1" },
  },
];
