import { expect, test } from "vitest";
import { faultOf } from "./rules";
import { SECRET_MARK } from "./values";

const PATH = "/api/meters";
const NOT_FOUND = { code: "not_found", message: "This meter doesn't exist." };
const trpc = (error: object) => ({ error: { code: -32_004, data: { error } } });

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  body: typeof body === "string" ? body : JSON.stringify(body),
});

test.each([
  ["an output", answer(200, { meters: [] })],
  ["an error over REST", answer(404, NOT_FOUND)],
  ["an error over tRPC", answer(404, trpc(NOT_FOUND))],
  ["a batch of which one call failed", answer(207, [{ result: {} }, trpc(NOT_FOUND)])],
  ["an outage", answer(503, { code: "unavailable", message: "Try again in a moment." }, { "retry-after": "5" })],
])("%s is no fault", (_what, given) => expect(faultOf(PATH, given, ["cookie-value"])).toBeNull());

test.each([
  ["an internal error", answer(500, { code: "internal", message: "Something went wrong." })],
  ["an internal error of one call in a batch", answer(207, [trpc({ code: "internal", message: "Wrong." })])],
  ["an outage without Retry-After", answer(503, { code: "unavailable", message: "Try again in a moment." })],
  ["a rejection in plain text", answer(404, "NOT_FOUND")],
  ["a code that isn't the product's", answer(400, { code: "VALIDATION", message: "Wrong." })],
  ["a rejection without a message", answer(400, { code: "invalid_input" })],
  ["a password in an error", answer(400, { code: "invalid_input", message: `Not ${SECRET_MARK}-7` })],
  ["a caller's cookie in an output", answer(200, { seen: "cookie-value" })],
])("%s is a fault", (_what, given) => expect(faultOf(PATH, given, ["cookie-value"])).not.toBeNull());
