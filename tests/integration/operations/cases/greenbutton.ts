import { gzipSync } from "fflate";
import { expect } from "vitest";
import { parseGreenButton } from "../../../../packages/shared/src/contracts/greenbutton";
import { DAY_SECONDS } from "../../../../packages/shared/src/domain/time";
import {
  greenButtonEntries,
  greenButtonFeed,
  greenButtonXml,
  hourlyReadings,
  PACIFIC_NEW_YEAR,
} from "../../../factories/energy";
import type { OperationCase } from "../operation-case";

const encoded = (text: string) => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const day = hourlyReadings(24);
const kwh = day.map(({ value }) => value / 1_000);
const total = day.reduce((sum, { value }) => sum + value, 0) / 1_000;

export const GREENBUTTON_CASES: readonly OperationCase[] = [
  {
    operation: parseGreenButton,
    title: "returns readings that are too many for an interval series",
    as: "developer",
    input: () => ({
      xml: greenButtonFeed(greenButtonEntries("1", [[{ start: PACIFIC_NEW_YEAR, seconds: 3_600, value: 2e9 }]])),
    }),
    output: {
      usage_points: [
        expect.objectContaining({
          channels: [
            expect.objectContaining({
              interval_series: null,
              readings: [expect.objectContaining({ seconds: 3_600, quantity: 2_000_000 })],
            }),
          ],
        }),
      ],
      notices: [],
    },
    again: "same",
  },
  {
    operation: parseGreenButton,
    title: "returns the interval series of each usage point, gas separately and reading by reading",
    as: "developer",
    input: () => ({
      xml: greenButtonFeed([
        ...greenButtonEntries("1", [day.toSpliced(5, 1)]),
        ...greenButtonEntries(
          "2",
          [[{ start: PACIFIC_NEW_YEAR, seconds: 31 * DAY_SECONDS, value: 12, cost: 1_500_000 }]],
          {
            uom: 169,
            commodity: 7,
            serviceKind: 1,
            statedIntervalSeconds: 0,
          },
        ),
      ]),
    }),
    output: {
      usage_points: [
        {
          href: "espi/RetailCustomer/1/UsagePoint/1",
          channels: [
            {
              commodity: "electricity",
              direction: "delivered",
              unit: "kWh",
              total: expect.closeTo(total - (kwh[5] ?? 0)),
              cost: null,
              time_zone: "America/Los_Angeles",
              interval_series: {
                start: "2024-01-01T00:00:00-08:00",
                interval_seconds: 3_600,
                time_zone: "America/Los_Angeles",
                kwh: kwh.with(5, null as never),
              },
              readings: null,
              gaps: [{ start: "2024-01-01T05:00:00-08:00", end: "2024-01-01T06:00:00-08:00", missing_readings: 1 }],
              notices: [],
            },
          ],
        },
        {
          href: "espi/RetailCustomer/1/UsagePoint/2",
          channels: [
            {
              commodity: "gas",
              direction: "delivered",
              unit: "therm",
              total: 12,
              cost: { total: 15, currency: "USD" },
              time_zone: "America/Los_Angeles",
              interval_series: null,
              readings: [{ start: "2024-01-01T00:00:00-08:00", seconds: 31 * DAY_SECONDS, quantity: 12, cost: 15 }],
              gaps: [],
              notices: [],
            },
          ],
        },
      ],
      notices: [],
    },
  },
  {
    operation: parseGreenButton,
    title: "shifts local time that was written as UTC, and reports it",
    as: "user",
    input: () => ({
      // Midnight of summer time is 23:00 of standard time.
      xml: greenButtonXml([hourlyReadings(24, Date.UTC(2024, 5, 30, 23) / 1_000)]),
    }),
    output: {
      usage_points: [
        {
          href: expect.any(String),
          channels: [
            expect.objectContaining({
              interval_series: expect.objectContaining({ start: "2024-07-01T00:00:00-07:00" }),
              notices: [
                {
                  code: "local_time_written_as_utc",
                  message: "The timestamps are local time marked as UTC, so we shifted them by 8 hours.",
                  values: { shift_hours: 8 },
                },
              ],
            }),
          ],
        },
      ],
      notices: [],
    },
  },
  {
    operation: parseGreenButton,
    title: "reads a file compressed with gzip",
    as: "developer",
    input: () => ({ xml_gz: base64(gzipSync(encoded(greenButtonXml([day])))) }),
    output: {
      usage_points: [
        expect.objectContaining({ channels: [expect.objectContaining({ total: expect.closeTo(total) })] }),
      ],
      notices: [],
    },
  },
  {
    operation: parseGreenButton,
    title: "rejects a gzip archive that was cut off",
    as: "developer",
    input: () => ({ xml_gz: base64(gzipSync(encoded(greenButtonXml([day]))).subarray(0, 300)) }),
    error: { code: "file_unreadable" },
  },
  {
    operation: parseGreenButton,
    title: "rejects a file that comes in both forms",
    as: "developer",
    input: () => ({ xml: greenButtonXml([day]), xml_gz: base64(gzipSync(encoded(greenButtonXml([day])))) }),
    error: { code: "invalid_input", path: "xml" },
  },
  {
    operation: parseGreenButton,
    title: "rejects malformed XML, with the position",
    as: "developer",
    input: () => ({ xml: greenButtonXml([day]).slice(0, 2_000) }),
    error: { code: "file_unreadable" },
  },
  {
    operation: parseGreenButton,
    title: "rejects a time zone that does not exist",
    as: "developer",
    input: () => ({ xml: greenButtonXml([day]), time_zone: "Mars/Olympus" }),
    error: { code: "invalid_input", path: "time_zone" },
  },
];
