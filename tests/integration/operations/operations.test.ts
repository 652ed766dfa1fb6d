import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../../packages/shared/src/contracts/auth";
import { OPERATIONS } from "../../../packages/shared/src/contracts/operations";
import { HTTP_STATUS } from "../../../packages/shared/src/http-status";
import { newRegistration } from "../../factories/account";
import { createTestApi, type TestApi } from "../../support/api";
import { BrowserSession } from "../../support/browser-session";
import { TRANSPORTS } from "../../support/transports";
import { OPERATION_CASES, REFUSALS_TESTED_ELSEWHERE } from "./cases";
import type { OperationCase } from "./operation-case";
import { DOMAINS } from "../../../packages/server/src/composition/operations";
import type { Api } from "../../../packages/server/src/http/implement";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function sessionFor({ as, origin }: OperationCase): Promise<BrowserSession> {
  const session = new BrowserSession(api, origin);
  if (as === "visitor") return session;
  await session.postJson(register.path, newRegistration());
  return as === "developer" ? session.withApiKey() : session;
}

describe.each(TRANSPORTS)("over $name", (transport) => {
  test.each(OPERATION_CASES)("$operation.id $title", async (operationCase) => {
    const { operation, output, refusal } = operationCase;
    const session = await sessionFor(operationCase);
    const outcome = await transport.call(session, operation, await operationCase.input(session));
    if (!refusal) {
      expect(outcome).toEqual({ ok: true, output });
      return;
    }
    expect(outcome).toMatchObject({ ok: false, status: HTTP_STATUS[refusal.code], refusal: { code: refusal.code } });
    if (!outcome.ok && refusal.path) expect(outcome.refusal.issues?.map(({ path }) => path)).toContain(refusal.path);
  });
});

describe.each(TRANSPORTS)("without an API key, over $name,", (transport) => {
  const developers = OPERATIONS.filter(({ access }) => access === "developer");
  test.each(developers)("$id refuses before it looks at the input", async (operation) => {
    const outcome = await transport.call(new BrowserSession(api, null), operation, {});
    expect(outcome).toMatchObject({ ok: false, status: 401, refusal: { code: "invalid_api_key" } });
  });
});

describe("the table", () => {
  test("is made from the list of all that is served", () => {
    const served = Object.values<Api>(DOMAINS).flatMap(({ operations }) => Object.values(operations));
    expect(served.map(({ operation }) => operation.id).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
  });

  test.each(OPERATIONS)("has a case of $id that succeeds", ({ id }) => {
    const found = OPERATION_CASES.some(({ operation, refusal }) => operation.id === id && !refusal);
    expect(found, "Add one to the cases of its domain").toBe(true);
  });

  const refusals = OPERATIONS.flatMap(({ id, refusals: codes }) => codes.map((code) => ({ id, code })));
  test.each(refusals)("has a case of $id that is refused as $code, or says where it is tested", ({ id, code }) => {
    const inTable = OPERATION_CASES.some(({ operation, refusal }) => operation.id === id && refusal?.code === code);
    const elsewhere = REFUSALS_TESTED_ELSEWHERE.some((entry) => entry.startsWith(`${id} ${code}:`));
    expect(inTable || elsewhere, "Add it to the cases of its domain").toBe(true);
  });

  test.each(REFUSALS_TESTED_ELSEWHERE)("names a test that is there: %s", (entry) => {
    const [, file = ""] = entry.split(": ");
    expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
  });
});
