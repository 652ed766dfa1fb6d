import type { Page } from "playwright";
import { TOTP } from "otpauth";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/story";

/* An authenticator app and a passkey, from the settings to the sign-in page. */

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

/** Chromium's own authenticator, whose user is always verified. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function giveName(page: Page, email: string, password: string) {
  await page.goto("/login");
  await main(page).getByLabel("Email address").fill(email);
  await main(page)
    .getByLabel(/^Password/)
    .fill(password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
}

test("an authenticator app is set up, and its recovery code signs in", async ({ open, site }) => {
  let account: Awaited<ReturnType<typeof signUp>> | undefined;
  const page = await open("/settings", {
    expected: [/^response: 401 POST .*auth\.login/],
    before: async (fresh) => void (account = await signUp(fresh, site)),
  });
  const password = account?.password ?? "";
  await main(page).getByRole("button", { name: "Set up" }).click();
  await dialog(page)
    .getByLabel(/^Current password/)
    .fill(password);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page).getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(dialog(page).getByLabel(/^Code/)).toBeFocused();
  const secret = (await dialog(page).locator("code").innerText()).replaceAll(/\s/g, "");
  await dialog(page).getByLabel(/^Code/).fill(new TOTP({ secret }).generate());
  await dialog(page).getByRole("button", { name: "Turn on" }).click();
  await expect(dialog(page).getByRole("button", { name: "Copy codes" })).toBeFocused();
  const code = await dialog(page)
    .getByRole("list", { name: "Recovery codes" })
    .getByRole("listitem")
    .first()
    .innerText();
  await dialog(page).getByRole("button", { name: "I've saved them" }).click();
  await expect(main(page)).toContainText("10 of 10 left");

  await page.context().clearCookies();
  await giveName(page, account?.user.email ?? "", password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
  await expect(main(page).getByLabel(/^Code/)).toBeFocused();
  await main(page).getByLabel(/^Code/).fill(code);
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");
});

test.for(["en", "zh"] as const)(
  "an identity provider's redirect asks for the second step, %s",
  async (language, { open }) => {
    const page = await open(`/login?step=second&lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText({ en: "One more step", zh: "还差一步" }[language]);
  },
);

test("a passkey is added, and signs in without a password", async ({ open, site }) => {
  let account: Awaited<ReturnType<typeof signUp>> | undefined;
  const page = await open("/settings", { before: async (fresh) => void (account = await signUp(fresh, site)) });
  await withAuthenticator(page);
  await main(page).getByRole("button", { name: "Add a passkey" }).click();
  await dialog(page).getByLabel("Name").fill("Laptop");
  await dialog(page)
    .getByLabel(/^Current password/)
    .fill(account?.password ?? "");
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await dialog(page).getByRole("button", { name: "I've saved them" }).click();
  await expect(main(page).getByRole("list", { name: "Your passkeys" })).toContainText("Laptop");

  await page.context().clearCookies();
  await page.goto("/login");
  await main(page).getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/");
});
