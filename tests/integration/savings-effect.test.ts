import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { meterMonths, meters } from "../../packages/server/src/db/schema/meters";
import { notifications } from "../../packages/server/src/db/schema/notifications";
import { rewardMonths } from "../../packages/server/src/db/schema/rewards-points";
import { reportSavings } from "../../packages/server/src/modules/notifications";
import {
  effectHistory,
  isHeldOut,
  measureEffect,
  measureToday,
  SAVINGS_REPORTS,
} from "../../packages/server/src/modules/rewards";
import { effect as effectCommand } from "../../scripts/admin/effect";
import { createTestApi, type TestApi } from "../support/api";
import { meteredTown } from "../support/metered-town";
import { NIGHTLY } from "../support/nightly";

/* The randomized trial of savings reports: who is held out, what the night measures, and what homes get. */

const BEGAN_MS = Date.parse("2026-01-15T02:00:00Z");
const clock = { nowMs: BEGAN_MS, now: () => clock.nowMs };

let api: TestApi;
beforeEach(async () => {
  clock.nowMs = BEGAN_MS;
  api = await createTestApi({ clock });
});
afterEach(() => api.close());

const inMay = () => (clock.nowMs = Date.parse("2026-05-12T02:00:00Z"));

async function printed(): Promise<string> {
  const lines: string[] = [];
  await effectCommand.run({ platform: api.platform, input: { nights: 7 } as never, print: (line) => lines.push(line) });
  return lines.join("\n");
}

describe("the holdout", () => {
  test("is a fifth of accounts, the same each time, and another one in another trial", () => {
    const ids = Array.from({ length: 20_000 }, () => crypto.randomUUID());
    const held = ids.filter((id) => isHeldOut(id));
    // 4,000 ± 57.
    expect(held.length).toBeGreaterThan(3_770);
    expect(held.length).toBeLessThan(4_230);
    expect(ids.filter((id) => isHeldOut(id))).toEqual(held);
    const other = held.filter((id) => isHeldOut(id, { salt: "another", holdoutShare: 0.2 }));
    expect(other.length / held.length).toBeCloseTo(0.2, 1);
  });
});

describe("each night", () => {
  test("an effect on metered homes is measured once, stored, and shown to operators", async () => {
    await meteredTown(api, { seed: 1, homes: 400, saved: 0.12 });
    await measureToday(api.platform);
    expect(await printed(), "the first night begins the trial").toContain("0 homes with reports, 0 homes without");

    inMay();
    await measureToday(api.platform);
    await measureToday(api.platform);
    const [night, first, ...more] = await effectHistory(api.platform, 10);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ day: "2026-01-15", savedShare: null });
    expect(night).toMatchObject({
      day: "2026-05-12",
      salt: SAVINGS_REPORTS.salt,
      holdoutShare: 0.2,
      fromMonth: "2026-02",
      toMonth: "2026-04",
    });
    expect((night?.treatedHomes ?? 0) + (night?.holdoutHomes ?? 0)).toBe(400);
    expect(night?.savedShareFrom).toBeGreaterThan(0);
    expect(night?.savedShareFrom).toBeLessThan(0.12);
    expect(night?.savedShareTo).toBeGreaterThan(0.12);
    expect(await printed()).toMatch(
      /2026-05-12 {2}\d+\.\d % less use \(95 %: \d+\.\d % to \d+\.\d %\), saved: \d+ homes/,
    );
  });

  test("homes without an effect are not said to save", async () => {
    await meteredTown(api, { seed: 2, homes: 300, saved: 0 });
    await measureToday(api.platform);
    inMay();
    expect(await printed()).toContain("no effect can be told from chance");
  });

  test("only homes that a utility measures count, each on one side, and an incomplete month does not", async () => {
    await meteredTown(api, { seed: 3, homes: 40, saved: 0, source: "sandbox" });
    await meteredTown(api, { seed: 4, homes: 40, saved: 0, source: "file" });
    const ids = await meteredTown(api, { seed: 5, homes: 40, saved: 0 });
    await measureToday(api.platform);
    inMay();
    const { db } = api.platform;
    const counted = async () => {
      const { treatedHomes, holdoutHomes } = await measureEffect(api.platform);
      return treatedHomes + holdoutHomes;
    };
    expect(await counted()).toBe(40);
    // Two accounts of one household, perhaps on both sides.
    await db.update(meters).set({ accountHash: "shared" }).where(eq(meters.userId, ids[0]!));
    await db.update(meters).set({ accountHash: "shared" }).where(eq(meters.userId, ids[1]!));
    expect(await counted()).toBe(38);
    await db
      .update(meterMonths)
      .set({ measuredCount: sql`${meterMonths.measuredCount} / 2` })
      .where(eq(meterMonths.meterId, `meter-${ids[2]}`));
    expect(await counted()).toBe(37);
    // Connected too late for a month to be compared.
    await db.update(meters).set({ createdAtMs: clock.nowMs }).where(eq(meters.userId, ids[3]!));
    expect(await counted()).toBe(36);
    expect((await measureEffect(api.platform, (id) => id === ids[4])).effect).toBeNull();
  });

  test.runIf(NIGHTLY)("2 % saved by 10,000 homes in the database is found", { timeout: 300_000 }, async () => {
    await meteredTown(api, { seed: 6, homes: 10_000, saved: 0.02 });
    await measureToday(api.platform);
    inMay();
    const { effect } = await measureEffect(api.platform);
    expect(effect?.interval.from).toBeGreaterThan(0);
    expect(effect?.interval.to).toBeLessThan(0.04);
  });
});

test("homes get one report a month, which says how far they are from their baseline, and the holdout none", async () => {
  const ids = await meteredTown(api, { seed: 8, homes: 60, saved: 0 });
  inMay();
  const { db } = api.platform;
  const outcomes = [30_000, -30_000, 4_000];
  await db.insert(rewardMonths).values(
    ids.map((userId, index) => ({
      userId,
      month: "2026-04",
      savedWh: outcomes[index % 3] ?? 0,
      noiseWh: 10_000,
      scaleWh: 300_000,
      exceedsNoise: false,
      isMeasured: index < 57,
    })),
  );
  await reportSavings(api.platform);
  await reportSavings(api.platform);
  const told = await db.select().from(notifications).where(eq(notifications.kind, "savings"));
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(
    ids
      .slice(0, 57)
      .filter((id) => !isHeldOut(id))
      .toSorted(),
  );
  expect(
    told.find(({ userId }) => userId === ids.slice(0, 57).find((id, at) => at % 3 === 1 && !isHeldOut(id))),
  ).toMatchObject({ name: "month_used_more", values: { month: "2026-04", kwh: 30 }, path: "/dashboard" });
  expect(new Set(told.map(({ name }) => name))).toEqual(
    new Set(["month_saved", "month_used_more", "month_as_expected"]),
  );
});
