import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { ON_ALL_CORES, sampled } from "../support/nightly";
import { signUpWithMeter } from "../support/sign-up";
import { expect, show, test } from "../support/story";
import { MANY_PAGES, viewsOf, type View, WIDE_PX } from "../support/views";
import { pageIn, widgetOn } from "../support/widget-chat";

/* The same for what opens on demand: menus, dialogs, drawers, forms with errors, answers, the widget. */

const QUESTION = { en: "What are VPP benefits?", zh: "VPP 有什么好处？" };
const METER_QUESTION = { en: "Show my usage by month", zh: "显示我每月的用电量" };

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

async function ask(page: Page, { language, t }: View, question = QUESTION[language]): Promise<void> {
  const message = page.getByRole("textbox", { name: t("chat.input.label") });
  await message.fill(question);
  await message.press("Enter");
  await expect(message).toHaveValue("");
  await expect(page.getByRole("button", { name: t("chat.stop"), exact: true })).toHaveCount(0);
  await expect(message).toBeEnabled();
  await expect(page.getByRole("log").getByText(t("chat.sources"), { exact: true }).last()).toBeVisible();
}

/** Records axe's findings for each screen of a story under the screen's name. */
function watch(page: Page) {
  const found: Record<string, unknown> = {};
  const look = async (screen: string, within?: string) => {
    const violations = await axeViolations(page, within);
    if (violations.length > 0) found[screen] = violations;
  };
  return { found, look };
}

describe.each(sampled(viewsOf([1440, 390, 768]), 0))(
  "axe finds nothing in opened elements, $language at $width px",
  ON_ALL_CORES,
  (view) => {
    const { t, language, viewport, width } = view;
    const before = chooseLanguage(language);
    const isNarrow = width < WIDE_PX;

    test("for a visitor", MANY_PAGES, async ({ open }) => {
      const page = await open("/", { viewport, before });
      const { found, look } = watch(page);
      await ask(page, view);
      await look("answer on the home page");
      if (isNarrow) {
        await press(page, t("menu.open"));
        await expect(dialog(page)).toBeVisible();
        await look("menu");
        await close(page);
      }
      await show(page, "/login");
      await main(page)
        .getByRole("button", { name: t("auth.login.submit"), exact: true })
        .click();
      await expect(main(page).getByRole("alert").first()).toBeVisible();
      await look("sign-in errors");
      await main(page)
        .getByRole("tab", { name: t("auth.phone") })
        .click();
      await look("sign-in by phone");
      await press(page, t("auth.forgot.link"));
      await expect(dialog(page)).toBeVisible();
      await look("forgotten password");
      await show(page, "/register");
      await main(page)
        .getByRole("button", { name: t("auth.register.submit"), exact: true })
        .click();
      await expect(main(page).getByRole("alert").first()).toBeVisible();
      await look("registration errors");
      await show(page, "/documentation/reference/vpp-status");
      for (const summary of await main(page).locator("article summary").all()) await summary.click();
      await press(page, t("documentationTry.send"));
      await expect(main(page).getByRole("group", { name: t("documentationTry.response"), exact: true })).toBeVisible();
      await look("endpoint with an answer");
      await main(page).getByRole("searchbox").fill("qqqq");
      await expect(main(page).getByText(t("resourcesFinder.none.title")).last()).toBeVisible();
      await look("search without a hit");
      expect(found).toEqual({});
    });

    test("on the dashboard and in the settings", MANY_PAGES, async ({ open, site }) => {
      const page = await open("/dashboard", {
        viewport,
        before: async (fresh) => {
          await before(fresh);
          await signUpWithMeter(fresh, site);
        },
      });
      const { found, look } = watch(page);
      await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
      await press(page, t("user.menu", { name: "Robin" }));
      await look("account menu", "header");
      await page.keyboard.press("Escape");
      await press(page, t("dashboard.meter.another"));
      await expect(dialog(page)).toBeVisible();
      await look("utility wizard");
      await press(page, t("utility.info.connect"));
      await press(page, t("utility.form.submit"));
      await expect(dialog(page).getByRole("alert").first()).toBeVisible();
      await look("utility wizard with errors");
      await press(page, t("utility.form.back"));
      await press(page, t("utility.info.file"));
      await look("utility wizard, file");
      await close(page);
      await press(page, t("dashboard.meter.disconnect"));
      await expect(dialog(page)).toBeVisible();
      await look("disconnect");
      await close(page);
      await show(page, "/device");
      for (const button of [t("devices.remove", { name: "Garage" }), t("devices.add")]) {
        await press(page, button);
        await expect(dialog(page)).toBeVisible();
        await look(button);
        await close(page);
      }

      await show(page, "/settings");
      for (const button of [t("settings.sessions.endAll"), t("settings.delete.open")]) {
        await press(page, button);
        await expect(dialog(page)).toBeVisible();
        await look(button);
        await close(page);
      }
      await press(page, t("settings.keys.create"));
      await dialog(page).getByRole("textbox").fill("Meter import");
      await press(page, t("settings.create.submit"));
      await expect(dialog(page).getByRole("alert")).toBeVisible();
      await look("new key");
      await close(page);
      await press(page, t("settings.key.revokeNamed", { name: "Meter import" }));
      await expect(dialog(page)).toBeVisible();
      await look("revoke a key");
      await press(page, t("settings.revoke.confirm"));
      await expect(page.getByRole("region", { name: t("toasts.label"), exact: true })).toContainText(
        t("settings.revoke.done.title"),
      );
      await look("toast");
      expect(found).toEqual({});
    });

    test("in the chat", MANY_PAGES, async ({ open, site }) => {
      const page = await open("/chat", {
        viewport,
        before: async (fresh) => {
          await before(fresh);
          await signUpWithMeter(fresh, site);
        },
      });
      const { found, look } = watch(page);
      // The same table and chart twice.
      for (const question of [METER_QUESTION[language], METER_QUESTION[language], QUESTION[language]]) {
        await ask(page, view, question);
      }
      await look("answers");
      await main(page)
        .getByRole("button", { name: t("chat.page.feedback.down") })
        .last()
        .click();
      await expect(main(page).getByLabel(t("chat.page.feedback.comment"))).toBeVisible();
      await main(page)
        .getByRole("button", { name: t("chat.page.edit"), exact: true })
        .last()
        .click();
      await look("edited question and feedback");
      if (isNarrow) {
        await press(page, t("chat.page.sheet.open"));
        await expect(dialog(page)).toBeVisible();
        await look("conversations");
      }
      const row = page.getByRole("button", { name: new RegExp(t("chat.page.row.menu", { title: ".*" })) }).first();
      await row.click();
      await expect(page.getByRole("menu")).toBeVisible();
      await look("menu of a conversation");
      await page.getByRole("menuitem", { name: t("chat.page.row.rename") }).click();
      await expect(page.getByLabel(t("chat.page.rename.label"))).toBeFocused();
      await look("renamed conversation");
      await page.keyboard.press("Escape");
      if (isNarrow && !(await dialog(page).isVisible())) await press(page, t("chat.page.sheet.open"));
      await row.click();
      await page.getByRole("menuitem", { name: t("chat.page.row.delete"), exact: true }).click();
      await expect(page.getByRole("heading", { name: t("chat.page.delete.title") })).toBeVisible();
      await look("deleted conversation");
      expect(found).toEqual({});
    });

    test("in the setup", async ({ open, site }) => {
      const page = await open("/onboarding", {
        viewport,
        before: async (fresh) => {
          await before(fresh);
          await signUpWithMeter(fresh, site);
        },
      });
      const { found, look } = watch(page);
      await press(page, t("onboarding.continue"));
      await expect(page.getByRole("heading", { name: t("onboarding.upload.title") })).toBeVisible();
      await look("bill");
      await press(page, t("onboarding.continue"));
      await expect(page.getByRole("heading", { name: t("onboarding.devices.title") })).toBeVisible();
      await look("meter and devices");
      expect(found).toEqual({});
    });

    test("in the widget", async ({ open, site }) => {
      const page = await open(site.partnerPage, { viewport, before: pageIn(language) });
      const widget = widgetOn(page, language);
      const { found, look } = watch(page);
      await look("partner page");
      await widget.launcher.click();
      await expect(widget.question).toBeVisible();
      await look("open widget");
      await widget.ask(QUESTION[language]);
      await expect(widget.sources).toBeVisible();
      await look("answer in the widget");
      expect(found).toEqual({});
    });
  },
);

test("axe finds nothing in a phone's menu", async ({ open }) => {
  const page = await open("/", { viewport: { width: 390, height: 844 } });
  await press(page, "Open menu");
  await expect(dialog(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
