import { afterAll, beforeAll, expect, test } from "vitest";
import { controlDevice } from "../../packages/shared/src/contracts/devices";
import { deviceEnergy } from "../../packages/shared/src/contracts/devices/energy";
import { meterBreakdown } from "../../packages/shared/src/contracts/meters";
import { addMeterLabel, meterLoadDay, removeMeterLabel } from "../../packages/shared/src/contracts/meters/labels";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { createTestApi, type TestApi } from "../support/api";
import { made } from "../support/made";
import { MeteredHome } from "../support/metered-home";

/** Midnight of a Wednesday in California. */
let nowMs = Date.parse("2026-06-17T07:00:00Z");

let api: TestApi;
let home: MeteredHome;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
  home = await MeteredHome.open(api, "40070012");
});
afterAll(() => api.close());

const today = { from: "2026-06-17", to: "2026-06-17", group: "hour" } as const;
const energyOf = async (deviceId: string, span: { from: string; to: string; group: "day" | "hour" } = today) => {
  const { devices, ...rest } = await made(home.session, deviceEnergy, span);
  return { ...rest, ...devices.find((device) => device.deviceId === deviceId)! };
};

test("a device's energy is what it drew while it was on, priced by the hour", async () => {
  const plug = await home.connect("smart_plug", "Radio");
  nowMs += 90 * 60_000;
  await made(home.session, controlDevice, { device_id: plug.id, command: "off" });
  nowMs += 3 * HOUR_MS;
  const { kwh, partial, cost, totalKwh, totalCost, currency } = await energyOf(plug.id);
  // 60 W for an hour and a half, then nothing; the rest of the day has no reading.
  expect(kwh.slice(0, 6)).toEqual([0.06, expect.closeTo(0.03, 6), 0, 0, 0, null]);
  // The hour that goes on is told apart from those that are over, and so is the day.
  expect(partial.slice(0, 6)).toEqual([false, false, false, false, true, false]);
  expect(totalKwh).toBeCloseTo(0.09, 6);
  expect(currency).toBe("USD");
  expect(totalCost).toBeCloseTo(
    cost!.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    6,
  );
  expect(totalCost! / totalKwh!).toBeGreaterThan(0.1);
  const days = await energyOf(plug.id, { from: "2026-06-16", to: "2026-06-17", group: "day" });
  expect(days.kwh).toEqual([null, expect.closeTo(0.09, 6)]);
  expect(days.partial).toEqual([false, true]);
});

test("asking often changes nothing", async () => {
  const heater = await home.connect("water_heater", "Tank");
  nowMs += 50 * 60_000;
  for (let asked = 0; asked < 3; asked += 1) await energyOf(heater.id);
  nowMs += 20 * 60_000;
  const often = await energyOf(heater.id);
  const other = await home.connect("water_heater", "Other tank");
  nowMs += 70 * 60_000;
  const once = await energyOf(other.id);
  expect(often.totalKwh).toBeCloseTo(once.totalKwh!, 1);
});

const QUESTIONS = [
  ["ev_like", "electric car"],
  ["heating", "heating"],
  ["cooling", "air conditioner"],
] as const;

test("a month that is not over is told apart from one that is", async () => {
  const { keys, partial } = await made(home.session, meterBreakdown, {
    meter_id: home.meter.id,
    from: "2026-05-01",
    to: "2026-06-30",
    group: "month",
  });
  expect(keys).toEqual(["2026-05", "2026-06"]);
  expect(partial).toEqual([false, true]);

  const { attachments } = await home.ask("Which appliances used the most electricity in 2026?");
  const labels = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];
  expect(attachments.find(({ kind }) => kind === "chart")).toMatchObject({ form: "stack", labels, partial: [5] });
});

test("the assistant gives the same figures for a load as the page", async () => {
  const other = await MeteredHome.open(api, "SAMPLE-0007");
  const { layers } = await made(other.session, meterBreakdown, {
    meter_id: other.meter.id,
    from: "2026-01-01",
    to: "2026-01-31",
    group: "month",
  });
  const [name, said] = QUESTIONS.find(([each]) => layers.some((layer) => layer.name === each))!;
  const { kwh, cost } = layers.find((layer) => layer.name === name)!;
  const { response } = await other.ask(`How much did my ${said} use in January 2026?`);
  const shown = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat("en-US", options).format(value);
  expect(response).toContain(shown(cost![0]!, { style: "currency", currency: "USD" }));
  expect(response).toContain(`${shown(kwh[0]!, { maximumFractionDigits: 1 })} kWh`);
});

test("a label moves its run to the appliance, and removing it moves it back", async () => {
  const meter_id = home.meter.id;
  const month = { meter_id, from: "2026-05-01", to: "2026-05-31", group: "month" } as const;
  const loads = async () => (await made(home.session, meterBreakdown, month)).layers;
  const before = await loads();
  let cycle;
  for (let day = 1; !cycle && day < 31; day += 1) {
    const date = `2026-05-${String(day).padStart(2, "0")}`;
    const { cycles } = await made(home.session, meterLoadDay, { meter_id, date });
    cycle = cycles.find(({ name, kwh }) => name === "other" && kwh > 1);
  }
  const { id } = await made(home.session, addMeterLabel, {
    meter_id,
    appliance: "dishwasher",
    start: cycle!.start,
    end: cycle!.end,
  });
  const after = await loads();
  const kwhOf = (layers: typeof before, name: string) => layers.find((one) => one.name === name)?.kwh[0] ?? 0;
  expect(kwhOf(after, "dishwasher")).toBeGreaterThan(1);
  expect(kwhOf(before, "other") - kwhOf(after, "other")).toBeCloseTo(kwhOf(after, "dishwasher"), 1);
  // The assistant takes the same month apart with the same labels.
  const { attachments } = await home.ask("Which appliances used the most electricity in May 2026?");
  const names = attachments.flatMap((one) => (one.kind === "chart" ? one.series.map(({ name }) => name) : []));
  expect(names).toContain("Dishwasher");
  // A month that nothing was said of stays as it was.
  const april = { ...month, from: "2026-04-01", to: "2026-04-30" };
  const unseen = await made(home.session, meterBreakdown, april);
  await made(home.session, removeMeterLabel, { meter_id, label_id: id });
  expect(await loads()).toEqual(before);
  expect(await made(home.session, meterBreakdown, april)).toEqual(unseen);
});
