import type { Locator, Page } from "playwright";
import { signUpWithMeter } from "../support/sign-up";
import { expect, show, test } from "../support/story";

/* A contrast theme removes all background colors: states shown only by a fill must still be visible. */

const forced = { forcedColors: "active" } as const;

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const backgroundOf = (element: Locator) => styleOf(element, "background-color");
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function expectBorder(page: Page, element: Locator) {
  await expect(element).toBeVisible();
  expect(await styleOf(element, "border-top-style")).toBe("solid");
  expect(Number.parseFloat(await styleOf(element, "border-top-width"))).toBeGreaterThan(0);
  expect(await styleOf(element, "border-top-color")).not.toBe(await groundOf(page));
}

test("a switch shows its track and its thumb, and whether it is on", async ({ open, site }) => {
  const page = await open("/device", { ...forced, before: (fresh) => signUpWithMeter(fresh, site) });
  const track = page.getByRole("switch");
  const thumb = track.locator("xpath=following-sibling::span");
  const look = async () => [await backgroundOf(track), await backgroundOf(thumb)];
  await expectBorder(page, track);
  const before = await look();
  expect(before[0]).not.toBe(before[1]);
  await track.click();
  await expect.poll(look).not.toEqual(before);
  const [onTrack, onThumb] = await look();
  expect(onTrack).not.toBe(onThumb);
});

test("the selected tab and the pressed button of a group stand out", async ({ open }) => {
  const page = await open("/resources", forced);
  const tab = (selected: boolean) => page.getByRole("tab", { selected }).first();
  expect(await backgroundOf(tab(true))).not.toBe(await backgroundOf(tab(false)));
  const language = (name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });
  expect(await backgroundOf(language("EN"))).not.toBe(await backgroundOf(language("中文")));
  await show(page, "/login");
  expect(await backgroundOf(tab(true))).not.toBe(await backgroundOf(tab(false)));
});

test("buttons, including filled and icon buttons, keep their shape", async ({ open }) => {
  const page = await open("/login", forced);
  await expectBorder(page, page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }));
  await expectBorder(page, page.getByRole("banner").getByRole("link", { name: "Get Started" }));
  await expectBorder(page, page.getByRole("banner").getByRole("button", { name: "Switch to dark theme" }));
});

test("legend and chart keep their data colors", async ({ open }) => {
  const page = await open("/");
  const figure = page.getByRole("figure").first();
  const swatches = () =>
    figure
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => getComputedStyle(item.firstElementChild ?? item).backgroundColor));
  const areas = () => figure.locator("path").evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  const usual = { swatches: await swatches(), areas: await areas() };
  await page.emulateMedia({ forcedColors: "active" });
  expect({ swatches: await swatches(), areas: await areas() }).toEqual(usual);
  expect(new Set(usual.swatches).size).toBe(usual.swatches.length);
});

test("the widget's button, its panel and the buttons in it keep their shape", async ({ open, site }) => {
  const page = await open(site.partnerPage, forced);
  const launcher = page.getByRole("button", { name: "Energy assistant" });
  await expectBorder(page, launcher);
  await launcher.click();
  const panel = page.getByRole("dialog", { name: "Energy assistant" });
  await expectBorder(page, panel);
  for (const name of ["Close chat", "Send", "Upload an energy bill"]) {
    await expectBorder(page, panel.getByRole("button", { name, exact: true }).first());
  }
});
