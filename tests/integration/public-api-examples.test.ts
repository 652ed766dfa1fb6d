import newman from "newman";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authorizeUtility, METER_UPLOAD } from "../../packages/shared/src/contracts/meters";
import { CHAT_UPLOAD } from "../../packages/shared/src/contracts/chat/upload";
import { register } from "../../packages/shared/src/contracts/auth";
import { keyScopeOf, type Operation, withPathFields } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { API_KEY_SCOPES } from "../../packages/shared/src/domain/api-keys";
import { newUtilityAccount } from "../factories/meters";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { NIGHTLY } from "../support/nightly";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";

const PUBLIC_OPERATIONS = OPERATIONS.filter(({ access }) => access === "developer");

const KEY_OPERATIONS = OPERATIONS.filter((operation) => keyScopeOf(operation) !== null);
/** What an upload without a file is answered: the caller chooses one. */
const WITHOUT_FILE = 415;

/** They need an ID that only the server gives out, or the partner's own of a customer. */
const WITHOUT_EXAMPLE: ReadonlySet<string> = new Set(["openadr.deleteClient", "partners.eraseCustomer"]);
const statusOf = ({ id, creates }: Pick<Operation, "creates" | "id">) =>
  WITHOUT_EXAMPLE.has(id) ? 404 : creates ? 201 : 200;

let api: TestApi;
let url: string;
let apiKey: string;
beforeAll(async () => {
  api = await createTestApi();
  url = api.listen();
  apiKey = await newApiKey();
});
afterAll(() => api.close());

async function newApiKey(): Promise<string> {
  const owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  return owner.newApiKey();
}

test.each(PUBLIC_OPERATIONS)("$id has an example, unless it needs no input", ({ id, example, input }) => {
  expect(example !== undefined || WITHOUT_EXAMPLE.has(id) || input.safeParse({}).success).toBe(true);
});

describe("the documentation's examples, in order, with one key", () => {
  test.each(PUBLIC_OPERATIONS)("$id is answered as documented", async (operation) => {
    const { method } = operation;
    const { path, rest } = withPathFields(operation, (operation.example ?? {}) as object);
    const authorization = `Bearer ${apiKey}`;
    const response =
      method === "GET"
        ? await fetch(`${url}${path}?${new URLSearchParams(rest as Record<string, string>)}`, {
            headers: { authorization },
          })
        : await fetch(`${url}${path}`, {
            method,
            headers: { authorization, "content-type": "application/json" },
            body: JSON.stringify(rest),
          });
    expect([response.status, await response.text()]).toEqual([statusOf(operation), expect.any(String)]);
  });
});

test.runIf(NIGHTLY)("the Postman collection runs unchanged, with a key, on an account with a meter", async () => {
  const owner = new BrowserSession(api);
  await made(owner, register, newRegistration());
  await made(owner, authorizeUtility, newUtilityAccount());
  await api.platform.imports.settled();
  const file = new FormData();
  file.set("type", "energy_bill");
  file.set("file", new File(["timestamp,kwh\n2026-01-01 00:00,1\n2026-01-01 01:00,2"], "usage.csv"));
  expect((await owner.fetch(CHAT_UPLOAD.path, { method: "POST", body: file })).status).toBe(200);

  const collection = (await (await fetch(`${url}/api/postman.json`)).json()) as Collection;
  const summary = await run(collection, [
    { key: "baseUrl", value: url },
    { key: "apiKey", value: await owner.newApiKey(API_KEY_SCOPES) },
  ]);
  const answers = summary.run.executions.map(({ item, response }) => [item.name, response?.code]);
  const expected = [...KEY_OPERATIONS.map((one) => [one.summary, statusOf(one)]), [METER_UPLOAD.summary, WITHOUT_FILE]];
  expect(answers.toSorted()).toEqual(expected.toSorted());
  expect(summary.run.failures.map(({ error }) => error.message)).toEqual([]);
});

test("the Postman collection has the folders of the documentation", async () => {
  const { item: groups } = (await (await fetch(`${url}/api/postman.json`)).json()) as Collection;
  const foldersOf = (group: Collection["item"][number]) => group.item.map(({ name }) => name);
  expect(groups.map(({ name }) => name)).toEqual(["Public API", "Your account's data", "Partner workspaces"]);
  expect(groups.slice(1).map(foldersOf)).toEqual([
    ["Meters", "Uploads", "Advice", "Devices", "Hubs", "Baseline"],
    ["Workspaces", "Webhooks"],
  ]);
});

interface Collection {
  item: { name: string; item: { name: string }[] }[];
}

/** Newman is Postman's own runner: it validates the collection against Postman's schema and sends its requests. */
const run = (collection: object, envVar: { key: string; value: string }[]) =>
  new Promise<newman.NewmanRunSummary>((resolve, reject) => {
    newman.run({ collection, envVar, reporters: [] }, (error, summary) => (error ? reject(error) : resolve(summary)));
  });
