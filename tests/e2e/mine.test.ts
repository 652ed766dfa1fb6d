import type { Page } from "playwright";
import { describe } from "vitest";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { rewardReviews } from "../../packages/server/src/db/schema/rewards-points";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY } from "../support/nightly";
import { signUp } from "../support/sign-up";
import { expect, test, visit } from "../support/story";
import { viewsOf } from "../support/views";

/* The account's profile: rank, green coins and the invitation. */

const main = (page: Page) => page.getByRole("main");

test("an invitation link fills in the code, and the coins say where they came from", async ({ open, site }) => {
  const page = await open("/mine", {
    permissions: ["clipboard-read", "clipboard-write"],
    before: async (fresh) => {
      // The device's own share dialog, which a browser without a screen lacks.
      await fresh.addInitScript(() => {
        const shared: ShareData[] = [];
        Object.assign(window, { shared });
        Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void shared.push(data) });
      });
      await signUp(fresh, site);
    },
  });
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^Robin/);
  await expect(main(page).getByRole("img", { name: "QR code of your invitation link" })).toBeVisible();
  const entries = main(page).getByRole("list", { name: "History" }).getByRole("listitem");
  await expect(entries).toHaveText([/^Welcome gift.*\+50$/]);
  await expect(main(page)).toContainText("500 more points to Eco-Friendly");

  await main(page).getByRole("button", { name: "Copy link" }).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await main(page).getByRole("button", { name: "Share", exact: true }).click();
  const code = link.searchParams.get("invite") ?? "";
  await expect
    .poll(() => page.evaluate(() => (window as Window & { shared?: ShareData[] }).shared))
    .toEqual([{ title: "Wattleaf", text: `Join me on Wattleaf with the code ${code}.`, url: link.href }]);
  const friend = await open(`/register${link.search}`);
  await expect(friend.getByRole("textbox", { name: "Invitation code" })).toHaveValue(code);
});

test("a month that is too good to be true is shown as being checked, in both languages", async ({ open, site }) => {
  const page = await open("/mine", {
    before: async (fresh) => {
      const { user } = await signUp(fresh, site);
      const db = await openDatabase({ url: site.database });
      await db.insert(rewardReviews).values({
        id: crypto.randomUUID(),
        userId: user.id,
        month: "2026-05",
        status: "pending",
        savedWh: 812_000,
        expectedWh: 1_012_000,
        doubts: ["most_of_use"],
        isMeasured: true,
        heldAtMs: 0,
      });
      await closeDatabase(db);
    },
  });
  const row = main(page)
    .getByRole("list", { name: /^(Points history|积分明细)$/ })
    .getByRole("listitem");
  await expect(row).toHaveText(/^Saved in May 2026.*812 kWh less than the 1,012 kWh we expected.*Being checked$/);
  await visit(page, "/mine?lang=zh");
  await expect(row).toHaveText(/^2026年5月节省用电.*1,012 kWh 少用了 812 kWh.*正在核查$/);
});

test("the sample household shows why it has its points, its coins a page at a time, and no invitation", async ({
  open,
}) => {
  const page = await open("/api/auth/sso");
  await visit(page, "/mine");
  await expect(main(page).getByRole("heading", { name: /^Why 2,230 points\?$/ })).toBeVisible();
  const points = main(page).getByRole("list", { name: "Points history" }).getByRole("listitem");
  await expect(points.filter({ hasText: "Group bonus" }).first()).toContainText("10 points for each");
  const achievements = main(page).getByRole("region", { name: "Achievements" });
  await achievements.getByRole("button", { name: "Show all 27" }).click();
  await expect(achievements.getByRole("listitem")).toHaveCount(27);
  await expect(achievements.getByRole("listitem").filter({ hasText: "Grid regular" })).toContainText(/\d of 10/);
  // The household may have been paid for its achievements after the coins were read.
  await visit(page, "/mine");
  await main(page)
    .getByRole("region", { name: /green coins$/ })
    .getByRole("button", { name: "Show more" })
    .click();
  await expect(main(page).getByText("Friend invited").first()).toBeVisible();
  await expect(main(page).getByText("Store purchase").first()).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Invite friends" })).toHaveCount(0);
});

describe.each(viewsOf([390, 1440]))("in $language at $width px", ({ language, width, viewport, t }) => {
  const isByDay = language === "zh" && width === 390;
  test.runIf(NIGHTLY || isByDay)(
    "a new account sees its rank, achievements, coins and invitation",
    async ({ open, site }) => {
      let inviteCode = "";
      const page = await open("/mine", {
        viewport,
        before: async (fresh) => {
          await chooseLanguage(language)(fresh);
          const { user } = await signUp(fresh, site);
          inviteCode = user.inviteCode ?? "";
        },
      });
      await expect(main(page).getByRole("heading", { name: t("rank.beginner") })).toBeVisible();
      await expect(main(page)).toContainText(t("me.rank.next", { points: 500, rank: t("rank.friendly") }));
      const achievements = main(page).getByRole("region", { name: t("achievements.title") });
      await achievements.getByRole("button", { name: t("achievements.all", { count: 27 }) }).click();
      await expect(achievements.getByRole("listitem")).toHaveCount(27);
      await expect(
        achievements.getByRole("listitem").filter({ hasText: t("achievements.first_meter.name") }),
      ).toContainText(t("achievements.progress", { progress: 0, goal: 1 }));
      const history = main(page).getByRole("list", { name: t("me.coins.history") });
      await expect(history.getByRole("listitem")).toHaveCount(1);
      await expect(history).toContainText(t("me.coins.reason.welcome"));
      await expect(main(page).getByRole("region", { name: t("me.coins.balance", { count: 50 }) })).toBeVisible();
      expect(inviteCode).toMatch(/^[A-Z0-9]{6}$/);
      await expect(main(page)).toContainText(inviteCode);
      await expect(main(page).getByRole("img", { name: t("me.invite.qr") })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      if (NIGHTLY) expect(await axeViolations(page)).toEqual([]);
    },
  );
});
