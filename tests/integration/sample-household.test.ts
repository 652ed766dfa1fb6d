import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  LeaderboardEntry,
  LeaderboardPosition,
  listPointEntries,
  RewardStats,
} from "../../packages/shared/src/contracts/rewards";
import type { listAchievements } from "../../packages/shared/src/contracts/achievements";
import type { Purchase } from "../../packages/shared/src/contracts/marketplace";
import type { Meter } from "../../packages/shared/src/contracts/meters";
import { seedDemoHousehold } from "../../packages/server/src/modules/demo";
import type { OutputOf } from "../../packages/shared/src/contracts/operation";
import type { listHomeEvents } from "../../packages/shared/src/contracts/vpp/index";
import { NEIGHBORHOOD_PLANT_ID } from "../../packages/shared/src/domain/vpp";
import { createTestApi, type TestApi } from "../support/api";
import type { BrowserSession } from "../support/browser-session";
import { openSampleSession } from "../support/sample-session";

let api: TestApi;
let session: BrowserSession;
beforeAll(async () => {
  api = await createTestApi();
  await seedDemoHousehold(api.platform);
  session = await openSampleSession(api);
});
afterAll(() => api.close());

const read = async <T>(path: string) => (await (await session.fetch(path)).json()) as T;

const household = async () => ({
  meters: (await read<{ meters: Meter[] }>("/api/meters")).meters,
  devices: (await read<{ devices: { simulated: boolean }[] }>("/api/devices")).devices,
  purchases: await read<Purchase[]>("/api/marketplace/purchases"),
  events: await read<OutputOf<typeof listHomeEvents>>(`/api/vpp/plants/${NEIGHBORHOOD_PLANT_ID}/home-events`),
  stats: await read<RewardStats>("/api/gamification/stats"),
});

test("it has two years of quarter hours, bills, devices, a plant, purchases and a rank, labeled as sample data", async () => {
  const { meters, devices, purchases, events, stats } = await household();
  expect(meters).toHaveLength(1);
  expect(meters[0]).toMatchObject({ sandbox: true, intervalSeconds: 900, status: "ready" });
  expect(meters[0]?.readingCount).toBeGreaterThan(69_000);
  const { bills, sandbox } = await read<{ bills: unknown[]; sandbox: boolean }>(`/api/meters/${meters[0]?.id}/bills`);
  expect(bills.length).toBeGreaterThan(20);
  expect(sandbox).toBe(true);
  expect(devices).toHaveLength(4);
  expect(devices.every(({ simulated }) => simulated)).toBe(true);
  expect(purchases.map(({ itemName }) => itemName)).toEqual([
    "Certificate of energy saved",
    "Wallpaper: a day of electricity",
  ]);
  expect(events.earned).toBeGreaterThan(0);
  expect(stats).toEqual({
    totalPoints: 2_230,
    energySaved: 213.61,
    streakDays: 5,
    rank: "Energy Expert",
    simulated: true,
  });
  const { entries } = await read<OutputOf<typeof listPointEntries>>("/api/gamification/points?limit=100");
  expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(stats.totalPoints);
  expect(entries.every(({ simulated }) => simulated)).toBe(true);
  expect(entries.every(({ kind, day }) => (kind === "demand_response") === (day !== null))).toBe(true);
});

test("it has reached some achievements, and not others", async () => {
  const { achievements } = await read<OutputOf<typeof listAchievements>>("/api/gamification/achievements");
  const reached = achievements.filter(({ reachedAt }) => reachedAt !== null).map(({ id }) => id);
  expect(reached).toEqual(expect.arrayContaining(["first_meter", "saved_100_kwh", "six_group_bonuses", "first_event"]));
  expect(reached.length).toBeLessThan(achievements.length);
});

test("it is on the leaderboard without a name, among sample entries", async () => {
  await read("/api/gamification/stats");
  const { userId, status, entry } = await read<LeaderboardPosition>("/api/gamification/position");
  expect(status).toBe("listed");
  const board = await read<LeaderboardEntry[]>("/api/gamification/leaderboard");
  expect(board).toHaveLength(10);
  expect(board.map(({ position }) => position)).toEqual(board.map((_, index) => index + 1));
  expect(board.map(({ totalPoints }) => totalPoints)).toEqual(
    board.map((e) => e.totalPoints).toSorted((a, b) => b - a),
  );
  expect(board.filter((one) => one.userId === userId)).toEqual([entry]);
  expect(entry).toMatchObject({
    totalPoints: 2_230,
    totalEnergySaved: 213.61,
    currentStreak: 5,
    rank: "Energy Expert",
  });
  expect(board.every(({ simulated, name }) => simulated && name === null)).toBe(true);
  expect(JSON.stringify(board)).not.toContain("sample-household");
});

test("the assistant can answer questions about its meter", async () => {
  const response = await session.postJson("/api/chat", { message: "How much electricity did I use last month?" });
  const { citations } = (await response.json()) as { citations: { kind: string }[] };
  expect(citations.map(({ kind }) => kind)).toContain("meter");
});

test.each([
  ["我有哪些设备？", "车库充电桩", "Garage charger"],
  ["列出我上个月账单上的每一项费用", "冬季|夏季", "Off-Peak|Peak|tier"],
  ["有没有更便宜的电价方案？", "阶梯电价", "Rate Plan|Time-of-Use"],
])("asked %s in Chinese, the assistant names what is its own in Chinese", async (message, chinese, english) => {
  const answer = await (await session.postJson("/api/chat", { message, language: "zh" })).text();
  expect(answer).toMatch(new RegExp(chinese));
  expect(answer).not.toMatch(new RegExp(english));
});

test("a second start adds nothing to it", async () => {
  const coins = async () => (await read<{ greenCoins: number }>("/api/auth/user")).greenCoins;
  const before = { ...(await household()), coins: await coins() };
  await seedDemoHousehold(api.platform);
  const after = { ...(await household()), coins: await coins() };
  expect(after.devices).toHaveLength(before.devices.length);
  expect(after.purchases).toEqual(before.purchases);
  expect(after.meters).toHaveLength(1);
  expect(after.coins).toBe(before.coins);
});
