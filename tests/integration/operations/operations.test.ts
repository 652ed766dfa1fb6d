import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../../packages/shared/src/contracts/auth";
import { IDEMPOTENCY_REPLAYED_HEADER } from "../../../packages/shared/src/domain/idempotency";
import type { Idempotency } from "../../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../../packages/shared/src/contracts/operations";
import { HTTP_STATUS } from "../../../packages/shared/src/http-status";
import { newRegistration } from "../../factories/account";
import { createTestApi, type TestApi } from "../../support/api";
import { BrowserSession } from "../../support/browser-session";
import { NIGHTLY } from "../../support/nightly";
import { rowsOf } from "../../support/rows-of";
import { type Transport, TRANSPORTS } from "../../support/transports";
import { OPERATION_CASES, ERRORS_TESTED_ELSEWHERE } from "./cases";
import { meteredSession } from "./metered-session";
import type { OperationCase, SecondCopy } from "./operation-case";
import { DOMAINS } from "../../../packages/server/src/composition/operations";
import type { Api } from "../../../packages/server/src/http/implement";

let api: TestApi;
beforeAll(async () => {
  // The stand-ins for hubs are on this machine.
  api = await createTestApi({}, { HUB_PRIVATE_ADDRESSES: "on" });
});
afterAll(() => api.close());

async function sessionFor({ as, origin }: OperationCase): Promise<BrowserSession> {
  if (as === "home") return meteredSession(api);
  const session = new BrowserSession(api, origin);
  if (as === "visitor") return session;
  await session.postJson(register.path, newRegistration());
  return as === "developer" ? session.withApiKey() : session;
}

/** Sends a call and a second copy of it, as a client does that got no response. */
async function sendTwice(transport: Transport, session: BrowserSession, sent: OperationCase, input: unknown) {
  const { operation, output, again } = sent;
  const given = (input as Record<string, string>)[operation.idempotencyKeyField ?? ""];
  const key = operation.idempotency === "required" ? (given ?? crypto.randomUUID()) : undefined;
  const first = await transport.call(session, operation, input, key);
  expect(first).toEqual({ ok: true, output });

  const before = await rowsOf(api);
  const response = await transport.send(session, operation, input, key);
  const second = await transport.read(response);
  // A sign-in that fails is recorded.
  if (operation.idempotency !== "none" || again === "same") expect(await rowsOf(api)).toEqual(before);
  expect(response.headers.has(IDEMPOTENCY_REPLAYED_HEADER)).toBe(again === "repeated");
  if (again === "repeated") expect(second).toEqual(first);
  else if (again === "same" || again === "another") expect(second).toEqual({ ok: true, output });
  else if (typeof again === "object") expect(second).toEqual({ ok: true, ...again });
  else expect(second).toMatchObject({ ok: false, error: { code: again } });
}

const domainOf = ({ operation }: OperationCase) => operation.id.split(".")[0];

/** Of each domain a success, one that is sent twice where there is one, and an error. */
const SAMPLE: ReadonlySet<OperationCase | undefined> = new Set(
  [...Map.groupBy(OPERATION_CASES, domainOf).values()].flatMap((cases) => {
    const successes = cases.filter(({ error }) => !error);
    return [successes.find(({ again }) => again) ?? successes[0], cases.find(({ error }) => error)];
  }),
);

describe.each(TRANSPORTS)("over $name", (transport) => {
  // Both transports share everything but their envelope, and browsers use tRPC: by day each domain has two cases over it.
  const cases =
    NIGHTLY || transport.name === "REST" ? OPERATION_CASES : OPERATION_CASES.filter((one) => SAMPLE.has(one));
  test.each(cases)("$operation.id $title", async (operationCase) => {
    const { operation, output, error } = operationCase;
    const session = await sessionFor(operationCase);
    const input = await operationCase.input(session);
    if (operationCase.again) {
      await sendTwice(transport, session, operationCase, input);
      return;
    }
    const outcome = await transport.call(session, operation, input);
    if (!error) {
      expect(outcome).toEqual({ ok: true, output });
      return;
    }
    expect(outcome).toMatchObject({ ok: false, status: HTTP_STATUS[error.code], error: { code: error.code } });
    // Longer series go over REST: a body past tRPC's limit is rejected unread, so no field of it is named.
    const isUnread = transport.name === "tRPC" && error.code === "too_large";
    if (!outcome.ok && error.reason) expect(outcome.error.reason?.name).toBe(error.reason);
    if (!outcome.ok && error.path && !isUnread)
      expect(outcome.error.issues?.map(({ path }) => path)).toContain(error.path);
  });
});

describe.each(TRANSPORTS)("without an API key, over $name,", (transport) => {
  const developers = OPERATIONS.filter(({ access }) => access === "developer");
  test.each(developers)("$id is rejected before its input is validated", async (operation) => {
    const outcome = await transport.call(new BrowserSession(api, null), operation, {});
    expect(outcome).toMatchObject({ ok: false, status: 401, error: { code: "invalid_api_key" } });
  });
});

describe("the table", () => {
  test("covers exactly the served operations", () => {
    const served = Object.values<Api>(DOMAINS).flatMap(({ operations }) => Object.values(operations));
    expect(served.map(({ operation }) => operation.id).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
  });

  test.each(OPERATIONS)("has a success case for $id", ({ id }) => {
    const found = OPERATION_CASES.some(({ operation, error }) => operation.id === id && !error);
    expect(found, "Add one to the cases of its domain").toBe(true);
  });

  const SECOND_COPIES: Record<Idempotency, (again: SecondCopy) => boolean> = {
    required: (again) => again === "repeated",
    natural: (again) => again !== "repeated" && again !== "another",
    // Where it signs in, each code works once.
    none: (again) => again !== "repeated",
  };
  const writes = OPERATIONS.filter(({ method }) => method !== "GET");
  test.each(writes)("has a case that sends $id again", ({ id, idempotency = "required" }) => {
    const found = OPERATION_CASES.flatMap(({ operation, again }) => (operation.id === id && again ? [again] : []));
    expect(found, `Add \`again\` to its successful case`).not.toEqual([]);
    expect(
      found.filter((again) => !SECOND_COPIES[idempotency](again)),
      `It is ${idempotency}`,
    ).toEqual([]);
  });

  const errors = OPERATIONS.flatMap(({ id, errors: codes }) => codes.map((code) => ({ id, code })));
  test.each(errors)("has a case for $id with error $code, or names where it is tested", ({ id, code }) => {
    const inTable = OPERATION_CASES.some(({ operation, error }) => operation.id === id && error?.code === code);
    const elsewhere = ERRORS_TESTED_ELSEWHERE.some((entry) => entry.startsWith(`${id} ${code}:`));
    expect(inTable || elsewhere, "Add it to the cases of its domain").toBe(true);
  });

  test.each(ERRORS_TESTED_ELSEWHERE)("names an existing test file: %s", (entry) => {
    const [, file = ""] = entry.split(": ");
    expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
  });
});
