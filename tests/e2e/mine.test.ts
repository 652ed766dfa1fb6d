import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY, sampled } from "../support/nightly";
import { signUp } from "../support/sign-up";
import { expect, test, visit } from "../support/story";
import { viewsOf } from "../support/views";

/* The account's profile: rank, green coins and the invitation. */

const main = (page: Page) => page.getByRole("main");

test("an invitation link fills in the code, and the coins say where they came from", async ({ open, site }) => {
  const page = await open("/mine", {
    permissions: ["clipboard-read", "clipboard-write"],
    before: (fresh) => signUp(fresh, site),
  });
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^Robin/);
  await expect(main(page).getByRole("img", { name: "QR code of your invitation link" })).toBeVisible();
  const entries = main(page).getByRole("list", { name: "History" }).getByRole("listitem");
  await expect(entries).toHaveText([/^Welcome gift.*\+50$/]);
  await expect(main(page)).toContainText("500 more points to Eco-Friendly");

  await main(page).getByRole("button", { name: "Copy link" }).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const friend = await open(`/register${link.search}`);
  await expect(friend.getByRole("textbox", { name: "Invitation code" })).toHaveValue(
    link.searchParams.get("invite") ?? "",
  );
});

test("the sample household shows why it has its points, its coins a page at a time, and no invitation", async ({
  open,
}) => {
  const page = await open("/api/auth/sso");
  await visit(page, "/mine");
  await expect(main(page).getByRole("heading", { name: /^Why 2,\d{3} points\?$/ })).toBeVisible();
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
  await expect(main(page).getByText("Marketplace purchase").first()).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Invite friends" })).toHaveCount(0);
});

describe.each(sampled(viewsOf([390, 1440]), 1))("in $language at $width px", ({ language, viewport }) => {
  test.runIf(NIGHTLY)("axe finds nothing", async ({ open, site }) => {
    const page = await open("/mine", {
      viewport,
      before: async (fresh) => {
        await chooseLanguage(language)(fresh);
        await signUp(fresh, site);
      },
    });
    await expect(main(page).getByRole("list").first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
