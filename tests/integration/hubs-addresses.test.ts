import { expect, test } from "vitest";
import { confirmEmail } from "../../packages/shared/src/contracts/auth";
import { syncHubs } from "../../packages/server/src/modules/hubs";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { confirmationTokenIn, emailsTo } from "../support/emails";
import { HomeAssistant } from "../support/home-assistant";
import { HubHome, impatientHubs, MovedClock } from "../support/hub-home";
import { MqttBroker } from "../support/mqtt-broker";

const clock = new MovedClock(Date.parse("2026-03-01T18:00:00Z"));

async function withApi(variables: Record<string, string>, use: (api: TestApi) => Promise<void>) {
  const api = await createTestApi({ clock, liveHubs: impatientHubs(clock) }, variables, { processes: 1 });
  try {
    await use(api);
  } finally {
    api.close();
  }
}

test("a server for others connects to no private address and sends no credentials in the clear", () =>
  withApi({}, async (api) => {
    const house = new HomeAssistant();
    const home = await HubHome.open(api);
    const reasonFor = async (body: object) => {
      const response = await home.session.postJson("/api/hubs/test", { type: "mqtt", ...body });
      const { reason, issues } = (await response.json()) as { reason: { name: string }; issues: { path: string }[] };
      return [response.status, issues[0]?.path, reason.name];
    };
    const notAllowed = [400, "address", "hub_address_not_allowed"];
    for (const address of [
      "mqtts://127.0.0.1:8883",
      "mqtts://192.168.1.20",
      "mqtts://[::1]:8883",
      "mqtts://169.254.169.254",
      "mqtts://broker.local",
      "mqtts://broker",
    ])
      expect([address, await reasonFor({ address })].flat()).toEqual([address, ...notAllowed]);
    expect(await reasonFor({ type: "home_assistant", address: house.url, secret: "token" })).toEqual(notAllowed);
    expect(await reasonFor({ address: "mqtt://broker.example.com" })).toEqual([400, "address", "hub_not_secure"]);
    expect(house.calls).toEqual([]);
    await house.stop();
  }));

async function confirm(api: TestApi, session: BrowserSession, email: string) {
  await api.platform.background.settled();
  const emails = await emailsTo(api.platform.env.MAIL_OUTBOX, email);
  await session.postJson(confirmEmail.path, { token: emails.map(confirmationTokenIn).findLast(Boolean) ?? "" });
}

test("the operator's broker belongs to the account that the settings name, once its address is confirmed", async () => {
  const broker = await MqttBroker.start({ username: "house", password: "secret" });
  await broker.publish("homeassistant/switch/lamp/config", {
    name: "Lamp",
    command_topic: "lamp/set",
    state_topic: "lamp",
  });
  await broker.publish("lamp", "ON");
  const email = "owner@home.example";
  const url = broker.url.replace("//", "//house:secret@");
  await withApi({ MQTT_URL: url, MQTT_ACCOUNT: email }, async (api) => {
    const owner = new BrowserSession(api);
    const stranger = await HubHome.open(api);
    const listed = async (path: string) => (await (await owner.fetch(path)).json()) as Record<string, object[]>;
    await owner.postJson("/api/auth/register", newRegistration({ email }));
    await syncHubs(api.platform);
    // Anyone can register with an address: that alone opens no house.
    expect(await listed("/api/hubs")).toEqual({ hubs: [] });
    await confirm(api, owner, email);
    await syncHubs(api.platform);
    const { hubs = [] } = await listed("/api/hubs");
    expect(hubs).toMatchObject([{ type: "mqtt", address: broker.url, status: "connected", managed: true }]);
    expect(JSON.stringify(hubs)).not.toContain("secret");
    expect(await listed("/api/devices")).toMatchObject({ devices: [{ name: "Lamp", on: true, available: true }] });
    expect(await stranger.hubs()).toEqual([]);
    expect(await stranger.devices()).toEqual([]);
    const [hub] = hubs as { id: string }[];
    expect((await owner.fetch(`/api/hubs/${hub?.id}`, { method: "DELETE" })).status).toBe(409);
  });
  await broker.stop();
});
