import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApiKey, listApiKeys, rotateApiKey } from "../../packages/shared/src/contracts/api-keys";
import { register } from "../../packages/shared/src/contracts/auth";
import { deviceEnergy } from "../../packages/shared/src/contracts/devices/energy";
import { keyScopeOf, type Operation } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { compareWithBaseline } from "../../packages/shared/src/contracts/rewards";
import { API_KEY_SCOPES } from "../../packages/shared/src/domain/api-keys";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { deleteExpiredApiKeys } from "../../packages/server/src/modules/api-keys";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { TRANSPORTS } from "../support/transports";

/* What an API key may do, and how it gets a new secret. */

const clock = { nowMs: Date.parse("2026-05-01T12:00:00Z"), now: () => clock.nowMs };
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());

async function signUp(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration());
  return session;
}

/** Of reads that do not take an empty input. */
const REQUIRED_INPUTS: Readonly<Record<string, object>> = {
  [deviceEnergy.id]: { from: "2026-10-01", to: "2026-10-02" },
  [compareWithBaseline.id]: { from: "2026-10-01", to: "2026-10-02" },
};

const missing = (scope: string) => ({
  ok: false,
  status: 403,
  error: {
    code: "insufficient_scope",
    message: expect.stringContaining(scope),
    reason: { name: "key_scope", values: { scope } },
  },
});

describe.each(TRANSPORTS)("over $name", ({ call }) => {
  const scoped = OPERATIONS.filter((operation) => keyScopeOf(operation) !== null);
  test.each(scoped)("a key with every other scope is told which one $id needs", async (operation) => {
    const needed = keyScopeOf(operation) ?? "api";
    const key = await (await signUp()).withApiKey(API_KEY_SCOPES.filter((scope) => scope !== needed));
    expect(await call(key, operation, {})).toMatchObject(missing(needed));
  });

  const readable = scoped.filter(
    ({ access, path, method }) => access === "user" && method === "GET" && !path.includes("{"),
  );
  test.each(readable)("a key with the scope that it needs gets $id", async (operation) => {
    const key = await (await signUp()).withApiKey([keyScopeOf(operation) ?? "api"]);
    expect(await call(key, operation, REQUIRED_INPUTS[operation.id] ?? {})).toMatchObject({ ok: true });
  });

  const chat = OPERATIONS.filter(({ access, id }) => access === "chatOwner" || id.startsWith("chat."));
  test.each(chat)("no key may $id, whatever its scopes", async (operation: Operation) => {
    const key = await (await signUp()).withApiKey(API_KEY_SCOPES);
    const outcome = await call(key, operation, {});
    expect(outcome).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^(forbidden|not_signed_in)$/) } });
  });
});

test("no operation on the account, its keys or its sessions is open to a key", () => {
  const open = OPERATIONS.filter(({ id }) => /^(account|apiKeys|auth|chat|openid)\./.test(id)).filter(keyScopeOf);
  expect(open).toEqual([]);
});

test("a key's reads and deletions of its owner's chats are rejected, and the chats stay", async () => {
  const session = await signUp();
  await session.postJson("/api/chat", { message: "What is NILM?", sessionId: "mine" });
  const key = await session.withApiKey(API_KEY_SCOPES);
  expect((await key.fetch("/api/chat/history?sessionId=mine")).status).toBe(403);
  expect((await key.sendJson("DELETE", "/api/chat/conversations/mine", {})).status).toBe(403);
  const conversations = (await (await session.fetch("/api/chat/conversations")).json()) as unknown;
  expect(JSON.stringify(conversations)).toContain("mine");
});

describe("a rotated key", () => {
  const works = async (session: BrowserSession, key: string) =>
    (await session.callerWith(key).fetch("/api/v1/tariffs")).status === 200;
  const create = async (session: BrowserSession) =>
    (await (await session.postJson(createApiKey.path, { name: "Import" })).json()) as { id: string; key: string };
  const rotate = async (session: BrowserSession, id: string, overlapHours?: number) =>
    (await (await session.postJson(rotateApiKey.path, { id, overlapHours })).json()) as { id: string; key: string };

  test("works with both secrets for a day, then with the new one alone", async () => {
    const session = await signUp();
    const old = await create(session);
    const { key } = await rotate(session, old.id);
    expect([await works(session, old.key), await works(session, key)]).toEqual([true, true]);
    clock.nowMs += 24 * HOUR_MS - 1;
    expect(await works(session, old.key)).toBe(true);
    clock.nowMs += 1;
    expect([await works(session, old.key), await works(session, key)]).toEqual([false, true]);
    const [shown] = (await (await session.fetch(listApiKeys.path)).json()) as { previous: unknown }[];
    expect(shown?.previous).toBeNull();
  });

  test("works with the new secret alone where the overlap is zero", async () => {
    const session = await signUp();
    const old = await create(session);
    const { key } = await rotate(session, old.id, 0);
    expect([await works(session, old.key), await works(session, key)]).toEqual([false, true]);
  });

  test("has two secrets at most: the first ends with the second rotation", async () => {
    const session = await signUp();
    const first = await create(session);
    const second = await rotate(session, first.id);
    const third = await rotate(session, first.id);
    const all = await Promise.all([first, second, third].map(({ key }) => works(session, key)));
    expect(all).toEqual([false, true, true]);
  });

  test("stays rotatable by its owner alone", async () => {
    const session = await signUp();
    const old = await create(session);
    const stranger = await signUp();
    expect((await stranger.postJson(rotateApiKey.path, { id: old.id })).status).toBe(404);
    expect(await works(session, old.key)).toBe(true);
  });

  test("loses its old secret's hash to the sweep", async () => {
    const session = await signUp();
    const { id } = await create(session);
    await rotate(session, id);
    clock.nowMs += 2 * DAY_MS;
    await deleteExpiredApiKeys(api.platform);
    const rows = await api.platform.db.$client.execute({
      sql: "select previous_key_hash from api_keys where id = ?",
      args: [id],
    });
    expect(rows.rows[0]?.previous_key_hash).toBeNull();
  });
});
