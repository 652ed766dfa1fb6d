import newman from "newman";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { type Operation, withPathFields } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

const PUBLIC_OPERATIONS = OPERATIONS.filter(({ access }) => access === "developer");

/** They need an ID that only the server gives out. */
const WITHOUT_EXAMPLE: ReadonlySet<string> = new Set(["openadr.deleteClient"]);
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

test("the Postman collection runs unchanged, with a key", async () => {
  const collection = (await (await fetch(`${url}/api/postman.json`)).json()) as object;
  const summary = await run(collection, [
    { key: "baseUrl", value: url },
    { key: "apiKey", value: await newApiKey() },
  ]);
  const answers = summary.run.executions.map(({ item, response }) => [item.name, response?.code]);
  expect(answers).toEqual(PUBLIC_OPERATIONS.map((operation) => [operation.summary, statusOf(operation)]));
});

/** Newman is Postman's own runner: it validates the collection against Postman's schema and sends its requests. */
const run = (collection: object, envVar: { key: string; value: string }[]) =>
  new Promise<newman.NewmanRunSummary>((resolve, reject) => {
    newman.run({ collection, envVar, reporters: [] }, (error, summary) => (error ? reject(error) : resolve(summary)));
  });
