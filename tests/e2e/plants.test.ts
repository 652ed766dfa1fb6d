import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY, sampled } from "../support/nightly";
import { signUpWithMeter } from "../support/sign-up";
import { expect, test } from "../support/story";
import { viewsOf } from "../support/views";

/* A home's part in virtual power plants. */

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

test("a home enrolls, sits an event out and leaves, by keyboard alone", async ({ open, site }) => {
  const page = await open("/vpp", { before: (fresh) => signUpWithMeter(fresh, site) });
  const enroll = main(page).getByRole("button", { name: "Enroll" });
  await enroll.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("opt out of each event until it starts");
  await expect(dialog(page).getByRole("button", { name: "Enroll" })).toBeFocused();
  await page.keyboard.press("Enter");
  const leave = main(page).getByRole("button", { name: "Leave" });
  await expect(leave).toBeVisible();
  await expect(main(page)).toContainText("Enrolled since");

  const choice = main(page).getByRole("switch").last();
  await expect(choice).toBeChecked();
  // At once: the closed dialog may still be giving the focus back.
  await choice.press("Space");
  await expect(choice).not.toBeChecked();
  await page.reload();
  await expect(main(page).getByRole("switch").last()).not.toBeChecked();

  await leave.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog(page).getByRole("button", { name: "Leave" }).click();
  await expect(enroll).toBeVisible();
  await expect(main(page).getByRole("switch")).toHaveCount(0);
});

test("past events say what is certain, and that a single home's result may be chance", async ({ open, site }) => {
  const page = await open("/vpp", { before: (fresh) => signUpWithMeter(fresh, site) });
  const events = main(page).getByRole("region", { name: "Past events" }).getByRole("listitem");
  await expect(events.first()).toContainText(/All homes\d+(\.\d)? ± \d+(\.\d)? kWh less/);
  await expect(events.first()).toContainText("Not part of it");
  await expect(main(page).getByText("Within chance").first()).toBeVisible();
});

describe.each(sampled(viewsOf([390, 1440]), 1))("in $language at $width px", ({ language, viewport, t }) => {
  test.runIf(NIGHTLY)("axe finds nothing, enrolled or asking", async ({ open, site }) => {
    const page = await open("/vpp", {
      viewport,
      before: async (fresh) => {
        await chooseLanguage(language)(fresh);
        await signUpWithMeter(fresh, site);
      },
    });
    await main(page)
      .getByRole("button", { name: t("plants.enroll") })
      .click();
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page)
      .getByRole("button", { name: t("plants.enroll") })
      .click();
    await expect(main(page).getByRole("button", { name: t("plants.leave") })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
