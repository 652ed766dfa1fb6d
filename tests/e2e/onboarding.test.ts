import type { Page } from "playwright";
import { dashboard as dashboardEn } from "@wattleaf/shared/i18n/messages/en/dashboard";
import { devices as devicesEn } from "@wattleaf/shared/i18n/messages/en/devices";
import { onboarding as onboardingEn } from "@wattleaf/shared/i18n/messages/en/onboarding";
import { utility as utilityEn } from "@wattleaf/shared/i18n/messages/en/utility";
import { dashboard as dashboardZh } from "@wattleaf/shared/i18n/messages/zh/dashboard";
import { devices as devicesZh } from "@wattleaf/shared/i18n/messages/zh/devices";
import { onboarding as onboardingZh } from "@wattleaf/shared/i18n/messages/zh/onboarding";
import { utility as utilityZh } from "@wattleaf/shared/i18n/messages/zh/utility";
import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { SANDBOX_TEST_ACCOUNTS } from "@wattleaf/shared/domain/meters";
import { createTranslate, type Translate } from "@wattleaf/shared/i18n/translate";
import { axeViolations } from "../support/axe";
import { chooseLargeFile } from "../support/choose-large-file";
import { greenButtonFile, kilowattHours } from "../support/energy-file";
import { sampled } from "../support/nightly";
import { signUp } from "../support/sign-up";
import { expect, reload, test } from "../support/story";

/* The setup from the first step to the dashboard: a bill, a meter by the utility wizard, a device, and coins. */

const words = {
  en: { ...onboardingEn, ...utilityEn, ...devicesEn, ...dashboardEn },
  zh: { ...onboardingZh, ...utilityZh, ...devicesZh, ...dashboardZh },
};
type Words = Translate<keyof typeof words.en>;

/** Two years of quarter hours, on a busy machine. */
const IMPORT = { timeout: 30_000 };

/** How long the product shows a success before it continues automatically. */
const READING_TIME_MS = 2_000;

const main = (page: Page) => page.getByRole("main");
const notifications = (page: Page) => page.getByRole("region", { name: /^(Notifications|通知)$/ });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A wrong file type, then a valid file: the next step opens automatically. */
async function uploadBill(page: Page, t: Words) {
  const file = greenButtonFile(30);
  const chosen = page.locator("input[type=file]");
  await chosen.setInputFiles({ ...file, name: "letter.docx" });
  await expect(main(page)).toContainText(t("onboarding.upload.wrongType"));
  await chosen.setInputFiles(file);
  await expect(main(page)).toContainText(t("onboarding.upload.done"));
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await expect(main(page)).toContainText(kilowattHours(file.facts.total));
  await expect(main(page)).toContainText(t("onboarding.coinsPaid", { count: 100 }));
  await page.clock.fastForward(READING_TIME_MS);
}

/** An empty form, an account that the utility does not recognize, and one that it does; partly by keyboard. */
async function connectMeter(page: Page, t: Words) {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: t("utility.info.connect") })).toBeFocused();
  await page.keyboard.press("Enter");
  const provider = dialog.getByLabel(t("utility.form.provider"));
  const account = dialog.getByLabel(t("utility.form.account"));
  await expect(provider).toBeFocused();
  await press(page, t("utility.form.submit"));
  await expect(account).toHaveAccessibleDescription(t("utility.form.required"));

  await provider.selectOption("con_ed");
  await account.fill(SANDBOX_TEST_ACCOUNTS.rejected);
  await dialog.getByLabel(t("utility.form.zip")).fill("10001");
  await dialog.getByLabel(t("utility.form.address")).fill("1 Sunny Lane");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert").filter({ hasText: t("utility.failed.title") })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(account).toBeFocused();
  await expect(account).toHaveValue(SANDBOX_TEST_ACCOUNTS.rejected);
  await expect(dialog.getByLabel(t("utility.form.address"))).toHaveValue("1 Sunny Lane");

  await account.fill("4455667788");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: t("utility.success.title") })).toBeVisible(IMPORT);
  await expect(dialog).toContainText(t("utility.sandbox"));
  // It closes automatically.
  await page.clock.fastForward(READING_TIME_MS);
  await expect(dialog).toHaveCount(0);
  await expect(main(page)).toContainText("···7788");
}

async function addDevice(page: Page, t: Words, type: string, name: string) {
  await press(page, t("devices.add"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("devices.add.type")).selectOption(type);
  await dialog.getByRole("button", { name: t("devices.add.submit") }).click();
  await expect(dialog.getByLabel(t("devices.add.name"))).toHaveAccessibleDescription(
    new RegExp(t("devices.add.nameMissing")),
  );
  await dialog.getByLabel(t("devices.add.name")).fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(t("devices.simulated"));
}

/** The meter's chart and bills, the earned coins, and the device, which can be switched and removed. */
async function useDashboard(page: Page, t: Words) {
  const energy = page.getByRole("region", { name: t("dashboard.energy.title") });
  await expect(page.getByText(t("dashboard.sandbox"))).toHaveCount(1);
  await energy.getByRole("button", { name: t("dashboard.energy.view.year") }).click();
  await energy.getByRole("button", { name: t("dashboard.energy.previous") }).click();
  await expect(energy.getByRole("img", { name: /kWh|购电量|Energy bought/ })).toBeVisible();
  await expect(page.getByRole("region", { name: t("dashboard.bills.title"), exact: true })).toContainText("$");
  await expect(main(page)).toContainText(t("dashboard.stats.points"));
  await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await main(page)
    .getByRole("link", { name: t("devices.title") })
    .click();
  await expect(page).toHaveURL("/device");
  const device = page
    .getByRole("listitem")
    .filter({ hasText: "Garage" })
    .filter({ has: page.getByRole("switch") });
  await device.getByRole("switch").click();
  await expect(device).toContainText(t("devices.draws", { power: "0 W" }));
  // It would cover the next button for ten seconds.
  await notifications(page)
    .getByRole("button", { name: /^(Close|关闭)$/ })
    .click();
  await device.getByRole("button", { name: t("devices.remove", { name: "Garage" }) }).click();
  await press(page, t("devices.remove.confirm"));
  await expect(main(page)).toContainText(t("devices.empty.title"));

  await page.goBack();
  await press(page, t("dashboard.meter.disconnect"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("dashboard.meter.disconnect"), exact: true })
    .click();
  await expect(energy).toHaveCount(0);
  // The uploaded files are shown again.
  await expect(main(page)).toContainText("green-button.xml");
}

test("a file removed before the next step is deleted from the server too", async ({ open, site }) => {
  const page = await open("/onboarding", {
    before: async (fresh) => {
      await signUp(fresh, site);
      await fresh.clock.install();
    },
  });
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: onboardingEn["onboarding.upload.title"] })).toBeVisible();
  const chosen = page.locator("input[type=file]");
  await chooseLargeFile(chosen, "green-button.xml", MAX_UPLOAD_BYTES + 1);
  await expect(main(page)).toContainText("Please select a file smaller than 10MB.");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await chosen.setInputFiles(greenButtonFile(3));
  await expect(main(page)).toContainText("Your file is ready");
  await press(page, "Remove");
  await expect(main(page)).not.toContainText("Your file is ready");
  await page.clock.runFor(5_000);
  await expect(page.getByRole("heading", { name: onboardingEn["onboarding.upload.title"] })).toBeVisible();
  const latest = async () => (await page.request.get(`${site.url}/api/uploads/latest`)).json();
  await expect.poll(latest).toBeNull();
});

test.for(sampled(["en", "zh"] as const, 1))(
  "from the welcome to the dashboard, %s",
  async (language, { open, site }) => {
    const t = createTranslate(words[language]) as Words;
    const page = await open(`/onboarding?lang=${language}`, {
      before: async (fresh) => {
        await signUp(fresh, site);
        await fresh.clock.install();
      },
      expected: [/^response: 422 POST .*meters\.authorize/],
    });
    await press(page, t("onboarding.continue"));
    await expect(page.getByRole("heading", { name: t("onboarding.upload.title") })).toBeVisible();
    // The server stores the step.
    await reload(page);
    await uploadBill(page, t);

    await expect(page.getByRole("heading", { name: t("onboarding.devices.title") })).toBeVisible();
    await press(page, t("onboarding.devices.connect"));
    await connectMeter(page, t);
    await addDevice(page, t, "battery", "Garage");
    await press(page, t("onboarding.finish"));
    await expect(page).toHaveURL("/dashboard");
    await expect(notifications(page)).toContainText(t("onboarding.done.title"));
    await useDashboard(page, t);
  },
);
