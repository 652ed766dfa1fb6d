import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { signUpWithDevices } from "../support/sign-up";
import { expect, show, test } from "../support/story";
import { surplusPx } from "../support/surplus";
import { rawKeysOn, untranslatedOn } from "../support/untranslated";
import { MANY_PAGES, SIGNED_IN_PATHS, viewsOf } from "../support/views";

/* Every screen of the signed-in product in both languages, on a phone and on a laptop, for a home with devices. */

type Heading = (t: Translate<MessageKey>) => string | RegExp;

const HEADINGS: Record<(typeof SIGNED_IN_PATHS)[number], Heading> = {
  "/dashboard": (t) => t("dashboard.greeting", { name: "Robin" }),
  "/chat": (t) => t("chat.title"),
  "/device": (t) => t("devices.title"),
  "/vpp": (t) => t("plants.title"),
  "/mine": () => /^Robin/,
  "/settings": (t) => t("settings.title"),
  "/pricing": (t) => t("pricing.title"),
  "/leaderboard": (t) => t("leaderboard.title"),
  "/marketplace": (t) => t("store.title"),
};

/** Where what a home has is listed: its meter's figures and its devices are there. */
const SHOWN: Partial<Record<(typeof SIGNED_IN_PATHS)[number], readonly MessageKey[]>> = {
  "/dashboard": ["dashboard.energy.title", "dashboard.advice.title", "dashboard.next.title"],
  "/device": ["devicePage.connected", "devicePage.planned", "devicePage.detected"],
  "/settings": ["settings.units.title", "settings.hubs.title", "settings.twoStep.title", "settings.passkeys.title"],
};

describe.each(viewsOf([390, 1440]))("in $language at $width px", ({ language, viewport, t }) => {
  const openHome = (open: (path: string, options: object) => Promise<Page>, site: { url: string }) =>
    open("/dashboard", {
      viewport,
      before: async (fresh: Page) => {
        await chooseLanguage(language)(fresh);
        await signUpWithDevices(fresh, site);
      },
    });

  test(
    "every signed-in screen reads in one language, fits, and has no finding of axe",
    MANY_PAGES,
    async ({ open, site }) => {
      const page = await openHome(open, site);
      const found: Record<string, unknown> = {};
      for (const path of SIGNED_IN_PATHS) {
        await show(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", language === "zh" ? /^zh/ : "en");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADINGS[path](t));
        for (const key of SHOWN[path] ?? [])
          await expect(page.getByRole("heading", { name: t(key) }).first()).toBeVisible();
        const faults = {
          english: language === "zh" ? await untranslatedOn(page) : [],
          keys: await rawKeysOn(page),
          surplusPx: await surplusPx(page),
          axe: await axeViolations(page),
        };
        if (faults.english.length + faults.keys.length + faults.surplusPx + faults.axe.length > 0) found[path] = faults;
      }
      expect(found).toEqual({});
    },
  );
});

test("the check for English on a Chinese page finds a text and a name", async ({ open, site }) => {
  const page = await open("/settings", {
    before: async (fresh) => {
      await chooseLanguage("zh")(fresh);
      await signUpWithDevices(fresh, site);
    },
  });
  await show(page, "/settings");
  expect(await untranslatedOn(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector("main h2")?.append(" ", document.createTextNode("Two-step verification"));
    document.querySelector("main button")?.setAttribute("aria-label", "Schedule Garage");
  });
  expect(await untranslatedOn(page)).toEqual(["Two-step verification", "Schedule Garage"]);
  expect(await rawKeysOn(page)).toEqual([]);
  await page.evaluate(() => document.querySelector("main button")?.setAttribute("aria-label", "attachment.menu"));
  expect(await rawKeysOn(page)).toEqual(["attachment.menu"]);
});
