import { afterAll, beforeAll, expect, test } from "vitest";
import type { Readings } from "../../packages/shared/src/contracts/meters";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import { recordHistory, syncHubs } from "../../packages/server/src/modules/hubs";
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

test("a server that starts again connects again, and a counter's history goes on without a gap", async () => {
  const broker = await MqttBroker.start({ username: "wattleaf", password: "secret" });
  await broker.publish("homeassistant/sensor/fridge/config", {
    name: "Fridge",
    unique_id: "fridge",
    state_topic: "fridge",
    unit_of_measurement: "kWh",
  });
  await broker.publish("fridge", "10");
  const home = await HubHome.open(api);
  const { id } = await home.connect({ type: "mqtt", address: broker.url, username: "wattleaf", secret: "secret" });
  clock.nowMs += 20 * MINUTE_MS;
  await home.heard(
    (_, { energyWh }) => energyWh === 10_200,
    () => broker.publish("fridge", "10.2"),
  );
  await recordHistory(api.platform);
  api.platform.liveHubs.closeAll();

  clock.nowMs += 5 * MINUTE_MS;
  const next = await createPlatform(api.platform.env, { clock, liveHubs: impatientHubs(clock) });
  const { promise: told, resolve } = Promise.withResolvers<void>();
  next.liveHubs.observe({
    onDevices: () => undefined,
    onState: (hubId, _, { energyWh }) => hubId === id && energyWh === 10_400 && resolve(),
  });
  await syncHubs(next);
  expect(next.liveHubs.get(id)?.status).toBe("connected");
  clock.nowMs += 15 * MINUTE_MS;
  await broker.publish("fridge", "10.4");
  await told;
  await recordHistory(next);
  const { meterId } = await home.device("Fridge");
  const query = new URLSearchParams({
    from: "2026-03-01T00:00:00Z",
    to: "2026-03-02T00:00:00Z",
    resolution: "interval",
  });
  const readings = (await (await home.session.fetch(`/api/meters/${meterId}/readings?${query}`)).json()) as Readings;
  // 200 Wh in 20 minutes, and 200 more in the next 20, whatever the server did meanwhile.
  expect(readings.energyWh).toEqual([150, 150]);
  await closePlatform(next);
  await broker.stop();
});
