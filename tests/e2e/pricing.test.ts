import type { Page } from "playwright";
import { plans as en } from "@wattleaf/shared/i18n/messages/en/plans";
import { plans as zh } from "@wattleaf/shared/i18n/messages/zh/plans";
import { expect, reload, test } from "../support/story";

/* The pricing page: prices by billing period, what a click on each plan does, and the return from Stripe. */

const notifications = (page: Page, label = "Notifications") => page.getByRole("region", { name: label });
const price = (page: Page, plan: string) => page.locator(`[data-price=${plan}]`);

test.for([
  ["en", en, "List price $588"],
  ["zh", zh, "标价 $588"],
] as const)(
  "shows the prices of the chosen period, which the address keeps (%s)",
  async ([lang, t, list], { open }) => {
    const page = await open(`/pricing?lang=${lang}`);
    await expect(price(page, "growth")).toContainText("$49");
    await page.getByRole("button", { name: t["plans.period.annual"], exact: true }).click();
    await expect(page).toHaveURL(`/pricing?lang=${lang}&billing=annual`);
    for (const figure of ["$490", list, "$98"]) await expect(price(page, "growth")).toContainText(figure);
    for (const figure of ["$1,490", "$1,788", "$298"]) await expect(price(page, "pro")).toContainText(figure);
    await reload(page);
    await expect(price(page, "growth")).toContainText("$490");
    await page.getByRole("button", { name: t["plans.period.monthly"], exact: true }).click();
    for (const figure of ["$149", "$179", "$30"]) await expect(price(page, "pro")).toContainText(figure);
    await expect(page).toHaveURL(`/pricing?lang=${lang}`);
  },
);

test("where no payments are taken, a paid plan is confirmed as a simulation", async ({ open }) => {
  const page = await open("/pricing?billing=annual");
  await page.getByRole("button", { name: "Choose Growth" }).click();
  const dialog = page.getByRole("dialog", { name: "Subscription Activated" });
  for (const text of ["Growth", "Annual", "$490.00", "Nothing was charged"]) await expect(dialog).toContainText(text);
  await expect(notifications(page)).toContainText("Welcome to Growth!");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Choose Growth" }).click();
  await dialog.getByRole("link", { name: "Continue to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("where Stripe takes payments, a visitor signs in first", async ({ open }) => {
  const page = await open("/pricing", {
    expected: [/^response: 401 POST .*\/api\/billing\/checkout$/],
    before: (fresh) => fresh.route("**/api/billing/status*", (route) => route.fulfill({ json: { mode: "stripe" } })),
  });
  await page.getByRole("button", { name: "Choose Professional" }).click();
  await expect(page).toHaveURL("/login?next=%2Fpricing");
});

test("the return from Stripe's page is told once and leaves the address", async ({ open }) => {
  const paid = await open("/pricing?success=true&billing=annual");
  await expect(notifications(paid)).toContainText("Payment Successful!");
  await expect(notifications(paid)).toContainText("Thank you for your subscription! Welcome to Wattleaf.");
  await expect(paid).toHaveURL("/pricing?billing=annual");
  const canceled = await open("/pricing?canceled=true");
  await expect(notifications(canceled)).toContainText("Your payment was canceled. You can try again anytime.");
  await expect(canceled).toHaveURL("/pricing");
});

test("questions and answers are there for readers and search engines", async ({ open }) => {
  const page = await open("/pricing", { javaScriptEnabled: false });
  await expect(page.getByText("The free plan has everything a household needs")).toBeVisible();
  await page.getByText("Can I get my money back?").click();
  await expect(page.getByText("within 30 days of paying")).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  expect(data).toMatchObject({ "@type": "FAQPage", mainEntity: { length: 6 } });
});
