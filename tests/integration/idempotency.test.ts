import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApiKey, listApiKeys } from "../../packages/shared/src/contracts/api-keys";
import { CHAT_UPLOAD } from "../../packages/shared/src/contracts/chat/upload";
import { sendMessage } from "../../packages/shared/src/contracts/contact";
import { purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import { METER_UPLOAD } from "../../packages/shared/src/contracts/meters";
import { FILE_UPLOAD } from "../../packages/shared/src/contracts/uploads";
import { createPlant, deletePlant } from "../../packages/shared/src/contracts/vpp/plants";
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_LIFETIME_MS,
  IDEMPOTENT_CALL_LEASE_MS,
} from "../../packages/shared/src/domain/idempotency";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { type KeyedCall, runOnce } from "../../packages/server/src/core/idempotency/run-once";
import { systemContext } from "../../packages/server/src/core/system-context";
import { purchase } from "../../packages/server/src/modules/marketplace/purchases";
import { idempotencyKeys } from "../../packages/server/src/db/schema/idempotency";
import { newRegistration } from "../factories/account";
import { newMessage } from "../factories/contact";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { grantCoins } from "../support/grant-coins";
import { rowsOf } from "../support/rows-of";
import { fileForm } from "../support/upload-file";

let api: TestApi;
let nowMs = Date.now();
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());

let session: BrowserSession;
beforeEach(async () => {
  session = await signedUp();
});

async function signedUp(): Promise<BrowserSession> {
  const opened = new BrowserSession(api);
  await opened.postJson("/api/auth/register", newRegistration());
  return opened;
}

const newKey = () => crypto.randomUUID();
const withKey = (key: string) => ({ [IDEMPOTENCY_KEY_HEADER]: key });
const create = (body: object, headers: Record<string, string> = {}, as = session) =>
  as.postJson(createApiKey.path, body, headers);
const replayed = (response: Response) => response.headers.get("idempotency-replayed");
const nameOf = { name: "Meter import" };

async function keysOf(as: BrowserSession): Promise<unknown[]> {
  return (await (await as.fetch(listApiKeys.path)).json()) as unknown[];
}

describe("the same key again", () => {
  test("repeats the response, and says so", async () => {
    const headers = withKey(newKey());
    const [first, again] = [await create(nameOf, headers), await create(nameOf, headers)];
    expect([first.status, replayed(first)]).toEqual([200, null]);
    expect([again.status, replayed(again)]).toEqual([200, "true"]);
    expect(await again.json()).toEqual(await first.json());
    expect(await keysOf(session)).toHaveLength(1);
  });

  test("is the same key as a header, quoted as in the draft, as a body field and over tRPC", async () => {
    const key = newKey();
    const first = (await (await create(nameOf, withKey(key))).json()) as object;
    const responses = [
      await create(nameOf, withKey(`"${key}"`)),
      await create({ ...nameOf, idempotencyKey: key }),
      await create({ ...nameOf, idempotencyKey: key }, withKey(key)),
      await session.postJson(`/trpc/${createApiKey.id}`, nameOf, withKey(key)),
      await session.postJson(`/trpc/${createApiKey.id}`, { ...nameOf, idempotencyKey: key }),
    ];
    const bodies = await Promise.all(responses.map((response) => response.json()));
    const trpc = { result: { data: first } };
    expect(bodies).toEqual([first, first, first, trpc, trpc]);
    expect(responses.map(replayed)).toEqual(Array.from({ length: 5 }, () => "true"));
    expect(await keysOf(session)).toHaveLength(1);
  });

  test("with another request is rejected", async () => {
    const headers = withKey(newKey());
    await create(nameOf, headers);
    const other = await create({ name: "Another" }, headers);
    expect([other.status, await other.json()]).toEqual([
      422,
      expect.objectContaining({
        code: "idempotency_mismatch",
        issues: [expect.objectContaining({ path: "Idempotency-Key" })],
      }),
    ]);
    expect(await keysOf(session)).toHaveLength(1);
  });

  test("of another account, or of another operation, is another key", async () => {
    const headers = withKey(newKey());
    await create(nameOf, headers);
    const other = await signedUp();
    expect(replayed(await create(nameOf, headers, other))).toBeNull();
    expect(replayed(await session.postJson(createPlant.path, createPlant.example, headers))).toBeNull();
  });

  test("of a visitor repeats the response without a second email", async () => {
    const visitor = new BrowserSession(api);
    const headers = withKey(newKey());
    const message = newMessage({ email: `${newKey()}@example.com` });
    const send = () => visitor.postJson(sendMessage.path, message, headers);
    expect([replayed(await send()), replayed(await send())]).toEqual([null, "true"]);
    const stored = await api.platform.db.all(sql`select 1 from contact_messages where email = ${message.email}`);
    expect(stored).toHaveLength(1);
  });
});

describe("a key that cannot be used names what to change:", () => {
  const wrong = async (answer: Promise<Response>) => {
    const response = await answer;
    const { issues } = (await response.json()) as { issues?: { path: string }[] };
    return [response.status, issues?.[0]?.path];
  };

  test("a header that is no key", async () => {
    expect(await wrong(create(nameOf, withKey("short")))).toEqual([400, "Idempotency-Key"]);
  });

  test("a field that is no key", async () => {
    expect(await wrong(create({ ...nameOf, idempotencyKey: 7 }))).toEqual([400, "idempotencyKey"]);
  });

  test("a header and a field that differ", async () => {
    expect(await wrong(create({ ...nameOf, idempotencyKey: newKey() }, withKey(newKey())))).toEqual([
      400,
      "idempotencyKey",
    ]);
  });

  test("one header for a batch of calls", async () => {
    const path = `/trpc/${createApiKey.id},${createApiKey.id}?batch=1`;
    const response = await session.postJson(path, { 0: nameOf, 1: nameOf }, withKey(newKey()));
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain("idempotencyKey");
    expect(await keysOf(session)).toEqual([]);
  });
});

test("a call that failed is forgotten, so that the same key works once the cause is gone", async () => {
  const plant = { ...createPlant.example, id: newKey() };
  await session.postJson(createPlant.path, plant);
  const headers = withKey(newKey());
  expect((await session.postJson(createPlant.path, plant, headers)).status).toBe(409);
  await session.fetch(deletePlant.path.replace("{plant_id}", plant.id), { method: "DELETE" });
  const again = await session.postJson(createPlant.path, plant, headers);
  expect([again.ok, replayed(again)]).toEqual([true, null]);
});

test("a response is stored encrypted, and for a day", async () => {
  const headers = withKey(newKey());
  const { key: secret } = (await (await create(nameOf, headers)).json()) as { key: string };
  const { db } = api.platform;
  const stored = () => db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, headers["Idempotency-Key"]!));
  expect(await stored()).toHaveLength(1);
  expect(JSON.stringify(await stored())).not.toContain(secret);

  nowMs += IDEMPOTENCY_KEY_LIFETIME_MS;
  await sweep(api.platform);
  expect(await stored()).toEqual([]);
});

describe("while the first call is running", () => {
  const call = (): KeyedCall => ({ operation: "tests.run", key: newKey(), keyPath: "idempotencyKey", input: {} });
  const ctx = () => systemContext(api.platform, "sample-household");

  test("another one is told to ask again", async () => {
    const [keyed, gate] = [call(), Promise.withResolvers<string>()];
    let runs = 0;
    const run = () => {
      runs += 1;
      return gate.promise;
    };
    const first = runOnce(ctx(), keyed, run);
    await expect(runOnce(ctx(), keyed, run)).rejects.toMatchObject({
      code: "idempotency_in_progress",
      retryAfterSeconds: 1,
    });
    gate.resolve("done");
    expect(await first).toBe("done");
    expect(await runOnce(ctx(), keyed, run)).toBe("done");
    expect(runs).toBe(1);
  });

  test("and its process has died, another one runs when the lease has ended", async () => {
    const keyed = call();
    void runOnce(ctx(), keyed, () => new Promise(() => undefined));
    await expect
      .poll(() => runOnce(ctx(), keyed, async () => "early").catch(({ code }) => code))
      .toBe("idempotency_in_progress");
    nowMs += IDEMPOTENT_CALL_LEASE_MS;
    expect(await runOnce(ctx(), keyed, async () => "second")).toBe("second");
  });

  test("a run that lost its lease does not overwrite the response of the next", async () => {
    const [keyed, gate] = [call(), Promise.withResolvers<string>()];
    const slow = runOnce(ctx(), keyed, () => gate.promise);
    await expect(runOnce(ctx(), keyed, async () => "early")).rejects.toMatchObject({ code: "idempotency_in_progress" });
    nowMs += IDEMPOTENT_CALL_LEASE_MS;
    await runOnce(ctx(), keyed, async () => "second");
    gate.resolve("slow");
    await slow;
    expect(await runOnce(ctx(), keyed, async () => "third")).toBe("second");
  });
});

describe("a form with a file that is sent twice", () => {
  const send = (path: string, headers: Record<string, string> = {}, body = fileForm()) =>
    session.fetch(path, { method: "POST", body, headers });

  test.each([FILE_UPLOAD, METER_UPLOAD])("to $path stores it once", async ({ path }) => {
    expect((await send(path)).ok).toBe(true);
    const before = await rowsOf(api);
    expect((await send(path)).ok).toBe(true);
    expect(await rowsOf(api)).toEqual(before);
  });

  test("to the chat is one message", async () => {
    const headers = withKey(newKey());
    const first = await send(CHAT_UPLOAD.path, headers);
    const before = await rowsOf(api);
    const second = await send(CHAT_UPLOAD.path, headers);
    expect([replayed(first), replayed(second)]).toEqual([null, "true"]);
    expect(await second.json()).toEqual(await first.json());
    expect(await rowsOf(api)).toEqual(before);
    const other = await send(CHAT_UPLOAD.path, headers, fileForm(undefined, "other.xml"));
    expect([other.status, await other.json()]).toEqual([
      422,
      expect.objectContaining({
        code: "idempotency_mismatch",
        issues: [expect.objectContaining({ path: "messageKey" })],
      }),
    ]);
  });
});

describe("a purchase keeps its key for good", () => {
  const tree = { itemId: "plant-a-tree" };
  const buy = (body: object, headers: Record<string, string> = {}) =>
    session.postJson(purchaseItem.path, body, headers);

  test("so that months later the same key still buys nothing more", async () => {
    const userId = await grantCoins(session, 500);
    const key = newKey();
    const first = await buy(tree, withKey(key));
    nowMs += 100 * IDEMPOTENCY_KEY_LIFETIME_MS;
    await sweep(api.platform);
    // By now its session has ended.
    const again = await purchase(systemContext(api.platform, userId), { ...tree, quantity: 1, idempotencyKey: key });
    expect(again).toEqual(await first.json());
  });

  test("from the header as from its own field", async () => {
    await grantCoins(session, 500);
    const key = newKey();
    const [first, again] = [await buy(tree, withKey(key)), await buy({ ...tree, idempotencyKey: key })];
    expect([replayed(first), replayed(again)]).toEqual([null, "true"]);
    expect(await again.json()).toEqual(await first.json());
    const differing = await buy({ ...tree, idempotencyKey: key }, withKey(newKey()));
    expect(await differing.json()).toMatchObject({ issues: [{ path: "idempotencyKey" }] });
  });
});
