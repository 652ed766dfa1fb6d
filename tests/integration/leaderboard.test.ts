import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import type { LeaderboardEntry, LeaderboardPosition } from "../../packages/shared/src/contracts/rewards";
import { meters } from "../../packages/server/src/db/schema/meters";
import { rewardStats } from "../../packages/server/src/db/schema/rewards";
import { leaderboardCounts, leaderboardEntries } from "../../packages/server/src/db/schema/rewards-leaderboard";
import { auditLedger, LiveLeaderboard } from "../../packages/server/src/modules/rewards";
import { pointEntries } from "../../packages/server/src/db/schema/rewards-points";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const BOARD = "/api/gamification/leaderboard";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => NOW }, leaderboard: new LiveLeaderboard(0) });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.platform.db.delete(rewardStats);
});

/** An account with points as they would be for readings from a utility. */
async function household(overrides: Partial<typeof rewardStats.$inferInsert> = {}) {
  const session = new BrowserSession(api);
  const answer = await session.postJson("/api/auth/register", newRegistration());
  const { id: userId, firstName } = (await answer.json()) as CurrentUser;
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
  return { session, userId, firstName };
}

const households = (points: readonly number[]) =>
  Promise.all(points.map((totalPoints) => household({ totalPoints, energySavedWh: totalPoints * 100 })));
const board = async () => (await (await api.fetch(BOARD)).json()) as LeaderboardEntry[];
const measured = async () => (await board()).filter(({ simulated }) => !simulated);
const positionOf = async ({ session }: { session: BrowserSession }) =>
  (await (await session.fetch("/api/gamification/position")).json()) as LeaderboardPosition;

test("the ten best are listed, best first, under codes that lead to no account", async () => {
  const people = await households([200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210]);
  const list = await measured();
  expect(list.map(({ totalPoints }) => totalPoints)).toEqual([210, 209, 208, 207, 206, 205, 204, 203, 202, 201]);
  expect(list.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(list[0]).toMatchObject({ name: null, rank: "Beginner", totalEnergySaved: 21, currentStreak: 3 });
  for (const { userId } of people) expect(JSON.stringify(list)).not.toContain(userId.slice(0, 6));
});

test("simulated households and sample entries are ranked apart, after the measured ones", async () => {
  const [one] = await households([50]);
  const sandbox = await household({ totalPoints: 5_500, simulated: true });
  const list = await board();
  expect(list.map(({ simulated }) => simulated)).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  expect(list.slice(0, 2).map(({ position }) => position)).toEqual([1, 1]);
  expect((await positionOf(one!)).entry).toEqual(list[0]);
  // Behind the first sample entry, which has 6,124 points, and ahead of the next.
  expect(await positionOf(sandbox)).toMatchObject({
    entry: { position: 2, simulated: true },
    households: 10,
    pointsBehind: 624,
    pointsAhead: 621,
  });
});

test("an account far below the ten knows its position and how far its neighbors are", async () => {
  await households([9_000, 7_300, 5_100, 5_100, 5_050, 4_900, 4_800, 3_000, 2_999, 2_500, 1_205, 1_190]);
  const me = await household({ totalPoints: 1_200 });
  const { entry, ...around } = await positionOf(me);
  expect(entry).toMatchObject({ position: 12, totalPoints: 1_200, rank: "Energy Saver" });
  expect(around).toMatchObject({ status: "listed", households: 13, pointsBehind: 5, pointsAhead: 10 });
});

test("equal points share a position, and the next one is as far down as there are better entries", async () => {
  const [first, second, third] = await households([300, 300, 20]);
  expect((await measured()).map(({ position }) => position)).toEqual([1, 1, 3]);
  expect(await positionOf(first!)).toMatchObject({ entry: { position: 1 }, pointsBehind: null, pointsAhead: 280 });
  expect(await positionOf(second!)).toMatchObject({ entry: { position: 1 } });
  expect(await positionOf(third!)).toMatchObject({ entry: { position: 3 }, pointsBehind: 280, pointsAhead: null });
});

test("the list follows points, meters and wishes, and counts nobody twice", async () => {
  const [one, other] = await households([700, 1_700]);
  const { db } = api.platform;
  await db.update(rewardStats).set({ totalPoints: 2_000 }).where(eq(rewardStats.userId, one!.userId));
  expect(await positionOf(one!)).toMatchObject({ entry: { position: 1 }, households: 2, pointsAhead: 300 });

  await one!.session.sendJson("PATCH", "/api/account/preferences", { leaderboard: "hidden" });
  expect(await positionOf(one!)).toMatchObject({ status: "hidden", entry: null });
  expect(await positionOf(other!)).toMatchObject({ entry: { position: 1 }, households: 1 });
  await one!.session.sendJson("PATCH", "/api/account/preferences", { leaderboard: "name" });
  expect((await measured())[0]).toMatchObject({ name: one!.firstName, totalPoints: 2_000 });

  await db.delete(meters).where(eq(meters.userId, one!.userId));
  expect(await positionOf(one!)).toMatchObject({ status: "no_meter", entry: null });
  await db.update(rewardStats).set({ totalPoints: 0 }).where(eq(rewardStats.userId, one!.userId));
  expect(await positionOf(one!)).toMatchObject({ status: "no_points", entry: null });
  await db.delete(rewardStats);
  expect(await db.select().from(leaderboardCounts)).toEqual([]);
});

test("a streak ends when the readings stop", async () => {
  await household({ lastDay: "2026-05-01", streakDays: 12 });
  expect((await measured())[0]).toMatchObject({ currentStreak: 0 });
});

test("a viewer who has the list already gets 304 until it changes", async () => {
  const [one] = await households([400]);
  const first = await api.fetch(BOARD);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const again = () => api.fetch(BOARD, { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  await api.platform.db.update(rewardStats).set({ totalPoints: 401 }).where(eq(rewardStats.userId, one!.userId));
  expect((await again()).status).toBe(200);
  expect((await again()).headers.get("etag")).not.toBe(etag);
});

test("many viewers at once cost one reading of the database", async () => {
  const live = new LiveLeaderboard();
  const readings = await Promise.all(Array.from({ length: 50 }, () => live.entries(api.platform)));
  expect(new Set(readings).size).toBe(1);
});

test("the audit names each figure of the leaderboard that the ledger of points does not make", async () => {
  const { db } = api.platform;
  const wrong = async () => {
    const check = (await auditLedger(db)).find(({ rule }) => rule.startsWith("The leaderboard"));
    return check?.violations.toSorted();
  };
  const [one, other] = await households([1_500, 40]);
  for (const { userId, points } of [
    { userId: one!.userId, points: 1_500 },
    { userId: other!.userId, points: 40 },
  ])
    await db.insert(pointEntries).values({
      id: `points-${userId}`,
      userId,
      kind: "saving",
      period: "2026-05",
      revision: 0,
      points,
      energyWh: points * 100,
      simulated: false,
      createdAtMs: NOW,
    });
  expect(await wrong()).toEqual([]);

  // The triggers list the account with the points that its total says.
  await db.update(rewardStats).set({ totalPoints: 1_700 }).where(eq(rewardStats.userId, one!.userId));
  expect(await wrong()).toEqual([`points of account ${one!.userId}: 1700 is kept, rebuilt it is 1500`]);
  await db.update(rewardStats).set({ totalPoints: 1_500 }).where(eq(rewardStats.userId, one!.userId));

  await db.update(leaderboardEntries).set({ totalPoints: 50 }).where(eq(leaderboardEntries.userId, other!.userId));
  expect(await wrong()).toEqual([
    "measured accounts with 40 points or up to 0 more: 1 is kept, rebuilt it is 0",
    "measured accounts with 50 points or up to 0 more: 0 is kept, rebuilt it is 1",
    `points listed for the measured account ${other!.userId}: 50 is kept, rebuilt it is 40`,
  ]);
  await db.delete(leaderboardEntries).where(eq(leaderboardEntries.userId, other!.userId));
  expect(await wrong()).toContain(
    `points listed for the measured account ${other!.userId}: 0 is kept, rebuilt it is 40`,
  );
});
