import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
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

describe("a Worker that goes wrong", () => {
  const inputOf = (text: string) => ({ bytes: new TextEncoder().encode(text) });
  const scriptOf = (source: string) => URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const WORKER = scriptOf(`
    self.onmessage = ({ data }) => {
      const text = new TextDecoder().decode(data.input.bytes);
      while (text === "for ever") {}
      if (text === "crash") setTimeout(() => { throw new Error("out of order"); });
      else self.postMessage({ ok: true, value: text });
      if (text === "then end") process.exit(0);
    };
  `);

  let fragile: CpuQueue;
  beforeEach(() => {
    fragile = new CpuQueue(500, WORKER);
  });
  afterEach(() => fragile.close());

  test.each([
    ["is stuck", "for ever", { code: "file_unreadable", message: expect.stringContaining("too long") }],
    ["crashes", "crash", { message: expect.stringContaining("worker") }],
  ])("(it %s) fails its job, and the next job is done", async (_what, text, refusal) => {
    const [failed, next] = await Promise.allSettled([
      fragile.run("readEnergyFile", inputOf(text)),
      fragile.run("readEnergyFile", inputOf("next")),
    ]);
    expect(failed).toMatchObject({ status: "rejected", reason: refusal });
    expect(next).toEqual({ status: "fulfilled", value: "next" });
  });

  test("between two jobs is replaced", async () => {
    const patient = new CpuQueue(60_000, WORKER);
    await patient.run("readEnergyFile", inputOf("then end"));
    await expect.poll(() => patient.run("readEnergyFile", inputOf("next")).catch(() => "ended")).toBe("next");
    patient.close();
  });

  test("before its first job is told at once, not after the time limit", async () => {
    const broken = new CpuQueue(60_000, scriptOf("throw new Error('cannot start')"));
    broken.warm();
    await expect(broken.run("readEnergyFile", inputOf("file"))).rejects.toThrow("worker");
    await expect(broken.run("readEnergyFile", inputOf("file"))).rejects.toThrow("worker");
  });
});
