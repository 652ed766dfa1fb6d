import { afterAll, beforeAll, expect, test } from "vitest";
import * as contracts from "../../packages/shared/src/contracts/notifications";
import { joinPlant, listHomeEvents } from "../../packages/shared/src/contracts/vpp/index";
import { NOTIFICATIONS_KEPT_DAYS } from "../../packages/shared/src/domain/notifications";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../packages/shared/src/domain/time";
import { NEIGHBORHOOD_PLANT_ID } from "../../packages/shared/src/domain/vpp";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { beginDueImports } from "../../packages/server/src/modules/meters";
import { announceEvents, announceUnusualUse } from "../../packages/server/src/modules/notifications";
import { eq } from "drizzle-orm";
import { notifications } from "../../packages/server/src/db/schema/notifications";
import { createTestApi, type TestApi } from "../support/api";
import { made } from "../support/made";
import { MeteredHome } from "../support/metered-home";

const PLANT = { plant_id: NEIGHBORHOOD_PLANT_ID };
// A Monday: the plant's event on Tuesday is announced at 5 PM.
const clock = { nowMs: Date.parse("2026-06-08T12:00:00-07:00"), now: () => clock.nowMs };
let api: TestApi;
let home: MeteredHome;
beforeAll(async () => {
  api = await createTestApi({ clock });
  home = await MeteredHome.open(api, "SAMPLE-0007");
});
afterAll(() => api.close());

/** Also after the sessions have ended. */
const stored = ({ userId }: MeteredHome) =>
  api.platform.db.select().from(notifications).where(eq(notifications.userId, userId));
const list = () => made(home.session, contracts.listNotifications, {});
const names = async () => (await list()).notifications.map(({ name }) => name);

test("an account is told of an import, coins, an event and unusual use, each once, and can turn kinds off", async () => {
  expect(await names()).toEqual(expect.arrayContaining(["import_done", "coins_connect_devices"]));
  await made(home.session, contracts.markNotificationsRead, {});
  const before = (await list()).notifications.length;

  // Later imports of the same meter are no news.
  clock.nowMs += 5 * HOUR_MS + MINUTE_MS;
  await beginDueImports(api.platform);
  await api.platform.imports.settled();
  expect((await list()).notifications).toHaveLength(before);

  await made(home.session, joinPlant, PLANT);
  await announceEvents(api.platform);
  await announceEvents(api.platform);
  const told = await list();
  expect(told.unread).toBe(1);
  const { events } = await made(home.session, listHomeEvents, PLANT);
  const announced = events.find(({ status }) => status === "notified");
  expect(told.notifications[0]).toMatchObject({
    name: "event_announced",
    values: { start: announced?.start, end: announced?.end },
    path: "/vpp",
    read: false,
  });

  await made(home.session, contracts.changeNotificationSetting, { kind: "events", enabled: false });
  clock.nowMs += 2 * DAY_MS;
  await announceEvents(api.platform);
  expect((await list()).unread).toBe(1);
  await made(home.session, contracts.changeNotificationSetting, { kind: "events", enabled: true });
  await announceEvents(api.platform);
  expect((await list()).unread).toBe(2);

  const [newest] = (await list()).notifications;
  await made(home.session, contracts.markNotificationsRead, { ids: [newest?.id ?? ""] });
  expect((await list()).unread).toBe(1);

  clock.nowMs += (NOTIFICATIONS_KEPT_DAYS + 1) * DAY_MS;
  await sweep(api.platform);
  expect(await stored(home)).toEqual([]);
});

test("a day of far more use than usual is told once, and a cloudy day of a solar home is no news", async () => {
  // The simulated household uses 33 kWh on June 8, and 13 on days like it.
  clock.nowMs = Date.parse("2026-06-09T12:00:00-07:00");
  const lively = await MeteredHome.open(api, "SAMPLE-0042");
  await announceUnusualUse(api.platform);
  clock.nowMs += DAY_MS;
  await announceUnusualUse(api.platform);
  expect((await stored(lively)).filter(({ kind }) => kind === "usage")).toEqual([
    expect.objectContaining({
      name: "unusual_day",
      values: { date: "2026-06-08", kwh: 33, usualKwh: 13 },
      path: "/dashboard",
    }),
  ]);

  // On June 12 the solar panels of this household bring little: net, that is more than usual.
  clock.nowMs = Date.parse("2026-06-13T12:00:00-07:00");
  const solar = await MeteredHome.open(api, "SAMPLE-0017");
  await announceUnusualUse(api.platform);
  expect((await stored(solar)).filter(({ kind }) => kind === "usage")).toEqual([]);
});
