import { usageFactsSchema } from "@wattleaf/shared/contracts/usage";
import { DomainError } from "@wattleaf/shared/errors";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { SYNTHETIC_BILLS } from "../../../../../tests/factories/bills";
import type { Cell } from "../../../../../tests/factories/documents";
import {
  blankPdf,
  pdfOfText,
  pngHeader,
  protectedPdf,
  workbookOf,
  zipOf,
} from "../../../../../tests/factories/documents";
import { readUpload } from "./read-file";

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../../tests/fixtures/bills/${name}`, import.meta.url)));

const hours: Cell[][] = Array.from({ length: 72 }, (_, hour) => [
  new Date(Date.UTC(2024, 0, 1, hour)),
  0.25 + (hour % 5),
]);
const HOURS_TOTAL_WH = 159_000;

describe("PDF bills with a text layer", () => {
  it.each([
    ["usLetter", 612_000, 103.15, "USD"],
    ["germanAnnual", 3_500_000, 1_527.66, "EUR"],
    ["frenchTimeOfUse", 1_024_000, 302, "EUR"],
    ["spanish", 261_000, 64.41, "EUR"],
    ["ukLetter", 248_500, 81.29, "GBP"],
  ] as const)("%s", async (name, total, cost, currency) => {
    const facts = usageFactsSchema.parse(await readUpload(await pdfOfText(SYNTHETIC_BILLS[name])));
    expect(facts).toMatchObject({ source: "bill_pdf", total, cost: { total: cost, currency }, readingCount: 1 });
    expect(facts).toMatchObject({ peakHour: null, peakDemand: null, baseLoadWatts: null, hourlyAverage: [] });
  });

  it("of many pages are read on the first ones, which is said", async () => {
    const facts = await readUpload(await pdfOfText(SYNTHETIC_BILLS.usLetter, 39));
    expect(facts).toMatchObject({ total: 612_000, cost: { total: 103.15 } });
    expect(facts.notices).toEqual([{ code: "pages_left_out", values: { read: 12, pages: 40 } }]);
  });

  it("in Chinese, as a browser prints it", async () => {
    expect(await readUpload(fixture("synthetic-chinese.pdf"))).toMatchObject({
      total: 325_000,
      start: "2025-01-01T00:00:00",
      end: "2025-02-01T00:00:00",
      cost: { total: 169, currency: "CNY" },
      months: [{ month: "2025-01", days: 31 }],
      bill: { provider: { value: "示例市供电公司" } },
    });
  });
});

describe("spreadsheets", () => {
  it.each(["xlsx", "biff8"] as const)("reads hourly rows of %s from the sheet that holds them", async (bookType) => {
    const rows = [["Date", "Usage (kWh)"], ...hours];
    const facts = await readUpload(workbookOf({ Notes: [["Read me first"]], Usage: rows }, bookType));
    expect(facts).toMatchObject({
      source: "interval_csv",
      intervalSeconds: 3_600,
      readingCount: 72,
      total: HOURS_TOTAL_WH,
      start: "2024-01-01T00:00:00",
    });
  });

  it("reads months with costs", async () => {
    const rows: Cell[][] = [
      ["Month", "kWh", "Cost"],
      ["2024-01", 310, 90.5],
      ["2024-02", 290, 85],
    ];
    expect(await readUpload(workbookOf({ Bills: rows }))).toMatchObject({
      source: "monthly_csv",
      total: 600_000,
      cost: { total: 175.5 },
    });
  });

  it("reads a bill laid out as a form", async () => {
    const rows: Cell[][] = [
      ["Service period", "2025-01-05 - 2025-02-04"],
      ["Electricity used", "612 kWh"],
      ["Total amount due", "$103.15"],
    ];
    expect(await readUpload(workbookOf({ Bill: rows }))).toMatchObject({ source: "bill_spreadsheet", total: 612_000 });
  });

  it("names the row at fault, as CSV does", async () => {
    const rows: Cell[][] = [["Date", "kWh"], ...hours.slice(0, 3), ["2024-01-02 03:00", "broken"]];
    await expect(readUpload(workbookOf({ Usage: rows }))).rejects.toThrow(/Row 5/);
  });
});

describe("a document that cannot be read is rejected with what is wrong", () => {
  const files: Record<string, Uint8Array> = {};
  beforeAll(async () => {
    const pdf = await pdfOfText(SYNTHETIC_BILLS.usLetter);
    const jpeg = fixture("synthetic-german.jpg");
    const png = fixture("synthetic-american.png");
    const bomb = new Uint8Array(100 * 1024 * 1024);
    Object.assign(files, {
      "truncated PDF": pdf.slice(0, pdf.length / 2),
      "PDF of a signature alone": new TextEncoder().encode("%PDF-1.7"),
      "PDF with a password": protectedPdf(),
      "PDF without content": await blankPdf(),
      "PDF that is no bill": await pdfOfText(
        "Minutes of the meeting\nPresent: Ada, Grace and Alan\nWe agreed to meet again",
      ),
      "PDF of a restaurant": await pdfOfText(
        "Corner Bistro and Garden Café\nTwo soups  12.00\nTotal amount due  $28.62",
      ),
      "zip bomb": zipOf("xl/workbook.xml", bomb),
      "zip bomb with a lying directory": zipOf("xl/workbook.xml", bomb, 1_000),
      "truncated Excel file": workbookOf({ A: hours }).slice(0, 900),
      "old Excel file of garbage": new Uint8Array([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        0xa1,
        0xb1,
        0x1a,
        0xe1,
        ...Array(600).fill(7),
      ]),
      "Excel file without usage": workbookOf({
        A: [
          ["Name", "Color"],
          ["sun", "yellow"],
        ],
      }),
      "empty Excel file": workbookOf({ A: [] }),
      "archive that is no workbook": zipOf("word/document.xml", new Uint8Array(10)),
      "PNG of one pixel": pngHeader(1, 1),
      "PNG of 40,000 by 40,000": pngHeader(40_000, 40_000),
      "PNG of a header alone": pngHeader(800, 600),
      "truncated PNG": png.slice(0, 9_000),
      "corrupt JPEG": jpeg.map((byte, index) => (index > 400 && index % 7 === 0 ? 0xff : byte)),
      "JPEG of a signature alone": new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
    });
  });

  it.each([
    ["truncated PDF", "file_unreadable", /damaged/],
    ["PDF of a signature alone", "file_unreadable", /damaged/],
    ["PDF with a password", "file_unreadable", /password/],
    ["PDF without content", "file_unreadable", /readable text or scanned pages/],
    ["PDF that is no bill", "file_unreadable", /find the energy used or the cost/],
    ["PDF of a restaurant", "file_unreadable", /look like an energy bill/],
    ["zip bomb", "file_unreadable", /too large when unpacked/],
    ["zip bomb with a lying directory", "file_unreadable", /damaged/],
    ["truncated Excel file", "file_unreadable", /damaged/],
    ["old Excel file of garbage", "file_unreadable", /damaged/],
    ["Excel file without usage", "file_unreadable", /header row/],
    ["empty Excel file", "file_empty", /empty/],
    ["archive that is no workbook", "file_type_not_supported", /PDF, CSV, Excel/],
    ["PNG of one pixel", "file_unreadable", /too small/],
    ["PNG of 40,000 by 40,000", "file_unreadable", /too large/],
    ["PNG of a header alone", "file_unreadable", /damaged/],
    ["truncated PNG", "file_unreadable", /damaged/],
    ["corrupt JPEG", "file_unreadable", /damaged/],
    ["JPEG of a signature alone", "file_unreadable", /damaged/],
  ])("%s", async (name, code, message) => {
    const error = await readUpload(files[name] ?? new Uint8Array()).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});
