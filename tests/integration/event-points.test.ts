import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import type { CoinEntry, PointEntry } from "../../packages/shared/src/contracts/rewards";
import * as vpp from "../../packages/shared/src/contracts/vpp/index";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { NEIGHBORHOOD_PLANT_ID } from "../../packages/shared/src/domain/vpp";
import { meters } from "../../packages/server/src/db/schema/meters";
import { refreshStale } from "../../packages/server/src/modules/rewards";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";

/* From a grid event that a home accepts to its points and coins, through the home's own meter. */

const PLANT = { plant_id: NEIGHBORHOOD_PLANT_ID };
const at = (iso: string) => Date.parse(iso);
const FIRST_HOUR = at("2026-04-01T00:00:00-07:00");
const clock = { nowMs: at("2026-06-08T12:00:00-07:00"), now: () => clock.nowMs };
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());

/** What the home gives up from 5 to 7 PM, kW, by local day. */
const GIVEN_UP: Readonly<Record<string, number>> = {
  "2026-06-04": 1.8, // before it enrolled
  "2026-06-09": 1.8,
  "2026-06-11": 1.8, // opted out
  "2026-06-16": 0.02, // no more than chance
  "2026-06-18": 0.9,
};

/** About 2 kW, with some change from hour to hour and from day to day. */
function usedKw(ms: number): number {
  const local = new Date(ms - 7 * HOUR_MS).toISOString();
  const isEvent = ["17", "18"].includes(local.slice(11, 13));
  return 2 + 0.1 * Math.sin(ms / HOUR_MS) - (isEvent ? (GIVEN_UP[local.slice(0, 10)] ?? 0) : 0);
}

/** The readings up to now, as of a meter at its utility. */
async function measure(session: BrowserSession, userId: string): Promise<void> {
  const isMeter = eq(meters.userId, userId);
  const hours = Array.from({ length: Math.floor((clock.nowMs - FIRST_HOUR) / HOUR_MS) }, (_, hour) => {
    const ms = FIRST_HOUR + hour * HOUR_MS;
    return `${new Date(ms).toISOString()},${usedKw(ms).toFixed(3)}`;
  });
  const form = new FormData();
  form.set("file", new File([["start,kwh", ...hours].join("\n")], "home.csv"));
  expect((await session.fetch("/api/meters/upload", { method: "POST", body: form })).status).toBe(200);
  await api.platform.db
    .update(meters)
    .set({ source: "green_button_connect", createdAtMs: FIRST_HOUR, revision: sql`${meters.revision} + 1` })
    .where(isMeter);
}

test("an event that a home accepted brings 20 points, and 30 for each kWh that is certain of its own reduction", async () => {
  const session = new BrowserSession(api);
  const answer = await session.postJson("/api/auth/register", newRegistration());
  const { id: userId } = (await answer.json()) as CurrentUser;
  await made(session, vpp.joinPlant, PLANT);
  const idOn = async (day: string) =>
    (await made(session, vpp.listHomeEvents, PLANT)).events.find(({ start }) => start.startsWith(day))?.id ?? "";
  await made(session, vpp.chooseEvent, { ...PLANT, event_id: await idOn("2026-06-11"), takesPart: false });

  clock.nowMs = at("2026-06-20T12:00:00-07:00");
  await measure(session, userId);
  await refreshStale(api.platform);
  const { entries } = (await (await session.fetch("/api/gamification/points?limit=100")).json()) as {
    entries: PointEntry[];
  };
  const paid = entries.filter(({ kind }) => kind === "demand_response").toSorted((a, b) => b.points - a.points);
  expect(paid.map(({ day }) => day)).toEqual(["2026-06-09", "2026-06-18"]);
  const { events } = await made(session, vpp.listHomeEvents, PLANT);
  for (const entry of paid) {
    const home = events.find(({ id }) => id === entry.period)?.result?.home;
    const certainKwh = (home?.reductionKwh ?? 0) - (home?.uncertaintyKwh ?? 0);
    expect(home?.uncertaintyKwh).toBeGreaterThan(0);
    expect(entry.kwh).toBeCloseTo(certainKwh, 2);
    expect(entry.points).toBe(20 + Math.floor(30 * entry.kwh));
    expect(entry.interval?.fromKwh).toBeCloseTo(certainKwh, 2);
    expect(entry.interval?.toKwh).toBeCloseTo((home?.reductionKwh ?? 0) + (home?.uncertaintyKwh ?? 0), 2);
  }
  // Two hours of 1.8 kW, less what chance may explain.
  expect(paid[0]?.kwh).toBeGreaterThan(2.8);
  expect(paid[0]?.kwh).toBeLessThan(3.6);
  const given = events.filter(({ result }) => (result?.home?.reductionKwh ?? 0) > 3);
  expect(given.map(({ takesPart }) => takesPart).toSorted(), "it gave up as much when it took no part").toEqual([
    false,
    false,
    true,
  ]);

  const coins = (await (await session.fetch("/api/gamification/coins?limit=100")).json()) as { entries: CoinEntry[] };
  expect(coins.entries.flatMap(({ reason, amount }) => (reason === "event" ? [amount] : [])).toSorted()).toEqual(
    paid
      .map(({ kwh }) => 5 * Math.floor(kwh))
      .filter((amount) => amount > 0)
      .toSorted(),
  );
});
