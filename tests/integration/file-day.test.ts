import { afterAll, beforeAll, expect, test } from "vitest";
import type { LoadDay } from "../../packages/shared/src/contracts/load-day";
import { FILE_DAY } from "../../packages/shared/src/contracts/uploads";
import { uploads } from "../../packages/server/src/db/schema/uploads";
import { createTestApi, type TestApi } from "../support/api";
import { fileForm } from "../support/upload-file";

/* A visitor's file on the home page: split at once, and not kept. */

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const send = (body: BodyInit) => api.fetch(FILE_DAY.path, { method: "POST", body });
const errorOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; message: string }),
});

test("a visitor gets the newest day of a file by load, and the file is not kept", async () => {
  const response = await send(fileForm());
  expect(response.status).toBe(200);
  const { day, stepMinutes, detail, parts, usedKwh } = (await response.json()) as LoadDay;
  expect({ day, stepMinutes, detail }).toEqual({ day: "2024-01-03", stepMinutes: 60, detail: "total" });
  const sum = parts.reduce((all, { energyKwh }) => all + energyKwh, 0);
  expect(sum).toBeCloseTo(usedKwh, 2);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await api.platform.db.select().from(uploads)).toEqual([]);
});

test.each([
  ["a bill as PDF", "bill.pdf", "%PDF-1.7", 415, "file_type_not_supported", "Green Button XML or CSV"],
  ["an empty file", "empty.csv", "", 422, "file_empty", "empty"],
  ["daily totals", "daily.csv", "Date,kWh\n2026-01-01,9\n2026-01-02,8\n", 422, "file_unreadable", "no whole day"],
  ["a sign-in page saved as CSV", "usage.csv", "<!doctype html><p>Sign in", 415, "file_type_not_supported", "upload"],
])("%s is rejected with what to do", async (_, name, content, status, code, words) => {
  const error = await errorOf(await send(fileForm(content, name)));
  expect(error).toMatchObject({ status, code });
  expect(error.message).toContain(words);
});

test("a form without a file names the field", async () => {
  expect(await errorOf(await send(new FormData()))).toMatchObject({
    status: 400,
    code: "file_missing",
    issues: [{ path: "file" }],
  });
});
