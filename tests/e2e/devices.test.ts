import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY } from "../support/nightly";
import { signUpWithMeter } from "../support/sign-up";
import type { Site } from "../support/site";
import { expect, test } from "../support/story";
import { surplusPx } from "../support/surplus";
import { viewsOf } from "../support/views";

/* The page of devices: switch and undo, plan a run by its price, and name a run of the meter. */

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

/** An account with a meter and a charger. */
async function withCharger(page: Page, site: Site): Promise<void> {
  await signUpWithMeter(page, site);
  const data = { type: "ev_charger", name: "Driveway" };
  const response = await page.request.post("/api/devices", { data, headers: { origin: site.url } });
  expect(response.ok()).toBe(true);
}

test("a charger is switched, undone, planned at the cheapest time and unplanned", async ({ open, site }) => {
  const page = await open("/device", { before: (fresh) => withCharger(fresh, site) });
  const power = main(page).getByRole("switch", { name: "Driveway power" });
  await power.click();
  await expect(power).not.toBeChecked();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(power).toBeChecked();

  await main(page).getByRole("button", { name: "Schedule Driveway" }).click();
  await dialog(page).getByLabel("Time").fill("18:00");
  await dialog(page).getByLabel("Repeat").selectOption("daily");
  await dialog(page).getByRole("button", { name: "Review" }).click();
  await expect(dialog(page)).toContainText("Driveway turns on every day at 6 PM and off after 1 hour, at 7 PM.");
  await expect(dialog(page)).toContainText("This run costs about $");
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Confirm schedule" }).click();

  const planned = main(page).getByRole("region", { name: "Planned" });
  await expect(planned.getByRole("listitem")).toContainText("every day at 6 PM");
  await planned.getByText("Why then?").click();
  await expect(planned).toContainText("Calculated with 7.4 kW");
  await planned.getByRole("button", { name: /^Delete/ }).click();
  await expect(planned).toContainText("Nothing is planned");
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(planned.getByRole("listitem")).toContainText("every day at 6 PM");
});

test.runIf(NIGHTLY)("a label shows what it changes before it counts, and can be taken back", async ({ open, site }) => {
  const page = await open("/device", { before: (fresh) => signUpWithMeter(fresh, site) });
  await main(page).getByRole("button", { name: "Teach" }).click();
  await dialog(page).getByLabel("Runs on this day").selectOption("span");
  await dialog(page).getByRole("button", { name: "See what changes" }).click();
  const preview = dialog(page).getByRole("region", { name: /^What changes in/ });
  await expect(preview).toContainText("The label counts for this run only.");
  await expect(dialog(page)).toContainText("You haven't named a run yet.");
  expect(await axeViolations(page)).toEqual([]);
  await preview.getByRole("button", { name: "Confirm" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Delete the label Dishwasher/ })
    .click();
  await expect(dialog(page)).toContainText("You haven't named a run yet.");
});

describe.each(viewsOf([390, 1440]))("in $language at $width px", ({ language, width, viewport, t }) => {
  const isByDay = language === "zh" && width === 390;
  test.runIf(NIGHTLY || isByDay)("a charger is switched and planned, and a run is named", async ({ open, site }) => {
    const page = await open("/device", {
      viewport,
      before: async (fresh) => {
        await chooseLanguage(language)(fresh);
        await withCharger(fresh, site);
      },
    });
    const press = (name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
    const notices = page.getByRole("region", { name: t("toasts.label"), exact: true });
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(t("devices.title"));
    const power = main(page).getByRole("switch", { name: t("devices.switch", { name: "Driveway" }) });
    await power.click();
    await expect(power).not.toBeChecked();
    await expect(notices).toContainText(t("devices.done.off", { device: "Driveway" }));

    await main(page)
      .getByRole("button", { name: t("devicePage.schedule.of", { device: "Driveway" }) })
      .click();
    await dialog(page).getByLabel(t("devicePage.form.time")).fill("18:00");
    await dialog(page).getByLabel(t("devicePage.form.repeat")).selectOption("daily");
    await press(t("devicePage.form.review"));
    await expect(dialog(page)).toContainText({ en: "Driveway turns on every day at 6 PM", zh: "每天 18:00" }[language]);
    expect(await surplusPx(page)).toBe(0);
    await press(t("devicePage.form.confirm"));
    const planned = main(page).getByRole("region", { name: t("devicePage.planned") });
    await expect(planned.getByRole("listitem")).toHaveCount(1);
    // The notice of it would cover a phone's next button for ten seconds.
    await notices.getByRole("button", { name: t("action.close"), exact: true }).click();
    await planned.getByText(t("devicePage.why")).click();
    await expect(planned).toContainText("7.4 kW");

    await main(page)
      .getByRole("button", { name: t("devicePage.teach"), exact: true })
      .click();
    await dialog(page).getByLabel(t("devicePage.teach.runs")).selectOption("span");
    await press(t("devicePage.teach.preview"));
    await expect(dialog(page).getByRole("button", { name: t("devicePage.teach.confirm") })).toBeVisible();
    expect(await surplusPx(page)).toBe(0);
    await press(t("devicePage.teach.confirm"));
    await expect(dialog(page).getByText(t("devicePage.teach.labels.none"))).toHaveCount(0);
  });
});
