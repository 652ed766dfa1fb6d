import { expect, test } from "../support/story";

/* The product page: nine areas, each with a picture from sample data and a way into the product. */

test("shows every area with its claims' sources, and leads into the product", async ({ open }) => {
  const page = await open("/product", { javaScriptEnabled: false });
  const main = page.getByRole("main");
  await expect(main.getByText("Pictures show sample data")).toBeVisible();
  await expect(main.getByText(/15-minute intervals with up to 24 months of history/)).toBeVisible();
  for (const [area, link, href] of [
    ["Smart-meter connection", "Open the dashboard", "/dashboard"],
    ["NILM", "Try it live", "/technology"],
    ["Bill analysis", "Upload a bill in the chat", "/chat"],
    ["AI assistant", "Start a chat", "/chat"],
    ["Smart control", "See how it is planned", "/technology?tab=control"],
    ["Virtual power plant", "Follow the five steps", "/technology?tab=vpp"],
    ["Green coins", "Visit the green store", "/marketplace"],
    ["API", "Read the documentation", "/documentation"],
    ["Integrations", "Open the integration guides", "/documentation/guides"],
  ] as const) {
    const section = main.getByRole("region", { name: area, exact: true });
    await expect(section.getByRole("link", { name: link })).toHaveAttribute("href", href);
  }
  await expect(main.locator('a[href="/methods#smart-meter-data"]')).toHaveCount(1);
});

test("reads in Chinese", async ({ open }) => {
  const page = await open("/product?lang=zh", { javaScriptEnabled: false });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("从电表到决策");
});
