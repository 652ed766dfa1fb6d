import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { contrastRatio } from "../../tooling/twind/contrast";
import { axeViolations } from "../support/axe";
import { signUpWithMeter } from "../support/sign-up";
import { COMPUTED, expect, type OpenPage, show, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";

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

test("legend and picture of the home page keep their data colors", async ({ open }) => {
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

/** WCAG 2.2, 1.4.11: graphics that say something against what is next to them. */
const GRAPHIC_RATIO = 3;

/** [r, g, b, a] of a computed color, as the browser draws it. */
const colorsOf = (marks: Locator, property: string) =>
  marks.evaluateAll((elements, name) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    return elements.map((element) => {
      context?.clearRect(0, 0, 1, 1);
      if (context) context.fillStyle = getComputedStyle(element).getPropertyValue(name);
      context?.fillRect(0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    });
  }, property);

const hex = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** The least contrast of the marks with the page's ground, see-through ones as nothing. */
async function leastContrast(page: Page, marks: Locator, property: string): Promise<number> {
  await expect(marks.first()).toBeAttached(COMPUTED);
  const [ground = []] = await colorsOf(page.locator("html"), "background-color");
  const ratios = (await colorsOf(marks, property)).map((color) =>
    color[3] === 255 ? contrastRatio(hex(color), hex(ground)) : 1,
  );
  return Math.min(...ratios);
}

describe.each(["light", "dark"] as const)("on a %s ground", (colorScheme) => {
  /** The sample household's dashboard, whose owner chose the other theme: the contrast theme's ground counts. */
  async function dashboardOn(open: OpenPage) {
    const page = await open("/api/auth/sso", {
      ...forced,
      colorScheme,
      viewport: { width: 1440, height: 900 },
      before: (fresh) =>
        fresh.addInitScript(
          (theme) => document.documentElement?.setAttribute("data-theme", theme),
          colorScheme === "dark" ? "light" : "dark",
        ),
    });
    await show(page, "/dashboard");
    await page.evaluate(
      (theme) => document.documentElement.setAttribute("data-theme", theme),
      colorScheme === "dark" ? "light" : "dark",
    );
    return { page, overview: page.getByRole("region", { name: "Energy Overview" }) };
  }

  test("columns, what they are compared with, partial and expected ones stay apart", async ({ open }) => {
    const { page, overview } = await dashboardOn(open);
    const mark = (name: string) => overview.locator(`[data-mark=${name}]`);
    for (const name of ["part", "expected", "band", "axis", "grid"])
      expect(await leastContrast(page, mark(name), "stroke"), name).toBeGreaterThanOrEqual(GRAPHIC_RATIO);
    expect(await leastContrast(page, mark("ghost"), "stroke"), "ghost").toBeGreaterThanOrEqual(GRAPHIC_RATIO);
    expect(await leastContrast(page, mark("part"), "fill"), "part").toBeGreaterThanOrEqual(GRAPHIC_RATIO);

    // The hatching lets the ground through.
    expect(await leastContrast(page, mark("hatch"), "stroke"), "hatch").toBeLessThan(1.1);
    await expect(overview.locator("rect[fill^=url]")).not.toHaveCount(0);

    const swatches = overview.locator("[data-swatch]");
    expect(await leastContrast(page, swatches, "outline-color"), "legend").toBeGreaterThanOrEqual(GRAPHIC_RATIO);
    const looks = (await colorsOf(swatches, "background-color")).map(String);
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks[1]).toBe(String((await colorsOf(mark("ghost").first(), "fill"))[0]));
  });

  test("the layers of appliances keep the colors of their legend, each with an outline", async ({ open }) => {
    const { page, overview } = await dashboardOn(open);
    await overview.getByLabel("By appliance").check();
    await expect(overview).toContainText("Always on");
    const parts = overview.locator("[data-mark=part]");
    await expect(parts.nth(40)).toBeAttached();
    expect(await leastContrast(page, parts, "stroke")).toBeGreaterThanOrEqual(GRAPHIC_RATIO);
    const inLegend = new Set((await colorsOf(overview.locator("[data-swatch]"), "background-color")).map(String));
    for (const fill of await colorsOf(parts, "fill")) expect(inLegend).toContain(String(fill));
  });

  test("the readings' canvas is drawn in colors that show, and are told apart", async ({ open }) => {
    const { page, overview } = await dashboardOn(open);
    await overview.getByRole("button", { name: "Explore readings" }).click();
    const dialog = page.getByRole("dialog", { name: "Readings" });
    await expect(dialog.getByRole("status")).toBeEmpty();
    const canvas = dialog.locator("canvas");
    for (const property of ["stroke", "color"])
      expect(await leastContrast(page, canvas, property), property).toBeGreaterThanOrEqual(GRAPHIC_RATIO);
    const [[line], [before]] = await Promise.all([colorsOf(canvas, "stroke"), colorsOf(canvas, "color")]);
    expect(hex(line ?? [])).not.toBe(hex(before ?? []));
    // Not only meant to be drawn so.
    const drawn = () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const pixels = element.getContext("2d")?.getImageData(0, 0, element.width, element.height).data ?? [];
        const colors = new Set<string>();
        for (let at = 0; at < pixels.length; at += 4)
          if (pixels[at + 3] === 255) colors.add(pixels.slice(at, at + 3).join());
        return [...colors];
      });
    await expect.poll(drawn).toContain(line?.slice(0, 3).join());
    expect(await drawn()).toContain(before?.slice(0, 3).join());
  });

  test("the option that Enter would choose stands out in the command palette", async ({ open, site }) => {
    const page = await open("/dashboard", { ...forced, colorScheme, before: (fresh) => signUpWithMeter(fresh, site) });
    await page.keyboard.press("Control+k");
    const option = (selected: boolean) => page.getByRole("option", { selected }).first();
    await expect(option(true)).toBeVisible();
    expect(await backgroundOf(option(true))).not.toBe(await backgroundOf(option(false)));
  });
});

test.for(LANGUAGES)(
  "the widget's button, its panel, and the messages and buttons in it keep their shape (%s)",
  async (language, { open, site }) => {
    const page = await open(site.partnerPage, { ...forced, before: pageIn(language) });
    const { launcher, panel, lines, ask, sources, button, text } = widgetOn(page, language);
    await expectBorder(page, launcher);
    await launcher.click();
    await expectBorder(page, panel);
    for (const key of ["widget.close", "widget.composer.send", "widget.composer.attach"] as const)
      await expectBorder(page, button(key).first());
    await ask(text("widget.suggest.vpp"));
    await expect(sources).toBeVisible(COMPUTED);
    for (const message of await lines.all()) await expectBorder(page, message);
    expect(await axeViolations(page, "wattleaf-widget")).toEqual([]);
  },
);

test("axe reports what only forced colors make unreadable", async ({ open }) => {
  const page = await open("/pricing");
  await page.evaluate(() => {
    const text = document.createElement("p");
    text.textContent = "Fine print";
    document.querySelector("main")?.append(text);
    const faint =
      "@media (forced-colors: active) { main > p { forced-color-adjust: none; color: #777; background: #888; } }";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faint);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const found = (await axeViolations(page)).map(({ look, rule }) => `${look}: ${rule}`);
  expect(found).toEqual(["forced colors: color-contrast"]);
});
