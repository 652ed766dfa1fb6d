import { afterAll, beforeAll, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import type { listAchievements } from "../../packages/shared/src/contracts/achievements";
import type { listNotifications } from "../../packages/shared/src/contracts/notifications";
import type { OutputOf } from "../../packages/shared/src/contracts/operation";
import type { AchievementId } from "../../packages/shared/src/domain/achievements";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { pointEntries } from "../../packages/server/src/db/schema/rewards-points";
import { rewardStats } from "../../packages/server/src/db/schema/rewards";
import { awardCountedSince } from "../../packages/server/src/modules/achievements/award-regularly";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

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

type Listed = OutputOf<typeof listAchievements>;
const listed = async (session: BrowserSession) =>
  (await (await session.fetch("/api/gamification/achievements")).json()) as Listed;
const find = ({ achievements }: Listed, id: AchievementId) => achievements.find((one) => one.id === id);
const balanceOf = async (session: BrowserSession) =>
  ((await (await session.fetch("/api/gamification/coins")).json()) as { balance: number }).balance;

test("an achievement is reached with a date, paid once however often it is read, and kept", async () => {
  const { session } = await newPerson();
  const added = await session.postJson("/api/devices", { type: "smart_plug", name: "Lamp" });
  const { id } = (await added.json()) as { id: string };
  const before = await balanceOf(session);
  const lists = await Promise.all(Array.from({ length: 5 }, () => listed(session)));
  expect(lists.map(({ paidCoins }) => paidCoins).toSorted()).toEqual([0, 0, 0, 0, 5]);
  expect(find(await listed(session), "first_device")).toMatchObject({
    progress: 1,
    reachedAt: "2026-06-15T12:00:00.000Z",
  });
  expect(find(await listed(session), "five_devices")).toMatchObject({ progress: 1, goal: 5, reachedAt: null });
  expect(await balanceOf(session)).toBe(before + 5);
  const bell = (await (await session.fetch("/api/notifications")).json()) as OutputOf<typeof listNotifications>;
  expect(bell.notifications.filter(({ name }) => name === "coins_achievement")).toEqual([
    expect.objectContaining({ kind: "coins", values: { coins: 5 }, path: "/mine", read: false }),
  ]);

  await session.sendJson("DELETE", `/api/devices/${id}`, {});
  expect(find(await listed(session), "first_device")).toMatchObject({ progress: 1, reachedAt: expect.any(String) });
  expect(find(await listed(session), "five_devices")).toMatchObject({ progress: 0, reachedAt: null });
});

test("points and streaks are awarded without anyone looking, at the time that they were earned", async () => {
  const { session, userId } = await newPerson();
  const { db } = api.platform;
  const zero = { basis: "", countedDays: 40, simulated: false };
  const totals = { totalPoints: 1_200, energySavedWh: 120_000, streakDays: 31, lastDay: "2026-06-14" };
  await db.insert(rewardStats).values({ userId, ...zero, ...totals, computedAtMs: NOW });
  const row = { userId, kind: "saving" as const, revision: 0, points: 600, energyWh: 60_000, simulated: false };
  await db.insert(pointEntries).values([
    { ...row, id: `${userId}-1`, period: "2026-03", createdAtMs: NOW - 60 * DAY_MS },
    { ...row, id: `${userId}-2`, period: "2026-04", createdAtMs: NOW - 30 * DAY_MS },
  ]);
  await awardCountedSince(api.platform, NOW);
  const list = await listed(session);
  expect(list.paidCoins).toBe(0);
  expect(list.achievements.filter(({ reachedAt }) => reachedAt).map(({ id }) => id)).toEqual([
    "first_saving_month",
    "saved_10_kwh",
    "saved_100_kwh",
    "week_streak",
    "month_streak",
    "rank_friendly",
    "rank_saver",
  ]);
  expect(find(list, "saved_10_kwh")?.reachedAt).toBe(new Date(NOW - 60 * DAY_MS).toISOString());
  expect(find(list, "saved_100_kwh")?.reachedAt).toBe(new Date(NOW - 30 * DAY_MS).toISOString());
  expect(find(list, "saved_1000_kwh")).toMatchObject({ progress: 120, reachedAt: null });
  expect(await balanceOf(session)).toBe(50 + 20 + 10 + 30 + 10 + 30 + 10 + 20);
});
