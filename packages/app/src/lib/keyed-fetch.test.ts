import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postJson } from "./rest";
import { trpcClient } from "./trpc";

let replies: (() => Response)[];
const sent: (string | null)[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get("idempotency-key"));
    return replies.shift()!();
  });
});
afterEach(() => vi.unstubAllGlobals());

const lost = () => {
  throw new TypeError("Failed to fetch");
};
const bought = () => Response.json({ result: { data: { id: "p1" } } });
const buy = () => trpcClient.marketplace.purchase.mutate({ itemId: "plant-a-tree", quantity: 1 });

test("a purchase that is tried again after a lost connection has the same key, and the next one another", async () => {
  replies = [lost, bought, bought];
  await expect(buy()).rejects.toThrow("Failed to fetch");
  await buy();
  await buy();
  const [first, again, next] = sent;
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test("a double click is one purchase", async () => {
  replies = [bought, bought];
  await Promise.all([buy(), buy()]);
  expect(new Set(sent).size).toBe(1);
});

test("a form that is sent again after a lost connection has the same key", async () => {
  replies = [lost, () => Response.json({ ok: true })];
  await expect(postJson("/api/contact", { name: "Ada" })).rejects.toThrow("Failed to fetch");
  await postJson("/api/contact", { name: "Ada" });
  expect(new Set(sent).size).toBe(1);
});
