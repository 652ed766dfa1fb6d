import { expect } from "vitest";
import { extractBill } from "../../../../../packages/shared/src/contracts/bills/extraction";
import { SYNTHETIC_BILLS } from "../../../../factories/bills";
import { pdfOfText, zipOf } from "../../../../factories/documents";
import { intervalCsv } from "../../../../factories/energy";
import type { OperationCase } from "../../operation-case";

const read = (value: unknown) => ({ value, confidence: expect.any(Number), text: expect.stringMatching(/\S/) });
const day = Array.from({ length: 24 }, (_, hour) => ({
  start: Date.UTC(2024, 2, 9, hour) / 1_000,
  seconds: 3_600,
  value: 250 + hour,
}));

export const BILL_EXTRACTION_CASES: readonly OperationCase[] = [
  {
    operation: extractBill,
    title: "reads a PDF field by field, the account masked",
    as: "developer",
    input: async () => ({ content_base64: (await pdfOfText(SYNTHETIC_BILLS.usLetter)).toBase64() }),
    output: {
      source: "bill_pdf",
      bill: {
        commodity: "electricity",
        provider: read("Northfield Power & Light"),
        account: read("••••1907"),
        service_period: read({ first_day: "2025-01-05", last_day: "2025-02-04" }),
        energy_kwh: read(612),
        demand_kw: null,
        total_cost: read(103.15),
        amount_due: read(103.15),
        currency: read("USD"),
        taxes_and_fees: read(4.91),
        tariff_name: read("Residential R-1"),
        rate_per_kwh: read(0.145),
        tou_split: [],
        meter_readings: read({ previous: 48_210, current: 48_822, multiplier: 1 }),
        checks: expect.arrayContaining([{ code: "readings_match_energy", passed: true }]),
      },
      usage: null,
      interval_series: null,
      notices: [],
    },
    again: "same",
  },
  {
    operation: extractBill,
    title: "returns no series with more energy than other operations accept",
    as: "developer",
    input: () => ({
      csv: intervalCsv(day.map((hour) => ({ ...hour, value: 2e9 }))),
      time_zone: "America/Los_Angeles",
    }),
    output: expect.objectContaining({ source: "interval_csv", interval_series: null }),
  },
  {
    operation: extractBill,
    title: "reads an hourly table into the series that other operations accept",
    as: "user",
    input: () => ({ csv: intervalCsv(day), time_zone: "America/Los_Angeles" }),
    output: {
      source: "interval_csv",
      bill: null,
      usage: expect.objectContaining({
        unit: "kWh",
        start: "2024-03-09T00:00:00",
        end: "2024-03-10T00:00:00",
        interval_seconds: 3_600,
        total: expect.closeTo(6.276),
      }),
      interval_series: {
        start: "2024-03-09T00:00:00-08:00",
        interval_seconds: 3_600,
        time_zone: "America/Los_Angeles",
        kwh: day.map(({ value }) => value / 1_000),
      },
      notices: [],
    },
  },
  {
    operation: extractBill,
    title: "reports the assumptions it made for a bill overview",
    as: "developer",
    input: () => ({ csv: "Month;Usage;Cost\n2025-11;310,5;98,20\n2025-12;402,0;121,75\n" }),
    output: {
      source: "monthly_csv",
      bill: null,
      usage: expect.objectContaining({
        total: 712.5,
        cost: { total: 219.95, currency: null },
        months: [
          { month: "2025-11", total: 310.5, days: 30, cost: 98.2 },
          { month: "2025-12", total: 402, days: 31, cost: 121.75 },
        ],
      }),
      interval_series: null,
      notices: [{ code: "unit_assumed_kwh", message: "The file has no unit, so we used kWh.", values: {} }],
    },
  },
  {
    operation: extractBill,
    title: "rejects two files at once",
    as: "developer",
    input: () => ({ csv: "Month,kWh", content_base64: "aGVsbG8=" }),
    error: { code: "invalid_input", path: "content_base64" },
  },
  {
    operation: extractBill,
    title: "rejects invalid Base64",
    as: "developer",
    input: () => ({ content_base64: "data:application/pdf;base64,JVBERi0=" }),
    error: { code: "invalid_input", path: "content_base64" },
  },
  {
    operation: extractBill,
    title: "rejects whitespace",
    as: "developer",
    input: () => ({ csv: "  \n" }),
    error: { code: "file_empty" },
  },
  {
    operation: extractBill,
    title: "rejects an archive that is not a workbook",
    as: "developer",
    input: () => ({ content_base64: zipOf("word/document.xml", new Uint8Array(9)).toBase64() }),
    error: { code: "file_type_not_supported" },
  },
  {
    operation: extractBill,
    title: "rejects a table without a date",
    as: "developer",
    input: () => ({ csv: "name,color\nsun,yellow\n" }),
    error: { code: "file_unreadable" },
  },
];
