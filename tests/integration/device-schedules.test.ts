import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlDevice, type Device } from "../../packages/shared/src/contracts/devices";
import {
  addDeviceSchedule,
  changeDeviceSchedule,
  type DeviceSchedule,
  listDeviceActions,
  listDeviceSchedules,
  previewDeviceSchedule,
  removeDeviceSchedule,
  undoDeviceAction,
} from "../../packages/shared/src/contracts/devices/schedules";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../packages/shared/src/domain/time";
import { runDueSchedules } from "../../packages/server/src/modules/devices/schedules/due";
import { takeDueSchedules } from "../../packages/server/src/modules/devices/schedules/repo";
import { createTestApi, type TestApi } from "../support/api";
import { made } from "../support/made";
import { MeteredHome } from "../support/metered-home";

/** A Wednesday morning in California, 11:00; tests advance it. */
const START_MS = Date.parse("2026-06-17T18:00:00Z");
let nowMs = START_MS;

let api: TestApi;
let home: MeteredHome;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
  home = await MeteredHome.open(api, "40070012");
});
afterAll(() => api.close());

let lamp: Device;
let count = 0;
beforeEach(async () => {
  nowMs = START_MS;
  count += 1;
  lamp = await home.connect("smart_plug", `Lamp ${count}`);
  await made(home.session, controlDevice, { device_id: lamp.id, command: "off" });
});

const isOn = async () => (await home.device(lamp.name)).on;
const add = (fields: object) =>
  made(home.session, addDeviceSchedule, { device_id: lamp.id, command: "on", time: "12:00", ...fields });
const listed = async (): Promise<DeviceSchedule[]> =>
  (await made(home.session, listDeviceSchedules, {})).schedules.filter(({ deviceId }) => deviceId === lamp.id);
const undo = (actionId: string) => made(home.session, undoDeviceAction, { action_id: actionId });
const reachAt = async (local: string) => {
  nowMs = Date.parse(`${local}:00-07:00`);
  await runDueSchedules(api.platform);
};

describe("a schedule", () => {
  test("turns a device on at its time and off after, and is over", async () => {
    const { schedule } = await add({ minutes: 90 });
    expect(schedule).toMatchObject({ time: "12:00", date: "2026-06-17", nextAt: "2026-06-17T19:00:00.000Z" });
    await reachAt("2026-06-17T11:59");
    expect(await isOn()).toBe(false);
    await reachAt("2026-06-17T12:00");
    expect(await isOn()).toBe(true);
    expect(await listed()).toMatchObject([{ isRunning: true, nextAt: "2026-06-17T20:30:00.000Z" }]);
    await reachAt("2026-06-17T13:30");
    expect(await isOn()).toBe(false);
    expect(await listed()).toEqual([]);
  });

  test("repeats on its weekdays", async () => {
    // It is Wednesday: Friday is next, then Monday.
    await add({ weekdays: ["mon", "fri"], minutes: 60 });
    expect(await listed()).toMatchObject([{ nextAt: "2026-06-19T19:00:00.000Z", date: null }]);
    await reachAt("2026-06-19T12:00");
    expect(await isOn()).toBe(true);
    await reachAt("2026-06-19T13:00");
    expect(await isOn()).toBe(false);
    expect(await listed()).toMatchObject([{ isRunning: false, nextAt: "2026-06-22T19:00:00.000Z" }]);
  });

  test("whose process died in the middle is executed by another", async () => {
    await add({});
    nowMs = START_MS + HOUR_MS;
    // Taken, and never heard of again.
    await takeDueSchedules(api.platform.db, nowMs, nowMs + MINUTE_MS);
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(false);
    nowMs += MINUTE_MS;
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(true);
  });

  test("is skipped when the server was down at its time, and waits for the next day", async () => {
    await add({ weekdays: ["wed", "thu"], minutes: 30 });
    await reachAt("2026-06-17T12:31");
    expect(await isOn()).toBe(false);
    expect(await listed()).toMatchObject([{ isRunning: false, nextAt: "2026-06-18T19:00:00.000Z" }]);
  });

  test("turns off what it turned on, however late the server is back", async () => {
    await add({ minutes: 30 });
    await reachAt("2026-06-17T12:00");
    await reachAt("2026-06-17T19:00");
    expect(await isOn()).toBe(false);
    expect(await listed()).toEqual([]);
  });

  test("runs once although two processes look at the same time", async () => {
    await add({ minutes: 30 });
    nowMs = START_MS + HOUR_MS;
    await Promise.all([runDueSchedules(api.platform), runDueSchedules(api.platform)]);
    const { actions } = await made(home.session, listDeviceActions, {});
    expect(actions.filter(({ deviceId, by }) => deviceId === lamp.id && by === "schedule")).toHaveLength(1);
  });

  test("is changed", async () => {
    const { schedule } = await add({});
    await made(home.session, changeDeviceSchedule, {
      schedule_id: schedule.id,
      command: "on",
      time: "15:00",
      weekdays: ["wed"],
    });
    await reachAt("2026-06-17T12:00");
    expect(await isOn()).toBe(false);
    await reachAt("2026-06-17T15:00");
    expect(await isOn()).toBe(true);
  });

  test("is not changed while it runs", async () => {
    const { schedule } = await add({ minutes: 30 });
    await reachAt("2026-06-17T12:00");
    const change = home.session.sendJson("PUT", `/api/devices/schedules/${schedule.id}`, {
      command: "on",
      time: "15:00",
    });
    expect((await change).status).toBe(409);
  });
});

describe("undo", () => {
  test("restores the switch and the target", async () => {
    const thermostat = await home.connect("thermostat", `Hall ${count}`);
    const { actionId } = await made(home.session, controlDevice, {
      device_id: thermostat.id,
      command: "set",
      value: 25,
    });
    await undo(actionId);
    expect(await home.device(thermostat.name)).toMatchObject({ setting: thermostat.setting, on: true });
    const off = await made(home.session, controlDevice, { device_id: thermostat.id, command: "off" });
    await undo(off.actionId);
    expect(await home.device(thermostat.name)).toMatchObject({ on: true });
  });

  test("takes a new schedule away, and puts a deleted and a changed one back", async () => {
    const added = await add({ weekdays: ["wed"], minutes: 20 });
    const [before] = await listed();
    const changed = await made(home.session, changeDeviceSchedule, {
      schedule_id: added.schedule.id,
      command: "on",
      time: "20:00",
    });
    await undo(changed.actionId);
    expect(await listed()).toEqual([before]);
    const removed = await made(home.session, removeDeviceSchedule, { schedule_id: added.schedule.id });
    expect(await listed()).toEqual([]);
    await undo(removed.actionId);
    expect(await listed()).toEqual([before]);
    await undo(added.actionId);
    expect(await listed()).toEqual([]);
  });

  test("puts a schedule back at its next time when the last one has passed", async () => {
    const { schedule } = await add({ weekdays: ["wed"] });
    const { actionId } = await made(home.session, removeDeviceSchedule, { schedule_id: schedule.id });
    nowMs += DAY_MS;
    await undo(actionId);
    expect(await listed()).toMatchObject([{ nextAt: "2026-06-24T19:00:00.000Z" }]);
  });

  test("is only for the device's last action, once", async () => {
    const first = await made(home.session, controlDevice, { device_id: lamp.id, command: "on" });
    const second = await made(home.session, controlDevice, { device_id: lamp.id, command: "off" });
    const undoing = (id: string) => home.session.postJson(`/api/devices/actions/${id}/undo`, {});
    expect((await undoing(first.actionId)).status).toBe(409);
    expect((await undoing(second.actionId)).status).toBe(200);
    expect((await undoing(second.actionId)).status).toBe(409);
    expect(await isOn()).toBe(true);
    const { actions } = await made(home.session, listDeviceActions, {});
    expect(actions.filter(({ deviceId }) => deviceId === lamp.id).slice(0, 2)).toMatchObject([
      { kind: "off", isUndone: true, canUndo: false },
      { kind: "on", isUndone: false, canUndo: true },
    ]);
  });
});

describe("why a run is at its time", () => {
  const charge = { command: "on" as const, minutes: 120 };

  test("is what another time would cost, and stays with the run", async () => {
    const charger = await home.connect("ev_charger", `Driveway ${count}`);
    // Both 5 PM and 6 PM are in the peak hours of the tariff.
    nowMs = START_MS + 6 * HOUR_MS;
    const { schedule } = await made(home.session, previewDeviceSchedule, {
      device_id: charger.id,
      time: "18:00",
      ...charge,
    });
    const { reason } = schedule;
    expect(schedule.origin).toBe("user");
    expect(reason).toMatchObject({ watts: 7_400, currency: "USD", alternative: { kind: "cheapest" }, sample: true });
    expect(reason!.cost).toBeGreaterThan(reason!.alternative.cost);

    const cheapest = new Date(reason!.alternative.startsAt);
    const time = cheapest.toLocaleTimeString("en-GB", { timeZone: home.meter.timeZone, timeStyle: "short" });
    const planned = await made(home.session, addDeviceSchedule, { device_id: charger.id, time, ...charge });
    expect(planned.schedule).toMatchObject({ origin: "optimizer", nextAt: cheapest.toISOString() });
    expect(planned.schedule.reason?.cost).toBe(reason!.alternative.cost);
    // The optimizer's explanation, in both languages, by the device's own name.
    expect(planned.schedule.reason?.text?.en).toContain(charger.name);
    expect(planned.schedule.reason?.text?.zh).toContain(charger.name);

    nowMs = cheapest.getTime();
    await runDueSchedules(api.platform);
    const { actions } = await made(home.session, listDeviceActions, {});
    expect(actions.find(({ by, deviceId }) => by === "schedule" && deviceId === charger.id)).toMatchObject({
      kind: "on",
      reason: planned.schedule.reason,
    });
  });

  test("is left out where the device's power is not known", async () => {
    const { schedule } = await add({ minutes: 60 });
    // The lamp drew power only for a moment, before it was turned off.
    expect(schedule.reason).toBeNull();
  });
});
