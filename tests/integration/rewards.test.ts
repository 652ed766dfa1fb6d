import { afterAll, beforeAll, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import type { LeaderboardPosition, PointEntry, RewardStats } from "../../packages/shared/src/contracts/rewards";
import type { Meter } from "../../packages/shared/src/contracts/meters";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { compareWithBaseline } from "../../packages/shared/src/contracts/rewards";
import { meters } from "../../packages/server/src/db/schema/meters";
import { rewardStats } from "../../packages/server/src/db/schema/rewards";
import { pointEntries, rewardGroupMonths, rewardMonths } from "../../packages/server/src/db/schema/rewards-points";
import { and, eq, sql } from "drizzle-orm";
import { importSandbox } from "../../packages/server/src/modules/meters";
import { importTemperatures, readTemperatureFile, refreshStale } from "../../packages/server/src/modules/rewards";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";

/** When the sandbox account below has saved something. */
const NOW = Date.parse("2026-06-15T12:00:00Z");

interface PointsPage {
  entries: PointEntry[];
}

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
const positionOf = async (session: BrowserSession) =>
  (await (await session.fetch("/api/gamification/position")).json()) as LeaderboardPosition;

/** Hours of a meter in UTC: `kw` each, by whole days before NOW. */
async function uploadHours(session: BrowserSession, daysAgo: number, kwAt: (day: string) => number, name: string) {
  const firstMs = Date.parse("2026-06-15T00:00:00Z") - daysAgo * DAY_MS;
  const hours = Array.from({ length: daysAgo * 24 }, (_, hour) => {
    const at = new Date(firstMs + hour * HOUR_MS).toISOString();
    return `${at},${kwAt(at.slice(0, 10))}`;
  });
  const form = new FormData();
  form.set("file", new File([["start,kwh", ...hours].join("\n")], name));
  expect((await session.fetch("/api/meters/upload", { method: "POST", body: form })).status).toBe(200);
}

const entriesOf = async (session: BrowserSession) =>
  ((await (await session.fetch("/api/gamification/points?limit=100")).json()) as PointsPage).entries;

/** Changes where an account's readings come from, as no request can. */
const setSource = (userId: string, source: "green_button_connect" | "sandbox") =>
  api.platform.db
    .update(meters)
    .set({ source, revision: sql`${meters.revision} + 1` })
    .where(eq(meters.userId, userId));

/** About 10 kW with some change from day to day, and half of that in May 2026. */
const halvedInMay = (day: string) => (10 + ((Date.parse(day) / DAY_MS) % 3)) * (day.startsWith("2026-05") ? 0.5 : 1);

test("points follow the readings: a sandbox meter adds them, labeled and explained, and removes them with it", async () => {
  const { session, userId } = await newPerson();
  await uploadHours(session, 800, halvedInMay, "home.csv");
  await setSource(userId, "sandbox");
  await refreshStale(api.platform);
  const before = await statsOf(session);
  expect(before.simulated).toBe(true);
  const [streak, saving, ...others] = (await entriesOf(session)).toSorted((a, b) => a.points - b.points);
  expect(others).toEqual([]);
  expect(saving).toMatchObject({ kind: "saving", reason: "saving", period: "2026-05", simulated: true });
  expect(saving?.points).toBe(Math.floor((saving?.kwh ?? 0) * 10));
  expect((saving?.kwh ?? 0) / (saving?.baselineKwh ?? 1)).toBeCloseTo(0.5, 1);
  expect(saving?.interval?.fromKwh).toBeLessThan(saving?.kwh ?? 0);
  expect(saving?.interval?.toKwh).toBeGreaterThan(saving?.kwh ?? 0);
  expect(streak, "four whole weeks below the baseline").toMatchObject({ kind: "streak", points: 20 });
  expect(before).toMatchObject({ totalPoints: (saving?.points ?? 0) + 20, energySaved: saving?.kwh });

  const [meter] = await metersOf(session);
  await session.sendJson("DELETE", `/api/meters/${meter?.id}`, {});
  expect(await statsOf(session)).toMatchObject({ totalPoints: 0, energySaved: 0, rank: "Beginner", simulated: false });
  const after = await entriesOf(session);
  expect(after.map(({ reason }) => reason).toSorted()).toEqual([
    "saving",
    "saving_corrected",
    "streak",
    "streak_corrected",
  ]);
  expect(after.reduce((sum, { points }) => sum + points, 0)).toBe(0);
});

test("counting again adds nothing, and readings that change later correct the points without another baseline", async () => {
  const { session, userId } = await newPerson();
  await uploadHours(session, 800, halvedInMay, "home.csv");
  const first = await entriesOf(session);
  await setSource(userId, "green_button_connect");
  await refreshStale(api.platform);
  await refreshStale(api.platform);
  expect(await entriesOf(session)).toEqual(first);

  // The whole file again, with a May that saved less, and a past that would make the baseline twice as high.
  await api.platform.db.update(meters).set({ source: "file" }).where(eq(meters.userId, userId));
  const doubled = (day: string) => (day < "2026-05" ? 2 : 1.2) * halvedInMay(day);
  await uploadHours(session, 800, doubled, "home.csv");
  const saving = (await entriesOf(session)).filter(({ kind, period }) => kind === "saving" && period === "2026-05");
  expect(saving).toHaveLength(2);
  const kwh = saving.reduce((sum, entry) => sum + entry.kwh, 0);
  expect(new Set(saving.map(({ baselineKwh }) => baselineKwh)).size).toBe(1);
  expect(kwh / (saving[0]?.baselineKwh ?? 1)).toBeCloseTo(0.4, 1);
});

test("any stretch of days has the baseline that points are counted from", async () => {
  const { session } = await newPerson();
  await uploadHours(session, 800, halvedInMay, "home.csv");
  const saving = (await entriesOf(session)).find(({ kind }) => kind === "saving");
  const against = async (from: string, to: string) => made(session, compareWithBaseline, { from, to });

  const { comparison: month } = await against("2026-05-01", "2026-05-31");
  expect(month?.bases).toEqual(["year"]);
  expect(month?.expectedKwh).toBeCloseTo(saving?.baselineKwh ?? Number.NaN, 2);
  expect((month?.expectedKwh ?? 0) - (month?.usedKwh ?? 0)).toBeCloseTo(saving?.kwh ?? Number.NaN, 2);
  expect((month?.interval.toKwh ?? 0) - (month?.usedKwh ?? 0)).toBeCloseTo(saving?.interval?.toKwh ?? 0, 2);

  const { comparison: week } = await against("2026-05-11", "2026-05-17");
  expect(week?.days.map(({ date }) => date.slice(-2))).toEqual(["11", "12", "13", "14", "15", "16", "17"]);
  const widthOf = (one: typeof week) =>
    ((one?.interval.toKwh ?? 0) - (one?.interval.fromKwh ?? 0)) / (one?.expectedKwh ?? 1);
  expect(widthOf(week), "chance is a larger share of a week").toBeGreaterThan(widthOf(month));

  const { comparison: year } = await against("2025-06-15", "2026-06-14");
  expect(year?.days.length).toBeGreaterThan(360);
  expect(await against("2024-04-08", "2024-04-20")).toEqual({ gap: "too_little_history", comparison: null });
});

test("a file, which users can edit, earns points but no place on the leaderboard", async () => {
  const { session, userId } = await newPerson();
  await uploadHours(session, 800, (day) => (day < "2026-05" ? 9_000 + (Date.parse(day) % 7) : 5_000), "forged.csv");
  expect((await statsOf(session)).totalPoints).toBeGreaterThan(1_000_000);
  expect(await positionOf(session)).toMatchObject({ status: "no_meter", entry: null });

  await importSandbox(api.platform, userId, { utilityProvider: "pge", accountNumber: "SAMPLE-0039", zipCode: "94086" });
  const { totalPoints } = await statsOf(session);
  expect(totalPoints, "beside a utility's readings the file counts nothing").toBeLessThan(100_000);
  expect(await positionOf(session)).toMatchObject({ status: totalPoints > 0 ? "listed" : "no_points" });
});

test("a cold month is no waste where the area's temperatures are imported: what was saved in it is paid", async () => {
  // May 2026 is ten degrees colder than the years before; a fifth is saved in it.
  const celsius = (day: string) => {
    const at = Date.parse(day) / DAY_MS;
    const mild = 14 - 9 * Math.cos((2 * Math.PI * at) / 365.25) + 3 * Math.sin(at / 2.7);
    return mild - (day.startsWith("2026-05") ? 10 : 0);
  };
  const heated = (day: string) =>
    (1 + 0.2 * Math.max(0, 16 - celsius(day)) + 0.1 * ((Date.parse(day) / DAY_MS) % 3)) *
    (day.startsWith("2026-05") ? 0.8 : 1);
  const mayOf = async (zipPrefix: string) => {
    const { session, userId } = await newPerson();
    await uploadHours(session, 800, heated, "home.csv");
    await setSource(userId, "green_button_connect");
    await api.platform.db.update(meters).set({ zipPrefix }).where(eq(meters.userId, userId));
    const entries = await entriesOf(session);
    const [month] = await api.platform.db
      .select()
      .from(rewardMonths)
      .where(and(eq(rewardMonths.userId, userId), eq(rewardMonths.month, "2026-05")));
    return { saving: entries.find(({ kind, period }) => kind === "saving" && period === "2026-05"), month };
  };
  const days = Array.from({ length: 800 }, (_, ago) => new Date(NOW - ago * DAY_MS).toISOString().slice(0, 10));
  const file = ["zip,time,celsius", ...days.map((day) => `98101,${day},${celsius(day)}`)].join("\n");
  await importTemperatures(api.platform, readTemperatureFile(file));

  const unknown = await mayOf("606");
  expect(unknown.month?.savedWh, "without temperatures the cold looks like waste").toBeLessThan(0);
  expect(unknown.saving).toBeUndefined();
  const adjusted = await mayOf("981");
  expect(adjusted.saving).toMatchObject({ weatherAdjusted: true });
  expect((adjusted.saving?.kwh ?? 0) / (adjusted.saving?.baselineKwh ?? 1)).toBeCloseTo(0.2, 1);
});

test("homes with new meters, whose noise is not known, are paid for what they saved together", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, newPerson));
  const zero = { totalPoints: 0, energySavedWh: 0, streakDays: 0, countedDays: 0, simulated: false, computedAtMs: NOW };
  await api.platform.db.insert(rewardStats).values(people.map(({ userId }) => ({ ...zero, userId })));
  await api.platform.db.insert(rewardMonths).values(
    people.map(({ userId }, index) => ({
      userId,
      month: "2023-06",
      savedWh: index < 2 ? -10_000 : 80_000,
      noiseWh: 75_000,
      leastTogetherWh: 60_000,
      scaleWh: 300_000,
      exceedsNoise: false,
      errorsWh: {},
      isMeasured: true,
    })),
  );
  await refreshStale(api.platform);
  const [group] = await api.platform.db.select().from(rewardGroupMonths).where(eq(rewardGroupMonths.month, "2023-06"));
  expect(group).toMatchObject({ homes: 12, certainWh: 10 * 80_000 - 20_000 - 12 * 60_000 });
  const paid = await api.platform.db
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.kind, "group_bonus"), eq(pointEntries.period, "2023-06")));
  expect(paid.map(({ energyWh }) => energyWh)).toEqual(Array.from({ length: 10 }, () => 6_000));
});

test("homes that cannot be told from their noise alone share out what their group saved, once", async () => {
  const errors = Array.from({ length: 8 }, (_, index) => [`2022-0${index + 1}`, index % 2 === 0 ? 4_000 : -4_000]);
  const home = { month: "2023-04", noiseWh: 20_000, scaleWh: 300_000, exceedsNoise: false, isMeasured: true };
  const people = await Promise.all(Array.from({ length: 24 }, newPerson));
  const zero = { totalPoints: 0, energySavedWh: 0, streakDays: 0, countedDays: 0, simulated: false, computedAtMs: NOW };
  await api.platform.db.insert(rewardStats).values(people.map(({ userId }) => ({ ...zero, userId })));
  const rows = people.map(({ userId }, index) => ({
    ...home,
    userId,
    // Two homes used more; a file and a home that earned alone take no part.
    savedWh: index < 2 ? -5_000 : 24_000,
    errorsWh: Object.fromEntries(errors.map(([month, wh]) => [month, index % 2 === 0 ? wh : -Number(wh)])),
    isMeasured: index !== 22,
    exceedsNoise: index === 23,
  }));
  await api.platform.db.insert(rewardMonths).values(rows);
  await refreshStale(api.platform);
  await refreshStale(api.platform);

  const groups = await api.platform.db.select().from(rewardGroupMonths).where(eq(rewardGroupMonths.month, "2023-04"));
  expect(groups).toMatchObject([{ homes: 22, savedWh: 20 * 24_000 - 10_000 }]);
  const bonuses = await api.platform.db
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.kind, "group_bonus"), eq(pointEntries.period, "2023-04")));
  expect(bonuses).toHaveLength(20);
  const sharedWh = bonuses.reduce((sum, { energyWh }) => sum + energyWh, 0);
  expect(sharedWh).toBeGreaterThan(100_000);
  expect(sharedWh).toBeLessThanOrEqual(groups[0]?.certainWh ?? 0);
  const paid = bonuses.find(({ userId }) => userId === people[5]?.userId);
  const [stats] = await api.platform.db
    .select()
    .from(rewardStats)
    .where(eq(rewardStats.userId, paid?.userId ?? ""));
  expect(stats).toMatchObject({ totalPoints: paid?.points, energySavedWh: paid?.energyWh });
});
