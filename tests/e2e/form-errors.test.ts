import type { Locator, Page } from "playwright";
import { auth as authEn } from "@wattleaf/shared/i18n/messages/en/auth";
import { common as commonEn } from "@wattleaf/shared/i18n/messages/en/common";
import { settings as settingsEn } from "@wattleaf/shared/i18n/messages/en/settings";
import { auth as authZh } from "@wattleaf/shared/i18n/messages/zh/auth";
import { common as commonZh } from "@wattleaf/shared/i18n/messages/zh/common";
import { settings as settingsZh } from "@wattleaf/shared/i18n/messages/zh/settings";
import { sampled } from "../support/nightly";
import { createAccount, signUp } from "../support/sign-up";
import { expect, test } from "../support/story";

/* Form errors are shown in the form, at the field if there is one, and stay until the next attempt. */

const LANGUAGES = [
  ["en", { ...commonEn, ...authEn, ...settingsEn }],
  ["zh", { ...commonZh, ...authZh, ...settingsZh }],
] as const;

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const toasts = (page: Page) => page.getByRole("region", { name: /^(Notifications|通知)$/ });
const press = (place: Locator, name: string) => place.getByRole("button", { name, exact: true }).click();

async function expectFault(field: Locator, text: string) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await field.evaluate((input) => input.ariaDescribedByElements?.[0]?.textContent)).toBe(text);
}

test.for(sampled(LANGUAGES, 1))(
  "a wrong password is shown at its field (%s)",
  async ([language, t], { open, site }) => {
    const account = await createAccount(site);
    const page = await open(`/login?lang=${language}`, { expected: [/^response: 401 POST .*auth\.login/] });
    const email = main(page).getByLabel(t["auth.emailLabel"]);
    const password = main(page).getByLabel(t["auth.password"]).first();
    await email.fill(account.user.email ?? "");
    await password.fill("wrong-password");
    await press(main(page), t["auth.login.submit"]);
    await expect(password).toBeFocused();
    await expectFault(password, t["error.invalid_credentials"]);
    await expect(toasts(page)).toContainText(t["auth.login.failed.title"]);

    await press(toasts(page), t["action.close"]);
    await password.fill(account.password);
    await expectFault(password, t["error.invalid_credentials"]);
    await expect(email).toHaveValue(account.user.email ?? "");
    await press(main(page), t["auth.login.submit"]);
    await expect(toasts(page)).toContainText(t["auth.login.done.title"]);
  },
);

test.for(sampled(LANGUAGES, 1))(
  "sign-up focuses the first invalid field and keeps the rest (%s)",
  async ([language, t], { open, site }) => {
    const { user } = await createAccount(site);
    const page = await open(`/register?lang=${language}`, { expected: [/^response: 409 POST .*auth\.register/] });
    const field = (label: string) => main(page).getByLabel(label).first();
    await field(t["auth.emailLabel"]).fill(user.email ?? "");
    await field(t["auth.lastName"]).fill("Chen");
    await field(t["auth.password"]).fill("abc");
    await field(t["auth.confirmPassword"]).fill("abd");
    await press(main(page), t["auth.register.submit"]);
    await expect(field(t["auth.firstName"])).toBeFocused();
    await expectFault(field(t["auth.firstName"]), t["auth.error.firstName"]);
    await expectFault(field(t["auth.password"]), t["auth.error.passwordShort"]);

    await field(t["auth.firstName"]).fill("Wen");
    await field(t["auth.password"]).fill("sunny-roof-42");
    await field(t["auth.confirmPassword"]).fill("sunny-roof-42");
    await press(main(page), t["auth.register.submit"]);
    await expect(field(t["auth.emailLabel"])).toBeFocused();
    await expect(field(t["auth.emailLabel"])).toHaveAttribute("aria-invalid", "true");
    await expect(field(t["auth.firstName"])).not.toHaveAttribute("aria-invalid");
    await expect(field(t["auth.lastName"])).toHaveValue("Chen");
    await expect(field(t["auth.password"])).toHaveValue("sunny-roof-42");
  },
);

test.for(sampled(LANGUAGES, 1))(
  "the settings show a wrong password at its field (%s)",
  async ([language, t], { open, site }) => {
    const page = await open(`/settings?lang=${language}`, {
      expected: [/^response: 401 POST .*account\.(changePassword|delete)/],
      before: (fresh) => signUp(fresh, site),
    });
    const current = main(page).getByLabel(t["settings.password.current"]);
    const next = main(page).getByLabel(t["auth.reset.newPassword"]);
    await current.fill("not-this-one");
    await next.fill("brand-new-7");
    await main(page).getByLabel(t["auth.confirmPassword"]).fill("brand-new-7");
    await press(main(page), t["settings.password.submit"]);
    await expect(current).toBeFocused();
    await expectFault(current, t["settings.password.wrong"]);
    await expect(next).toHaveValue("brand-new-7");

    await press(main(page), t["settings.delete.open"]);
    const proof = dialog(page).getByLabel(t["auth.password"]).first();
    await proof.fill("not-this-one");
    await press(dialog(page), t["settings.delete.confirm"]);
    await expect(proof).toBeFocused();
    await expectFault(proof, t["settings.password.wrong"]);
    await expect(proof).toHaveValue("not-this-one");
  },
);

test.for(sampled(LANGUAGES, 1))(
  "an error without a field is shown in the form too (%s)",
  async ([language, t], { open }) => {
    const page = await open(`/login?lang=${language}`, {
      expected: [/ERR_FAILED POST .*auth\./],
      before: (broken) => broken.route(/\/trpc\/auth\.(login|forgotPassword|resetPassword)/, (route) => route.abort()),
    });
    const failure = (place: Locator, title: string) => place.getByRole("alert").filter({ hasText: title });
    const password = main(page).getByLabel(t["auth.password"]).first();
    await main(page).getByLabel(t["auth.emailLabel"]).fill("someone@example.com");
    await password.fill("whatever-it-is");
    await press(main(page), t["auth.login.submit"]);
    await expect(failure(main(page), t["auth.login.failed.title"])).toContainText(t["error.network"]);
    await expect(password).toHaveValue("whatever-it-is");

    await press(main(page), t["auth.forgot.link"]);
    await press(dialog(page), t["auth.forgot.submit"]);
    await expect(failure(dialog(page), t["auth.forgot.failed.title"])).toContainText(t["error.network"]);
    await expect(dialog(page).getByLabel(t["auth.emailLabel"])).toHaveValue("someone@example.com");

    await page.goto(`/reset-password?lang=${language}#token=any`);
    const chosen = main(page).getByLabel(t["auth.reset.newPassword"]);
    await chosen.fill("short");
    await press(main(page), t["auth.reset.submit"]);
    await expect(chosen).toBeFocused();
    await expectFault(chosen, t["auth.error.passwordShort"]);
    await chosen.fill("brand-new-7");
    await main(page).getByLabel(t["auth.confirmPassword"]).fill("brand-new-7");
    await press(main(page), t["auth.reset.submit"]);
    await expect(failure(main(page), t["auth.reset.failed.title"])).toContainText(t["error.network"]);
    await expect(chosen).toHaveValue("brand-new-7");
  },
);
