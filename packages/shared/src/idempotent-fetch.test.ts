import { expect, test } from "vitest";
import { type CallKeys, idempotentFetch } from "./idempotent-fetch";

type Reply = () => Response;
const ok: Reply = () => Response.json({ ok: true });
const lost: Reply = () => {
  throw new TypeError("Failed to fetch");
};
const inProgress: Reply = () => Response.json({}, { status: 409, headers: { "retry-after": "1" } });
const conflict: Reply = () => Response.json({}, { status: 409 });

/** A server that gives these replies in turn, and the keys that it was sent. */
function server(...replies: Reply[]) {
  const sent: (string | null)[] = [];
  const waits: number[] = [];
  const answered: string[] = [];
  let made = 0;
  const keys: CallKeys = { keyOf: () => `key-${(made += 1)}`, answered: (call) => answered.push(call) };
  const options = {
    keys,
    retryDelaysMs: [100, 200],
    pause: async (ms: number) => waits.push(ms),
    fetch: async (_: RequestInfo | URL, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get("idempotency-key"));
      return replies.shift()!();
    },
  };
  return { sent, waits, answered, call: idempotentFetch(options) };
}
const post = (body: object, signal?: AbortSignal) => ({ method: "POST", body: JSON.stringify(body), signal });

test("each call has its own key, and keeps it when it is sent again", async () => {
  const { call, sent, waits } = server(lost, lost, ok, ok);
  expect((await call("/buy", post({}))).ok).toBe(true);
  await call("/buy", post({}));
  expect(sent).toEqual(["key-1", "key-1", "key-1", "key-2"]);
  expect(waits).toEqual([100, 200]);
});

test("a call that gets no response in the end fails, and is not called answered", async () => {
  const { call, sent, answered } = server(lost, lost, lost);
  await expect(call("/buy", post({}))).rejects.toThrow("Failed to fetch");
  expect(sent).toHaveLength(3);
  expect(answered).toEqual([]);
});

test("a call that its caller has given up is not sent again", async () => {
  const { call, sent } = server(lost, ok);
  await expect(call("/buy", post({}, AbortSignal.abort()))).rejects.toThrow("Failed to fetch");
  expect(sent).toHaveLength(1);
});

test("while the first copy is running it waits as long as the server says", async () => {
  const { call, sent, waits, answered } = server(inProgress, inProgress, ok);
  expect((await call("/buy", post({}))).ok).toBe(true);
  expect(sent).toEqual(["key-1", "key-1", "key-1"]);
  expect(waits).toEqual([1000, 1000]);
  expect(answered).toEqual(["/buy {}"]);
});

test("another conflict is an answer, and an error of the server is none", async () => {
  const { call, answered } = server(conflict, () => Response.json({}, { status: 502 }));
  expect((await call("/buy", post({ item: 1 }))).status).toBe(409);
  expect((await call("/buy", post({ item: 2 }))).status).toBe(502);
  expect(answered).toEqual(['/buy {"item":1}']);
});

test("a key that the caller gives stays the only one; what a text says is none", async () => {
  const { call, sent } = server(ok, ok, ok, ok);
  await call("/buy", { ...post({}), headers: { "Idempotency-Key": "my-own-key" } });
  await call("/buy", post({ idempotencyKey: "my-own-key" }));
  await call("/chat", post({ messageKey: "my-own-key" }));
  await call("/chat", post({ message: 'What is "messageKey": for?' }));
  expect(sent).toEqual(["my-own-key", null, null, "key-1"]);
});

test("a call without a body has no key", async () => {
  const { call, sent } = server(ok);
  await call("/items");
  expect(sent).toEqual([null]);
});
