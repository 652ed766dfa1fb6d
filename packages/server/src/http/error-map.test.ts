import { DomainError } from "@wattleaf/shared/errors";
import { expect, test } from "vitest";
import { errorBodyOf, toTrpcError } from "../trpc/error-map";
import { errorResponse } from "./error-map";

const outage = new DomainError("unavailable", "Please try again in a moment.", { retryAfterSeconds: 2 });
/** As drizzle wraps what its driver rejects with. */
const wrapped = new Error("Failed query: select secret from users", { cause: outage });

test("an outage is told as 503 with Retry-After through a library's own error, over both transports", async () => {
  const response = errorResponse(wrapped);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  const body = { code: "unavailable", message: "Please try again in a moment.", retryAfterSeconds: 2 };
  expect(await response.json()).toEqual(body);

  const overTrpc = toTrpcError(wrapped);
  expect(overTrpc).toMatchObject({ code: "SERVICE_UNAVAILABLE", cause: outage });
  expect(errorBodyOf(overTrpc)).toEqual(body);
});

test("a wrapped error of another kind stays unknown, and its text inside", async () => {
  const conflict = new Error("Failed query", { cause: new DomainError("conflict", "Reload the page.") });
  const response = errorResponse(conflict);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/query|Reload/);
  expect(toTrpcError(conflict).code).toBe("INTERNAL_SERVER_ERROR");
});
