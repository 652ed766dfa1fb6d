import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { signUpWithDevices, signUpWithFaultyMeter, type TestAccount } from "../support/sign-up";
import { COMPUTED, expect, type OpenPage, show, test } from "../support/story";
import { surplusPx } from "../support/surplus";
import { untranslatedOn } from "../support/untranslated";
import { MANY_PAGES, viewsOf, type View } from "../support/views";

/* What opens over the signed-in screens: the header's menus, the chart's, and the dialogs of each screen. */

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

/** Records what is wrong with each opened element under its name. */
function watch(page: Page, { language }: View) {
  const found: Record<string, unknown> = {};
  /** @param within what alone is looked at: a menu covers targets that are reached again once it is closed */
  const look = async (name: string, within?: string) => {
    await expect(page.locator("[aria-busy=true], [data-skeleton]")).toHaveCount(0, COMPUTED);
    const faults = {
      english: language === "zh" ? await untranslatedOn(page) : [],
      surplusPx: await surplusPx(page),
      axe: await axeViolations(page, within),
    };
    if (faults.english.length + faults.surplusPx + faults.axe.length > 0) found[name] = faults;
  };
  return { found, look };
}

describe.each(viewsOf([390, 1440]))("axe finds nothing in what opens, $language at $width px", (view) => {
  const { t, language, viewport } = view;

  const openAs = async (
    open: OpenPage,
    path: string,
    signUp: (page: Page) => Promise<TestAccount>,
  ): Promise<{ page: Page; password: string }> => {
    let password = "";
    const page = await open(path, {
      viewport,
      before: async (fresh) => {
        await chooseLanguage(language)(fresh);
        ({ password } = await signUp(fresh));
      },
    });
    await show(page, path);
    return { page, password };
  };

  test("over the dashboard", MANY_PAGES, async ({ open, site }) => {
    const { page } = await openAs(open, "/dashboard", (fresh) => signUpWithDevices(fresh, site));
    const { found, look } = watch(page, view);
    await page
      .getByRole("button", { name: t("nav.search") })
      .first()
      .click();
    const palette = page.getByRole("dialog", { name: t("palette.title") });
    await expect(palette.getByRole("option", { name: "Powerwall 2" })).toBeVisible();
    await look("command palette");
    await page.keyboard.type("Powerwall");
    await expect(palette.getByRole("option").first()).toHaveText("Powerwall 2");
    await look("command palette with a search");
    await close(page);

    const header = page.locator("header");
    await header.getByRole("button", { name: t("user.menu", { name: "Robin" }) }).click();
    await look("account menu", "header");
    await page.keyboard.press("Escape");
    await header.getByRole("button", { name: new RegExp(`^${t("notifications.open")}`) }).click();
    await expect(
      page
        .getByRole("group", { name: t("notifications.title") })
        .getByRole("listitem")
        .first(),
    ).toBeVisible();
    await look("notifications", "header");
    await page.keyboard.press("Escape");

    const overview = main(page).getByRole("region", { name: t("dashboard.energy.title") });
    await overview.locator("[aria-haspopup=menu]").click();
    await expect(page.getByRole("menu")).toBeVisible();
    await look("chart menu", "[role=menu]");
    await page.getByRole("menuitem", { name: t("attachment.asTable") }).click();
    await expect(overview.getByRole("table")).toBeVisible();
    await look("chart as a table");

    const advice = main(page).getByRole("region", { name: t("dashboard.advice.title") });
    await advice.getByRole("button", { name: t("dashboard.advice.plant.action") }).click();
    await expect(dialog(page)).toBeVisible();
    await look("recommendation");
    await close(page);
    expect(found).toEqual({});
  });

  test("over a meter with repaired readings", MANY_PAGES, async ({ open, site }) => {
    const { page } = await openAs(open, "/dashboard", (fresh) => signUpWithFaultyMeter(fresh, site));
    const { found, look } = watch(page, view);
    await main(page)
      .getByRole("button", { name: t("dashboard.repairs.open") })
      .click();
    await expect(dialog(page).getByRole("row").nth(2)).toBeVisible();
    await look("repairs");
    await dialog(page)
      .getByRole("button", { name: t("dashboard.repairs.undo") })
      .click();
    await expect(dialog(page).getByRole("button", { name: t("dashboard.repairs.redo") })).toBeVisible(COMPUTED);
    await look("repairs, undone");
    expect(found).toEqual({});
  });

  test("over the devices", MANY_PAGES, async ({ open, site }) => {
    const { page } = await openAs(open, "/device", (fresh) => signUpWithDevices(fresh, site));
    const { found, look } = watch(page, view);
    await main(page)
      .getByRole("button", { name: t("devicePage.schedule.of", { device: "Garage" }) })
      .click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByLabel(t("devicePage.form.repeat")).selectOption("days");
    await dialog(page)
      .getByRole("button", { name: t("devicePage.form.review") })
      .click();
    await expect(dialog(page).getByRole("alert").first()).toBeVisible();
    await look("schedule with errors");
    await dialog(page).getByLabel(t("devicePage.form.repeat")).selectOption("daily");
    await dialog(page).getByLabel(t("devicePage.form.time")).fill("18:00");
    await dialog(page)
      .getByRole("button", { name: t("devicePage.form.review") })
      .click();
    await expect(dialog(page).getByRole("button", { name: t("devicePage.form.confirm") })).toBeVisible();
    await look("schedule, reviewed");
    await close(page);

    await main(page)
      .getByRole("button", { name: t("devicePage.teach"), exact: true })
      .click();
    await dialog(page).getByLabel(t("devicePage.teach.runs")).selectOption("span");
    await look("teach");
    await dialog(page)
      .getByRole("button", { name: t("devicePage.teach.preview") })
      .click();
    await expect(dialog(page).getByRole("button", { name: t("devicePage.teach.confirm") })).toBeVisible();
    await look("teach, what changes");
    await close(page);
    expect(found).toEqual({});
  });

  test("over the sample household's devices, which have a history", MANY_PAGES, async ({ open }) => {
    const page = await open("/api/auth/sso", { viewport, before: chooseLanguage(language) });
    await show(page, "/device");
    const { found, look } = watch(page, view);
    const device = t("devices.sample.ev_charger");
    await main(page)
      .getByRole("button", { name: t("devicePage.details.of", { device }) })
      .click();
    await expect(dialog(page).getByRole("slider")).toBeVisible();
    await look("energy of a device");
    expect(found).toEqual({});
  });

  test("over the settings", MANY_PAGES, async ({ open, site }) => {
    const { page, password } = await openAs(open, "/settings", (fresh) => signUpWithDevices(fresh, site));
    const { found, look } = watch(page, view);
    const pressInMain = (name: string) => main(page).getByRole("button", { name, exact: true }).click();
    await pressInMain(t("settings.hubs.connect"));
    await expect(dialog(page)).toBeVisible();
    await look("hub");
    await dialog(page).getByLabel(t("settings.hubs.form.type")).selectOption("mqtt");
    await look("hub, broker");
    await close(page);

    await pressInMain(t("settings.passkeys.add"));
    await expect(dialog(page)).toBeVisible();
    await look("passkey");
    await close(page);

    await pressInMain(t("settings.totp.setUp"));
    await dialog(page).locator("input[type=password]").fill(password);
    await look("authenticator app, password");
    await dialog(page)
      .getByRole("button", { name: t("settings.factor.continue") })
      .click();
    await expect(dialog(page).getByRole("img", { name: t("settings.totp.qrCode") })).toBeVisible();
    await look("authenticator app, first code");
    await close(page);
    expect(found).toEqual({});
  });
});
