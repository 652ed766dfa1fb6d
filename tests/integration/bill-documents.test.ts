import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatUploadReply } from "../../packages/shared/src/contracts/chat/upload";
import { newRegistration } from "../factories/account";
import { SYNTHETIC_BILLS } from "../factories/bills";
import type { Cell } from "../factories/documents";
import { pdfOfText, pngHeader, protectedPdf, scannedPdf, workbookOf, zipOf } from "../factories/documents";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { sampled } from "../support/nightly";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const picture = new Uint8Array(readFileSync(new URL("../fixtures/bills/synthetic-american.png", import.meta.url)));

async function signedIn(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  return session;
}

function upload(session: BrowserSession, content: Uint8Array, name: string): Promise<Response> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(content)], name));
  form.set("type", "energy_bill");
  return session.fetch("/api/upload", { method: "POST", body: form });
}

async function ask(session: BrowserSession, message: string): Promise<string> {
  return ((await (await session.postJson("/api/chat", { message })).json()) as { response: string }).response;
}

const uploadCount = async () => api.platform.db.get<{ n: number }>(sql`select count(*) as n from uploads`);

describe("a bill as a document", () => {
  const kinds: [string, string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ["a PDF", "bill.pdf", () => pdfOfText(SYNTHETIC_BILLS.usLetter), "bill_pdf"],
    ["a picture", "bill.png", () => picture, "bill_image"],
    ["a scan in a PDF", "scan.pdf", () => scannedPdf(picture, "png"), "bill_pdf"],
  ];

  test.each(sampled(kinds, 2))("(%s) is read, analyzed, and used in answers", async (_what, name, content, source) => {
    const session = await signedIn();
    const response = await upload(session, await content(), name);
    expect(response.status).toBe(200);
    const { analysis, facts } = (await response.json()) as ChatUploadReply;
    expect(facts).toMatchObject({
      source,
      start: "2025-01-05T00:00:00",
      end: "2025-02-05T00:00:00",
      total: 612_000,
      cost: { total: 103.15 },
    });
    expect(facts.bill?.account?.value).toBe("••••1907");
    expect(analysis).toContain("612 kWh");
    expect(JSON.stringify(facts)).not.toContain("2231");

    expect(await ask(session, "what did my last bill cost?")).toContain("$103.15");
    expect(await ask(session, "what is my base load?")).toContain("needs hourly readings");
  });

  test("and an Excel file of readings are summarized", async () => {
    const session = await signedIn();
    const rows: Cell[][] = Array.from({ length: 24 * 14 }, (_, hour) => [
      new Date(Date.UTC(2024, 4, 1, hour)),
      0.2 + (hour % 24 === 18 ? 2 : 0),
    ]);
    const response = await upload(session, workbookOf({ Usage: [["Date", "kWh"], ...rows] }), "usage.xlsx");
    const { facts } = (await response.json()) as ChatUploadReply;
    expect(facts).toMatchObject({ source: "interval_csv", readingCount: 24 * 14, peakHour: { hour: 18 } });
    expect(await ask(session, "what is my base load?")).toContain("200 W");
  });
});

describe("a document that cannot be read", () => {
  const cases: [string, string, () => Uint8Array | Promise<Uint8Array>, number, string][] = [
    ["a protected PDF", "bill.pdf", protectedPdf, 422, "file_unreadable"],
    [
      "a PDF that is no bill",
      "notes.pdf",
      () => pdfOfText("Minutes of the meeting\nPresent: Ada, Grace and Alan"),
      422,
      "file_unreadable",
    ],
    [
      "a zip bomb",
      "bill.xlsx",
      () => zipOf("xl/workbook.xml", new Uint8Array(100 * 1024 * 1024)),
      422,
      "file_unreadable",
    ],
    [
      "another archive",
      "bill.xlsx",
      () => zipOf("word/document.xml", new Uint8Array(9)),
      415,
      "file_type_not_supported",
    ],
    ["a picture of 1,600 million pixels", "bill.png", () => pngHeader(40_000, 40_000), 422, "file_unreadable"],
  ];

  test.each(cases)(
    "(%s) is rejected with a clear error and leaves no data behind",
    async (_what, name, content, status, code) => {
      const session = await signedIn();
      const before = await uploadCount();
      const response = await upload(session, await content(), name);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\S/) });
      expect(await uploadCount()).toEqual(before);
      expect((await api.fetch("/api/health")).status).toBe(200);
    },
  );
});
