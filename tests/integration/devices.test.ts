import { afterAll, beforeAll, expect, test } from "vitest";
import type { Device } from "../../packages/shared/src/contracts/devices";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import type { Clock } from "../../packages/server/src/adapters/clock";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

let nowMs = Date.parse("2026-03-01T18:00:00Z");
const clock: Clock = { now: () => nowMs };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());

async function signedIn(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  return session;
}

const connect = async (session: BrowserSession, type: string) =>
  (await (await session.postJson("/api/devices", { type, name: type })).json()) as Device;
const list = async (session: BrowserSession) =>
  ((await (await session.fetch("/api/devices")).json()) as { devices: Device[] }).devices;
const user = async (session: BrowserSession) =>
  (await (await session.fetch("/api/auth/user")).json()) as { hasConnectedDevices: boolean; greenCoins: number };

test("a device continues between reads, and a command starts from its current state", async () => {
  const session = await signedIn();
  const { id } = await connect(session, "ev_charger");
  nowMs += HOUR_MS;
  expect(await list(session)).toMatchObject([{ stateOfCharge: 0.571, powerWatts: 7_400 }]);
  const stopped = await session.postJson(`/api/devices/${id}/control`, { command: "off" });
  expect(await stopped.json()).toMatchObject({ on: false, stateOfCharge: 0.571, powerWatts: 0 });
});

test("concurrent commands all count", async () => {
  const session = await signedIn();
  const { id } = await connect(session, "thermostat");
  const answers = await Promise.all([
    session.postJson(`/api/devices/${id}/control`, { command: "set", value: 23 }),
    session.postJson(`/api/devices/${id}/control`, { command: "off" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await list(session)).toMatchObject([{ on: false, setting: 23 }]);
});

test("the account has devices as long as one is left", async () => {
  const session = await signedIn();
  expect(await user(session)).toMatchObject({ hasConnectedDevices: false });
  const first = await connect(session, "battery");
  const second = await connect(session, "smart_plug");
  await session.fetch(`/api/devices/${first.id}`, { method: "DELETE" });
  expect(await user(session)).toMatchObject({ hasConnectedDevices: true });
  await session.fetch(`/api/devices/${second.id}`, { method: "DELETE" });
  expect(await user(session)).toMatchObject({ hasConnectedDevices: false });
});

test("another account's devices cannot be seen or switched", async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()];
  const { id } = await connect(theirs, "battery");
  expect(await list(mine)).toEqual([]);
  expect((await mine.postJson(`/api/devices/${id}/control`, { command: "off" })).status).toBe(404);
  expect(await list(theirs)).toMatchObject([{ on: true }]);
});
