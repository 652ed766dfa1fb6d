import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import type { OutputOf } from "../../packages/shared/src/contracts/operation";
import { optimizeSchedule, type ScheduleEvent } from "../../packages/shared/src/contracts/optimization";
import { compareShiftedTariffs, type ShiftEvent } from "../../packages/shared/src/contracts/optimization/tariffs";
import { SCHEDULES, YEAR_PLANS } from "../../packages/server/src/composition/worker/lanes";
import { WorkerQueue } from "../../packages/server/src/adapters/worker-queue/worker-queue";
import { readEnergyFileJob } from "../../packages/server/src/modules/uploads/jobs";
import { newRegistration } from "../factories/account";
import { inSeveralProcesses } from "../support/processes";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { BIG_FILE } from "../support/energy-file";
import { readEvents } from "../support/sse";
import { WORKER_SCRIPT } from "../../packages/server/src/composition/worker/script";
import { NIGHTLY } from "../support/nightly";

const PATH = compareShiftedTariffs.path;
const STREAM = { accept: "text/event-stream" };

type Schedule = OutputOf<typeof optimizeSchedule>;

let api: TestApi;
let developer: BrowserSession;
beforeAll(async () => {
  api = await createTestApi();
  developer = await newDeveloper(api);
});
afterAll(() => api.close());

async function newDeveloper(on: TestApi): Promise<BrowserSession> {
  const owner = new BrowserSession(on);
  await owner.postJson(register.path, newRegistration());
  return owner.withApiKey();
}

const ask = (constraints: object, facility_id = "sample-home", time_horizon = 24) =>
  developer.postJson(optimizeSchedule.path, { facility_id, time_horizon, constraints });

async function planned(constraints: object, facility_id?: string, time_horizon?: number): Promise<Schedule> {
  const response = await ask(constraints, facility_id, time_horizon);
  expect(response.status).toBe(200);
  return (await response.json()) as Schedule;
}

const runsOf = ({ runs }: Schedule, id: string) => runs.filter((run) => run.id === id);

describe("daily devices", () => {
  test.runIf(NIGHTLY)(
    "run once a day, and a stay that continues after the plan is only charged as far as necessary",
    async () => {
      const schedule = await planned({ start: "2026-07-06T00:00:00-07:00" }, "sample-home", 48);
      expect(runsOf(schedule, "dishwasher")).toHaveLength(2);
      expect(runsOf(schedule, "washer")).toHaveLength(2);
      const stays = runsOf(schedule, "car");
      expect(stays.map(({ window }) => window.start)).toEqual([
        "2026-07-05T18:00:00-07:00",
        "2026-07-06T18:00:00-07:00",
        "2026-07-07T18:00:00-07:00",
      ]);
      // 12 kWh at 90 % in the first two nights; the third leaves 7 hours for it.
      expect(stays.map(({ energy_kwh: energy }) => energy)).toEqual([13.3333, 13.3333, 0]);
    },
  );

  test("follow the wall clock on the day when the clocks go forward", async () => {
    const schedule = await planned({ start: "2026-03-08T00:00:00-08:00" }, "sample-home", 23);
    const [dishwasher] = runsOf(schedule, "dishwasher");
    expect(schedule.schedule).toHaveLength(92);
    expect(dishwasher?.window).toEqual({ start: "2026-03-08T19:00:00-07:00", end: "2026-03-09T06:30:00-07:00" });
  });

  test("with no window in the horizon are reported, not ignored", async () => {
    const schedule = await planned({ start: "2026-07-06T10:00:00-07:00" }, "sample-home", 4);
    expect(schedule.left_out.map(({ id }) => id)).toEqual(["car", "dishwasher", "washer", "pool-pump"]);
  });

  test("can be changed, added and left out by a request", async () => {
    const schedule = await planned({
      start: "2026-07-06T00:00:00-07:00",
      evs: [{ id: "car", energy_needed_kwh: 4.5 }],
      appliances: [{ id: "kiln", phases: [{ minutes: 60, kw: 3 }], earliest: "09:00", latest_end: "20:00" }],
      without: ["pool-pump", "washer", "dishwasher"],
      battery: null,
    });
    expect(new Set(schedule.runs.map(({ id }) => id))).toEqual(new Set(["car", "kiln"]));
    expect(runsOf(schedule, "car")[0]?.energy_kwh).toBe(5);
    expect(schedule.schedule[0]?.battery_soc).toBeNull();
  });

  test("keep a start time that was already announced", async () => {
    const told = "2026-07-06T16:15:00-07:00";
    const schedule = await planned({
      start: "2026-07-06T00:00:00-07:00",
      previous_starts: [{ id: "washer", start: told }],
      move_cost_per_hour: 5,
    });
    expect(runsOf(schedule, "washer")[0]?.start).toBe(told);
  });
});

test("prices in the request, a heated room and a demand charge's month so far affect the plan", async () => {
  const { schedule, savings, relaxed } = await planned(
    {
      start: "2026-01-12T00:00:00+01:00",
      step_minutes: 60,
      time_zone: "Europe/Berlin",
      currency: "EUR",
      import_price_per_kwh: Array.from({ length: 24 }, (_, hour) => (hour >= 16 && hour < 21 ? 0.6 : 0.2)),
      load_forecast_kw: Array.from({ length: 24 }, () => 0.5),
      heat: {
        mode: "heat",
        capacity_kwh_per_k: 6,
        loss_kw_per_k: 0.2,
        cop: 3,
        max_kw: 3,
        indoor_c: 20.5,
        outdoor_c: 1,
        gains_kw: 0.2,
        min_c: 20,
        max_c: 22,
      },
    },
    "described-here",
  );
  const temperatures = schedule.map(({ indoor_c: celsius }) => celsius ?? Number.NaN);
  expect(Math.min(...temperatures)).toBeGreaterThanOrEqual(20 - 0.001);
  expect(Math.max(...temperatures)).toBeLessThanOrEqual(22 + 0.001);
  expect(temperatures[15]).toBeGreaterThan(temperatures[20] ?? 0);
  expect(savings.amount).toBeGreaterThan(0);
  expect(relaxed).toEqual([]);
});

test("another account's facility is not found", async () => {
  const stranger = await newDeveloper(api);
  const facility = { name: "Mine", time_zone: "UTC", prices: { currency: "EUR", import_per_kwh: 0.3 }, load_kw: 1 };
  await stranger.sendJson("PUT", "/api/v1/facilities/mine", facility);
  expect((await ask({}, "mine")).status).toBe(404);
});

test("more plans than the queue allows are rejected with a retry time", async () => {
  const full = await createTestApi({ schedules: new WorkerQueue({ ...SCHEDULES, maxWaitingJobs: 0 }, WORKER_SCRIPT) });
  try {
    const caller = await newDeveloper(full);
    const body = { facility_id: "sample-home", time_horizon: 24 };
    const answers = await Promise.all([1, 2].map(() => caller.postJson(optimizeSchedule.path, body)));
    const [served, rejected] = answers.toSorted((one, other) => one.status - other.status);
    expect([served?.status, rejected?.status]).toEqual([200, 503]);
    expect(rejected?.headers.get("retry-after")).toBe("5");
    expect(await rejected?.json()).toMatchObject({ code: "overloaded" });
  } finally {
    full.close();
  }
});

describe("as a stream", () => {
  const BODY = { facility_id: "sample-home", time_horizon: 24 };
  let narrow: TestApi;
  let caller: BrowserSession;
  beforeAll(async () => {
    narrow = await createTestApi({ schedules: new WorkerQueue({ ...SCHEDULES, workers: 1 }, WORKER_SCRIPT) });
    caller = await newDeveloper(narrow);
  });
  afterAll(() => narrow.close());

  test.skipIf(inSeveralProcesses("Waits in the queue of one process"))(
    "a schedule tells how many are ahead, when it is solved, and ends with the same output as JSON",
    async () => {
      const first = caller.postJson(optimizeSchedule.path, BODY);
      const [firstJson, events] = await Promise.all([
        first.then((response) => response.json() as Promise<Schedule>),
        caller.postJson(optimizeSchedule.path, BODY, STREAM).then(readScheduleEvents),
      ]);
      expect(events.map(({ type, data }) => [type, type === "progress" ? data : null])).toEqual([
        ["progress", { state: "queued", ahead: 1 }],
        ["progress", { state: "solving" }],
        ["done", null],
      ]);
      expect(Object.keys(events.at(-1)?.data ?? {})).toEqual(Object.keys(firstJson));
    },
  );

  test("a schedule that is explained tells how many of its decisions it has solved without", async () => {
    const events = await readScheduleEvents(
      await caller.postJson(optimizeSchedule.path, { ...BODY, explain: true }, STREAM),
    );
    const told = events.flatMap(({ type, data }) => (type === "progress" ? [data] : []));
    const explaining = told.slice(told.findIndex((data) => data?.state === "explaining"));
    // How many decisions a day leaves depends on the hour.
    const of = explaining.length;
    expect(explaining).toEqual(Array.from({ length: of }, (_, done) => ({ state: "explaining", done, of })));
    expect(events.at(-1)).toMatchObject({ type: "done", data: { explanations: expect.any(Array) } });
  });

  test("an error arrives as the last event", async () => {
    const events = await readScheduleEvents(
      await caller.postJson(optimizeSchedule.path, { ...BODY, facility_id: "unknown" }, STREAM),
    );
    expect(events).toMatchObject([{ type: "error", data: { code: "not_found" } }]);
  });

  test("a caller who hangs up leaves the queue", async () => {
    // A long job of another caller: the solver never gets to the streamed schedule.
    const holding = new AbortController();
    const held = narrow.platform.schedules
      .run(
        readEnergyFileJob,
        { bytes: new TextEncoder().encode(BIG_FILE) },
        { caller: "holder", signal: holding.signal },
      )
      .catch(() => undefined);
    const url = narrow.listen();
    const owner = new BrowserSession(narrow);
    await owner.postJson(register.path, newRegistration());
    const key = await owner.newApiKey();
    const headers = { ...STREAM, authorization: `Bearer ${key}`, "content-type": "application/json" };
    const leaving = new AbortController();
    const response = await fetch(url + optimizeSchedule.path, {
      method: "POST",
      headers,
      body: JSON.stringify(BODY),
      signal: leaving.signal,
    });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('"ahead":1');
    leaving.abort();
    const progress: unknown[] = [];
    await expect
      .poll(async () => {
        progress.length = 0;
        const look = new AbortController();
        const looking = narrow.platform.schedules
          .run(
            readEnergyFileJob,
            { bytes: new Uint8Array() },
            { caller: "looker", signal: look.signal, onProgress: (told) => progress.push(told) },
          )
          .catch(() => undefined);
        look.abort();
        await looking;
        return progress[0];
      })
      .toEqual({ state: "queued", ahead: 1 });
    holding.abort();
    await held;
  });
});

describe("a year under several tariffs", () => {
  const BODY = { facility_id: "sample-home", start: "2025-01-01" };

  test("tells how many days are planned, and answers the same question again without planning", async () => {
    // A year that no other test asks for: a process keeps what was planned.
    const body = { ...BODY, start: "2021-01-01" };
    const stream = async () =>
      (await readEvents(await developer.postJson(PATH, body, STREAM))) as unknown as ShiftEvent[];
    const first = await stream();
    const told = first.flatMap(({ type, data }) => (type === "progress" ? [data] : []));
    expect(told[0]).toEqual({ state: "planning", done: 10, of: 732 });
    expect(told.at(-1)).toEqual({ state: "planning", done: 730, of: 732 });
    const done = first.at(-1);
    expect(done).toMatchObject({ type: "done", data: { current_tariff_id: "pge-e-tou-c" } });
    expect((await stream()).map(({ type, data }) => ({ type, data }))).toEqual([{ type: "done", data: done?.data }]);
  });

  test("ranks by the cost after shifting: time of use beats the flat tariff only for a home that shifts", async () => {
    const answer = (await (await developer.postJson(PATH, BODY)).json()) as OutputOf<typeof compareShiftedTariffs>;
    const [best, second] = answer.tariffs;
    expect([best?.tariff_id, second?.tariff_id]).toEqual(["pge-e-tou-c", "pge-e-1"]);
    expect(best?.before.total).toBeGreaterThan(second?.before.total ?? Infinity);
    expect(best?.after.total).toBeLessThan(second?.after.total ?? 0);
  });

  test("more years than the queue allows are rejected with a retry time", async () => {
    const full = await createTestApi({
      yearPlans: new WorkerQueue({ ...YEAR_PLANS, maxWaitingJobs: 0 }, WORKER_SCRIPT),
    });
    try {
      const caller = await newDeveloper(full);
      const bodies = ["2023-01-01", "2024-01-01"].map((start) => ({ ...BODY, start }));
      const answers = await Promise.all(bodies.map((body) => caller.postJson(PATH, body)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503]);
    } finally {
      full.close();
    }
  });
});

async function readScheduleEvents(response: Response) {
  return (await readEvents(response)) as unknown as (ScheduleEvent & { seq: number })[];
}
