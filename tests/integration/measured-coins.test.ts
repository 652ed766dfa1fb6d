import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import type { listNotifications } from "../../packages/shared/src/contracts/notifications";
import type { OutputOf } from "../../packages/shared/src/contracts/operation";
import type { CoinEntry } from "../../packages/shared/src/contracts/rewards";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { meters } from "../../packages/server/src/db/schema/meters";
import { coinBalances } from "../../packages/server/src/db/schema/rewards";
import {
  type DeliveredEvent,
  evidenceStatements,
  meterMark,
  refreshStale,
} from "../../packages/server/src/modules/rewards";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

const READ_UNTIL_MS = Date.parse("2026-06-01T00:00:00Z");
const JUNE_9 = Date.parse("2026-06-09T12:00:00Z");
const JUNE_11 = Date.parse("2026-06-11T12:00:00Z");
const MARCH_3 = Date.parse("2026-03-03T12:00:00Z");

let nowMs = JUNE_11;
/** What the plants report, by account. */
const delivered = new Map<string, DeliveredEvent[]>();
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    clock: { now: () => nowMs },
    deliveredEvents: async (userId) => delivered.get(userId) ?? [],
  });
});
afterAll(() => api.close());
beforeEach(() => {
  nowMs = JUNE_11;
});

/** About 10 kW with some change from day to day, and 0.3 kW less in May 2026. */
const homeKw = (day: string) => 10 + ((Date.parse(day) / DAY_MS) % 3) - (day >= "2026-05" ? 0.3 : 0);
/** The same, and half of it in May. */
const halvedKw = (day: string) => homeKw(day) * (day >= "2026-05" ? 0.5 : 1);

interface Home {
  kwAt?: (day: string) => number;
  connectedAtMs?: number;
  source?: "green_button_connect" | "sandbox" | "file";
}

/** An account whose meter measured 800 days, up to the end of May. */
async function home({ kwAt = halvedKw, connectedAtMs = MARCH_3, source = "green_button_connect" }: Home = {}) {
  const session = new BrowserSession(api);
  const answer = await session.postJson("/api/auth/register", newRegistration());
  const { id: userId } = (await answer.json()) as CurrentUser;
  const hours = Array.from({ length: 800 * 24 }, (_, hour) => {
    const at = new Date(READ_UNTIL_MS + (hour - 800 * 24) * HOUR_MS).toISOString();
    return `${at},${kwAt(at.slice(0, 10))}`;
  });
  const form = new FormData();
  form.set("file", new File([["start,kwh", ...hours].join("\n")], `${userId}.csv`));
  expect((await session.fetch("/api/meters/upload", { method: "POST", body: form })).status).toBe(200);
  const { db } = api.platform;
  const isMeter = eq(meters.userId, userId);
  await db.update(meters).set({ source, createdAtMs: connectedAtMs }).where(isMeter);
  const [meter] = await db.select({ accountHash: meters.accountHash }).from(meters).where(isMeter);
  return { session, userId, accountHash: meter?.accountHash ?? "" };
}

/** What connecting a meter at its utility notes. */
const noteMeter = (userId: string, accountHash: string) => {
  const evidence = { verifies: "connect_devices", marks: [meterMark(accountHash)] } as const;
  return Promise.all(evidenceStatements(api.platform, userId, evidence));
};

async function measuredEntries(session: BrowserSession) {
  await refreshStale(api.platform);
  const page = (await (await session.fetch("/api/gamification/coins?limit=100")).json()) as { entries: CoinEntry[] };
  return page.entries.flatMap(({ reason, amount }) =>
    reason === "savings" || reason === "event" ? [{ reason, amount }] : [],
  );
}

async function verifiedCoins(userId: string) {
  const [row] = await api.platform.db.select().from(coinBalances).where(eq(coinBalances.userId, userId));
  return row?.verified;
}

/** Lets the account be counted again, as changed readings do. */
const changeReadings = (userId: string) =>
  api.platform.db
    .update(meters)
    .set({ revision: sql`${meters.revision} + 1` })
    .where(eq(meters.userId, userId));

const event = (id: string, deliveredWh: number): DeliveredEvent => ({
  id,
  deliveredWh,
  baselineWh: 9_000,
  interval: { fromWh: deliveredWh, toWh: deliveredWh + 1_000 },
});

describe("coins for a month's measured savings", () => {
  test("are paid once, ten days after its end, up to the limit", async () => {
    nowMs = JUNE_9;
    const { session, userId } = await home();
    expect(await measuredEntries(session)).toEqual([]);
    nowMs = JUNE_11;
    const paid = [{ reason: "savings", amount: 300 }];
    expect(await measuredEntries(session)).toEqual(paid);
    await changeReadings(userId);
    expect(await measuredEntries(session)).toEqual(paid);
  });

  test("are a coin for each whole kWh", async () => {
    const { session } = await home({ kwAt: homeKw });
    const [entry] = await measuredEntries(session);
    const points = (await (await session.fetch("/api/gamification/points?limit=100")).json()) as {
      entries: { kind: string; period: string; kwh: number }[];
    };
    const saving = points.entries.find(({ kind, period }) => kind === "saving" && period === "2026-05");
    expect(entry).toEqual({ reason: "savings", amount: Math.floor(saving?.kwh ?? 0) });
    expect(entry?.amount).toBeGreaterThan(150);
  });

  test("are not paid for the month in which the meter was connected, nor for those before", async () => {
    const { session } = await home({ connectedAtMs: Date.parse("2026-05-01T12:00:00Z") });
    expect(await measuredEntries(session)).toEqual([]);
  });

  test("stay and stay explained when the readings are deleted, while their points are taken back", async () => {
    const { session, userId } = await home();
    const paid = await measuredEntries(session);
    expect(paid).toHaveLength(1);
    const points = async () =>
      (await (await session.fetch("/api/gamification/stats")).json()) as { totalPoints: number };
    expect((await points()).totalPoints).toBeGreaterThan(0);
    const [meter] = await api.platform.db.select().from(meters).where(eq(meters.userId, userId));
    const deleted = await session.sendJson("DELETE", `/api/meters/${meter?.id}/readings`, {});
    expect(deleted.status).toBe(200);
    expect(await measuredEntries(session)).toEqual(paid);
    expect((await points()).totalPoints).toBe(0);
  });

  test("stay when the meter goes, unlike points", async () => {
    const { session, userId } = await home();
    const paid = await measuredEntries(session);
    const [meter] = await api.platform.db.select().from(meters).where(eq(meters.userId, userId));
    await session.sendJson("DELETE", `/api/meters/${meter?.id}`, {});
    expect(await measuredEntries(session)).toEqual(paid);
  });
});

describe("coins for delivered events", () => {
  test("are paid once for each event, five for each whole kWh up to the limit", async () => {
    const { session, userId } = await home({ kwAt: () => 10 });
    delivered.set(userId, [event("2026-05-04", 3_900), event("2026-05-11", 900), event("2026-05-18", 40_000)]);
    const paid = [
      { reason: "event", amount: 50 },
      { reason: "event", amount: 15 },
    ];
    const byAmount = async () => (await measuredEntries(session)).toSorted((a, b) => b.amount - a.amount);
    expect(await byAmount()).toEqual(paid);
    delivered.set(userId, [event("2026-05-04", 6_000)]);
    await changeReadings(userId);
    expect(await byAmount()).toEqual(paid);
  });
});

test("coins for savings and events are told once each, and not where the kind is turned off", async () => {
  const told = async ({ session }: { session: BrowserSession }) => {
    const page = (await (await session.fetch("/api/notifications")).json()) as OutputOf<typeof listNotifications>;
    return page.notifications
      .filter(({ name }) => name === "coins_savings" || name === "coins_event")
      .map(({ name, values, path }) => ({ name, values, path }));
  };
  const loud = await home();
  const muted = await home();
  await muted.session.sendJson("PUT", "/api/notifications/settings", { kind: "coins", enabled: false });
  for (const { userId } of [loud, muted]) delivered.set(userId, [event("2026-05-04", 2_000)]);
  for (const { userId, session } of [loud, muted]) {
    expect(await measuredEntries(session)).toHaveLength(2);
    await changeReadings(userId);
    await measuredEntries(session);
  }
  expect((await told(loud)).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: "coins_event", values: { coins: 10 }, path: "/mine" },
    { name: "coins_savings", values: { coins: 300, month: "2026-05" }, path: "/mine" },
  ]);
  expect(await told(muted)).toEqual([]);
});

describe("coins from readings are verified", () => {
  test("when the account was the first to connect the meter at its utility", async () => {
    const { session, userId, accountHash } = await home();
    delivered.set(userId, [event("2026-05-04", 2_000)]);
    await noteMeter(userId, accountHash);
    expect(await measuredEntries(session)).toHaveLength(2);
    expect(await verifiedCoins(userId)).toBe(50 + 300 + 10);
  });

  test("not when another account connected it before", async () => {
    const first = await home();
    const { session, userId, accountHash } = await home();
    await noteMeter(first.userId, accountHash);
    await noteMeter(userId, accountHash);
    expect(await measuredEntries(session)).toHaveLength(1);
    expect(await verifiedCoins(userId)).toBe(0);
  });

  test.each(["sandbox", "file"] as const)("not of a meter of the kind %s", async (source) => {
    const { session, userId } = await home({ source });
    expect(await measuredEntries(session)).toHaveLength(1);
    expect(await verifiedCoins(userId)).toBe(0);
  });
});
