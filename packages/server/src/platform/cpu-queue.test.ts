import { afterAll, beforeAll, expect, test } from "vitest";
import { CpuQueue } from "./cpu-queue";

let queue: CpuQueue;
beforeAll(() => {
  queue = new CpuQueue();
});
afterAll(() => queue.close());

const read = (text: string) => queue.run("readEnergyFile", { bytes: new TextEncoder().encode(text) });
const CSV = "month,kwh\n2024-01,310\n2024-02,290\n";

test("a job's refusal arrives as the refusal it was", async () => {
  await expect(read("nothing to read")).rejects.toMatchObject({ name: "DomainError", code: "file_unreadable" });
  expect(await read(CSV)).toMatchObject({ total: 600_000 });
});

test("a full queue refuses at once and says when to come back; what waits is still done", async () => {
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => read(CSV)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: "overloaded", retryAfterSeconds: 5 } });
});
