import { afterAll, beforeAll, expect, test } from "vitest";
import type { Readings } from "../../packages/shared/src/contracts/meters";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { recordHistory } from "../../packages/server/src/modules/hubs";
import { createTestApi, type TestApi } from "../support/api";
import { HomeAssistant } from "../support/home-assistant";
import { HubHome, impatientHubs, MovedClock } from "../support/hub-home";

const clock = new MovedClock(Date.parse("2026-03-01T18:00:00Z"));

let api: TestApi;
beforeAll(async () => {
  const parts = { clock, liveHubs: impatientHubs(clock) };
  api = await createTestApi(parts, { HUB_PRIVATE_ADDRESSES: "on" }, { processes: 1 });
});
afterAll(() => api.close());

const REGISTRIES = {
  "config/entity_registry/list": [
    { entity_id: "switch.relay_1", device_id: "d1", entity_category: null, hidden_by: null },
    { entity_id: "sensor.em_power", device_id: "d1", entity_category: null, hidden_by: null },
    { entity_id: "switch.relay_1_led", device_id: "d1", entity_category: "config", hidden_by: null },
  ],
  "config/device_registry/list": [{ id: "d1", name: "Shelly Plug", name_by_user: "Dishwasher" }],
  get_config: { unit_system: { temperature: "°F" }, time_zone: "America/Los_Angeles" },
};

function fillHouse(house: HomeAssistant) {
  house.set("switch.relay_1", "on", { friendly_name: "Shelly Plug" });
  house.set("switch.relay_1_led", "on", { friendly_name: "Shelly Plug LED" });
  house.set("sensor.em_power", "1.5", {
    friendly_name: "Shelly Plug power",
    device_class: "power",
    unit_of_measurement: "kW",
    state_class: "measurement",
  });
  house.set("climate.hall", "heat", {
    friendly_name: "Hall",
    supported_features: 1,
    temperature: 68,
    current_temperature: 66,
    min_temp: 45,
    max_temp: 90,
  });
  house.set("light.desk", "off", { friendly_name: "Desk lamp", supported_color_modes: ["brightness"] });
  house.set("sensor.outdoor", "7.2", { device_class: "temperature", unit_of_measurement: "°C" });
  house.set("person.alex", "home");
}

/** The home does as it is told, and reports it. */
function obey(house: HomeAssistant) {
  house.onCall = ({ service, service_data: data = {} }) => {
    const { entity_id: id = "" } = data;
    if (service === "turn_on")
      house.set(
        id,
        "on",
        "brightness_pct" in data ? { brightness: Math.round(Number(data.brightness_pct) * 2.55) } : {},
      );
    if (service === "turn_off") house.set(id, "off");
    if (service === "set_temperature") house.set(id, "heat", { temperature: data.temperature });
  };
}

async function withHouse(
  options: ConstructorParameters<typeof HomeAssistant>[0],
  use: (house: HomeAssistant) => Promise<void>,
) {
  const house = new HomeAssistant(options);
  fillHouse(house);
  try {
    await use(house);
  } finally {
    await house.stop();
  }
}

const form = (house: HomeAssistant, secret = "token") => ({ type: "home_assistant", address: house.url, secret });

test("entities become devices, put together as Home Assistant's registries say", () =>
  withHouse({ answers: REGISTRIES }, async (house) => {
    const home = await HubHome.open(api);
    const hub = await home.connect(form(house));
    expect(hub).toMatchObject({ status: "connected", deviceCount: 3 });
    expect(await home.device("Dishwasher")).toMatchObject({
      type: "smart_plug",
      source: "home_assistant",
      on: true,
      powerWatts: 1_500,
    });
    // 68 °F, 66 °F, and 45 to 90 °F.
    expect(await home.device("Hall")).toMatchObject({
      type: "thermostat",
      on: true,
      setting: 20,
      temperatureCelsius: 18.9,
      range: { unit: "celsius", min: 7.2, max: 32.2 },
    });
    expect(await home.device("Desk lamp")).toMatchObject({ type: "light", on: false, setting: null });
  }));

test("without the registries, names tell what belongs together", () =>
  withHouse({}, async (house) => {
    house.set("switch.kettle", "off", { friendly_name: "Kettle" });
    house.set("sensor.kettle_power", "0", { device_class: "power", unit_of_measurement: "W" });
    const home = await HubHome.open(api);
    await home.connect(form(house));
    expect(await home.device("Kettle")).toMatchObject({ on: false, powerWatts: 0 });
  }));

test("commands are services, and count when the state has changed", () =>
  withHouse({ answers: REGISTRIES }, async (house) => {
    const home = await HubHome.open(api);
    await home.connect(form(house));
    expect((await home.control("Dishwasher", "off")).status).toBe(503);
    obey(house);
    expect(await (await home.control("Dishwasher", "off")).json()).toMatchObject({ on: false });
    expect(await (await home.control("Desk lamp", "set", 40)).json()).toMatchObject({ on: true, setting: 40 });
    expect(await (await home.control("Hall", "set", 21)).json()).toMatchObject({ setting: 21.1 });
    expect(house.calls.at(-1)).toMatchObject({
      domain: "climate",
      service: "set_temperature",
      service_data: { entity_id: "climate.hall", temperature: 70 },
    });
    expect((await home.control("Hall", "set", 40)).status).toBe(400);
  }));

test("changes at home show, as does what is unavailable or gone", () =>
  withHouse({ answers: REGISTRIES }, async (house) => {
    const home = await HubHome.open(api);
    await home.connect(form(house));
    await home.heard(
      (name, { on }) => name === "Desk lamp" && on === true,
      () => house.set("light.desk", "on", { brightness: 255 }),
    );
    expect(await home.device("Desk lamp")).toMatchObject({ on: true, setting: 100 });
    await home.heard(
      (name, { available }) => name === "Hall" && !available,
      () => house.set("climate.hall", "unavailable"),
    );
    expect(await home.device("Hall")).toMatchObject({ available: false });
    await home.heard(
      (name, { on }) => name === "Fan" && on === true,
      () => house.set("fan.attic", "on", { friendly_name: "Fan", supported_features: 1, percentage: 33 }),
    );
    expect(await home.device("Fan")).toMatchObject({ type: "fan", on: true, setting: 33 });
    house.remove("light.desk");
    await home.heard(
      (name, { powerWatts }) => name === "Dishwasher" && powerWatts === 2_000,
      () => house.set("sensor.em_power", "2"),
    );
    expect(await home.device("Desk lamp")).toMatchObject({ available: false });
  }));

test("malformed messages are counted, and the connection goes on", () =>
  withHouse({ answers: REGISTRIES }, async (house) => {
    const home = await HubHome.open(api);
    await home.connect(form(house));
    house.sendRaw("not json");
    house.sendRaw("null");
    house.sendRaw("[[null]]");
    await home.heard(
      (_, { powerWatts }) => powerWatts === 900,
      () => house.set("sensor.em_power", "0.9"),
    );
    expect((await home.hubs())[0]?.ignoredMessages).toBeGreaterThan(0);
    expect(await home.device("Dishwasher")).toMatchObject({ available: true, powerWatts: 900 });
  }));

test("the connection comes back after it was lost", () =>
  withHouse({ answers: REGISTRIES }, async (house) => {
    const home = await HubHome.open(api);
    await home.connect(form(house));
    await home.heard(
      (_, { available }) => !available,
      () => house.drop(),
    );
    await home.heard(
      (name, { available }) => name === "Dishwasher" && available,
      () => undefined,
    );
    expect(await home.hubs()).toMatchObject([{ status: "connected", problem: null }]);
  }));

test("wrong credentials and addresses name the field", () =>
  withHouse({}, async (house) => {
    const home = await HubHome.open(api);
    const rejected = async (body: object) => {
      const response = await home.session.postJson("/api/hubs/test", body);
      return ((await response.json()) as { issues?: { path: string }[] }).issues?.[0]?.path;
    };
    expect(await rejected(form(house, "wrong"))).toBe("secret");
    expect(await rejected({ type: "home_assistant", address: house.url })).toBe("secret");
    expect(await rejected({ ...form(house), address: "ftp://home.example" })).toBe("address");
    expect(await rejected({ ...form(house), address: "http://127.0.0.1:1" })).toBe("address");
    // Home Assistant is no broker.
    expect(await rejected({ type: "mqtt", address: house.url.replace("http", "mqtt") })).toBe("address");
    expect(await (await home.session.postJson("/api/hubs/test", form(house))).json()).toEqual({ deviceCount: 5 });
    expect(await home.hubs()).toEqual([]);
  }));

test("power is recorded while Home Assistant answers", () =>
  withHouse({ answers: REGISTRIES }, async (house) => {
    const home = await HubHome.open(api);
    await home.connect({ ...form(house), timeZone: "America/Los_Angeles" });
    clock.nowMs += 15 * MINUTE_MS;
    await home.heard(
      (_, { powerWatts }) => powerWatts === null,
      () => house.set("sensor.em_power", "unavailable"),
    );
    clock.nowMs += 30 * MINUTE_MS;
    await recordHistory(api.platform);
    const { meterId } = await home.device("Dishwasher");
    const query = new URLSearchParams({
      from: "2026-03-01T00:00:00Z",
      to: "2026-03-03T00:00:00Z",
      resolution: "interval",
    });
    const readings = (await (await home.session.fetch(`/api/meters/${meterId}/readings?${query}`)).json()) as Readings;
    expect(readings).toMatchObject({ energyWh: [375], timeZone: "America/Los_Angeles" });
  }));

test("a connection that is lost while its states are asked for is tried again", () =>
  withHouse({}, async (house) => {
    house.onSubscribe = () => house.drop();
    const home = await HubHome.open(api);
    const response = await home.session.postJson("/api/hubs/test", form(house));
    expect(await response.json()).toMatchObject({ reason: { name: "hub_unreachable" } });
    house.onSubscribe = () => undefined;
    expect((await home.session.postJson("/api/hubs/test", form(house))).status).toBe(200);
  }));
