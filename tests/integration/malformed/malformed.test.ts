import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { NIGHTLY, sampled } from "../../support/nightly";
import { BODY_OPERATIONS, FAULTY_BODIES, hostileBodies } from "./api-bodies";
import type { MalformedFile } from "./case";
import { MALFORMED_DOCUMENTS } from "./documents";
import { MALFORMED_FORMS } from "./forms";
import { MALFORMED_BODIES } from "./json-bodies";
import { holdOpen, RAW_REQUESTS, sendRaw, UNFINISHED } from "./raw-requests";
import { MALFORMED_SPREADSHEETS } from "./spreadsheets";
import type { Target } from "./target";
import { startTarget } from "./target";
import { MALFORMED_CSV, MALFORMED_NAMES, MALFORMED_XML } from "./text-files";

/** One job may grow the process by 1 GiB before it is ended; memory retained by the garbage collector comes on top. */
const MAX_PEAK_BYTES = 2.5 * 1024 ** 3;

let target: Target;
let before: Record<string, number>;
beforeAll(async () => {
  target = await startTarget();
  // The welcome email of the account is sent in the background.
  await vi.waitUntil(() => target.leftBehind().queued_emails === 0, { timeout: 30_000 });
  before = target.leftBehind();
});
afterAll(() => target.stop());

async function upload({ fileName, content }: MalformedFile): Promise<Response> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(Buffer.from(await content()))], fileName));
  form.set("type", "energy_bill");
  return fetch(`${target.url}/api/upload`, { method: "POST", body: form });
}

const key = () => ({ authorization: `Bearer ${target.apiKey}` });

const post = (
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
  method = "POST",
) => fetch(`${target.url}${path}`, { method, body, headers: { "content-type": "application/json", ...headers } });

/** The error body, over REST or in tRPC's envelope. */
async function errorIn(response: Response) {
  const body = (await response.json()) as { error?: { data: { error: object } } };
  const { code, message } = (body.error?.data.error ?? body) as { code: string; message: string };
  return { isCallersFault: response.status >= 400 && response.status < 500, code, message };
}

const clear = (codes?: readonly string[], message = /\S/) => ({
  isCallersFault: true,
  code: codes ? expect.toBeOneOf([...codes]) : expect.any(String),
  message: expect.stringMatching(message),
});

describe.each([
  ["documents", MALFORMED_DOCUMENTS],
  ["spreadsheets", MALFORMED_SPREADSHEETS],
  ["XML", MALFORMED_XML],
  ["CSV", MALFORMED_CSV],
  ["names", MALFORMED_NAMES],
])("%s", (_, files) => {
  test.each(files.filter(({ isLarge }) => NIGHTLY || !isLarge))("$title", async (file) => {
    expect(await errorIn(await upload(file))).toEqual(clear(file.codes, file.message));
    expect(await target.isHealthy()).toBe(true);
  });
});

test.each(sampled([3], 0))("the memory of %d files at once that are cut off does not add up", async (count) => {
  const file = MALFORMED_DOCUMENTS.find(({ title }) => title === "a PDF whose text unpacks to a gigabyte")!;
  const answers = await Promise.all(Array.from({ length: count }, () => upload(file)));
  for (const answer of answers) expect(await errorIn(answer)).toEqual(clear(file.codes, file.message));
  expect(target.peakMemoryBytes() ?? 0).toBeLessThan(MAX_PEAK_BYTES);
});

/** Uses the same parsers. */
describe.each(sampled(["the same over the public API"], 0))("%s", () => {
  const files = [...MALFORMED_DOCUMENTS, ...MALFORMED_SPREADSHEETS, ...MALFORMED_XML, ...MALFORMED_CSV];

  test.each(files)("$title", async ({ content, codes, message }) => {
    const bytes = new Uint8Array(Buffer.from(await content()));
    const response = await post("/api/v1/bills/extract", JSON.stringify({ content_base64: bytes.toBase64() }), key());
    // An empty string is not valid Base64 either.
    const expected = bytes.length === 0 ? clear(["invalid_input"]) : clear(codes, message);
    expect(await errorIn(response)).toEqual(expected);
  });

  test.each(MALFORMED_XML)("$title, as Green Button", async ({ content, message }) => {
    const xml = Buffer.from(await content()).toString();
    const response = await post("/api/v1/greenbutton/parse", JSON.stringify({ xml }), key());
    expect(await errorIn(response)).toEqual(clear(["file_unreadable"], xml.startsWith("<") ? message : /\S/));
  });
});

describe("forms", () => {
  test.each(MALFORMED_FORMS)("$title", async ({ form, code }) => {
    const response = await fetch(`${target.url}/api/upload`, { method: "POST", body: form() });
    expect(await errorIn(response)).toEqual(clear([code]));
  });
});

const PATHS = ["/api/auth/login", "/api/chat", "/api/subscribe", "/trpc/auth.login", "/trpc/chat.send"];

/** By day each body goes to every third operation, by turns: all have the same parser before them. */
const operationsOf = (turn: number) => BODY_OPERATIONS.filter((_, at) => NIGHTLY || (at + turn) % 3 === 0);

describe("bodies of every operation", () => {
  const bodies = MALFORMED_BODIES.map((malformed, turn) => ({ ...malformed, turn }));
  test.each(bodies)("$title", async ({ body, headers, turn }) => {
    const bytes = new Uint8Array(Buffer.from(body()));
    for (const path of PATHS) expect(await errorIn(await post(path, bytes, headers))).toEqual(clear());
    for (const { method, path } of operationsOf(turn)) {
      expect(await errorIn(await post(path, bytes, { ...headers, ...key() }, method))).toEqual(clear());
    }
  });
});

describe("bodies of the public API", () => {
  test.each(FAULTY_BODIES)("$title", async ({ operation, json, path: field }) => {
    const { path, method } = operation;
    const response = await post(path, json(), key(), method);
    const body = (await response.json()) as { code: string };
    expect([response.status, body.code]).toBeOneOf([
      [400, "invalid_input"],
      [413, "too_large"],
    ]);
    const issue: unknown = expect.objectContaining({ path: expect.stringContaining(field) });
    if (body.code === "invalid_input") expect(body).toMatchObject({ issues: expect.arrayContaining([issue]) });
  });
});

describe("requests", () => {
  test.each(RAW_REQUESTS)("$title", async ({ head, next, code }) => {
    const { status, body } = await sendRaw(target.url, head, next?.());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    if (code !== undefined) expect(JSON.parse(body)).toMatchObject({ code, message: expect.stringMatching(/\S/) });
    expect(await target.isHealthy()).toBe(true);
  });

  test("a body that never arrives does not block other callers", async () => {
    const held = await Promise.all(Array.from({ length: 50 }, () => holdOpen(target.url, UNFINISHED)));
    expect(await target.isHealthy()).toBe(true);
    for (const { letGo } of held) letGo();
    expect(await target.isHealthy()).toBe(true);
  });
});

test("memory stays bounded, and no data is left behind", async () => {
  expect(target.peakMemoryBytes() ?? 0).toBeLessThan(MAX_PEAK_BYTES);
  expect(target.leftBehind()).toEqual(before);
});

// Some of these are still valid inputs, and may store data.
describe("hostile values in each field of an example", () => {
  test.each(sampled(BODY_OPERATIONS, 5))("$id", async (operation) => {
    for (const body of hostileBodies(operation)) {
      const response = await post(operation.path, body, key(), operation.method);
      if (response.ok) await response.arrayBuffer();
      else expect(await errorIn(response)).toEqual(clear());
    }
    expect(await target.isHealthy()).toBe(true);
  });
});
