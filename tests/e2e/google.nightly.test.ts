import { afterAll, describe } from "vitest";
import { NIGHTLY, sampled } from "../support/nightly";
import { busyMachine } from "../support/busy-machine";
import { chooseLanguage } from "../support/choose-language";
import { startOpenIdProvider, type TestProvider } from "../support/openid-provider";
import { startSite } from "../support/site";
import { expect, test as base, visit } from "../support/story";

let google: TestProvider;
afterAll(() => google.close());

/** A site registered with a provider on loopback. */
const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSite(async (url) => {
        google = await startOpenIdProvider({
          redirectUri: `${url}/api/auth/google/callback`,
          addressInIdToken: true,
        });
        return {
          GOOGLE_ISSUER: google.issuer,
          GOOGLE_CLIENT_ID: google.clientId,
          GOOGLE_CLIENT_SECRET: google.clientSecret,
        };
      });
      await use(site);
      await site.stop();
    },
    { scope: "file" },
  ],
});

const LANGUAGES = [
  {
    language: "en",
    button: "Sign in with Google",
    done: "You're signed in with Google.",
    denied: "Sign-in was canceled.",
  },
  { language: "zh", button: "使用 Google 登录", done: "您已通过 Google 登录。", denied: "您取消了登录" },
] as const;

describe.each(sampled(LANGUAGES, 1))("in $language", ({ language, button, done, denied }) => {
  test("declining at Google shows an error; agreeing creates an account and continues to the setup", async ({
    open,
  }) => {
    const page = await open("/login", { before: chooseLanguage(language) });
    google.account = { sub: `ada-${language}`, email: `ada-${language}@mail.example`, email_verified: true };
    google.denies = true;
    await page.getByRole("link", { name: button }).click();
    await expect(page.getByText(denied)).toBeVisible();

    google.denies = false;
    await visit(page, "/login");
    await page.getByRole("link", { name: button }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(page).toHaveURL("/onboarding");
  });
});

test.runIf(NIGHTLY)("on a slow machine the page hydrates before the Google button appears", async ({ open }) => {
  const page = await open("/login?lang=zh", { before: busyMachine });
  await expect(page.getByRole("link", { name: "使用 Google 登录" })).toBeVisible();
});
