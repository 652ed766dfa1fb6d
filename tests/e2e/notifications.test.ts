import { listAchievements } from "@wattleaf/shared/contracts/achievements";
import { connectDevice } from "@wattleaf/shared/contracts/devices";
import { listNotifications, markNotificationsRead } from "@wattleaf/shared/contracts/notifications";
import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY, sampled } from "../support/nightly";
import { post, signUp, signUpWithMeter } from "../support/sign-up";
import { expect, test, visit } from "../support/story";
import { type View, viewsOf } from "../support/views";

/* The bell in the app's header, and the settings of what it tells. */

const main = (page: Page) => page.getByRole("main");
const bell = (page: Page) => page.locator("header").getByRole("button", { name: /notifications/i });
const panel = (page: Page) => page.getByRole("group", { name: "Notifications" });

test("the bell counts what is new, and a kind that is turned off stays silent", async ({ open, site }) => {
  const page = await open("/dashboard", {
    before: async (opened) => {
      await signUpWithMeter(opened, site);
      // Opening the achievements pays their coins, each with a notification: before any is counted here.
      await opened.request.get(site.url + listAchievements.path);
      // How many achievements a home has depends on its readings, and from ten on the bell shows "9+".
      const listed = await opened.request.get(site.url + listNotifications.path);
      const { notifications } = listNotifications.output.parse(await listed.json());
      const others = notifications.filter(({ name }) => name === "coins_achievement").map(({ id }) => id);
      await post(opened, site, markNotificationsRead.path, { ids: others });
    },
  });
  await expect(bell(page)).toHaveAccessibleName(/^Notifications: \d new$/);
  const fresh = Number(/\d/.exec((await bell(page).getAttribute("aria-label")) ?? "")?.[0]);
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Your meter's history is imported" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await panel(page)
    .getByRole("link", { name: /green coins for your first device or meter/ })
    .click();
  await expect(page).toHaveURL("/mine");
  await expect(bell(page)).toHaveAccessibleName(`Notifications: ${fresh - 1} new`);
  await bell(page).click();
  await panel(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications");

  await visit(page, "/settings");
  const coins = main(page).getByRole("switch", { name: "Green coins" });
  await expect(coins).toBeChecked();
  await coins.focus();
  await page.keyboard.press("Space");
  await expect(coins).not.toBeChecked();
  await page.reload();
  await expect(main(page).getByRole("switch", { name: "Green coins" })).not.toBeChecked();
});

test("privacy, theme, units and meters are the account's own to change", async ({ open, site }) => {
  const page = await open("/settings", { before: (fresh) => signUpWithMeter(fresh, site) });
  await main(page).getByRole("combobox", { name: "On the leaderboard" }).selectOption("Not at all");
  await main(page)
    .getByRole("switch", { name: /improve the assistant/ })
    .click();
  await expect(main(page).getByRole("switch", { name: /improve the assistant/ })).not.toBeChecked();
  await main(page).getByRole("combobox", { name: "Theme" }).selectOption("Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(main(page).getByRole("combobox", { name: "On the leaderboard" })).toHaveValue("hidden");
  await expect(main(page).getByRole("switch", { name: /improve the assistant/ })).not.toBeChecked();

  await post(page, site, connectDevice.path, { type: "thermostat", name: "Hallway" });
  const temperature = main(page).getByRole("combobox", { name: "Temperature" });
  for (const [unit, sign] of [
    ["Celsius (°C)", "°C"],
    ["Fahrenheit (°F)", "°F"],
  ] as const) {
    await temperature.selectOption(unit);
    await visit(page, "/device");
    await expect(main(page).getByRole("slider", { name: "Hallway: Target" })).toHaveAttribute(
      "aria-valuetext",
      new RegExp(`^\\d+(\\.\\d)? ${sign}$`),
    );
    await visit(page, "/settings");
  }

  const press = (name: RegExp) => main(page).getByRole("button", { name }).click();
  const confirm = (name: string) => page.getByRole("dialog").getByRole("button", { name }).click();
  await press(/^Pause/);
  await expect(main(page).getByText(/^Paused since/)).toBeVisible();
  await press(/^Resume/);
  await expect(main(page).getByRole("button", { name: /^Pause/ })).toBeVisible();
  await expect(main(page).getByText(/^Readings from/)).toBeVisible();
  await press(/^Delete the readings/);
  await confirm("Delete the readings");
  await expect(main(page).getByText(/^Readings from/)).toHaveCount(0);
  await press(/^Disconnect/);
  await confirm("Disconnect, keep readings");
  await expect(main(page).getByText(/^Wattleaf no longer has access/)).toBeVisible();
  await press(/^Delete Pacific Gas/);
  await confirm("Delete the meter");
  await expect(main(page).getByText("No meter is connected yet.")).toBeVisible();
});

test.runIf(NIGHTLY)(
  "a disconnected meter keeps its readings unless they are deleted too, in Chinese on a phone",
  async ({ open, site }) => {
    const [{ t, viewport }] = viewsOf([390]).filter(({ language }) => language === "zh") as [View];
    const page = await open("/settings", {
      viewport,
      before: async (fresh) => {
        await chooseLanguage("zh")(fresh);
        await signUpWithMeter(fresh, site);
      },
    });
    const disconnect = main(page).getByRole("button", { name: /^断开/ });
    await disconnect.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: t("settings.meters.remove.keep") })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel(t("settings.meters.remove.also")).check();
    await dialog.getByRole("button", { name: t("settings.meters.remove.confirm") }).click();
    await expect(main(page).getByText(t("settings.meters.empty"))).toBeVisible();
  },
);

describe.each(sampled(viewsOf([390, 1440]), 1))("in $language at $width px", ({ language, viewport, t }) => {
  test.runIf(NIGHTLY)("axe finds nothing in the open bell, empty and full", async ({ open, site }) => {
    const page = await open("/device", {
      viewport,
      before: async (fresh) => {
        await chooseLanguage(language)(fresh);
        await signUp(fresh, site);
      },
    });
    await page
      .locator("header")
      .getByRole("button", { name: t("notifications.open") })
      .click();
    await expect(page.getByText(t("notifications.empty.title"))).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
