import { describe } from "vitest";
import { expect, test } from "../support/story";

/* The technology page: a live disaggregation, the steps of a virtual power plant, and tabs in the address. */

describe("the live disaggregation", () => {
  test("recognizes a kettle and a car that a visitor switches on", async ({ open }) => {
    const page = await open("/technology");
    const demo = page.getByRole("region", { name: "Try disaggregation" });
    await demo.getByRole("button", { name: "Kettle" }).click();
    await expect(demo.locator("[role=status]")).toHaveText("Recognized: 1 of 1");
    await demo.getByRole("button", { name: "Electric car", exact: true }).click();
    await expect(demo.locator("[role=status]")).toHaveText("Recognized: 2 of 2");
    await expect(demo.getByText(/Recognized, confidence \d/)).toHaveCount(2);
    await demo.getByRole("button", { name: "Start over" }).click();
    await expect(demo.locator("[role=status]")).toContainText("Nothing is switched on yet");
  });

  test("says so when the analysis fails, and tries again", async ({ open }) => {
    const page = await open("/technology?lang=zh", { expected: [/ERR_FAILED POST .*\/api\/nilm\/demo$/] });
    await page.route("**/api/nilm/demo", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "洗衣机" }).click();
    await expect(page.getByRole("alert")).toContainText("负荷分解失败");
    await page.getByRole("button", { name: "重试" }).click();
    await expect(page.getByText("已识别：1 / 1")).toBeVisible();
  });
});

test("the figures behind each chart of data can be read as a table", async ({ open }) => {
  const page = await open("/technology?tab=vpp");
  for (const [title, row] of [
    ["Live Energy Analytics Dashboard", "2:30 PM"],
    ["Load of twelve homes at 6 PM", "Home 12"],
    ["Monthly use of a sample household", "January 2025"],
  ] as const) {
    await page.getByRole("button", { name: `Figures and files of “${title}”` }).click();
    await page.getByRole("menuitem", { name: "Show as table" }).click();
    await expect(page.getByRole("table", { name: title }).getByRole("row").filter({ hasText: row })).toBeVisible();
  }
});

test("a press that begins before a chart's code has arrived opens the chart's menu", async ({ open }) => {
  const page = await open("/technology");
  const { promise: pressed, resolve: letCodeArrive } = Promise.withResolvers<void>();
  await page.route(/hero-chart/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.getByRole("button", { name: "Figures and files of “Live Energy Analytics Dashboard”" }).hover();
  await page.mouse.down();
  letCodeArrive();
  await page.locator("[data-island='technology/hero-chart'][data-awake]").waitFor();
  await page.mouse.up();
  await expect(page.getByRole("menuitem", { name: "Show as table" })).toBeVisible();
});

test("tabs are in the address, and the VPP's Next Step starts over after the fifth", async ({ open }) => {
  const page = await open("/technology?tab=vpp");
  await expect(page.getByRole("tab", { name: "Virtual Power Plant" })).toHaveAttribute("aria-selected", "true");
  const next = page.getByRole("button", { name: "Next Step" });
  for (const title of [
    "Capacity Assessment",
    "Market Bidding",
    "Demand Response",
    "Revenue Distribution",
    "Device Connection",
  ]) {
    await next.click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await page.getByRole("button", { name: "4. Demand Response" }).click();
  await expect(page.getByRole("heading", { name: "Demand Response" })).toBeVisible();
  await page.getByRole("tab", { name: "NILM Technology" }).click();
  await expect(page).toHaveURL("/technology");
  await page.getByRole("tab", { name: "Scalability" }).click();
  await expect(page).toHaveURL("/technology?platform=scalability");
});

test("shows the sample dashboard, and its buttons lead on", async ({ open }) => {
  const page = await open("/technology", { javaScriptEnabled: false });
  const dashboard = page.getByRole("region", { name: "Live Energy Analytics Dashboard" });
  for (const figure of ["Sample data", "1.2 kW", "23%", "8"]) await expect(dashboard).toContainText(figure);
  for (const [name, href] of [
    ["View API Docs", "/documentation"],
    ["Request Integration", "/company?topic=integration#contact"],
    ["Schedule Demo", "/company?topic=demo#contact"],
    ["Start Free Trial", "/login"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", href);
  }
});
