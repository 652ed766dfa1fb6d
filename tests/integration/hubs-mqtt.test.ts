import { afterAll, beforeAll, expect, test } from "vitest";
import type { Readings } from "../../packages/shared/src/contracts/meters";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { recordHistory } from "../../packages/server/src/modules/hubs";
import { createTestApi, type TestApi } from "../support/api";
import { HubHome, impatientHubs, MovedClock } from "../support/hub-home";
import { MqttBroker } from "../support/mqtt-broker";

const clock = new MovedClock(Date.parse("2026-03-01T18:00:00Z"));

let api: TestApi;
beforeAll(async () => {
  const parts = { clock, liveHubs: impatientHubs(clock) };
  api = await createTestApi(parts, { HUB_PRIVATE_ADDRESSES: "on" }, { processes: 1 });
});
afterAll(() => api.close());

const WASHER = { identifiers: ["plug-7"], name: "Washing machine" };

/** A plug as Zigbee2MQTT announces it: a switch, its power and its energy, in one message of state. */
async function announceWasher(broker: MqttBroker) {
  const shared = { state_topic: "z2m/washer", device: WASHER, availability: [{ topic: "z2m/washer/availability" }] };
  await broker.publish("homeassistant/switch/plug7/switch/config", {
    ...shared,
    unique_id: "plug7_switch",
    name: null,
    command_topic: "z2m/washer/set",
    value_template: "{{ value_json.state }}",
  });
  await broker.publish("homeassistant/sensor/plug7/power/config", {
    ...shared,
    unique_id: "plug7_power",
    name: "Power",
    device_class: "power",
    unit_of_measurement: "W",
    value_template: "{{ value_json['power'] }}",
  });
  await broker.publish("homeassistant/sensor/plug7/linkquality/config", {
    ...shared,
    unique_id: "plug7_lqi",
    name: "Linkquality",
    unit_of_measurement: "lqi",
    value_template: "{{ value_json.linkquality }}",
  });
  await broker.publish("z2m/washer/availability", "online");
  await broker.publish("z2m/washer", { state: "ON", power: 480, linkquality: 90 });
}

/** The plug follows its commands and tells so. */
function follow(broker: MqttBroker, power: { ON: number; OFF: number } = { ON: 480, OFF: 0 }) {
  broker.onCommand((topic, payload) => {
    if (topic === "z2m/washer/set" && (payload === "ON" || payload === "OFF"))
      void broker.publish("z2m/washer", { state: payload, power: power[payload] });
  });
}

async function withBroker(
  options: { username?: string; password?: string },
  use: (broker: MqttBroker) => Promise<void>,
) {
  const broker = await MqttBroker.start(options);
  try {
    await use(broker);
  } finally {
    await broker.stop();
  }
}

test("a plug with its sensors is one device, with its state and live power", () =>
  withBroker({ username: "wattleaf", password: "secret" }, async (broker) => {
    await announceWasher(broker);
    const home = await HubHome.open(api);
    const hub = await home.connect({ type: "mqtt", address: broker.url, username: "wattleaf", secret: "secret" });
    expect(hub).toMatchObject({ status: "connected", problem: null, deviceCount: 1, ignoredMessages: 0 });
    expect(await home.devices()).toMatchObject([
      {
        name: "Washing machine",
        type: "smart_plug",
        source: "mqtt",
        hubId: hub.id,
        simulated: false,
        available: true,
        on: true,
        powerWatts: 480,
        commands: ["on", "off"],
        range: null,
      },
    ]);
  }));

test("a command counts when the device has confirmed it", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    const home = await HubHome.open(api);
    await home.connect({ type: "mqtt", address: broker.url });
    const silent = await home.control("Washing machine", "off");
    expect(silent.status).toBe(503);
    expect(await silent.json()).toMatchObject({
      code: "unavailable",
      message: "Washing machine hasn't confirmed the command. Check whether it has changed.",
    });
    expect(await home.device("Washing machine")).toMatchObject({ on: true });
    follow(broker);
    const done = await home.control("Washing machine", "off");
    expect(await done.json()).toMatchObject({ on: false });
  }));

test("the assistant knows a hub's devices by name, and says what they did", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    const home = await HubHome.open(api);
    await home.connect({ type: "mqtt", address: broker.url });
    expect(await home.ask("is the washing machine on?")).toMatch(/^Washing machine is on and using 480 W now/);
    expect(await home.ask("turn off the washing machine")).toMatch(/^Should I turn off Washing machine/);
    expect(await home.ask("yes")).toContain("Washing machine didn't confirm it");
    follow(broker);
    await home.ask("turn off the washing machine");
    expect(await home.ask("yes")).toContain("Done: Washing machine is off");
    expect(await home.device("Washing machine")).toMatchObject({ on: false });
  }));

test("a device that says it is offline is not available, and cannot be switched", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    const home = await HubHome.open(api);
    await home.connect({ type: "mqtt", address: broker.url });
    await home.heard(
      (_, { available }) => !available,
      () => broker.publish("z2m/washer/availability", "offline"),
    );
    expect(await home.device("Washing machine")).toMatchObject({ available: false, powerWatts: null });
    expect((await home.control("Washing machine", "off")).status).toBe(503);
  }));

test("what cannot be read is counted and changes nothing", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    const home = await HubHome.open(api);
    await broker.publish("homeassistant/switch/broken/config", "{ not json");
    await broker.publish("homeassistant/switch/no_command/config", { name: "Half", state_topic: "half" });
    await broker.publish("homeassistant/switch/wild/config", { name: "Wild", command_topic: "wild/#" });
    await broker.publish("homeassistant/sensor/odd/config", {
      name: "Odd",
      state_topic: "odd",
      unit_of_measurement: "W",
      value_template: "{{ states('sensor.other') }}",
    });
    await broker.publish("homeassistant/camera/door/config", { name: "Door", topic: "door" });
    const hub = await home.connect({ type: "mqtt", address: broker.url });
    expect(hub).toMatchObject({ deviceCount: 1, ignoredMessages: 4 });
    await broker.publish("z2m/washer", "not json either");
    await home.heard(
      (_, { powerWatts }) => powerWatts === 700,
      () => broker.publish("z2m/washer", { state: "ON", power: 700 }),
    );
    expect(await home.devices()).toHaveLength(1);
  }));

test("the connection comes back after the broker was restarted, with new devices", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    const home = await HubHome.open(api);
    await home.connect({ type: "mqtt", address: broker.url });
    await home.heard(
      (_, { available }) => !available,
      () => broker.stop(),
    );
    expect(await home.hubs()).toMatchObject([{ status: "failed", problem: "unreachable" }]);
    expect(await home.device("Washing machine")).toMatchObject({ available: false, on: true });
    await home.heard(
      (name, { on }) => name === "Porch light" && on === true,
      async () => {
        await broker.start();
        await broker.publish("homeassistant/light/porch/config", {
          "~": "porch",
          name: "Porch light",
          uniq_id: "porch",
          cmd_t: "~/set",
          stat_t: "~/state",
          schema: "json",
          brightness: true,
        });
        await broker.publish("porch/state", { state: "ON", brightness: 128 });
      },
    );
    expect(await home.device("Washing machine")).toMatchObject({ available: true });
    expect(await home.device("Porch light")).toMatchObject({
      type: "light",
      setting: 50,
      range: { unit: "percent", min: 1, max: 100 },
    });
  }));

test("another account sees nothing of a hub, and cannot switch its devices", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    follow(broker);
    const home = await HubHome.open(api);
    const stranger = await HubHome.open(api);
    const hub = await home.connect({ type: "mqtt", address: broker.url });
    const { id } = await home.device("Washing machine");
    expect(await stranger.devices()).toEqual([]);
    expect(await stranger.hubs()).toEqual([]);
    expect((await stranger.session.postJson(`/api/devices/${id}/control`, { command: "off" })).status).toBe(404);
    expect((await stranger.session.fetch(`/api/hubs/${hub.id}`, { method: "DELETE" })).status).toBe(404);
    expect(await home.device("Washing machine")).toMatchObject({ on: true });
  }));

test("a power sensor becomes a history of quarter hours, and a counter its differences", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    await broker.publish("homeassistant/sensor/fridge/energy/config", {
      name: "Fridge energy",
      unique_id: "fridge_energy",
      state_topic: "fridge/energy",
      device_class: "energy",
      state_class: "total_increasing",
      unit_of_measurement: "kWh",
    });
    await broker.publish("fridge/energy", "120.5");
    const home = await HubHome.open(api);
    await home.connect({ type: "mqtt", address: broker.url, timeZone: "America/Los_Angeles" });
    const tell = (watts: number, kwh: string) =>
      home.heard(
        (name, { powerWatts, energyWh }) =>
          name === "Fridge energy" && powerWatts === null && energyWh === Number(kwh) * 1000,
        async () => {
          await broker.publish("z2m/washer", { state: "ON", power: watts });
          await broker.publish("fridge/energy", kwh);
        },
      );
    clock.nowMs += 10 * MINUTE_MS;
    await tell(1_200, "120.52");
    clock.nowMs += 10 * MINUTE_MS;
    await tell(0, "120.54");
    clock.nowMs += 10 * MINUTE_MS;
    // The counter was replaced by a new one.
    await tell(0, "0.02");
    await recordHistory(api.platform);
    const washer = await home.device("Washing machine");
    const fridge = await home.device("Fridge energy");
    const readings = async (meterId: string | null) => {
      const query = new URLSearchParams({
        from: "2026-03-01T00:00:00Z",
        to: "2026-03-02T00:00:00Z",
        resolution: "interval",
      });
      return (await (await home.session.fetch(`/api/meters/${meterId}/readings?${query}`)).json()) as Readings;
    };
    // 10 minutes of 480 W and 5 of 1.2 kW; then 5 minutes of 1.2 kW.
    expect(await readings(washer.meterId)).toMatchObject({
      energyWh: [180, 100],
      starts: ["2026-03-01T10:00:00-08:00", "2026-03-01T10:15:00-08:00"],
    });
    expect((await readings(fridge.meterId)).energyWh).toEqual([30, 30]);
    // A device's history is no meter of the home.
    expect(await (await home.session.fetch("/api/meters")).json()).toEqual({ meters: [] });
  }));

test("a removed device stays away, and a disconnected hub leaves nothing", () =>
  withBroker({}, async (broker) => {
    await announceWasher(broker);
    const home = await HubHome.open(api);
    const { id } = await home.connect({ type: "mqtt", address: broker.url });
    const washer = await home.device("Washing machine");
    await home.session.fetch(`/api/devices/${washer.id}`, { method: "DELETE" });
    await home.connect({ type: "mqtt", address: broker.url });
    expect(await home.devices()).toEqual([]);
    expect((await home.session.fetch(`/api/hubs/${id}`, { method: "DELETE" })).status).toBe(200);
    expect(await home.hubs()).toEqual([]);
    await home.connect({ type: "mqtt", address: broker.url });
    expect(await home.devices()).toHaveLength(1);
  }));
