import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActionAttachment } from "../../packages/shared/src/contracts/attachments";
import { chatHistory, type Answer } from "../../packages/shared/src/contracts/chat/messages";
import { confirmAction } from "../../packages/shared/src/contracts/chat/actions";
import { updatePreferences } from "../../packages/shared/src/contracts/account";
import { controlDevice, removeDevice } from "../../packages/shared/src/contracts/devices";
import { listHomePlants } from "../../packages/shared/src/contracts/vpp/index";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { devices as deviceTable } from "../../packages/server/src/db/schema/devices";
import { runDueSchedules } from "../../packages/server/src/modules/devices/schedules/due";
import { takeDueSchedules } from "../../packages/server/src/modules/devices/schedules/repo";
import { eq } from "drizzle-orm";
import { createTestApi, type TestApi } from "../support/api";
import { made } from "../support/made";
import { MeteredHome } from "../support/metered-home";
import { openSampleSession } from "../support/sample-session";

/** A Wednesday morning in California; tests advance it. */
let nowMs = Date.parse("2026-06-17T18:00:00Z");

let api: TestApi;
let home: MeteredHome;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
  home = await MeteredHome.open(api, "40070012");
  await home.connect("thermostat", "Hallway");
  await home.connect("smart_plug", "Bedroom lamp");
  await home.connect("smart_plug", "Kitchen lamp");
  await home.connect("ev_charger", "Driveway");
});
afterAll(() => api.close());

let talk: string;
beforeEach(() => {
  talk = crypto.randomUUID();
});

const ask = (message: string) => home.ask(message, talk);
const cardOf = ({ attachments, response }: Answer): ActionAttachment => {
  const card = attachments.find((one) => one.kind === "action");
  if (card?.kind !== "action") throw new Error(`No card below: ${response}`);
  return card;
};
const confirm = (id: string | null) => made(home.session, confirmAction, { action_id: id ?? "" });
/** How many commands a device has received. */
async function commandsOf(name: string): Promise<number> {
  const { id } = await home.device(name);
  const [row] = await api.platform.db.select().from(deviceTable).where(eq(deviceTable.id, id));
  return row?.revision ?? 0;
}

describe("a device", () => {
  test("is told of in °F to an account that chose it, and takes degrees as they are said", async () => {
    await made(home.session, updatePreferences, { temperatureUnit: "fahrenheit" });
    const card = cardOf(await ask("set the thermostat to 70 °F"));
    expect(card.title + card.text).toContain("70 °F");
    expect((await confirm(card.id)).outcome).toContain("70 °F");
    expect((await home.device("Hallway")).setting).toBeCloseTo(21.1, 1);
    expect((await ask("what is the thermostat set to?")).response).toMatch(/\d °F/);
    await made(home.session, updatePreferences, { temperatureUnit: "celsius" });
    expect((await ask("what is the thermostat set to?")).response).toContain("21.1 °C");
  });

  test("is switched only after a yes in the next message", async () => {
    const answer = await ask("turn off the bedroom lamp");
    expect(answer.response).toMatch(/^Should I turn off Bedroom lamp \(simulated\)/);
    expect((await home.device("Bedroom lamp")).on).toBe(true);
    expect((await ask("yes please")).response).toContain("Done: Bedroom lamp (simulated) is off");
    expect((await home.device("Bedroom lamp")).on).toBe(false);
    const { messages } = await made(home.session, chatHistory, { sessionId: talk });
    expect(messages.flatMap(({ attachments }) => attachments)).toEqual([
      expect.objectContaining({ state: "done", outcome: "Bedroom lamp (simulated) is off." }),
      expect.objectContaining({ state: "done" }),
    ]);
  });

  test("follows an order of its own beside another one's, after one yes", async () => {
    const { response } = await ask("turn on the bedroom lamp and set the thermostat to 19");
    expect(response).toMatch(/^• Turn on Bedroom lamp\n• Set Hallway to 19.*\nAll of these are simulated/m);
    expect((await home.device("Bedroom lamp")).on).toBe(false);
    expect((await ask("yes")).response).toMatch(/Bedroom lamp \(simulated\) is on.*Hallway \(simulated\) is set to 19/);
    expect(await home.device("Bedroom lamp")).toMatchObject({ on: true });
    expect(await home.device("Hallway")).toMatchObject({ setting: 19 });
  });

  test("stays unchanged after a no", async () => {
    const card = cardOf(await ask("关掉厨房的灯"));
    expect(card.title).toBe("关闭 Kitchen lamp（模拟）");
    expect((await ask("算了")).response).toContain("一切保持原样");
    expect((await home.device("Kitchen lamp")).on).toBe(true);
    expect(await confirm(card.id)).toMatchObject({ state: "declined" });
  });

  test("is shown by its name, which is never parsed as a citation", async () => {
    const { id } = await home.connect("water_heater", "[1] Boiler");
    expect((await ask("turn off the water heater")).response).toMatch(
      /^Should I turn off 1 Boiler \(simulated\) \[1\]/,
    );
    await made(home.session, removeDevice, { device_id: id });
  });

  test("is asked for when several match", async () => {
    const { response, attachments } = await ask("turn off the lamp");
    expect(response).toContain("Which one do you mean");
    expect(response).toContain("Kitchen lamp");
    expect(attachments).toEqual([]);
  });

  test("is not set beyond its bounds", async () => {
    const { response, attachments } = await ask("set the thermostat to 45 degrees");
    expect(response).toContain("10 °C to 30 °C");
    expect(attachments).toMatchObject([{ kind: "action", title: expect.stringContaining("30 °C"), state: "proposed" }]);
    expect((await home.device("Hallway")).setting).not.toBe(45);
  });

  test("gets one command from many simultaneous confirmations", async () => {
    const card = cardOf(await ask("set the thermostat to 23"));
    const before = await commandsOf("Hallway");
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => confirm(card.id)));
    expect(new Set(outcomes.map(({ state, outcome }) => `${state}: ${outcome}`))).toEqual(
      new Set(["done: Hallway (simulated) is set to 23 °C."]),
    );
    expect(await commandsOf("Hallway")).toBe(before + 1);
  });

  test("that is removed before the yes is reported as removed", async () => {
    const plug = await home.connect("smart_plug", "Garage heater");
    const card = cardOf(await ask('switch off "Garage heater"'));
    await made(home.session, removeDevice, { device_id: plug.id });
    expect(await confirm(card.id)).toMatchObject({
      state: "failed",
      outcome: "Garage heater is no longer connected.",
    });
  });

  test("is left alone when the yes comes after 15 minutes", async () => {
    const card = cardOf(await ask("turn off the kitchen lamp"));
    nowMs += 15 * MINUTE_MS;
    expect(await confirm(card.id)).toMatchObject({ state: "expired" });
    expect((await home.device("Kitchen lamp")).on).toBe(true);
  });

  test("is switched for a limited time, and then back", async () => {
    await ask("turn off the kitchen lamp for 30 minutes");
    await ask("ok");
    expect((await home.device("Kitchen lamp")).on).toBe(false);
    nowMs += 29 * MINUTE_MS;
    await runDueSchedules(api.platform);
    expect((await home.device("Kitchen lamp")).on).toBe(false);
    nowMs += MINUTE_MS;
    await runDueSchedules(api.platform);
    expect((await home.device("Kitchen lamp")).on).toBe(true);
  });
});

describe("a scheduled command", () => {
  /** Turns the lamp off now and on again in half an hour. */
  async function plan() {
    await ask("Turn off the kitchen lamp for 30 minutes");
    await ask("ok");
    nowMs += 30 * MINUTE_MS;
  }
  const isOn = async () => (await home.device("Kitchen lamp")).on;
  test("that fails is tried again", async () => {
    await plan();
    vi.spyOn(api.platform.db, "batch").mockRejectedValueOnce(new Error("The disk is full"));
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(false);
    nowMs += MINUTE_MS;
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(true);
  });

  test("whose process died is given by another one", async () => {
    await plan();
    // Taken, and never heard of again.
    await takeDueSchedules(api.platform.db, nowMs, nowMs + MINUTE_MS);
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(false);
    nowMs += MINUTE_MS;
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(true);
  });

  test("is given once: a command that came after it stands", async () => {
    await plan();
    await Promise.all([runDueSchedules(api.platform), runDueSchedules(api.platform)]);
    expect(await isOn()).toBe(true);
    const { id } = await home.device("Kitchen lamp");
    await made(home.session, controlDevice, { device_id: id, command: "off" });
    nowMs += 10 * MINUTE_MS;
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(false);
  });

  test("is not given hours later", async () => {
    await plan();
    nowMs += 31 * MINUTE_MS;
    await runDueSchedules(api.platform);
    expect(await isOn()).toBe(false);
  });
});

test("a plan is executed by the charger, to the minute", async () => {
  const answer = await ask("Charge my car when it's cheapest tonight");
  // "8:30–11:15 PM" or "11:30 PM–2 AM"
  const begins = /^Charge the electric car on Jun 17, 2026, (\d{1,2})(?::(\d\d))?(?: PM|–[\d:]+ PM)/.exec(
    answer.response,
  );
  const [, hour = "", minutes = "00"] = begins ?? [];
  expect(answer.attachments.find(({ kind }) => kind === "chart")).toMatchObject({ sandbox: true });
  await ask("yes");
  await made(home.session, confirmAction, { action_id: cardOf(await ask("turn off the car charger")).id ?? "" });
  nowMs = Date.parse(`2026-06-17T${Number(hour) + 12}:${minutes}:00-07:00`) - MINUTE_MS;
  await runDueSchedules(api.platform);
  expect((await home.device("Driveway")).on).toBe(false);
  nowMs += MINUTE_MS;
  await runDueSchedules(api.platform);
  expect((await home.device("Driveway")).on).toBe(true);
});

test("a home joins a plant with its devices after a yes", async () => {
  const { response } = await ask("Sign me up for the VPP");
  expect(response).toContain("Driveway");
  expect((await ask("yes, do it")).response).toMatch(/^Done: your home is enrolled/);
  const { plants } = await made(home.session, listHomePlants, {});
  expect(plants[0]?.enrollment?.devices.map(({ name }) => name).toSorted()).toEqual(["Driveway", "Hallway"]);
  expect((await ask("Sign me up for the VPP")).response).toContain("already enrolled");
});

test("the sample household is told why it cannot switch anything", async () => {
  const sample = await openSampleSession(api);
  const answer = (await (await sample.postJson("/api/chat", { message: "turn everything off" })).json()) as Answer;
  expect(answer.response).toMatch(/sample household|No device/);
  expect(answer.attachments).toEqual([]);
});
