import type { Page } from "playwright";
import { describe } from "vitest";
import { eq } from "drizzle-orm";
import { COIN_TABLE } from "@wattleaf/shared/domain/coin-table";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Purchase } from "../../packages/shared/src/contracts/marketplace";
import { closeDatabase, type Database, openDatabase } from "../../packages/server/src/db/client";
import { users } from "../../packages/server/src/db/schema/auth";
import { marketplaceItems, stockMovements } from "../../packages/server/src/db/schema/marketplace";
import { coinEntries } from "../../packages/server/src/db/schema/rewards-ledger";
import { runAdmin } from "../../scripts/admin/run";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { downloadBy } from "../support/download";
import { grantCoinsTo } from "../support/grant-coins";
import { NIGHTLY, sampled } from "../support/nightly";
import { createAccount, signUp } from "../support/sign-up";
import type { Site } from "../support/site";
import { expect, reload, test, visit } from "../support/story";
import { type View, viewsOf } from "../support/views";

/* The green store: what coins buy, and what the account has bought. */

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const toasts = (page: Page) => page.getByRole("region", { name: /^(Notifications|通知)$/ });
const PURCHASE = /marketplace\.purchase\b/;

const EN = viewsOf([1440]).find(({ language }) => language === "en")!.t;

const shelf = (page: Page, t: View["t"]) => main(page).getByRole("list", { name: t("store.items") });

/** The items' names by id, as the store shows them in a language. */
async function namesIn(db: Database, language: Language) {
  const items = await db.select().from(marketplaceItems);
  const names = new Map(items.map(({ id, nameEn, nameZh }) => [id, language === "zh" ? nameZh : nameEn]));
  return (id: string): string => names.get(id) ?? "";
}

/** Takes pieces out of the stock, or puts some in, until so many are left. */
async function leave(db: Database, itemId: string, left: number): Promise<void> {
  const [item] = await db.select().from(marketplaceItems).where(eq(marketplaceItems.id, itemId));
  const quantity = left - (item?.stockQuantity ?? 0);
  const reason = quantity < 0 ? "withdrawal" : "restock";
  await db
    .insert(stockMovements)
    .values({ id: crypto.randomUUID(), itemId, quantity, reason, createdAtMs: Date.now() });
}

/** Coins as for an achievement, which buy nothing of cash value. */
async function grantUnverified(db: Database, userId: string, amount: number): Promise<void> {
  const id = crypto.randomUUID();
  await db
    .insert(coinEntries)
    .values({ id, userId, amount, reason: "achievement", idempotencyKey: id, createdAtMs: 0 });
}

async function admin(site: Site, words: string[]): Promise<void> {
  const errors: string[] = [];
  const printError = (line: string) => errors.push(line);
  await runAdmin(words, { env: { DATABASE_URL: site.database }, print: () => {}, printError });
  expect(errors).toEqual([]);
}

async function signUpRich(page: Page, site: Site) {
  const { user } = await signUp(page, site);
  const db = await openDatabase({ url: site.database });
  await grantCoinsTo(db, user.id, 1000);
  await closeDatabase(db);
}

const ITEMS = /\/trpc\/[^?]*marketplace\.items/;

test("while the items load there are eight placeholders, and without items the store says so", async ({ open }) => {
  const page = await open("/chat");
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  await page.route(ITEMS, async (route) => {
    const answer = await route.fetch();
    const names = new URL(route.request().url()).pathname.replace("/trpc/", "").split(",");
    const batch = (await answer.json()) as { result: { data: { category: string }[] } }[];
    const items = batch[names.indexOf("marketplace.items")]!;
    items.result.data = items.result.data.filter(({ category }) => category === "rewards");
    await isSeen;
    await route.fulfill({ response: answer, json: batch });
  });
  await page.goto("/marketplace?category=vouchers");
  const pictures = main(page).locator("[data-skeleton].aspect-video");
  await expect(pictures).toHaveCount(8);
  await expect(main(page).getByRole("status")).toHaveText("Loading items");
  seen();
  await expect(main(page)).toContainText("No items found");
  await expect(main(page)).toContainText("No items available in this category.");
  await expect(pictures).toHaveCount(0);
  await main(page).getByRole("button", { name: "Rewards" }).click();
  await expect(shelf(page, EN)).toBeVisible();

  await page.unroute(ITEMS);
  await page.route(ITEMS, async (route) => {
    const answer = await route.fetch();
    const names = new URL(route.request().url()).pathname.replace("/trpc/", "").split(",");
    const batch = (await answer.json()) as { result: { data: unknown[] } }[];
    batch[names.indexOf("marketplace.items")]!.result.data = [];
    await route.fulfill({ response: answer, json: batch });
  });
  await page.goto("/marketplace");
  await expect(main(page)).toContainText("No items found");
  await expect(main(page)).toContainText("The marketplace is being updated with new items.");
});

test("a visitor who signs in from an item is told at once what it still needs", async ({ open, site }) => {
  const { user, password } = await createAccount(site);
  const db = await openDatabase({ url: site.database });
  await grantUnverified(db, user.id, 200);
  await closeDatabase(db);
  const page = await open("/marketplace?category=vouchers");
  const voucher = shelf(page, EN).getByRole("listitem").filter({ hasText: "café" }).first();
  await voucher.getByRole("link", { name: EN("store.needsLogin") }).click();
  await main(page)
    .getByLabel("Email address")
    .fill(user.email ?? "");
  await main(page)
    .getByLabel(/^Password/)
    .fill(password);
  await main(page)
    .getByLabel(/^Password/)
    .press("Enter");
  await expect(page).toHaveURL(/marketplace\?category=vouchers/);
  await expect(voucher).toContainText(EN("store.needsContact"));
  await voucher.getByRole("button").press("Enter");
  await expect(dialog(page)).toHaveCount(0);
});

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
  await main(page).getByRole("button", { name: "How coins are earned" }).click();
  const table = dialog(page).getByRole("table", { name: "How coins are earned" });
  await expect(table.getByRole("row")).toHaveCount(1 + COIN_TABLE.length);
  await expect(table.getByRole("row", { name: /Save energy/ })).toContainText("300");
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

describe.each(viewsOf([390, 1440]))("from the shelf to the history in $language at $width px", (view) => {
  const { language, width, viewport, t } = view;
  const isByDay = language === "en" && width === 390;

  test.runIf(NIGHTLY || isByDay)(
    "what is bought is in the history, and comes back when refunded",
    async ({ open, site }) => {
      const db = await openDatabase({ url: site.database });
      const named = await namesIn(db, language);
      await leave(db, "wallpaper-street", 3);
      await leave(db, "wallpaper-appliances", 0);
      const page = await open("/marketplace", {
        viewport,
        before: async (fresh) => {
          await chooseLanguage(language)(fresh);
          const { user } = await signUp(fresh, site);
          await grantCoinsTo(db, user.id, 200);
        },
      });
      for (const category of ["rewards", "vouchers", "donations", "products"] as const) {
        await main(page)
          .getByRole("button", { name: t(`store.category.${category}`), exact: true })
          .click();
        await expect(page).toHaveURL(new RegExp(`category=${category}`));
        const badge = page.getByText(t(`store.category.${category}`), { exact: true });
        const items = shelf(page, t).getByRole("listitem");
        await expect(items.filter({ has: badge }).first()).toBeVisible();
        await expect(items.filter({ hasNot: badge })).toHaveCount(0);
      }
      await main(page)
        .getByRole("button", { name: t("store.category.rewards"), exact: true })
        .click();
      const card = (id: string) =>
        shelf(page, t)
          .getByRole("listitem")
          .filter({ hasText: named(id) });
      await expect(card("wallpaper-street")).toContainText(t("store.left", { n: 3 }));
      await expect(card("wallpaper-appliances").getByRole("button")).toHaveText(t("store.soldOut"));
      await expect(card("wallpaper-appliances").getByRole("button")).toBeDisabled();

      await card("wallpaper-street").getByRole("button").click();
      const after = t("store.coins", { count: 170 });
      await expect(dialog(page)).toContainText(t("store.confirm.title", { name: named("wallpaper-street") }));
      await expect(dialog(page)).toContainText(t("store.confirm.after") + after);
      await dialog(page)
        .getByRole("button", { name: t("store.confirm.buy", { count: 80 }) })
        .click();
      await expect(toasts(page)).toContainText(t("store.done.title"));
      await expect(toasts(page)).toContainText(t("store.done.text"));
      await expect(main(page)).toContainText(t("user.coins", { count: 170 }));
      await expect(card("wallpaper-street")).toContainText(t("store.left", { n: 2 }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );

      await main(page)
        .getByRole("tab", { name: t("store.tab.history") })
        .click();
      const bought = main(page)
        .getByRole("listitem")
        .filter({ hasText: named("wallpaper-street") });
      await expect(bought).toContainText(t("store.status.completed"));
      const [purchase] = (await (await page.request.get(`${site.url}/api/marketplace/purchases`)).json()) as Purchase[];
      await admin(site, ["refund", purchase?.id ?? ""]);
      await reload(page);
      await main(page)
        .getByRole("tab", { name: t("store.tab.history") })
        .click();
      await expect(bought).toContainText(t("store.status.refunded"));
      await expect(bought).toContainText(t("store.history.returned", { count: 80 }));
      await expect(main(page)).toContainText(t("user.coins", { count: 250 }));
      await closeDatabase(db);
    },
  );

  test.runIf(NIGHTLY || isByDay)(
    "what is gone fails, and what has a cash value says what it still needs",
    async ({ open, site }) => {
      const db = await openDatabase({ url: site.database });
      const named = await namesIn(db, language);
      await leave(db, "wallpaper-load-curve", 1);
      let userId = "";
      const page = await open("/marketplace?category=rewards", {
        viewport,
        expected: [/409/],
        before: async (fresh) => {
          await chooseLanguage(language)(fresh);
          const { user } = await signUp(fresh, site);
          userId = user.id;
          await grantUnverified(db, user.id, 200);
        },
      });
      const last = shelf(page, t)
        .getByRole("listitem")
        .filter({ hasText: named("wallpaper-load-curve") });
      await last.getByRole("button").click();
      await leave(db, "wallpaper-load-curve", 0);
      await dialog(page)
        .getByRole("button", { name: t("store.confirm.buy", { count: 40 }) })
        .click();
      await expect(toasts(page)).toContainText(t("store.failed.title"));
      await expect(dialog(page)).toHaveCount(0);
      await expect(last.getByRole("button")).toHaveText(t("store.soldOut"));
      await expect(main(page)).toContainText(t("user.coins", { count: 250 }));
      await main(page)
        .getByRole("tab", { name: t("store.tab.history") })
        .click();
      await expect(main(page)).toContainText(t("store.history.empty.title"));

      await visit(page, "/marketplace?category=vouchers");
      const voucher = shelf(page, t)
        .getByRole("listitem")
        .filter({ hasText: named("cafe-voucher") });
      await expect(voucher).toContainText(t("store.needsContact"));
      await voucher.getByRole("button").press("Enter");
      await expect(toasts(page)).toContainText(t("store.contact.title"));
      await expect(dialog(page)).toHaveCount(0);

      await db.update(users).set({ emailVerifiedAtMs: 1 }).where(eq(users.id, userId));
      await reload(page);
      const price = 120;
      await expect(voucher).toContainText(t("store.needsVerified", { n: price }));
      await voucher.getByRole("button").press("Enter");
      await expect(toasts(page)).toContainText(t("reason.verified_coins_missing", { count: price }));
      await expect(dialog(page)).toHaveCount(0);
      await voucher.getByRole("link", { name: t("store.earn") }).click();
      await expect(page).toHaveURL(/\/help\/earning-coins/);
      await expect(main(page)).toContainText(language === "zh" ? "已验证" : "verified");
      await leave(db, "wallpaper-load-curve", 1_000);
      await closeDatabase(db);
    },
  );
});
