import { expect, test } from "../support/story";

/* Industry Solutions: six industries with what they save, and a comparison sorted in the address. */

test("each industry shows its savings, three devices and more of them, and details on request", async ({ open }) => {
  const page = await open("/solutions", { javaScriptEnabled: false });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Industry Solutions");
  for (const [name, savings] of [
    ["Commercial", "25–40%"],
    ["Retail", "30–45%"],
    ["Residential", "15–30%"],
    ["Manufacturing", "20–35%"],
    ["Hospitality", "25–40%"],
    ["Utility", "10–25%"],
  ] as const) {
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card).toContainText(savings);
  }
  const homes = page.locator("#residential");
  await expect(homes.getByText(/Battery · Household appliances/)).toBeHidden();
  await homes.getByText("+3 more").click();
  await expect(homes.getByText(/Battery · Household appliances/)).toBeVisible();
  await homes.getByText("Learn More").click();
  await expect(homes.getByText("A first step")).toBeVisible();
});

test("the comparison is sorted by a column, which the address keeps", async ({ open }) => {
  const page = await open("/solutions");
  const first = page.getByRole("table", { name: "Compare industries" }).getByRole("rowheader").first();
  await expect(first).toHaveText("Retail");
  await page.getByRole("button", { name: /^ROI period/ }).click();
  await expect(first).toHaveText("Manufacturing");
  await expect(page).toHaveURL("/solutions?sort=roi");

  const shared = await open("/solutions?lang=zh&sort=roi");
  await expect(shared.getByRole("table", { name: "行业对比" }).getByRole("rowheader").first()).toHaveText("制造业");
});
