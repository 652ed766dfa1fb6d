import { afterAll, beforeAll, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import type { RewardStats, LeaderboardEntry } from "../../packages/shared/src/contracts/rewards";
import type { Meter } from "../../packages/shared/src/contracts/meters";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { meters } from "../../packages/server/src/db/schema/meters";
import { rewardStats } from "../../packages/server/src/db/schema/rewards";
import { importSandbox } from "../../packages/server/src/modules/meters";
import { refreshStale } from "../../packages/server/src/modules/rewards";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

/** When the sandbox account below has saved something. */
const NOW = Date.parse("2026-06-15T12:00:00Z");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => NOW } });
});
afterAll(() => api.close());

async function newPerson() {
  const session = new BrowserSession(api);
  const answer = await session.postJson("/api/auth/register", newRegistration());
  return { session, userId: ((await answer.json()) as CurrentUser).id };
}

const statsOf = async (session: BrowserSession) =>
  (await (await session.fetch("/api/gamification/stats")).json()) as RewardStats;
const metersOf = async (session: BrowserSession) =>
  ((await (await session.fetch("/api/meters")).json()) as { meters: Meter[] }).meters;
const board = async (session: BrowserSession) =>
  (await (await session.fetch("/api/gamification/leaderboard")).json()) as LeaderboardEntry[];

/** Points as they would be for readings from a utility. */
async function counted(overrides: Partial<typeof rewardStats.$inferInsert>) {
  const { session, userId } = await newPerson();
  await api.platform.db.insert(meters).values({
    id: `meter-${userId}`,
    userId,
    source: "green_button_connect",
    provider: "pge",
    accountHash: userId,
    commodity: "electricity",
    timeZone: "UTC",
    status: "ready",
    historyFromMs: 0,
    importedToMs: NOW,
    importToMs: NOW,
    createdAtMs: 0,
  });
  await api.platform.db.insert(rewardStats).values({
    userId,
    totalPoints: 100,
    energySavedWh: 10_000,
    streakDays: 3,
    countedDays: 300,
    lastDay: "2026-06-14",
    simulated: false,
    computedAtMs: NOW,
    ...overrides,
  });
  return { session, userId };
}

test("points follow the readings: a sandbox meter adds them, labeled, and removes them with it", async () => {
  const { session, userId } = await newPerson();
  await importSandbox(api.platform, userId, { utilityProvider: "pge", accountNumber: "SAMPLE-0039", zipCode: "94086" });
  await refreshStale(api.platform);
  const before = await statsOf(session);
  expect(before.simulated).toBe(true);
  expect(before.totalPoints).toBe(Math.floor(before.energySaved * 10));
  expect(before.totalPoints).toBeGreaterThan(0);

  const [meter] = await metersOf(session);
  await session.sendJson("DELETE", `/api/meters/${meter?.id}`, {});
  expect(await statsOf(session)).toMatchObject({ totalPoints: 0, energySaved: 0, rank: "Beginner", simulated: false });
});

test("a file, which users can edit, earns points but no place on the leaderboard", async () => {
  const { session, userId } = await newPerson();
  const firstHourMs = NOW - 400 * DAY_MS;
  const hours = Array.from({ length: 399 * 24 }, (_, hour) => {
    const at = new Date(firstHourMs + hour * HOUR_MS).toISOString();
    return `${at},${hour < 380 * 24 ? 9_000 : 1}`;
  });
  const form = new FormData();
  form.set("file", new File([["start,kwh", ...hours].join("\n")], "forged.csv"));
  expect((await session.fetch("/api/meters/upload", { method: "POST", body: form })).status).toBe(200);
  expect((await statsOf(session)).totalPoints).toBeGreaterThan(1_000_000);
  expect((await board(session)).filter(({ own }) => own)).toEqual([]);

  await importSandbox(api.platform, userId, { utilityProvider: "pge", accountNumber: "SAMPLE-0039", zipCode: "94086" });
  const { totalPoints } = await statsOf(session);
  expect(totalPoints, "beside a utility's readings the file counts nothing").toBeLessThan(100_000);
  expect((await board(session)).find(({ own }) => own)).toMatchObject({ totalPoints });
});

test("a streak ends when the readings stop", async () => {
  const { session } = await counted({ lastDay: "2026-05-01", streakDays: 12 });
  expect((await board(session)).find(({ own }) => own)).toMatchObject({ currentStreak: 0 });
});

test("measured households rank before sample entries, best first, and no names are shown", async () => {
  const few = await board(new BrowserSession(api));
  expect(few).toHaveLength(10);
  expect(few.some(({ simulated }) => simulated)).toBe(true);

  const people = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      counted({ totalPoints: 200 + index, energySavedWh: 20_000 + index * 100 }),
    ),
  );
  const best = people.at(-1);
  const full = await board(best?.session ?? new BrowserSession(api));
  expect(full).toHaveLength(10);
  expect(full.every(({ simulated }) => !simulated)).toBe(true);
  expect(full[0]).toMatchObject({ position: 1, own: true, totalPoints: 210, totalEnergySaved: 21 });
  expect(full.map(({ totalPoints }) => totalPoints)).toEqual([210, 209, 208, 207, 206, 205, 204, 203, 202, 201]);
  for (const { userId } of people) expect(JSON.stringify(full)).not.toContain(userId.slice(0, 6));
});

test("an account chooses how it appears on the leaderboard, or not at all", async () => {
  const { session } = await counted({ totalPoints: 9_000_000 });
  const own = async () => (await board(session)).find((entry) => entry.own);
  expect(await own()).toMatchObject({ position: 1, name: null });
  await session.sendJson("PATCH", "/api/account/preferences", { leaderboard: "name" });
  const { firstName } = (await (await session.fetch("/api/auth/user")).json()) as CurrentUser;
  expect((await own())?.name).toBe(firstName);
  await session.sendJson("PATCH", "/api/account/preferences", { leaderboard: "hidden" });
  expect(await own()).toBeUndefined();
});
