import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attachment } from "../../packages/shared/src/contracts/attachments";
import { listAchievements } from "../../packages/shared/src/contracts/achievements";
import type { OutputOf } from "../../packages/shared/src/contracts/operation";
import {
  getPosition,
  getStats,
  type LeaderboardPosition,
  listCoinEntries,
  type RewardStats,
} from "../../packages/shared/src/contracts/rewards";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { createTestApi, type TestApi } from "../support/api";
import { createPartner, type TestPartner, widgetToken } from "../support/partner";

/* What a partner's customer can do with the readings of a file, and what it brings. */

const NOW = Date.parse("2026-06-15T12:00:00Z");
const TODAY = Date.parse("2026-06-15T00:00:00Z");
const DAYS = 500;

let api: TestApi;
let partner: TestPartner;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => NOW } });
  partner = await createPartner(api);
});
afterAll(() => api.close());

/** A steady home until May, and one that uses a fifth less since. */
function hourlyFile(): File {
  const rows = Array.from({ length: DAYS * 24 }, (_, hour) => {
    const at = new Date(TODAY + hour * HOUR_MS - DAYS * DAY_MS).toISOString();
    const kwh = (1 + 0.1 * (Math.floor(hour / 24) % 3)) * (at >= "2026-05" ? 0.8 : 1);
    return `${at},${kwh.toFixed(3)}`;
  });
  return new File([["start,kwh", ...rows].join("\n")], "home.csv");
}

async function newSession(sub?: string) {
  const headers = { origin: partner.origin, authorization: `Bearer ${await widgetToken(api, partner, sub)}` };
  async function call<T>(path: string, file?: File): Promise<T> {
    const body = new FormData();
    if (file) body.set("file", file);
    const response = await api.fetch(path, { headers, ...(file && { method: "POST", body }) });
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  }
  return call;
}

test("a customer is offered to keep the readings of a file; a visitor, who has no account, is not", async () => {
  const offersTo = async (sub?: string) => {
    const call = await newSession(sub);
    return (await call<{ attachments: Attachment[] }>("/api/upload", hourlyFile())).attachments;
  };
  expect(await offersTo("ann")).toMatchObject([{ kind: "action", action: "add_meter", state: "proposed" }]);
  expect(await offersTo()).toEqual([]);
});

test("kept readings bring coins, points and a streak, and no place that only a utility's meter has", async () => {
  const call = await newSession("bob");
  const balance = async () => (await call<OutputOf<typeof listCoinEntries>>(`${listCoinEntries.path}?limit=1`)).balance;
  const before = await balance();
  await call("/api/meters/upload", hourlyFile());
  expect(await balance()).toBeGreaterThan(before);
  const stats = await call<RewardStats>(getStats.path);
  expect(stats.totalPoints).toBeGreaterThan(0);
  expect(stats.streakDays).toBeGreaterThan(30);

  const { achievements } = await call<OutputOf<typeof listAchievements>>(listAchievements.path);
  const reached = achievements.filter(({ reachedAt }) => reachedAt).map(({ id }) => id);
  expect(reached).toEqual(expect.arrayContaining(["first_meter", "first_saving_month", "month_streak"]));
  expect(achievements.map(({ id }) => id)).not.toContain("first_group_bonus");
  expect(await call<LeaderboardPosition>(getPosition.path)).toMatchObject({ status: "no_meter", entry: null });
});
