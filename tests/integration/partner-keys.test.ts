import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { type Operation, withPathFields } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { API_KEY_SCOPES, type ApiKeyScope } from "../../packages/shared/src/domain/api-keys";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

/* What a program of a workspace's owner may do there with an API key, and no other program. */

let api: TestApi;
let owner: BrowserSession;
let workspace: { id: string; widgetKey: string };
beforeAll(async () => {
  api = await createTestApi();
  owner = await signUp();
  workspace = (await (await owner.postJson("/api/partners", { name: "Gridville Power" })).json()) as typeof workspace;
});
afterAll(() => api.close());

async function signUp(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration());
  return session;
}

const OF_WORKSPACES = OPERATIONS.filter(({ path }) => path.startsWith("/api/partners/{partner_id}"));
const OPEN = OF_WORKSPACES.filter(({ keyScope }) => keyScope === "partners");
const CLOSED = OF_WORKSPACES.filter(({ keyScope }) => keyScope === undefined);

async function codeOf(caller: BrowserSession, operation: Operation): Promise<string> {
  const fields = Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  const { path } = withPathFields(
    operation,
    Object.fromEntries(fields.map((name) => [name, name === "partner_id" ? workspace.id : "any"])),
  );
  const response =
    operation.method === "GET" ? await caller.fetch(path) : await caller.sendJson(operation.method, path, {});
  return response.ok ? "ok" : ((await response.json()) as { code: string }).code;
}

const outcomes = async (caller: BrowserSession, operations: readonly Operation[]) =>
  Object.fromEntries(await Promise.all(operations.map(async (one) => [one.id, await codeOf(caller, one)] as const)));
const all = (operations: readonly Operation[], code: unknown) =>
  Object.fromEntries(operations.map(({ id }) => [id, code]));

const keyOf = async (session: BrowserSession, scopes: readonly ApiKeyScope[]) => session.withApiKey(scopes);

test("a key with the scope runs the workspace", async () => {
  const key = await keyOf(owner, ["partners"]);
  const [listed] = (await (await key.fetch("/api/partners")).json()) as { id: string }[];
  expect(listed?.id).toBe(workspace.id);
  const article = { language: "en", title: "How do I move?", markdown: "Fill in the transfer form." };
  expect((await key.postJson(`/api/partners/${workspace.id}/articles`, article)).ok).toBe(true);
  const reads = OPEN.filter(({ method, path }) => method === "GET" && !path.includes("webhook_id"));
  expect(reads.length).toBeGreaterThan(5);
  // Rewards are off in a new workspace.
  expect(await outcomes(key, reads)).toEqual({ ...all(reads, "ok"), "partners.effect": "feature_off" });
});

test("a key without the scope is told that it needs it", async () => {
  const key = await keyOf(
    owner,
    API_KEY_SCOPES.filter((scope) => scope !== "partners"),
  );
  expect(await outcomes(key, OPEN)).toEqual(all(OPEN, "insufficient_scope"));
});

test("another account's key finds no such workspace, whatever its scopes", async () => {
  const key = await keyOf(await signUp(), API_KEY_SCOPES);
  // An input that no call would take is named first.
  const denied = all(OPEN, expect.stringMatching(/^(not_found|invalid_input)$/));
  expect(await outcomes(key, OPEN)).toEqual(denied);
  const reads = OPEN.filter(({ method }) => method === "GET");
  expect(await outcomes(key, reads)).toEqual(all(reads, "not_found"));
  expect(await (await key.fetch("/api/partners")).json()).toEqual([]);
});

test("no key deletes a workspace or changes what its trust rests on", async () => {
  const key = await keyOf(owner, API_KEY_SCOPES);
  expect(CLOSED.map(({ id }) => id).toSorted()).toEqual([
    "partners.createSigningKey",
    "partners.remove",
    "partners.revokeSigningKey",
    "partners.rotateWidgetKey",
  ]);
  expect(await outcomes(key, CLOSED)).toEqual(all(CLOSED, "not_signed_in"));
  const kept = (await (await owner.fetch(`/api/partners/${workspace.id}`)).json()) as typeof workspace;
  expect(kept.widgetKey).toBe(workspace.widgetKey);
});
