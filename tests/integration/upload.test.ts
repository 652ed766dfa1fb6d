import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { gzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../packages/shared/src/errors";
import type { Answer } from "../../packages/shared/src/contracts/chat/messages";
import type { Meter } from "../../packages/shared/src/contracts/meters";
import type { ChatUploadReply } from "../../packages/shared/src/contracts/chat/upload";
import type { UsageFacts } from "../../packages/shared/src/contracts/usage";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { greenButtonXml, hourlyReadings, inBlocks } from "../factories/energy";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const monthlyCsv = readFileSync(new URL("../fixtures/energy/monthly-time-of-use.csv", import.meta.url));
const meterXml = greenButtonXml(inBlocks(hourlyReadings(24 * 60), 24));

async function signedIn(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  return session;
}

function upload(
  session: BrowserSession,
  content: BlobPart,
  name: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.set("file", new File([content], name));
  form.set("type", "energy_bill");
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return session.fetch("/api/upload", { method: "POST", body: form });
}

const coins = async (session: BrowserSession) =>
  ((await (await session.fetch("/api/auth/user")).json()) as { greenCoins: number }).greenCoins;

/** A file of 28 days of which three in ten hours are missing, on most days some; the last one ends at 2 PM. */
function gappyFile() {
  const kept = Array.from({ length: 28 * 24 - 10 }, (_, hour) => hour).filter((hour) => (hour * 7) % 10 >= 3);
  const startMs = Date.UTC(2026, 3, 6);
  const rows = kept.map((hour) => ({ day: Math.floor(hour / 24), hour, kwh: 0.2 + (hour % 24) / 20 }));
  const at = (hour: number) => new Date(startMs + hour * HOUR_MS).toISOString().slice(0, 16).replace("T", " ");
  const csv = ["timestamp,kwh", ...rows.map(({ hour, kwh }) => `${at(hour)},${kwh.toFixed(3)}`)].join("\n");
  const sumOf = (from: number, to: number) =>
    rows.reduce((sum, { day, kwh }) => (day >= from && day < to ? sum + kwh : sum), 0);
  return { csv, sumOf };
}

test("a file with gaps: every measured hour counts, and the answer says that readings are missing", async () => {
  const session = await signedIn();
  const { csv, sumOf } = gappyFile();
  const { facts } = (await (await upload(session, csv, "gaps.csv")).json()) as ChatUploadReply;
  expect(facts.dailyTotals?.totals.every((total) => total === null)).toBe(true);
  expect(facts.partialDays).toHaveLength(28);
  for (const [message, kwh, lacking] of [
    ["How much did I use from April 13 to April 19, 2026?", sumOf(7, 14), "hours have no readings"],
    ["2026年4月13日到4月19日用了多少电？", sumOf(7, 14), "小时没有读数"],
    ["How much did I use on April 20, 2026?", sumOf(14, 15), "hours have no readings"],
    ["How much did I use in total?", sumOf(0, 28), "May 3, 2026"],
  ] as const) {
    const { response } = (await (await session.postJson("/api/chat", { message })).json()) as Answer;
    expect(response).toContain(`${Number(kwh.toFixed(1))} kWh`);
    expect(response).toContain(lacking);
  }
});

describe("a meter file", () => {
  test("is analyzed, and the assistant then answers from it with the file as its source", async () => {
    const session = await signedIn();
    const reply = (await (await upload(session, meterXml, "meter.xml")).json()) as ChatUploadReply;
    expect(reply.facts).toMatchObject({ source: "green_button", readingCount: 24 * 60, intervalSeconds: 3600 });
    expect(reply.analysis).toContain("kWh");

    const asked = await session.postJson("/api/chat", { message: "what is my base load?" });
    const answer = (await asked.json()) as { response: string; citations: { title: string; kind: string }[] };
    expect(answer.response).toContain(`${Math.round(reply.facts.baseLoadWatts ?? Number.NaN)} W`);
    expect(answer.citations).toContainEqual(
      expect.objectContaining({ kind: "upload", title: expect.stringContaining("meter.xml") }),
    );
  });

  test("is answered from together with the files before it", async () => {
    const session = await signedIn();
    const dayFile = (day: string, kwh: number) =>
      `time,kWh\n${Array.from({ length: 24 }, (_, hour) => `${day} ${String(hour).padStart(2, "0")}:00,${kwh}`).join("\n")}\n`;
    await upload(session, dayFile("2026-05-04", 1), "may.csv");
    await upload(session, dayFile("2026-06-08", 2), "june.csv");
    const ask = async (message: string) =>
      (await (await session.postJson("/api/chat", { message })).json()) as Pick<Answer, "citations" | "response">;
    const may = await ask("How much did I use on May 4, 2026?");
    expect(may.response).toContain("24 kWh");
    expect(may.citations).toContainEqual(expect.objectContaining({ title: "june.csv and 1 other file" }));
    expect((await ask("How much did I use on June 8, 2026?")).response).toContain("48 kWh");
    expect((await ask("Compare May 2026 with June 2026")).response).toMatch(/24 kWh[^]*48 kWh|48 kWh[^]*24 kWh/);
  });

  test("becomes a meter with the offered click, from which the assistant then answers", async () => {
    const session = await signedIn();
    const ask = async (message: string) =>
      (await (await session.postJson("/api/chat", { message })).json()) as Pick<
        Answer,
        "attachments" | "citations" | "response"
      >;
    const reply = (await (await upload(session, meterXml, "meter.xml")).json()) as ChatUploadReply;
    const { start, end } = reply.facts;
    const offer = {
      action: "add_meter",
      state: "proposed",
      file: { uploadId: reply.uploadId, name: "meter.xml", start, end },
    };
    expect(reply.attachments).toEqual([expect.objectContaining(offer)]);
    const meters = async () => ((await (await session.fetch("/api/meters")).json()) as { meters: Meter[] }).meters;
    expect(await meters(), "nothing is stored without the click").toEqual([]);

    const before = await ask("Is there a cheaper tariff for me?");
    expect(before.response).toContain("meter.xml");
    expect(before.attachments).toContainEqual(expect.objectContaining(offer));

    const form = new FormData();
    form.set("file", new File([meterXml], "meter.xml"));
    await session.fetch("/api/meters/upload", { method: "POST", body: form });
    expect(await meters()).toMatchObject([{ source: "file", status: "ready", readingCount: 24 * 60 }]);
    const after = await ask("what is my base load?");
    expect(after.citations).toContainEqual(expect.objectContaining({ kind: "meter" }));
  });

  test("that names no currency is in the one that the account chose, and another keeps its own", async () => {
    const session = await signedIn();
    const latestCurrency = async () =>
      ((await (await session.fetch("/api/uploads/latest")).json()) as { facts: UsageFacts }).facts.cost?.currency;
    const bills = (cost: string) => `Month,kWh,${cost}\n2025-01,300,45\n2025-02,280,41\n2025-03,260,39\n`;
    await upload(session, bills("Cost"), "bills.csv");
    expect(await latestCurrency()).toBeNull();
    await session.sendJson("PATCH", "/api/account/preferences", { currency: "CAD" });
    expect(await latestCurrency()).toBe("CAD");
    await upload(session, bills("Cost (EUR)"), "euros.csv");
    expect(await latestCurrency()).toBe("EUR");
  });

  test("packed with gzip is read, and a broken archive is rejected with what to do", async () => {
    const session = await signedIn();
    const packed = gzipSync(new TextEncoder().encode(meterXml));
    const reply = (await (await upload(session, packed, "meter.xml.gz")).json()) as ChatUploadReply;
    expect(reply.facts).toMatchObject({ source: "green_button", readingCount: 24 * 60 });
    expect(reply.attachments).toMatchObject([{ action: "add_meter" }]);

    const rejected = async (content: Uint8Array<ArrayBuffer>) => {
      const response = await upload(session, content, "meter.xml.gz");
      const { code, message } = (await response.json()) as ErrorBody;
      return { status: response.status, code, message };
    };
    expect(await rejected(packed.slice(0, 200))).toEqual({
      status: 422,
      code: "file_unreadable",
      message: "This archive is damaged. Upload the file itself.",
    });
    // 70 MB of zeros are 68 kB.
    const bomb = gzipSync(new Uint8Array(70 * 1024 * 1024), { level: 1 });
    expect(await rejected(bomb)).toMatchObject({ status: 422, message: expect.stringContaining("64 MB") });
  });

  test("is read in a visitor's chat too, and is only visible to them", async () => {
    const visitor = new BrowserSession(api);
    await upload(visitor, meterXml, "mine.xml");
    const ask = async (session: BrowserSession) =>
      (
        (await (await session.postJson("/api/chat", { message: "what is my base load?" })).json()) as {
          response: string;
        }
      ).response;
    expect(await ask(visitor)).toMatch(/\d+ W/);
    expect(await ask(new BrowserSession(api))).not.toMatch(/\d+ W\b/);
  });

  test("is in the conversation that it was uploaded to", async () => {
    const session = await signedIn();
    await upload(session, monthlyCsv, "bills.csv", { sessionId: "chat-page", language: "zh" });
    const history = (await (await session.fetch("/api/chat/history?sessionId=chat-page")).json()) as {
      messages: { message: string }[];
    };
    expect(history.messages[0]?.message).toBe("bills.csv");
    expect(history.messages[1]?.message).toMatch(/\p{Script=Han}/u);
  });
});

describe("coins for a bill", () => {
  test("are paid once, however many bills arrive at once", async () => {
    const session = await signedIn();
    await Promise.all([1, 2, 3, 4].map((n) => upload(session, monthlyCsv, `bill-${n}.csv`)));
    await upload(session, meterXml, "another.xml");
    expect(await coins(session)).toBe(150);
  });

  test("are not paid for an unreadable file", async () => {
    const session = await signedIn();
    await upload(session, "no numbers here", "bill.csv");
    expect(await coins(session)).toBe(50);
  });
});

describe("a file that is not a bill", () => {
  const tooLarge = new Uint8Array(10 * 1024 * 1024 + 1).fill(65);
  const wrongType = "Please upload a PDF, CSV, Excel, or image file of your energy bill.";
  const cases: [string, BlobPart, string, number, string, string | RegExp][] = [
    ["another type", "hello", "letter.docx", 415, "file_type_not_supported", wrongType],
    [
      "a program named as CSV",
      new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 255, 254, 3]),
      "bill.csv",
      415,
      "file_type_not_supported",
      wrongType,
    ],
    ["no ending", "date,kwh\n2024-01-01,3", "bill", 415, "file_type_not_supported", wrongType],
    ["too large", tooLarge, "bill.csv", 413, "file_too_large", "Please upload a file smaller than 10MB."],
    ["empty", "", "bill.csv", 422, "file_empty", /empty/],
    ["XML cut off", meterXml.slice(0, meterXml.length / 2), "meter.xml", 422, "file_unreadable", /\S/],
    [
      "XML with a document type",
      `<!DOCTYPE a [<!ENTITY b "c">]>${meterXml}`,
      "meter.xml",
      422,
      "file_unreadable",
      /\S/,
    ],
    ["a CSV without figures", "name,color\nsun,yellow\n", "bill.csv", 422, "file_unreadable", /\S/],
  ];

  test.each(cases)(
    "(%s) is rejected with a clear error and leaves no data behind",
    async (_what, content, name, status, code, message) => {
      const session = await signedIn();
      const before = await api.platform.db.get<{ n: number }>(sql`select count(*) as n from uploads`);
      const response = await upload(session, content, name);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        code,
        message: typeof message === "string" ? message : expect.stringMatching(message),
      });
      expect(await api.platform.db.get(sql`select count(*) as n from uploads`)).toEqual(before);
      const history = await session.fetch("/api/chat/history?sessionId=chat-page");
      expect(await history.json()).toEqual({ messages: [], earlier: null });
    },
  );

  test("missing from the form is named", async () => {
    const response = await (await signedIn()).fetch("/api/upload", { method: "POST", body: new FormData() });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "file_missing", issues: [{ path: "file" }] });
  });
});

test("a file's name is shown without its path and never used as one", async () => {
  const session = await signedIn();
  await upload(session, monthlyCsv, "../../etc/\u202epasswd.csv");
  const latest = (await (await session.fetch("/api/uploads/latest")).json()) as { fileName: string };
  expect(latest.fileName).toBe("passwd.csv");
});

test("a file that cannot be read says why in the language that was sent with it", async () => {
  const table = "Date,Usage (kWh)\n2024-01-01,5\n2024-01-02,five\n";
  const response = await upload(await signedIn(), table, "use.csv", { language: "zh" });
  expect(await response.json()).toMatchObject({
    code: "file_unreadable",
    message: expect.stringMatching(/第 3 行/),
    reason: { name: "csv_not_a_number" },
  });
});

test("a file that cannot be read says why in English, and as a reason with values for other languages", async () => {
  const response = await upload(await signedIn(), "Date,Usage (kWh)\n2024-01-01,5\n2024-01-02,five\n", "use.csv");
  expect(response.status).toBe(422);
  const body = (await response.json()) as ErrorBody;
  expect(body).toMatchObject({ code: "file_unreadable", reason: { name: "csv_not_a_number", values: { row: 3 } } });
  expect(body.message).toMatch(/^Row 3, column .* should be a number/);
});
