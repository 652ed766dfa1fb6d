import { existsSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TEXT_FILES } from "../../composition/worker/lanes";
import { readEnergyFileJob } from "../../modules/uploads/jobs";
import { WORKER_SCRIPT } from "../../composition/worker/script";
import { defineJob } from "./job";
import { type JobCaller, WorkerQueue } from "./worker-queue";

let queue: WorkerQueue;
beforeAll(() => {
  queue = new WorkerQueue(TEXT_FILES, WORKER_SCRIPT);
});
afterAll(() => queue.close());

const ME = { caller: "me" };
const read = (text: string, caller: JobCaller = ME) =>
  queue.run(readEnergyFileJob, { bytes: new TextEncoder().encode(text) }, caller);
const CSV = "month,kwh\n2024-01,310\n2024-02,290\n";

test("a job's error arrives as the error it was", async () => {
  await expect(read("nothing to read")).rejects.toMatchObject({ name: "DomainError", code: "file_unreadable" });
  expect(await read(CSV)).toMatchObject({ total: 600_000 });
});

test("a full queue rejects at once and says when to come back; what waits is still done", async () => {
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, job) => read(CSV, { caller: `${job}` })));
  const rejected = results.filter((result) => result.status === "rejected");
  expect(rejected).toHaveLength(7);
  expect(rejected[0]).toMatchObject({ reason: { code: "overloaded", retryAfterSeconds: 5 } });
});

test("one caller cannot fill the queue", async () => {
  const mine = Promise.allSettled(Array.from({ length: 20 }, () => read(CSV)));
  expect(await read(CSV, { caller: "somebody else" })).toMatchObject({ total: 600_000 });
  expect((await mine).filter((result) => result.status === "rejected")).toHaveLength(11);
});

test("what a caller waits for is given up when the caller leaves", async () => {
  const leaving = new AbortController();
  const first = read(CSV);
  const left = read(CSV, { caller: "leaver", signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toThrow("abort");
  expect(await first).toMatchObject({ total: 600_000 });
  expect(await read(CSV)).toMatchObject({ total: 600_000 });
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

  let fragile: WorkerQueue;
  beforeEach(() => {
    fragile = new WorkerQueue({ ...TEXT_FILES, timeLimitMs: 500 }, WORKER);
  });
  afterEach(() => fragile.close());

  test.each([
    ["is stuck", "for ever", { code: "file_unreadable", message: expect.stringContaining("too long") }],
    ["crashes", "crash", { message: expect.stringContaining("worker") }],
  ])("(it %s) fails its job, and the next job is done", async (_what, text, failure) => {
    const [failed, next] = await Promise.allSettled([
      fragile.run(readEnergyFileJob, inputOf(text), ME),
      fragile.run(readEnergyFileJob, inputOf("next"), ME),
    ]);
    expect(failed).toMatchObject({ status: "rejected", reason: failure });
    expect(next).toEqual({ status: "fulfilled", value: "next" });
  });

  test("does not keep a lane's other Worker from its jobs", async () => {
    const two = new WorkerQueue({ ...TEXT_FILES, timeLimitMs: 60_000, workers: 2 }, WORKER);
    const leaving = new AbortController();
    const stuck = two.run(readEnergyFileJob, inputOf("for ever"), { caller: "a", signal: leaving.signal });
    expect(await two.run(readEnergyFileJob, inputOf("other"), ME)).toBe("other");
    leaving.abort();
    await expect(stuck).rejects.toThrow("abort");
    two.close();
  });

  test("tells who waits how many jobs are ahead, and when theirs begins", async () => {
    const patient = new WorkerQueue({ ...TEXT_FILES, timeLimitMs: 60_000 }, WORKER);
    const leaving = new AbortController();
    const told: Record<string, unknown[]> = { first: [], leaver: [], last: [] };
    const run = (caller: string, text: string, signal?: AbortSignal) =>
      patient.run(readEnergyFileJob, inputOf(text), {
        caller,
        ...(signal && { signal }),
        onProgress: (progress) => told[caller]?.push("ahead" in progress ? progress.ahead : progress.state),
      });
    const first = run("first", "one");
    const left = run("leaver", "two", leaving.signal);
    const last = run("last", "three");
    leaving.abort();
    await expect(left).rejects.toThrow("abort");
    await Promise.all([first, last]);
    expect(told).toEqual({ first: ["running"], leaver: [1], last: [2, 1, "running"] });
    patient.close();
  });

  test("is ended when nobody waits for its job any more, long before the time limit", async () => {
    const patient = new WorkerQueue({ ...TEXT_FILES, timeLimitMs: 60_000 }, WORKER);
    const leaving = new AbortController();
    const stuck = patient.run(readEnergyFileJob, inputOf("for ever"), { caller: "leaver", signal: leaving.signal });
    const next = patient.run(readEnergyFileJob, inputOf("next"), ME);
    leaving.abort();
    await expect(stuck).rejects.toThrow("abort");
    expect(await next).toBe("next");
    patient.close();
  });

  test("between two jobs is replaced", async () => {
    const patient = new WorkerQueue({ ...TEXT_FILES, timeLimitMs: 60_000 }, WORKER);
    await patient.run(readEnergyFileJob, inputOf("then end"), ME);
    await expect.poll(() => patient.run(readEnergyFileJob, inputOf("next"), ME).catch(() => "ended")).toBe("next");
    patient.close();
  });

  test("before its first job is told at once, not after the time limit", async () => {
    const broken = new WorkerQueue(TEXT_FILES, scriptOf("throw new Error('cannot start')"));
    broken.warm();
    await expect(broken.run(readEnergyFileJob, inputOf("file"), ME)).rejects.toThrow("worker");
    await expect(broken.run(readEnergyFileJob, inputOf("file"), ME)).rejects.toThrow("worker");
  });

  describe.runIf(existsSync("/proc/thread-self"))("is held to its own processor time", () => {
    const script = scriptOf(`
      import { readlinkSync } from "node:fs";
      self.postMessage({ thread: readlinkSync("/proc/thread-self") });
      const spin = "for (;;);";
      self.onmessage = async ({ data: { input } }) => {
        if (input.released) Atomics.wait(input.released, 0, 0);
        else if (input.started) {
          const child = Bun.spawn([process.execPath, "-e", spin]);
          Atomics.store(input.started, 0, child.pid);
          await child.exited;
        } else for (;;);
        self.postMessage({ ok: true, value: "done" });
      };
    `);
    const lane = { ...TEXT_FILES, timeLimitMs: 60_000, processorLimitMs: 300 };
    const job = defineJob<{ released?: Int32Array; started?: Int32Array }, string>("any");
    const shared = () => new Int32Array(new SharedArrayBuffer(4));

    test("not to the time that others take", async () => {
      const [hungry, patient] = [new WorkerQueue(lane, script), new WorkerQueue(lane, script)];
      const released = shared();
      const waiting = patient.run(job, { released }, ME);
      await expect(hungry.run(job, {}, ME)).rejects.toMatchObject({ code: "file_unreadable" });
      await expect(hungry.run(job, {}, ME)).rejects.toMatchObject({ code: "file_unreadable" });
      Atomics.store(released, 0, 1);
      Atomics.notify(released, 0);
      expect(await waiting).toBe("done");
      hungry.close();
      patient.close();
    });

    test("with that of a process that it starts, which ends with it", async () => {
      const parent = new WorkerQueue(lane, script);
      const started = shared();
      await expect(parent.run(job, { started }, ME)).rejects.toMatchObject({ code: "file_unreadable" });
      expect(started[0]).toBeGreaterThan(0);
      await expect.poll(() => isRunning(started[0] ?? 0)).toBe(false);
      parent.close();
    });
  });

  test.runIf(existsSync("/proc/thread-self"))("takes memory on its own account, not on another lane's", async () => {
    const script = scriptOf(`
      import { readlinkSync } from "node:fs";
      self.postMessage({ thread: readlinkSync("/proc/thread-self") });
      const kept = [];
      self.onmessage = ({ data: { input } }) => {
        if (input.released) Atomics.wait(input.released, 0, 0);
        else for (let block = 0; block < 200; block += 1) kept.push(new Uint8Array(2 ** 24).fill(1));
        self.postMessage({ ok: true, value: "done" });
      };
    `);
    const MEGABYTE = 2 ** 20;
    const lane = { ...TEXT_FILES, timeLimitMs: 60_000, memoryLimitBytes: 256 * MEGABYTE };
    const [hungry, modest] = [new WorkerQueue(lane, script), new WorkerQueue(lane, script)];
    const job = defineJob<{ released?: Int32Array }, string>("any");
    const released = new Int32Array(new SharedArrayBuffer(4));
    const other = modest.run(job, { released }, ME);
    await expect(hungry.run(job, {}, ME)).rejects.toMatchObject({ code: "file_unreadable" });
    Atomics.store(released, 0, 1);
    Atomics.notify(released, 0);
    expect(await other).toBe("done");
    hungry.close();
    modest.close();
  });
});

/** One that has ended and is not yet collected is a zombie. */
function isRunning(pid: number): boolean {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
  return stat !== "" && !/\) Z/.test(stat);
}
