import type { Page } from "playwright";
import { describe } from "vitest";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { downloadBy } from "../support/download";
import { grantCoinsTo } from "../support/grant-coins";
import { NIGHTLY, sampled } from "../support/nightly";
import { signUp } from "../support/sign-up";
import type { Site } from "../support/site";
import { expect, test } from "../support/story";
import { viewsOf } from "../support/views";

/* The green store: what coins buy, and what the account has bought. */

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const toasts = (page: Page) => page.getByRole("region", { name: /Notifications|通知/ });
const PURCHASE = /marketplace\.purchase\b/;

async function signUpRich(page: Page, site: Site) {
  const { user } = await signUp(page, site);
  const db = await openDatabase({ url: site.database });
  await grantCoinsTo(db, user.id, 1000);
  await closeDatabase(db);
}

test("a visitor finds the category in the address, and is asked to sign in", async ({ open }) => {
  const page = await open("/marketplace");
  await expect(main(page).getByRole("list", { name: "Items" }).getByRole("listitem")).toHaveCount(26);
  await main(page).getByRole("button", { name: "Donations" }).click();
  await expect(page).toHaveURL(/category=donations/);
  await page.reload();
  await expect(main(page).getByRole("button", { name: "Donations" })).toHaveAttribute("aria-pressed", "true");
  await main(page).getByRole("button", { name: "Buy Plant a tree" }).press("Enter");
  await expect(toasts(page)).toContainText("Login Required");
  await expect(toasts(page)).toContainText("Please login to make purchases.");
  await main(page).getByRole("tab", { name: "Purchase history" }).click();
  await expect(main(page)).toContainText("Sign in to see your purchases");
});

test("welcome coins buy a wallpaper to download, and the balance says what is still missing", async ({
  open,
  site,
}) => {
  const page = await open("/marketplace?category=rewards", { before: (fresh) => signUp(fresh, site) });
  await main(page).getByRole("button", { name: "Buy Wallpaper: the duck curve" }).click();
  await expect(dialog(page)).toContainText("Left after the purchase10 coins");
  await dialog(page).getByRole("button", { name: "Buy for 40 coins" }).click();
  await expect(toasts(page)).toContainText("Purchase Successful!");
  await expect(main(page)).toContainText("10 green coins");
  await main(page).getByRole("button", { name: "Buy Certificate of energy saved" }).press("Enter");
  await expect(toasts(page)).toContainText("You need 140 more green coins.");
  await main(page).getByRole("tab", { name: "Purchase history" }).click();
  const bought = main(page).getByRole("list", { name: "Purchase history" }).getByRole("listitem").first();
  await expect(bought).toContainText("Wallpaper: the duck curve");
  await expect(bought).toContainText("Completed");
  await bought.getByRole("button", { name: "Open: Wallpaper: the duck curve" }).click();
  const { bytes } = await downloadBy(page, () =>
    dialog(page).getByRole("button", { name: "Download (3840 × 2160)" }).click(),
  );
  // Width and height of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([3840, 2160]);
});

describe.each(sampled(viewsOf([390, 1440]), 1))("in $language at $width px", ({ language, viewport, t }) => {
  test("a product goes to an address, which stays filled in when the purchase fails", async ({ open, site }) => {
    const page = await open("/marketplace?category=products", {
      viewport,
      expected: [/404/],
      before: async (fresh) => {
        await chooseLanguage(language)(fresh);
        await signUpRich(fresh, site);
      },
    });
    const card = main(page)
      .getByRole("list", { name: t("store.items") })
      .getByRole("listitem")
      .first();
    const name = await card.getByRole("heading").textContent();
    await card.getByRole("button").click();
    const buy = dialog(page).getByRole("button", { name: t("store.confirm.buy", { count: 220 }) });
    await buy.click();
    await expect(dialog(page)).toContainText(t("store.address.invalid.postalCode"));
    await dialog(page).getByLabel(t("store.address.country")).selectOption("US");
    await dialog(page).getByLabel(t("store.address.line1")).fill("12 Alder Street");
    await dialog(page).getByLabel(t("store.address.city")).fill("Portland");
    await dialog(page).getByLabel(t("store.address.region")).fill("OR");
    await dialog(page).getByLabel(t("store.address.postalCode")).fill("97205");
    if (NIGHTLY) expect(await axeViolations(page)).toEqual([]);
    // Gone in the meantime.
    const gone = (body: string | null) => body?.replace("led-bulb-pack", "sold-to-others") ?? "";
    await page.route(PURCHASE, (route) => route.continue({ postData: gone(route.request().postData()) }), { times: 1 });
    await buy.click();
    await expect(toasts(page)).toContainText(t("store.failed.title"));
    await expect(dialog(page).getByLabel(t("store.address.city"))).toHaveValue("Portland");
    await buy.click();
    await expect(toasts(page)).toContainText(t("store.done.title"));
    await expect(dialog(page)).toHaveCount(0);

    await main(page)
      .getByRole("tab", { name: t("store.tab.history") })
      .click();
    const bought = main(page)
      .getByRole("listitem")
      .filter({ hasText: name ?? "" });
    await expect(bought).toContainText(t("store.status.pending"));
    await expect(bought).toContainText(t("store.history.packing"));
    await expect(bought).toContainText("12 Alder Street");
    if (NIGHTLY) expect(await axeViolations(page)).toEqual([]);
  });
});
