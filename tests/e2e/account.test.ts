import type { Page } from "playwright";
import { auth as authEn } from "@wattleaf/shared/i18n/messages/en/auth";
import { settings as settingsEn } from "@wattleaf/shared/i18n/messages/en/settings";
import { auth as authZh } from "@wattleaf/shared/i18n/messages/zh/auth";
import { settings as settingsZh } from "@wattleaf/shared/i18n/messages/zh/settings";
import { newPhone, newRegistration } from "../factories/account";
import { downloadBy } from "../support/download";
import { confirmationTokenIn, emailsTo, resetTokenIn } from "../support/emails";
import { sampled } from "../support/nightly";
import { createAccount, signUp } from "../support/sign-up";
import { expect, test } from "../support/story";

/* A forgotten password and the account settings, in both languages. */

const NEW_PASSWORD = "brand-new-7";
const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const toasts = (page: Page) => page.getByRole("region", { name: /^(Notifications|通知)$/ });

test.for(
  sampled(
    [
      ["en", authEn],
      ["zh", authZh],
    ] as const,
    1,
  ),
)("a forgotten password is reset by email (%s)", async ([language, t], { open, site }) => {
  const { user } = await createAccount(site);
  const email = user.email ?? "";
  const page = await open(`/login?lang=${language}`, { expected: [/^response: 404 POST .*auth\.resetPassword/] });
  await main(page).getByRole("button", { name: t["auth.forgot.link"] }).click();
  await expect(dialog(page)).toContainText(t["auth.forgot.text"]);
  await dialog(page).getByRole("button", { name: t["auth.forgot.submit"] }).click();
  const field = dialog(page).getByLabel(t["auth.emailLabel"]);
  await expect(field).toHaveAccessibleDescription(t["auth.error.forgotEmail"]);
  await field.fill(email);
  await field.press("Enter");
  await expect(toasts(page)).toContainText(t["auth.forgot.done.title"]);
  await expect(dialog(page)).toBeHidden();

  await expect.poll(async () => (await emailsTo(site.outbox, email)).map(resetTokenIn).some(Boolean)).toBe(true);
  const token = (await emailsTo(site.outbox, email)).map(resetTokenIn).findLast(Boolean) ?? "";
  await page.goto(`/reset-password?lang=${language}#token=${token}`);
  await main(page).getByLabel(t["auth.reset.newPassword"]).fill(NEW_PASSWORD);
  await main(page).getByLabel(t["auth.confirmPassword"]).fill("something-else");
  await main(page).getByRole("button", { name: t["auth.reset.submit"] }).click();
  await expect(main(page)).toContainText(t["auth.error.passwordMismatch"]);
  await main(page).getByLabel(t["auth.confirmPassword"]).fill(NEW_PASSWORD);
  await main(page).getByRole("button", { name: t["auth.reset.submit"] }).click();
  await expect(page).toHaveURL("/login");
  await expect(toasts(page)).toContainText(t["auth.reset.done.text"]);

  await main(page).getByLabel(t["auth.emailLabel"]).fill(email);
  await main(page).getByLabel(t["auth.password"], { exact: false }).first().fill(NEW_PASSWORD);
  await main(page).getByRole("button", { name: t["auth.login.submit"], exact: true }).click();
  await expect(toasts(page)).toContainText(t["auth.login.done.title"]);

  // The link in the email no longer works.
  await page.goto(`/reset-password?lang=${language}#token=${token}`);
  await main(page).getByLabel(t["auth.reset.newPassword"]).fill("once-again-8");
  await main(page).getByLabel(t["auth.confirmPassword"]).fill("once-again-8");
  await main(page).getByRole("button", { name: t["auth.reset.submit"] }).click();
  await expect(main(page)).toContainText(t["auth.reset.invalid.title"]);
});

test.for(
  sampled(
    [
      ["en", authEn, settingsEn],
      ["zh", authZh, settingsZh],
    ] as const,
    1,
  ),
)("an email address is confirmed by email (%s)", async ([language, t, settings], { open, site }) => {
  let email = "";
  const page = await open(`/settings?lang=${language}`, {
    expected: [/^response: 404 POST .*auth\.confirmEmail/],
    before: async (fresh) => {
      ({ email } = await signUp(fresh, site).then(({ user }) => ({ email: user.email ?? "" })));
    },
  });
  const tokens = async () => (await emailsTo(site.outbox, email)).map(confirmationTokenIn).filter(Boolean);
  await expect(main(page)).toContainText(settings["settings.profile.unconfirmed"]);
  await main(page).getByRole("button", { name: settings["settings.profile.resend"] }).click();
  await expect(toasts(page)).toContainText(settings["settings.profile.resent.title"]);
  await expect.poll(tokens).toHaveLength(2);
  const [replaced, token] = await tokens();

  await page.goto(`/confirm-email?lang=${language}#token=${replaced}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(t["auth.confirm.failed.title"]);
  await page.goto("/");
  await page.goto(`/confirm-email?lang=${language}#token=${token}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(t["auth.confirm.done.title"]);
  await expect(main(page)).toContainText(email);
  await page.goto(`/settings?lang=${language}`);
  await expect(main(page)).toContainText(settings["settings.profile.confirmed"]);

  const visitor = await open(`/confirm-email?lang=${language}#token=${token}`);
  await expect(main(visitor).getByRole("heading", { level: 1 })).toHaveText(t["auth.confirm.signIn.title"]);
});

test.for(
  sampled(
    [
      ["en", authEn, settingsEn],
      ["zh", authZh, settingsZh],
    ] as const,
    1,
  ),
)("an account with a phone number alone adds an email address and confirms it (%s)", async (words, { open, site }) => {
  const [language, t, settings] = words;
  const { user: other } = await createAccount(site);
  const registration = newRegistration({ phone: newPhone() });
  const page = await open(`/settings?lang=${language}`, {
    expected: [/^response: 40[19] POST .*account\.addEmail/],
    before: (fresh) => fresh.request.post("/api/auth/register", { data: registration, headers: { origin: site.url } }),
  });
  const form = main(page).locator("form").filter({ hasText: settings["settings.email.title"] });
  const submit = form.getByRole("button", { name: settings["settings.email.submit"] });
  const email = form.getByLabel(t["auth.emailLabel"]);
  const password = form.getByLabel(settings["settings.password.current"]);
  await email.fill(other.email ?? "");
  await password.fill("not-this-one");
  await submit.click();
  await expect(password).toHaveAccessibleDescription(settings["settings.password.wrong"]);
  await password.fill(registration.password);
  await submit.click();
  await expect(email).toHaveAccessibleDescription(settings["settings.email.taken"]);

  const own = newRegistration().email ?? "";
  await email.fill(own);
  await submit.click();
  await expect(toasts(page)).toContainText(settings["settings.email.done.title"]);
  await expect(form).toHaveCount(0);
  await expect(main(page)).toContainText(own);
  await expect(main(page)).toContainText(settings["settings.profile.unconfirmed"]);
  const tokens = async () => (await emailsTo(site.outbox, own)).map(confirmationTokenIn).filter(Boolean);
  await expect.poll(tokens).toHaveLength(1);
  await page.goto(`/confirm-email?lang=${language}#token=${(await tokens())[0]}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(t["auth.confirm.done.title"]);
});

test("the settings show, list, export and delete the account's data", async ({ open, site }) => {
  let account = { email: "", password: "" };
  const page = await open("/settings", {
    expected: [/^response: 401 DELETE .*account|^response: 401 POST .*account\.delete/],
    before: async (fresh) => {
      const { user, password } = await signUp(fresh, site);
      account = { email: user.email ?? "", password };
    },
  });
  const other = await open("/");
  await other.request.post("/api/auth/login", {
    data: { identifier: account.email, password: account.password },
    headers: { origin: site.url },
  });
  await page.reload();

  const sessions = main(page).getByRole("list", { name: settingsEn["settings.sessions.list"] }).locator("> li");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("Chrome on Linux");
  await expect(sessions.filter({ hasText: settingsEn["settings.sessions.this"] })).toHaveCount(1);
  await sessions.getByRole("button", { name: /^End the session/ }).click();
  await expect(sessions).toHaveCount(1);
  expect((await other.request.get("/api/auth/user")).status()).toBe(401);

  const { name, bytes } = await downloadBy(page, () =>
    main(page).getByRole("link", { name: settingsEn["settings.data.export"] }).click(),
  );
  expect(name).toMatch(/^wattleaf-account-.*\.json$/);
  const exported = JSON.parse(bytes.toString()) as { account: { email: string }[] };
  expect(exported.account.map(({ email }) => email)).toEqual([account.email]);

  await main(page).getByLabel(authEn["auth.firstName"]).fill("雅文");
  await main(page).getByLabel(settingsEn["settings.profile.language"]).selectOption("zh");
  await main(page).getByRole("button", { name: settingsEn["settings.profile.submit"] }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(settingsZh["settings.title"]);

  await main(page).getByRole("button", { name: settingsZh["settings.delete.open"] }).click();
  const password = dialog(page).getByRole("textbox");
  await password.fill("not-this-one");
  await dialog(page).getByRole("button", { name: settingsZh["settings.delete.confirm"] }).click();
  await expect(dialog(page)).toContainText(settingsZh["settings.password.wrong"]);
  await password.fill(account.password);
  await dialog(page).getByRole("button", { name: settingsZh["settings.delete.confirm"] }).click();
  await expect(toasts(page)).toContainText(settingsZh["settings.delete.done.title"]);
  await expect(page).toHaveURL("/");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});
