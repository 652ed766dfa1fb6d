import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import { connectDevice } from "../../packages/shared/src/contracts/devices";
import { METER_UPLOAD } from "../../packages/shared/src/contracts/meters";
import { awardCoins, completeOnboarding, updateOnboarding } from "../../packages/shared/src/contracts/onboarding";
import { FILE_UPLOAD } from "../../packages/shared/src/contracts/uploads";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { fileForm, uploadFile } from "../support/upload-file";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function signedIn(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  return session;
}

const userOf = async (session: BrowserSession) => (await (await session.fetch("/api/auth/user")).json()) as CurrentUser;
const send = (session: BrowserSession, content?: BlobPart, name?: string) =>
  session.fetch(FILE_UPLOAD.path, { method: "POST", body: fileForm(content, name) });

/** An account with an upload that paid no coins, as a visitor's file has that was claimed with the account. */
async function withUnpaidUpload() {
  const [session, other] = [await signedIn(), await signedIn()];
  await uploadFile(other);
  const [from, to] = [await userOf(other), await userOf(session)].map(({ id }) => `user:${id}`);
  await api.platform.db.run(sql`update uploads set owner_id = ${to} where owner_id = ${from}`);
  return session;
}

describe("coins for the setup", () => {
  test.each([2, 20])("are paid once for %i simultaneous calls per action", async (calls) => {
    const session = await signedIn();
    const both = Array.from({ length: calls }, () => [
      send(session),
      session.postJson(connectDevice.path, { type: "battery", name: "Garage" }),
      session.postJson(awardCoins.path, { amount: 100, reason: "upload_bill" }),
      session.postJson("/trpc/onboarding.awardCoins", { amount: 50, reason: "connect_devices" }),
    ]);
    await Promise.all(both.flat());
    expect((await userOf(session)).greenCoins).toBe(50 + 100 + 50);
  });

  test("are paid by one of twenty calls for an action whose own payment is missing", async () => {
    const session = await withUnpaidUpload();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => session.postJson(awardCoins.path, { amount: 100, reason: "upload_bill" })),
    );
    const paid = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { paid: number }).paid));
    expect(paid.toSorted((a, b) => b - a).slice(0, 2)).toEqual([100, 0]);
    expect((await userOf(session)).greenCoins).toBe(150);
  });

  test.each([
    ["amount", { reason: "upload_bill", amount: 999_999 }],
    ["amount", { reason: "upload_bill", amount: 50 }],
    ["amount", { reason: "upload_bill", amount: -100 }],
    ["reason", { reason: "savings", amount: 100 }],
    ["reason", { amount: 100 }],
  ])("are not paid for a wrong %s: %j", async (path, input) => {
    const session = await withUnpaidUpload();
    const answer = await session.postJson(awardCoins.path, input);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_input", issues: [{ path }] });
    expect((await userOf(session)).greenCoins).toBe(50);
  });

  test("are not paid again for an action that is undone and repeated", async () => {
    const session = await signedIn();
    const { uploadId, coinsPaid } = await uploadFile(session);
    expect(coinsPaid).toBe(100);
    await session.fetch(`/api/uploads/${uploadId}`, { method: "DELETE" });
    expect(await userOf(session)).toMatchObject({ hasUploadedBill: false, greenCoins: 150 });
    expect(await uploadFile(session)).toMatchObject({ coinsPaid: 0 });
    expect(await userOf(session)).toMatchObject({ hasUploadedBill: true, greenCoins: 150 });
  });
});

test("twenty simultaneous calls advance the setup by one step", async () => {
  const session = await signedIn();
  await Promise.all(
    Array.from({ length: 20 }, () => session.postJson(updateOnboarding.path, { step: "welcome", completed: true })),
  );
  expect((await userOf(session)).onboarding).toEqual({ step: "upload_bill", completed: false });
  await Promise.all(Array.from({ length: 2 }, () => session.postJson(completeOnboarding.path, {})));
  expect((await userOf(session)).onboarding).toEqual({ step: null, completed: true });
});

describe("an upload during setup", () => {
  test("is read and is not part of a conversation", async () => {
    const session = await signedIn();
    const reply = await uploadFile(session);
    expect(reply).toMatchObject({ fileName: "meter.xml", facts: { source: "green_button", readingCount: 72 } });
    const chat = await session.fetch("/api/chat/history?sessionId=chat-page");
    expect(await chat.json()).toMatchObject({ messages: [] });
  });

  test.each([
    ["letter.docx", "text", 415, "Please select a PDF, JPG, PNG, or CSV file."],
    ["sheet.xlsx", "text", 415, "Please select a PDF, JPG, PNG, or CSV file."],
    ["large.csv", new Uint8Array(10 * 1024 * 1024 + 1), 413, "Please select a file smaller than 10MB."],
  ])("rejects %s with the setup's messages", async (name, content, status, message) => {
    const response = await send(await signedIn(), content, name);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message });
  });

  test("rejects a visitor before the file is read", async () => {
    const response = await send(new BrowserSession(api));
    expect(await response.json()).toMatchObject({ code: "not_signed_in" });
  });
});

test("a meter also earns the connection coins, and a later device does not", async () => {
  const session = await signedIn();
  const account = { utilityProvider: "pge", accountNumber: "1234567890", zipCode: "94086" };
  expect((await session.postJson("/api/utility/authorize", account)).status).toBe(200);
  expect(await userOf(session)).toMatchObject({ utilityApiConnected: true, greenCoins: 100 });
  await session.postJson(connectDevice.path, { type: "battery", name: "Garage" });
  const answer = await session.postJson(awardCoins.path, { amount: 50, reason: "connect_devices" });
  expect(await answer.json()).toEqual({ paid: 0, balance: 100 });
});

test("a Green Button file that becomes a meter earns them as well, once", async () => {
  const session = await signedIn();
  const addMeter = () => session.fetch(METER_UPLOAD.path, { method: "POST", body: fileForm() });
  expect((await addMeter()).status).toBe(200);
  expect((await addMeter()).status).toBe(200);
  expect(await userOf(session)).toMatchObject({ greenCoins: 100 });
});
