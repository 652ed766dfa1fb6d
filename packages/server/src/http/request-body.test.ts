import { describe, expect, test } from "vitest";
import { BodyBudget } from "./body-budget";
import { readBody, setBodyLease } from "./request-body";

const URL_OF_TEST = "http://localhost/test";
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(URL_OF_TEST, { method: "POST", body, headers });
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A body of these parts, which then ends or stays open. */
const streamOf = (parts: readonly string[], { ends = true, onCancel = () => {} } = {}) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      if (ends) controller.close();
    },
    cancel: onCancel,
  });

describe("a body", () => {
  test.each<[string, Record<string, string>]>([
    ["with its length", { "content-length": "10" }],
    ["without a length", {}],
    ["with a length that is too short", { "content-length": "3" }],
    ["with a length that is too long", { "content-length": "90" }],
  ])("%s is read whole", async (_what, headers) => {
    expect(text(await readBody(post(streamOf(["hello", "world"]), headers), 100))).toBe("helloworld");
  });

  test("over its limit is rejected before it is read, or as soon as it is seen", async () => {
    const tooLarge = { code: "too_large", message: expect.stringContaining("1 KB") };
    await expect(readBody(post("", { "content-length": "2000" }), 1024)).rejects.toMatchObject(tooLarge);
    await expect(readBody(post(streamOf(["x".repeat(1_025)], { ends: false })), 1024)).rejects.toMatchObject(tooLarge);
  });

  test("that does not arrive in time is given up", async () => {
    const { promise: cancelled, resolve } = Promise.withResolvers<void>();
    const request = post(streamOf(["half"], { ends: false, onCancel: resolve }));
    await expect(readBody(request, 100, { deadlineMs: 20 })).rejects.toMatchObject({ code: "request_timeout" });
    await cancelled;
  });

  test("takes room in the budget for its length, and as it grows", async () => {
    const budget = new BodyBudget({ bytesPerCaller: 3_000_000 });
    const caller = [{ name: "ann", weight: 1 }];
    const announced = post("", { "content-length": "4000000" });
    setBodyLease(announced, budget.open(caller, 4_000_000));
    await expect(readBody(announced, 5_000_000)).rejects.toMatchObject({ code: "rate_limited" });

    const growing = post(
      streamOf(
        Array.from({ length: 4 }, () => "x".repeat(1_000_000)),
        { ends: false },
      ),
    );
    setBodyLease(growing, budget.open([{ name: "bob", weight: 1 }], null));
    await expect(readBody(growing, 5_000_000)).rejects.toMatchObject({ code: "rate_limited" });
  });
});
