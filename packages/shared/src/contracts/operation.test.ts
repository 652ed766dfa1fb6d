import { expect, test } from "vitest";
import { z } from "zod";
import { operation, takesIdempotencyKey, WRITE_LIMIT } from "./operation";
import { OPERATIONS } from "./operations";

const common = {
  id: "tests.run",
  path: "/api/tests",
  access: "user",
  summary: "Run a test",
  input: z.object({}),
  output: z.object({}),
  limit: WRITE_LIMIT,
  errors: [],
} as const;

test("an operation that writes must say what a second run does, and a GET has nothing to say", () => {
  const declared = [
    operation({ ...common, method: "GET" }),
    operation({ ...common, method: "DELETE", idempotency: "natural" }),
    operation({ ...common, method: "POST", idempotency: "none", idempotencyReason: "It computes." }),
  ];
  expect(declared.map(({ idempotency }) => idempotency)).toEqual([undefined, "natural", "none"]);
  // What the compiler rejects:
  // @ts-expect-error a POST that says natural, and not why
  operation({ ...common, method: "POST", idempotency: "natural" });
  // @ts-expect-error a POST without a declaration
  operation({ ...common, method: "POST" });
  // @ts-expect-error a GET with one
  operation({ ...common, method: "GET", idempotency: "natural" });
  // @ts-expect-error none without a reason
  operation({ ...common, method: "POST", idempotency: "none" });
});

test("no operation that takes a key has its input read by a Worker, which sees no key", () => {
  expect(OPERATIONS.filter((one) => takesIdempotencyKey(one) && one.bulk).map(({ id }) => id)).toEqual([]);
});

test("every operation but the GETs declares it", () => {
  const undeclared = OPERATIONS.filter(({ method, idempotency }) => (method === "GET") !== (idempotency === undefined));
  expect(undeclared.map(({ id }) => id)).toEqual([]);
});
