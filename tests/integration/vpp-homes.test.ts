import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDevice } from "../../packages/shared/src/contracts/devices";
import * as vpp from "../../packages/shared/src/contracts/vpp/index";
import { NEIGHBORHOOD_PLANT_ID } from "../../packages/shared/src/domain/vpp";
import { beginDueImports } from "../../packages/server/src/modules/meters";
import { createTestApi, type TestApi } from "../support/api";
import { made } from "../support/made";
import { MeteredHome } from "../support/metered-home";

/* A home in a plant of homes: from enrolling over events and opting out to leaving. */

const PLANT = { plant_id: NEIGHBORHOOD_PLANT_ID };
const at = (iso: string) => Date.parse(iso);
const JOINED = "2026-06-08T12:00:00-07:00";
const clock = { nowMs: at(JOINED), now: () => clock.nowMs };
let api: TestApi;
let home: MeteredHome;
beforeAll(async () => {
  api = await createTestApi({ clock });
  home = await MeteredHome.open(api, "SAMPLE-0007");
});
afterAll(() => api.close());

const listEvents = async () => (await made(home.session, vpp.listHomeEvents, PLANT)).events;
const eventOn = async (day: string) => {
  const event = (await listEvents()).find(({ start }) => start.startsWith(day));
  if (!event) throw new Error(`No event on ${day}`);
  return event;
};

test("a home is paid for events after it enrolled and did not opt out of, and sees its own measurement", async () => {
  await made(home.session, connectDevice, { type: "ev_charger", name: "Driveway" });
  const plant = await made(home.session, vpp.joinPlant, PLANT);
  expect(plant.enrollment?.devices).toEqual([expect.objectContaining({ name: "Driveway", flexibleKw: 3.7 })]);

  const before = await eventOn("2026-06-04");
  expect(before).toMatchObject({ status: "settled", takesPart: false });
  expect(before.result).toMatchObject({ homes: 60, earned: null });
  // The home's own evening is measured all the same, with how far chance goes.
  expect(before.result?.home?.uncertaintyKwh).toBeGreaterThan(0.2 * (before.result?.home?.baselineKwh ?? 0));

  const skipped = await eventOn("2026-06-11");
  expect(skipped).toMatchObject({ status: "scheduled", takesPart: true, result: null });
  await made(home.session, vpp.chooseEvent, { ...PLANT, event_id: skipped.id, takesPart: false });
  expect((await eventOn("2026-06-11")).takesPart).toBe(false);

  clock.nowMs = at("2026-06-13T12:00:00-07:00");
  await beginDueImports(api.platform);
  await api.platform.imports.settled();
  const paid = await eventOn("2026-06-09");
  expect(paid.result?.homes).toBe(61);
  expect(paid.result?.earned).toBeGreaterThan(0);
  // What is paid is certain: never more than the lower end of the group's interval.
  const { group, paidKwh } = paid.result ?? { group: null, paidKwh: 0 };
  expect(paidKwh).toBeLessThanOrEqual((group?.reductionKwh ?? 0) - (group?.uncertaintyKwh ?? 0) + 1e-6);
  expect((await eventOn("2026-06-11")).result).toMatchObject({ homes: 60, earned: null });
  const { earned } = await made(home.session, vpp.listHomeEvents, PLANT);
  expect(earned).toBe(paid.result?.earned);

  await made(home.session, vpp.leavePlant, PLANT);
  expect((await made(home.session, vpp.listHomeEvents, PLANT)).earned).toBe(0);
});
