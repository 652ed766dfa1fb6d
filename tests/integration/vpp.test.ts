import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import * as openAdr from "../../packages/shared/src/contracts/openadr/index";
import * as vpp from "../../packages/shared/src/contracts/vpp/index";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";
import { madeUpHomes } from "../support/made-up-homes";

const at = (iso: string) => Date.parse(iso);
const START = "2026-06-18T17:00:00-07:00";
const END = "2026-06-18T19:00:00-07:00";

const clock = { nowMs: at("2026-06-18T12:00:00-07:00"), now: () => clock.nowMs };
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());

let operator: BrowserSession;
beforeEach(async () => {
  clock.nowMs = at("2026-06-18T12:00:00-07:00");
  operator = await account();
  await made(operator, vpp.createPlant, { id: "harbor", name: "Harbor", time_zone: "America/Los_Angeles" });
});

async function account(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration());
  return session;
}

/** A site of 20 kW since May 25 that sheds this many kW during the event. */
async function site(id: string, shedKw: number, change: { opted_in?: boolean } = {}) {
  await made(operator, vpp.addParticipant, { plant_id: "harbor", id, name: id, ...change });
  await made(operator, vpp.reportReadings, {
    participant_id: id,
    start: "2026-05-25T00:00:00-07:00",
    interval_seconds: 3_600,
    kwh: Array.from({ length: 26 * 24 }, (_, hour) => {
      const isCalled = hour === 24 * 24 + 17 || hour === 24 * 24 + 18;
      return isCalled ? 20 - shedKw : 20;
    }),
  });
}

const call = (change: { id?: string; start?: string; end?: string } = {}) =>
  made(operator, vpp.createEvent, {
    plant_id: "harbor",
    id: "peak",
    start: START,
    end: END,
    notice_minutes: 120,
    requested_kw: 10,
    price_per_kwh: 0.333,
    ...change,
  });
const settle = () => made(operator, vpp.settleEvent, { event_id: "peak" });
const afterwards = () => (clock.nowMs = at("2026-06-19T08:00:00-07:00"));

describe("an event", () => {
  test("changes status with the clock, and so does its plant", async () => {
    await site("depot", 5);
    await made(operator, vpp.enrollDevice, {
      participant_id: "depot",
      name: "Charger",
      kind: "ev_charger",
      flexible_kw: 5,
    });
    await call();
    const seen: [string, string][] = [];
    for (const moment of ["14:59", "15:00", "17:00", "19:00"]) {
      clock.nowMs = at(`2026-06-18T${moment}:00-07:00`);
      const [event] = await made(operator, vpp.listEvents, { plant_id: "harbor" });
      const { status } = await made(operator, vpp.vppStatus, { plant_id: "harbor" });
      seen.push([String(event?.status), status]);
    }
    expect(seen).toEqual([
      ["scheduled", "ready"],
      ["notified", "notified"],
      ["active", "dispatching"],
      ["completed", "ready"],
    ]);
    await settle();
    const [event] = await made(operator, vpp.listEvents, { plant_id: "harbor" });
    expect(event).toMatchObject({ status: "settled", performance: 0.5, revenue: 3.33 });
  });

  test("is settled once: later readings and concurrent requests change nothing", async () => {
    await site("depot", 5);
    await call();
    afterwards();
    const [first, second] = await Promise.all([settle(), settle()]);
    expect(second).toEqual(first);
    await made(operator, vpp.reportReadings, {
      participant_id: "depot",
      start: START,
      interval_seconds: 3_600,
      kwh: [0, 0],
    });
    expect(await settle()).toEqual(first);
  });

  test("counts opted-in participants: a choice for the event overrides the general one", async () => {
    await site("always", 4);
    await site("never", 4, { opted_in: false });
    await site("this-once", 4, { opted_in: false });
    await site("not-today", 4);
    await call();
    await made(operator, vpp.optParticipant, { participant_id: "this-once", event_id: "peak", opted_in: true });
    await made(operator, vpp.optParticipant, { participant_id: "not-today", event_id: "peak", opted_in: false });
    afterwards();
    const { participants, delivered_kwh: delivered } = await settle();
    expect(participants.map(({ participant_id: id }) => id)).toEqual(["always", "this-once"]);
    expect(delivered).toBe(16);
  });

  test("keeps its participants once it starts: later opt-ins, opt-outs and new devices do not count", async () => {
    await site("stays", 4);
    await site("regrets", 4);
    await site("envies", 4, { opted_in: false });
    await call();
    afterwards();
    await made(operator, vpp.optParticipant, { participant_id: "regrets", opted_in: false });
    await made(operator, vpp.optParticipant, { participant_id: "envies", opted_in: true });
    await site("late", 4);
    const { participants } = await settle();
    expect(participants.map(({ participant_id: id }) => id).toSorted()).toEqual(["regrets", "stays"]);
  });

  test("waits for its readings: nothing is final before every meter has reported", async () => {
    await made(operator, vpp.addParticipant, { plant_id: "harbor", id: "depot", name: "depot" });
    await call();
    afterwards();
    const early = await operator.postJson("/api/v1/vpp/events/peak/settle", {});
    expect([early.status, await early.json()]).toEqual([
      409,
      { code: "conflict", message: expect.stringContaining("readings") },
    ]);
    await made(operator, vpp.reportReadings, {
      participant_id: "depot",
      start: "2026-06-01T00:00:00-07:00",
      interval_seconds: 3_600,
      kwh: Array<number>(19 * 24).fill(20),
    });
    expect(await settle()).toMatchObject({ delivered_kwh: 0 });
  });

  test("is rejected when it overlaps another of the plant: the same energy would be paid twice", async () => {
    await call();
    const overlap = { plant_id: "harbor", requested_kw: 5, price_per_kwh: 1, start: "2026-06-18T18:45:00-07:00" };
    const path = "/api/v1/vpp/plants/harbor/events";
    const twice = await operator.postJson(path, { ...overlap, end: "2026-06-18T20:00:00-07:00" });
    expect([twice.status, await twice.json()]).toEqual([
      409,
      { code: "conflict", message: expect.stringContaining("already has an event at that time") },
    ]);
    await call({ id: "next", start: END, end: "2026-06-18T20:00:00-07:00" });
    await made(operator, vpp.cancelEvent, { event_id: "next" });
    await call({ id: "instead", start: END, end: "2026-06-18T21:00:00-07:00" });
  });

  test("is created once when two requests overlap", async () => {
    const rival = { plant_id: "harbor", requested_kw: 5, price_per_kwh: 1, start: START, end: END };
    const path = "/api/v1/vpp/plants/harbor/events";
    const both = await Promise.all([operator.postJson(path, rival), operator.postJson(path, rival)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("is paid to the cent: the parts add up to the total", async () => {
    for (const [index, shed] of [1.1, 2.3, 0.7, 4.9].entries()) await site(`site-${index}`, shed);
    await call();
    afterwards();
    const statement = await settle();
    const cents = (amount: number) => Math.round(amount * 100);
    const parts = statement.participants.reduce((sum, { revenue }) => sum + cents(revenue), 0);
    expect(cents(statement.operator_revenue) + parts).toBe(cents(statement.revenue));
    const { revenue, revenue_split: split } = await made(operator, vpp.vppStatus, { plant_id: "harbor" });
    expect([revenue, split]).toEqual([
      statement.revenue,
      { currency: "USD", operator: statement.operator_revenue, participants: parts / 100, settled_events: 1 },
    ]);
  });

  test("that was canceled is not settled, and its day counts as a normal day", async () => {
    await site("depot", 5);
    await call({ id: "called-off", start: "2026-06-19T17:00:00-07:00", end: "2026-06-19T19:00:00-07:00" });
    await made(operator, vpp.cancelEvent, { event_id: "called-off" });
    await call();
    clock.nowMs = at("2026-06-20T08:00:00-07:00");
    const rejected = await operator.postJson("/api/v1/vpp/events/called-off/settle", {});
    expect(rejected.status).toBe(409);
    expect((await settle()).revenue).toBe(3.33);
  });

  test("is settled as without them where price signals hold on the days before: those call nobody", async () => {
    await site("depot", 5);
    await made(operator, openAdr.createOpenAdrEvent, {
      programID: "harbor",
      intervalPeriod: { start: "2026-05-01T00:00:00-07:00", duration: "P60D" },
      intervals: [{ id: 0, payloads: [{ type: "PRICE", values: [0.2] }] }],
    });
    expect(await made(operator, vpp.vppStatus, { plant_id: "harbor" })).toMatchObject({ next_event: null });
    await call();
    afterwards();
    expect((await settle()).revenue).toBe(3.33);
  });

  test("that was canceled while it ran excludes its day from other baselines", async () => {
    await site("depot", 5);
    await call();
    clock.nowMs = at("2026-06-18T18:00:00-07:00");
    await made(operator, vpp.cancelEvent, { event_id: "peak" });
    await call({ id: "next-day", start: "2026-06-19T17:00:00-07:00", end: "2026-06-19T19:00:00-07:00" });
    await made(operator, vpp.reportReadings, {
      participant_id: "depot",
      start: "2026-06-19T00:00:00-07:00",
      interval_seconds: 3_600,
      kwh: Array<number>(24).fill(20),
    });
    clock.nowMs = at("2026-06-20T08:00:00-07:00");
    const { participants } = await made(operator, vpp.settleEvent, { event_id: "next-day" });
    expect(participants[0]?.baseline?.days[0]).toBe("2026-06-17");
  });
});

describe("homes, whose use is chance to a large part,", () => {
  const FROM_MS = at("2026-02-23T00:00:00-08:00");
  const HOURS = (at("2026-06-19T00:00:00-07:00") - FROM_MS) / HOUR_MS;
  /** Reports so many homes up to the event's day, which use so much less during the event, as a share. */
  async function homes(count: number, share: number) {
    const series = madeUpHomes(count, 11).map(({ kwh }, index) => {
      const used = Array.from(kwh.subarray(0, HOURS), (energy, hour) => {
        const atMs = FROM_MS + hour * HOUR_MS;
        return atMs >= at(START) && atMs < at(END) ? energy * (1 - share) : energy;
      });
      return { id: `home-${index}`, used };
    });
    for (const { id, used } of series) {
      await made(operator, vpp.addParticipant, { plant_id: "harbor", id, name: id });
      await made(operator, vpp.reportReadings, {
        participant_id: id,
        start: "2026-02-23T00:00:00-08:00",
        interval_seconds: 3_600,
        kwh: used,
      });
    }
    await call();
    afterwards();
    return settle();
  }

  test("are paid nothing for an event in which they did nothing, though some seem to have delivered", async () => {
    const { group, participants, paid_kwh: paid, revenue } = await homes(16, 0);
    expect([paid, revenue, group?.certain_kwh]).toEqual([0, 0, 0]);
    expect(group?.low_kwh).toBeLessThan(0);
    const lucky = participants.filter(({ delivered_kwh: delivered }) => delivered > 0);
    expect(lucky.length).toBeGreaterThan(3);
    expect(lucky.filter(({ within_chance: isChance }) => isChance).length).toBeGreaterThan(lucky.length / 2);
  });

  test("are paid together for what is certain, split by what each meter shows", async () => {
    const { group, participants, ...event } = await homes(16, 0.5);
    if (!group) throw new Error(String(event.no_group));
    expect(group).toMatchObject({ participants: 16, compared_days: 20 });
    expect(event.delivered_kwh).toBe(group.reduction_kwh);
    expect(group.certain_kwh).toBeCloseTo(group.reduction_kwh - group.uncertainty_kwh, 5);
    expect(event.paid_kwh).toBeGreaterThan(0);
    expect(event.paid_kwh).toBeLessThanOrEqual(group.certain_kwh + 1e-6);
    expect(event.revenue).toBeCloseTo(event.paid_kwh * 0.333, 1);
    for (const { paid_kwh: paid, delivered_kwh: delivered } of participants)
      expect(paid).toBeLessThanOrEqual(Math.max(0, delivered) + 1e-6);
    // A home's own interval is far wider than its share of the group's.
    const own = participants.map(({ uncertainty_kwh: uncertainty }) => uncertainty ?? 0);
    expect(own.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2 * group.uncertainty_kwh);
  });
});

test("an event that was settled site by site before keeps its statement, without a group", async () => {
  await site("depot", 5);
  await call();
  afterwards();
  const { revenue } = await settle();
  await api.platform.db.$client.execute(
    `update vpp_settlements set statement = json_remove(statement, '$.group', '$.no_group',
      '$.participants[0].uncertainty_kwh', '$.participants[0].within_chance') where event_id = 'peak'`,
  );
  expect(await settle()).toMatchObject({
    revenue,
    group: null,
    no_group: null,
    participants: [{ uncertainty_kwh: null, within_chance: null }],
  });
});

test("an event that delivers half of its target lowers the plant's expected capacity", async () => {
  await site("depot", 5);
  await made(operator, vpp.enrollDevice, {
    participant_id: "depot",
    name: "Charger",
    kind: "ev_charger",
    flexible_kw: 100,
  });
  const before = await made(operator, vpp.vppStatus, { plant_id: "harbor", include_forecast: true });
  await call();
  afterwards();
  await settle();
  const after = await made(operator, vpp.vppStatus, { plant_id: "harbor", include_forecast: true });
  expect(before.capacity).toBeCloseTo(0.08, 9);
  expect(after.capacity).toBeCloseTo(0.07, 9);
  expect(after.forecast).toHaveLength(24);
  expect(after.forecast?.[0]).toMatchObject({ start: "2026-06-19T08:00:00-07:00", capacity: after.capacity });
});

test("a capacity forecast uses the plant's local hours, also with a half-hour UTC offset", async () => {
  await made(operator, vpp.createPlant, { id: "pune", name: "Pune", time_zone: "Asia/Kolkata" });
  const { forecast } = await made(operator, vpp.vppStatus, { plant_id: "pune", include_forecast: true });
  // 12:00 in Los Angeles is 00:30 of the next day in Pune.
  expect(forecast?.[0]?.start).toBe("2026-06-19T00:00:00+05:30");
});

describe("two accounts", () => {
  test("may use the same ids and never see each other's rows", async () => {
    await site("depot", 5);
    await call();
    const other = await account();
    await made(other, vpp.createPlant, { id: "harbor", name: "Harbor", time_zone: "Europe/London" });
    expect(await made(other, vpp.listParticipants, { plant_id: "harbor" })).toEqual([]);
    expect(await made(other, vpp.listEvents, { plant_id: "harbor" })).toEqual([]);
    expect(await made(other, openAdr.listVens, {})).toEqual([]);
    for (const [method, path] of [
      ["POST", "/api/v1/vpp/events/peak/settle"],
      ["POST", "/api/v1/vpp/events/peak/cancel"],
      ["POST", "/api/v1/vpp/participants/depot/opt"],
      ["DELETE", "/api/v1/openadr/events/peak"],
      ["DELETE", "/api/v1/openadr/vens/depot"],
    ] as const) {
      expect([path, (await other.sendJson(method, path, { opted_in: true })).status]).toEqual([path, 404]);
    }
    await made(other, vpp.deletePlant, { plant_id: "harbor" });
    expect(await made(operator, vpp.listEvents, { plant_id: "harbor" })).toHaveLength(1);
  });
});

describe("over OpenADR", () => {
  test("the same plant, participant and event are shown, and its reports settle the event", async () => {
    await made(operator, vpp.addParticipant, { plant_id: "harbor", id: "depot", name: "Depot" });
    await call();
    const usage = (start: string, kwh: number[]) =>
      made(operator, openAdr.createReport, {
        programID: "harbor",
        eventID: "peak",
        clientName: "Depot",
        resources: [
          {
            resourceName: "AGGREGATED_REPORT",
            intervalPeriod: { start, duration: "PT1H" },
            intervals: kwh.map((energy, id) => ({ id, payloads: [{ type: "USAGE", values: [energy] }] })),
          },
        ],
      });
    await usage("2026-06-08T00:00:00-07:00", Array<number>(10 * 24).fill(20));
    afterwards();
    await usage("2026-06-18T00:00:00-07:00", [...Array<number>(17).fill(20), 12, 12]);
    expect(await settle()).toMatchObject({ delivered_kwh: 16, performance: 0.8 });

    const [event] = await made(operator, openAdr.listOpenAdrEvents, { programID: "harbor" });
    expect(event).toMatchObject({
      id: "peak",
      intervalPeriod: { start: "2026-06-19T00:00:00.000Z", duration: "PT7200S" },
      intervals: [
        {
          payloads: [
            { type: "DISPATCH_SETPOINT_RELATIVE", values: [-10] },
            { type: "PRICE", values: [0.333] },
          ],
        },
      ],
    });
    expect(await made(operator, openAdr.listVens, {})).toMatchObject([
      { venName: "Depot", targets: [{ type: "PROGRAM_NAME", values: ["Harbor"] }] },
    ]);
  });

  test("a canceled event is gone, and subscribers are notified", async () => {
    await call();
    await made(operator, openAdr.createSubscription, {
      id: "sub",
      clientName: "Depot",
      programID: "harbor",
      objectOperations: [{ objects: ["EVENT"], operations: ["UPDATE", "DELETE"] }],
    });
    await made(operator, vpp.cancelEvent, { event_id: "peak" });
    expect(await made(operator, openAdr.listNotifications, { subscriptionID: "sub" })).toMatchObject([
      { objectType: "EVENT", operation: "DELETE", object: { id: "peak" } },
    ]);
    expect(await made(operator, openAdr.listOpenAdrEvents, { programID: "harbor" })).toEqual([]);
    for (const method of ["GET", "DELETE"] as const) {
      expect((await operator.sendJson(method, "/api/v1/openadr/events/peak", {})).status).toBe(404);
    }
    expect(await made(operator, vpp.listEvents, { plant_id: "harbor" })).toMatchObject([{ status: "canceled" }]);
  });

  test("a program replaced without its plant's terms keeps them", async () => {
    await made(operator, openAdr.updateProgram, { programID: "harbor", programName: "Harbor", bindingEvents: true });
    const [plant] = await made(operator, vpp.listPlants, {});
    expect(plant).toMatchObject({ name: "Harbor", time_zone: "America/Los_Angeles" });
    const attributes = [{ type: "CURRENCY", values: ["EUR"] }];
    const changed = await operator.sendJson("PUT", "/api/v1/openadr/programs/harbor", {
      programName: "Harbor",
      attributes,
    });
    expect([changed.status, await changed.json()]).toMatchObject([400, { issues: [{ path: "attributes" }] }]);
  });

  test("removing a device changes its VEN, and subscribers are notified", async () => {
    await made(operator, vpp.addParticipant, { plant_id: "harbor", id: "depot", name: "Depot" });
    await made(operator, openAdr.createSubscription, {
      id: "sub",
      clientName: "Depot",
      programID: "harbor",
      objectOperations: [{ objects: ["VEN"], operations: ["UPDATE"] }],
    });
    const device = {
      participant_id: "depot",
      id: "charger",
      name: "Charger",
      kind: "ev_charger",
      flexible_kw: 5,
    } as const;
    await made(operator, vpp.enrollDevice, device);
    await made(operator, vpp.removeDevice, { device_id: "charger" });
    expect(await made(operator, openAdr.listNotifications, { subscriptionID: "sub" })).toMatchObject([
      { operation: "UPDATE", object: { resources: [{ id: "charger" }] } },
      { operation: "UPDATE", object: { resources: [] } },
    ]);
  });

  test("a subscriber resumes from the last cursor", async () => {
    const subscription = {
      id: "sub",
      clientName: "Depot",
      programID: "harbor",
      objectOperations: [{ objects: ["EVENT" as const], operations: ["CREATE" as const, "DELETE" as const] }],
    };
    await made(operator, openAdr.createSubscription, subscription);
    await call();
    const [first] = await made(operator, openAdr.listNotifications, { subscriptionID: "sub" });
    await made(operator, openAdr.deleteOpenAdrEvent, { eventID: "peak" });
    const after = String(first?.cursor);
    const next = await made(operator, openAdr.listNotifications, { subscriptionID: "sub", after });
    expect(next).toMatchObject([{ objectType: "EVENT", operation: "DELETE", object: { id: "peak" } }]);
  });
});

test("expired readings and notifications are deleted", async () => {
  await site("depot", 5);
  await call();
  const rows = async (table: string) =>
    Number((await api.platform.db.$client.execute(`select count(*) as n from ${table}`)).rows[0]?.n);
  clock.nowMs += 29 * DAY_MS;
  await sweep(api.platform);
  expect([(await rows("vpp_meter_series")) > 0, (await rows("vpp_changes")) > 0]).toEqual([true, true]);
  clock.nowMs += 400 * DAY_MS;
  await sweep(api.platform);
  expect([await rows("vpp_meter_series"), await rows("vpp_changes")]).toEqual([0, 0]);
});

test("the sample plant shows its participants, and cannot be changed", async () => {
  const sites = await made(operator, vpp.listParticipants, { plant_id: "sample-plant" });
  expect(sites).toHaveLength(12);
  expect(sites.every(({ name, devices }) => name.endsWith("(simulated)") && devices.length === 1)).toBe(true);
  const path = "/api/v1/vpp/plants/sample-plant/participants";
  expect((await operator.postJson(path, { name: "Depot" })).status).toBe(403);
});
