import type { Page } from "playwright";
import { afterAll, beforeAll, describe } from "vitest";
import { closeDatabase, type Database, openDatabase } from "../../packages/server/src/db/client";
import { meters } from "../../packages/server/src/db/schema/meters";
import { rewardStats } from "../../packages/server/src/db/schema/rewards";
import { eq } from "drizzle-orm";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY, sampled } from "../support/nightly";
import { createAccount, signUp } from "../support/sign-up";
import { type Site, startSite } from "../support/site";
import { expect, test, visit } from "../support/story";
import { viewsOf } from "../support/views";

/* Energy Champions, live: on a server of its own, because other stories' homes would move between these. */

const BOARD = "/api/gamification/leaderboard";
const main = (page: Page) => page.getByRole("main");
const measured = (page: Page) => main(page).getByRole("list", { name: /^(Measured homes|实测家庭)$/ });

let own: Awaited<ReturnType<typeof startSite>>;
let db: Database;
beforeAll(async () => {
  own = await startSite();
  db = await openDatabase({ url: own.database });
  // Best first: 12 homes, of which the list shows ten.
  for (const totalPoints of [6_000, 5_000, 2_600, 1_200, 900, 700, 600, 500, 400, 300, 200, 100])
    await home(own, totalPoints);
});
afterAll(async () => {
  await closeDatabase(db);
  await own.stop();
});

const ids: string[] = [];
async function listed(userId: string, totalPoints: number): Promise<void> {
  const times = { historyFromMs: 0, importedToMs: 0, importToMs: 0, lastImportAtMs: Date.now(), createdAtMs: 0 };
  const place = { accountHash: userId, commodity: "electricity", timeZone: "UTC", status: "ready" } as const;
  await db
    .insert(meters)
    .values({ id: `meter-${userId}`, userId, source: "green_button_connect", provider: "pge", ...place, ...times });
  // Counted already, so that the server does not count it again.
  const counted = {
    streakDays: 12,
    countedDays: 300,
    lastDay: new Date().toISOString().slice(0, 10),
    simulated: false,
  };
  const basis = { basis: `meter-${userId}:0`, computedAtMs: Date.now() * 2 };
  await db.insert(rewardStats).values({ userId, totalPoints, energySavedWh: totalPoints * 100, ...counted, ...basis });
  ids.push(userId);
}
async function home(site: Pick<Site, "url">, totalPoints: number): Promise<void> {
  const { user } = await createAccount(site);
  await listed(user.id, totalPoints);
}

describe.each(sampled(viewsOf([390, 1440]), 1))("in $language at $width px", ({ language, viewport, t }) => {
  test("a visitor sees who saves most, and how it adds up", async ({ open }) => {
    const page = await open(`${own.url}/leaderboard`, { viewport, before: chooseLanguage(language) });
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(t("leaderboard.title"));
    await expect(
      main(page)
        .getByRole("list", { name: t("leaderboard.tiles") })
        .getByRole("listitem"),
    ).toHaveCount(4);
    const rows = measured(page).getByRole("listitem");
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(t("leaderboard.entry.top"));
    await expect(rows.first()).toContainText(t("leaderboard.entry.label"));
    await expect(rows.first()).toContainText(t("leaderboard.entry.energy", { kwh: "600.0" }));
    await expect(rows.first()).toContainText(t("leaderboard.entry.champion"));
    // 600 kWh at 0.12, and a tenth of 6,000 points.
    await expect(rows.first()).toContainText("72");
    await expect(rows.first()).toContainText(t("leaderboard.entry.bonus", { points: "600" }));
    await expect(rows.nth(3)).not.toContainText(t("leaderboard.entry.champion"));
    const totals = main(page).locator("dl").first();
    await expect(totals).toContainText("18,200");
    await expect(totals).toContainText("1,820");
    await expect(main(page)).toContainText(t("leaderboard.own.visitor"));
    for (const title of ["leaderboard.how.title", "leaderboard.levels.title", "leaderboard.live.title"] as const)
      await expect(main(page).getByRole("heading", { name: t(title) })).toBeVisible();
    for (const id of ids) expect(await page.content()).not.toContain(id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    if (NIGHTLY) expect(await axeViolations(page)).toEqual([]);
  });
});

/** Notes each measured home that is set in motion, and from how far away. Sandbox homes come and go meanwhile. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const [first] = Array.isArray(frames) ? frames : [];
      const isMeasured = this.closest("ol")?.ariaLabel === "Measured homes";
      if (isMeasured && first && "transform" in first) moves.push(String(first.transform));
      return animate.call(this, frames, options);
    };
  });
const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: string[] }).moves);

test.for([
  { reducedMotion: "no-preference", glides: true },
  { reducedMotion: "reduce", glides: false },
] as const)(
  "a home that overtakes another gets a badge for two seconds, when the page asks again after ten (motion: $reducedMotion)",
  async ({ reducedMotion, glides }, { open }) => {
    const page = await open(`${own.url}/leaderboard`, {
      reducedMotion,
      before: async (fresh) => {
        await noteMotion(fresh);
        await fresh.clock.install();
      },
    });
    await expect(measured(page).getByRole("listitem")).toHaveCount(10);
    const second = await measured(page).getByRole("listitem").nth(1).locator(".font-mono").textContent();
    const rankFirst = (totalPoints: number) =>
      db
        .update(rewardStats)
        .set({ totalPoints })
        .where(eq(rewardStats.userId, ids[1] ?? ""));
    const leader = async () =>
      ((await (await page.request.get(own.url + BOARD)).json()) as { userId: string }[])[0]?.userId;
    await rankFirst(6_500);
    await expect.poll(leader).toBe(second);

    const refreshed = page.waitForResponse((response) => response.url().endsWith(BOARD));
    await page.clock.runFor(10_000);
    await refreshed;
    const first = measured(page).getByRole("listitem").first();
    await expect(first).toContainText(second ?? "");
    await expect(first).toContainText("Moved up 1");
    const moves = await movesOf(page);
    // The two that change places start where they were: one below, the other above.
    if (glides) expect(moves.map((move) => /translateY\((-?)[\d.]+px\)/.exec(move)?.[1]).toSorted()).toEqual(["", "-"]);
    else expect(moves).toEqual([]);
    await page.clock.runFor(2_100);
    await expect(first).not.toContainText("Moved up");
    await rankFirst(5_000);
    await expect.poll(leader).not.toBe(second);
  },
);

test("a user far down sees the own position, can show a name, and can hide", async ({ open }) => {
  let userId = "";
  const page = await open(`${own.url}/leaderboard`, {
    before: async (fresh) => {
      userId = (await signUp(fresh, own)).user.id;
      await listed(userId, 50);
    },
  });
  const position = main(page).getByRole("region", { name: "Your position" });
  await expect(position).toContainText("Position 13");
  await expect(position).toContainText("of 13");
  const choose = (leaderboard: "hidden" | "name") =>
    page.request.patch(`${own.url}/api/account/preferences`, { data: { leaderboard }, headers: { origin: own.url } });
  await choose("name");
  await visit(page, `${own.url}/leaderboard`);
  await expect(position).toContainText("Robin");
  await choose("hidden");
  await visit(page, `${own.url}/leaderboard`);
  await expect(position).toContainText("You've chosen not to appear on the leaderboard.");
  await db.delete(rewardStats).where(eq(rewardStats.userId, userId));
});
