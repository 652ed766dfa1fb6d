import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../../../packages/shared/src/contracts/auth";
import { keyScopeOf } from "../../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../../packages/shared/src/contracts/operations";
import { newRegistration } from "../../factories/account";
import { createTestApi, type TestApi } from "../../support/api";
import { BrowserSession } from "../../support/browser-session";
import { TRANSPORTS } from "../../support/transports";
import { OPERATION_CASES } from "./cases";
import { meteredSession } from "./metered-session";

/*
 * The examples that the reference shows of an account's data and its partner workspaces, each with a key of the one scope
 * that the page names. Their ids are those of the objects that the operation's own case makes.
 */

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const PLACEHOLDER = /^[A-Z]+_(ID|SECRET)$/;

function filled(example: object, made: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, PLACEHOLDER.test(String(value)) ? made[name] : value]),
  );
}

const [rest] = TRANSPORTS;
const examples = OPERATIONS.filter(
  ({ keyScope, example }) => keyScope || Object.values(example ?? {}).some((value) => PLACEHOLDER.test(String(value))),
);

test.each(examples)("the example of $id succeeds", async (operation) => {
  const success = OPERATION_CASES.find((one) => one.operation.id === operation.id && !one.error);
  const session = success?.as === "home" ? await meteredSession(api) : new BrowserSession(api);
  if (success?.as !== "home") await session.postJson(register.path, newRegistration());
  const owner = success?.as === "developer" ? await session.withApiKey() : session;
  const made = (await success?.input(owner)) as Record<string, unknown>;
  const scope = keyScopeOf(operation);
  const caller = scope ? await session.withApiKey([scope]) : new BrowserSession(api, null);
  expect(await rest.call(caller, operation, filled(operation.example ?? {}, made))).toMatchObject({ ok: true });
});
