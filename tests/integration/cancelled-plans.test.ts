import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { optimizeSchedule } from "../../packages/shared/src/contracts/optimization";
import { compareShiftedTariffs } from "../../packages/shared/src/contracts/optimization/tariffs";
import { WorkerQueue } from "../../packages/server/src/adapters/worker-queue/worker-queue";
import { SCHEDULES, YEAR_PLANS } from "../../packages/server/src/composition/worker/lanes";
import { WORKER_SCRIPT } from "../../packages/server/src/composition/worker/script";
import { newRegistration } from "../factories/account";
import { everyMonth, hours, urdbItem } from "../factories/tariffs";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

/** Notes how each job ended. */
class WatchedQueue extends WorkerQueue {
  readonly ended: ("done" | "failed" | "given up")[] = [];

  override async run<Input, Output>(
    ...job: Parameters<typeof WorkerQueue.prototype.run<Input, Output>>
  ): Promise<Output> {
    try {
      const output = await super.run<Input, Output>(...job);
      this.ended.push("done");
      return output;
    } catch (error) {
      const [, , { signal }] = job;
      this.ended.push(signal?.aborted ? "given up" : "failed");
      throw error;
    }
  }
}

/** One Worker each: a job that went on would keep the next caller from it. */
const schedules = new WatchedQueue({ ...SCHEDULES, workers: 1 }, WORKER_SCRIPT);
const yearPlans = new WatchedQueue({ ...YEAR_PLANS, workers: 1 }, WORKER_SCRIPT);
let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await createTestApi({ schedules, yearPlans });
  url = api.listen();
});
afterAll(() => api.close());

async function caller() {
  const owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  const authorization = `Bearer ${await owner.newApiKey()}`;
  return (path: string, body: object, more: { accept?: string; signal?: AbortSignal } = {}) =>
    fetch(url + path, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", accept: more.accept ?? "application/json" },
      body: JSON.stringify(body),
      signal: more.signal ?? null,
    });
}

const timeOfUse = (label: string) =>
  urdbItem({
    label,
    energyratestructure: [[{ rate: 0.2 }], [{ rate: 0.5 }]],
    energyweekdayschedule: everyMonth(hours(1, 16, 21)),
    energyweekendschedule: everyMonth(hours(0, 0, 0)),
  });

const fourWeeks = {
  start: "2025-01-06T00:00:00-08:00",
  interval_seconds: 3_600,
  time_zone: "America/Los_Angeles",
  kwh: Array.from({ length: 28 * 24 }, (_, hour) => (hour % 24 >= 17 ? 2 : 0.5)),
};

/** Reads a stream until it tells this, and hangs up. */
async function hangUpAt(told: string, ask: (signal: AbortSignal) => Promise<Response>): Promise<void> {
  const leaving = new AbortController();
  const response = await ask(leaving.signal);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes(told)) {
    const part = await reader?.read();
    if (!part || part.done) throw new Error(`The stream ended without ${told}: ${text}`);
    text += decoder.decode(part.value, { stream: true });
  }
  leaving.abort();
}

interface Plans {
  /** Takes so long that the next caller could not have waited for its end. */
  long: object;
  short: object;
  /** When the long one's caller hangs up. */
  told: string;
}

/** How a plan ends whose caller hangs up, and the next caller's. */
async function endsOf(queue: WatchedQueue, path: string, { long, short, told }: Plans) {
  const [leaving, next] = [await caller(), await caller()];
  await hangUpAt(told, (signal) => leaving(path, long, { accept: "text/event-stream", signal }));
  const { status } = await next(path, short);
  return { ended: queue.ended, status, isBusy: queue.isBusy };
}

describe("a caller who hangs up on a plan that is being made", () => {
  test("frees the lane of schedules", async () => {
    const ends = await endsOf(schedules, optimizeSchedule.path, {
      // A week with explanations takes the solver as long as it may: 10 s.
      long: { facility_id: "sample-home", time_horizon: 168, explain: true },
      short: { facility_id: "sample-home", time_horizon: 24 },
      told: '"state":"solving"',
    });
    expect(ends).toEqual({ ended: ["given up", "done"], status: 200, isBusy: false });
  });

  test("frees the lane of years under tariffs", async () => {
    const tariffs = Array.from({ length: 30 }, (_, at) => timeOfUse(`tou-${at}`));
    const ends = await endsOf(yearPlans, compareShiftedTariffs.path, {
      long: { facility_id: "sample-home", start: "2025-01-01", tariffs },
      short: { series: fourWeeks, tariffs: tariffs.slice(0, 1) },
      told: '"state":"planning"',
    });
    expect(ends).toEqual({ ended: ["given up", "done"], status: 200, isBusy: false });
  });
});
