import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import { purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import type { OutputOf } from "../../packages/shared/src/contracts/operation";
import type { CoinEntry, LeaderboardPosition, listPointEntries } from "../../packages/shared/src/contracts/rewards";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { users } from "../../packages/server/src/db/schema/auth";
import { meters } from "../../packages/server/src/db/schema/meters";
import { coinEntries, coinVerifications } from "../../packages/server/src/db/schema/rewards-ledger";
import { rewardGroupMonths, rewardMonths } from "../../packages/server/src/db/schema/rewards-points";
import { rewardStats } from "../../packages/server/src/db/schema/rewards";
import { auditLedger, refreshStale } from "../../packages/server/src/modules/rewards";
import { runAdmin } from "../../scripts/admin/run";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const READ_UNTIL_MS = Date.parse("2026-06-01T00:00:00Z");
const MARCH_3 = Date.parse("2026-03-03T12:00:00Z");

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-review-"));
  const DATABASE_URL = `file:${join(folder, "review.db")}`;
  api = await createTestApi({ clock: { now: () => NOW } }, { DATABASE_URL });
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An operator's command, as typed. */
async function admin(...words: string[]) {
  const [lines, errors]: [string[], string[]] = [[], []];
  const exitCode = await runAdmin(words, {
    env: { DATABASE_URL: `file:${join(folder, "review.db")}`, MAIL_OUTBOX: join(folder, "outbox") },
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  return { exitCode, output: lines.join("\n"), errors: errors.join("\n") };
}

/** About 10 kW with some change from day to day, and in May 2026 a share of it. */
const homeKw = (shareInMay: number) => (day: string) =>
  (10 + ((Date.parse(day) / DAY_MS) % 3)) * (day >= "2026-05" ? shareInMay : 1);

/** As a file; `source` is then what the meter is taken for. */
async function upload(session: BrowserSession, userId: string, kwAt: (day: string) => number) {
  const { db } = api.platform;
  const isMeter = eq(meters.userId, userId);
  const hours = Array.from({ length: 800 * 24 }, (_, hour) => {
    const at = new Date(READ_UNTIL_MS + (hour - 800 * 24) * HOUR_MS).toISOString();
    return `${at},${kwAt(at.slice(0, 10))}`;
  });
  const form = new FormData();
  form.set("file", new File([["start,kwh", ...hours].join("\n")], `${userId}.csv`));
  await db.update(meters).set({ source: "file" }).where(isMeter);
  expect((await session.fetch("/api/meters/upload", { method: "POST", body: form })).status).toBe(200);
  await db
    .update(meters)
    .set({ source: "green_button_connect", createdAtMs: MARCH_3, revision: sql`${meters.revision} + 1` })
    .where(isMeter);
  await refreshStale(api.platform);
}

async function home(kwAt: (day: string) => number) {
  const session = new BrowserSession(api);
  const answer = await session.postJson("/api/auth/register", newRegistration());
  const { id: userId } = (await answer.json()) as CurrentUser;
  await upload(session, userId, kwAt);
  return { session, userId };
}

const read = async <Answer>(session: BrowserSession, path: string) =>
  (await (await session.fetch(path)).json()) as Answer;
const pointsOf = (session: BrowserSession) =>
  read<OutputOf<typeof listPointEntries>>(session, "/api/gamification/points?limit=100");
const savingCoins = async (session: BrowserSession) =>
  (await read<{ entries: CoinEntry[] }>(session, "/api/gamification/coins?limit=100")).entries.flatMap((entry) =>
    entry.reason === "savings" ? [entry.amount] : [],
  );
const positionOf = (session: BrowserSession) => read<LeaderboardPosition>(session, "/api/gamification/position");

/** What an operator finds of an account's savings in the list. */
async function heldFor(userId: string) {
  const { output } = await admin("review", "list");
  const lines = output.split("\n");
  const row = lines.findIndex((line) => line.includes(`Account ${userId},`)) - 1;
  return row < 0 ? null : { id: lines[row]!.split(" ")[0]!, text: `${lines[row]}\n${lines[row + 1]}` };
}

test("a sandbox home is paid at once, whatever it saved: its points buy nothing of cash value", async () => {
  const { session, userId } = await home(homeKw(0.1));
  expect((await pointsOf(session)).reviews).toHaveLength(1);
  await api.platform.db
    .update(meters)
    .set({ source: "sandbox", revision: sql`${meters.revision} + 1` })
    .where(eq(meters.userId, userId));
  await refreshStale(api.platform);
  const points = await pointsOf(session);
  expect(points.reviews).toEqual([]);
  expect(points.entries.map(({ kind }) => kind)).toContain("saving");
  expect(await heldFor(userId)).toBeNull();
});

describe("a month in which a home saved nearly all that it uses", () => {
  test("earns nothing and moves no position until an operator approves it", async () => {
    const { session, userId } = await home(homeKw(0.1));
    const held = await pointsOf(session);
    expect(held).toMatchObject({ totalPoints: 0, entries: [] });
    expect(held.reviews).toMatchObject([{ month: "2026-05", status: "pending" }]);
    expect(held.reviews[0]!.savedKwh / held.reviews[0]!.baselineKwh).toBeCloseTo(0.9, 1);
    expect(await savingCoins(session)).toEqual([]);
    expect(await positionOf(session)).toMatchObject({ status: "no_points", entry: null });

    const found = await heldFor(userId);
    expect(found?.text).toContain("2026-05: ");
    expect(found?.text).toContain("measured by a utility");
    expect(found?.text).toContain("more than three fifths of the expected use");
    const approved = await admin("review", "approve", found!.id);
    expect(approved).toMatchObject({ exitCode: 0, output: expect.stringContaining(`Approved ${found!.id}`) });
    await refreshStale(api.platform);
    const paid = await pointsOf(session);
    expect(paid.reviews).toEqual([]);
    expect(paid.entries.map(({ kind, period }) => `${kind} ${period}`).toSorted()).toEqual([
      "saving 2026-05",
      "streak 2026-05",
    ]);
    expect(paid.totalPoints).toBe(paid.entries.reduce((sum, { points }) => sum + points, 0));
    expect(await savingCoins(session)).toEqual([300]);
    expect(await positionOf(session)).toMatchObject({ status: "listed", entry: { totalPoints: paid.totalPoints } });
    expect(await heldFor(userId)).toBeNull();
    const again = await admin("review", "approve", found!.id);
    expect(again).toMatchObject({ exitCode: 1, errors: expect.stringContaining(`has the id ${found!.id}`) });
  });

  test("earns nothing, also later, when an operator rejects it", async () => {
    const { session, userId } = await home(homeKw(0.1));
    const found = await heldFor(userId);
    expect(await admin("review", "reject", found!.id)).toMatchObject({ exitCode: 0 });
    for (let day = 0; day < 2; day += 1) {
      await api.platform.db.update(rewardStats).set({ computedAtMs: 0 }).where(eq(rewardStats.userId, userId));
      await refreshStale(api.platform);
    }
    const points = await pointsOf(session);
    expect(points).toMatchObject({ totalPoints: 0, entries: [], reviews: [{ month: "2026-05", status: "rejected" }] });
    expect(await savingCoins(session)).toEqual([]);
    expect(await heldFor(userId)).toBeNull();
  });

  test("is paid without an operator when the utility corrects it to what is plausible", async () => {
    const { session, userId } = await home(homeKw(0.1));
    expect(await heldFor(userId)).not.toBeNull();
    await upload(session, userId, homeKw(0.8));
    const points = await pointsOf(session);
    expect(points.reviews).toEqual([]);
    expect(points.totalPoints).toBeGreaterThan(0);
    expect(await heldFor(userId)).toBeNull();
  });

  test("is held again when more was saved than an operator approved", async () => {
    const { session, userId } = await home(homeKw(0.35));
    await admin("review", "approve", (await heldFor(userId))!.id);
    await refreshStale(api.platform);
    const approved = await pointsOf(session);
    expect(approved.totalPoints).toBeGreaterThan(0);
    await upload(session, userId, homeKw(0.1));
    expect(await pointsOf(session)).toMatchObject({
      totalPoints: approved.totalPoints,
      reviews: [{ month: "2026-05", status: "pending" }],
    });
    await admin("review", "reject", (await heldFor(userId))!.id);
    await refreshStale(api.platform);
    expect((await pointsOf(session)).totalPoints, "what it was paid before is taken back").toBe(0);
  });
});

test("a month in which the meter stood still for ten days is held, one with a real saving is not", async () => {
  const stopped = await home((day) => (day >= "2026-05-21" ? 0 : homeKw(0.9)(day)));
  expect((await heldFor(stopped.userId))?.text).toContain("a meter measured next to nothing for a week or more");
  expect(await pointsOf(stopped.session)).toMatchObject({ totalPoints: 0, reviews: [{ status: "pending" }] });
  const real = await home(homeKw(0.7));
  expect(await heldFor(real.userId)).toBeNull();
  expect((await pointsOf(real.session)).totalPoints).toBeGreaterThan(0);
});

test("what is redeemed waits for an operator while a month of the same meters is being checked", async () => {
  const { session, userId } = await home(homeKw(0.8));
  const { db } = api.platform;
  const id = crypto.randomUUID();
  const createdAtMs = NOW - 3 * DAY_MS;
  await db.batch([
    db.insert(coinEntries).values({ id, userId, amount: 500, reason: "savings", idempotencyKey: id, createdAtMs }),
    db.insert(coinVerifications).values({ entryId: id, createdAtMs }),
    db.update(users).set({ emailVerifiedAtMs: 1 }).where(eq(users.id, userId)),
  ]);
  const buy = async () => (await session.postJson(purchaseItem.path, { itemId: "plant-a-tree" })).json();
  expect(await buy()).toMatchObject({ status: "completed" });
  await upload(session, userId, homeKw(0.1));
  const held = (await buy()) as { id: string };
  expect(held).toMatchObject({ status: "pending", inReview: true });
  expect((await admin("review", "list")).output).toContain("a month of its savings is held");
  expect(await admin("review", "approve", held.id)).toMatchObject({ exitCode: 0, output: `Approved ${held.id}.` });
});

test("an implausible month takes no part in what the group saved", async () => {
  const { db } = api.platform;
  const errors = Array.from({ length: 8 }, (_, index) => [`2022-0${index + 1}`, index % 2 === 0 ? 4_000 : -4_000]);
  const month = { month: "2023-04", noiseWh: 20_000, scaleWh: 300_000, exceedsNoise: false, isMeasured: true };
  const zero = { totalPoints: 0, energySavedWh: 0, streakDays: 0, countedDays: 0, simulated: false, computedAtMs: NOW };
  for (let index = 0; index < 12; index += 1) {
    const answer = await new BrowserSession(api).postJson("/api/auth/register", newRegistration());
    const { id: userId } = (await answer.json()) as CurrentUser;
    await db.insert(rewardStats).values({ ...zero, userId });
    await db.insert(rewardMonths).values({
      ...month,
      userId,
      savedWh: 24_000,
      errorsWh: Object.fromEntries(errors.map(([at, wh]) => [at, index % 2 === 0 ? wh : -Number(wh)])),
      doubts: index === 0 ? ["meter_stopped"] : null,
    });
  }
  await refreshStale(api.platform);
  const groups = await db.select().from(rewardGroupMonths).where(eq(rewardGroupMonths.month, "2023-04"));
  expect(groups).toMatchObject([{ homes: 11, savedWh: 11 * 24_000 }]);
  expect((await auditLedger(db)).flatMap(({ violations }) => violations)).toEqual([]);
});
