import type { Page } from "playwright";
import { describe } from "vitest";
import { auth as zh } from "@wattleaf/shared/i18n/messages/zh/auth";
import { common as commonZh } from "@wattleaf/shared/i18n/messages/zh/common";
import { settings as settingsZh } from "@wattleaf/shared/i18n/messages/zh/settings";
import { newRegistration } from "../factories/account";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY } from "../support/nightly";
import { createAccount, signUp } from "../support/sign-up";
import { expect, test } from "../support/story";
import type { Site } from "../support/site";

/* Signing in and out, and how the sign-in page handles its URL parameters. */

const form = (page: Page) => page.getByRole("main");
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
const email = (page: Page) => form(page).getByLabel("Email address");
const password = (page: Page) => form(page).getByLabel(/^Password/);
const submit = (page: Page) => form(page).getByRole("button", { name: "Sign in" }).click();
const chat = (page: Page) => page.getByRole("heading", { name: "Energy assistant", level: 1 });

async function someAccount(site: Site) {
  const account = await createAccount(site);
  return { email: account.user.email ?? "", password: account.password };
}

test("a wrong password is rejected, the right one opens the chat", async ({ open, site }) => {
  const account = await someAccount(site);
  const page = await open("/login", { expected: [/^response: 401 POST .*auth\.login/] });
  await email(page).fill(account.email);
  await password(page).fill("wrong-password");
  await submit(page);
  await expect(notifications(page)).toContainText("Login Failed");
  await expect(notifications(page)).toContainText("Invalid credentials");
  await expect(email(page)).toHaveValue(account.email);

  await password(page).fill(account.password);
  await password(page).press("Enter");
  await expect(notifications(page)).toContainText("Login Successful");
  await expect(notifications(page)).toContainText("Welcome back, Robin!");
  await expect(page).toHaveURL("/");
  await expect(chat(page)).toBeVisible();
});

test("signing out shows a message and opens the home page; signing in again works", async ({ open, site }) => {
  const page = await open("/login");
  await signUp(page, site);
  await page.goto("/");
  await expect(chat(page)).toBeVisible();
  await page.getByRole("button", { name: "Account menu for Robin" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(notifications(page)).toContainText("Logged Out");
  await expect(notifications(page)).toContainText("You have been successfully logged out.");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("I'm Your Energy AI Assistant");
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Started" })).toBeVisible();
});

test.runIf(NIGHTLY)(
  "in Chinese: sign up with a friend's code, sign out, sign in again, and sign out everywhere",
  async ({ open, site }) => {
    const { inviteCode } = (await createAccount(site)).user;
    const { email: address, password: secret } = newRegistration();
    const page = await open("/register", {
      expected: [/^response: 4\d\d POST .*auth\.(login|register)/],
      before: chooseLanguage("zh"),
    });
    const field = (label: string) => form(page).getByLabel(label);
    const toasts = page.getByRole("region", { name: "通知" });
    await field(zh["auth.emailLabel"]).fill(address ?? "");
    await field(zh["auth.firstName"]).fill("雅文");
    await field(zh["auth.lastName"]).fill("陈");
    await field(zh["auth.password"]).first().fill(secret);
    await field(zh["auth.confirmPassword"]).fill(secret);
    await field(zh["auth.inviteCode"]).fill("NOSUCH");
    await form(page).getByRole("button", { name: zh["auth.register.submit"] }).click();
    await expect(field(zh["auth.inviteCode"])).toHaveAccessibleDescription(
      new RegExp(commonZh["error.unknown_invite_code"]),
    );
    await field(zh["auth.inviteCode"]).fill(inviteCode);
    await form(page).getByRole("button", { name: zh["auth.register.submit"] }).click();
    await expect(page).toHaveURL("/onboarding");
    await expect(toasts).toContainText(zh["auth.register.done.text"].replace("{name}", "雅文"));
    await expect(form(page)).toContainText("100 枚绿币");

    await page.goto("/dashboard");
    await page.getByRole("button", { name: commonZh["user.menu"].replace("{name}", "雅文") }).click();
    await page.getByRole("button", { name: commonZh["user.logout"] }).click();
    await expect(toasts).toContainText(commonZh["user.loggedOut.title"]);

    await page.goto("/login");
    await field(zh["auth.emailLabel"]).fill(address ?? "");
    await field(zh["auth.password"]).first().fill("wrong-password");
    await field(zh["auth.password"]).first().press("Enter");
    await expect(toasts).toContainText(zh["auth.login.failed.title"]);
    await field(zh["auth.password"]).first().fill(secret);
    await field(zh["auth.password"]).first().press("Enter");
    await expect(toasts).toContainText(zh["auth.login.done.text"].replace("{name}", "雅文"));

    await page.goto("/settings");
    const signOut = { name: settingsZh["settings.sessions.endAll"] };
    await form(page).getByRole("button", signOut).click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: settingsZh["settings.sessions.cancel"] }),
    ).toBeFocused();
    await page.getByRole("dialog").getByRole("button", signOut).click();
    await expect(toasts).toContainText(settingsZh["settings.sessions.allEnded.title"]);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  },
);

test.runIf(NIGHTLY)("a failed sign-out shows an error and keeps the session", async ({ open, site }) => {
  const page = await open("/", { expected: [/ERR_FAILED POST .*auth\.logout/] });
  await signUp(page, site);
  await page.route("**/trpc/auth.logout*", (route) => route.abort());
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Account menu for Robin" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(notifications(page)).toContainText("Logout Failed");
  await expect(page.getByRole("heading", { name: "Hello, Robin" })).toBeVisible();
});

test("the home page shows a loading state until the session is known", async ({ open, site }) => {
  const answerNow = Promise.withResolvers<void>();
  const page = await open("/", { before: (fresh) => signUp(fresh, site) });
  await expect(chat(page)).toBeVisible();
  await page.route("**/trpc/*auth.session*", async (route) => {
    await answerNow.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByText("I'm Your Energy AI Assistant")).toHaveCount(0);
  answerNow.resolve();
  await expect(chat(page)).toBeVisible();
});

test("a signed-in user is redirected to the chat", async ({ open, site }) => {
  const page = await open("/");
  await signUp(page, site);
  await page.goto("/login");
  await expect(page).toHaveURL("/");
  await expect(chat(page)).toBeVisible();
});

describe("mistakes", () => {
  test("a missing email, phone number or password is named", async ({ open }) => {
    const page = await open("/login");
    await submit(page);
    await expect(notifications(page)).toContainText("Missing Information");
    await expect(notifications(page)).toContainText("Please enter your email address");
    await expect(email(page)).toHaveAccessibleDescription("Please enter your email address");

    await form(page).getByRole("tab", { name: "Phone" }).click();
    await submit(page);
    await expect(notifications(page)).toContainText("Please enter your phone number");

    await form(page).getByLabel("Phone number").fill("+1 408 555 0100");
    await submit(page);
    await expect(notifications(page)).toContainText("Please enter your password");
    await password(page).fill("short");
    await submit(page);
    await expect(password(page)).toHaveAccessibleDescription("Password must be at least 6 characters");
  });

  test("a server that cannot be reached is reported as a network error", async ({ open }) => {
    const page = await open("/login", {
      expected: [/ERR_FAILED POST .*auth\.login/],
      before: (broken) => broken.route("**/trpc/auth.login*", (route) => route.abort()),
    });
    await email(page).fill("someone@example.com");
    await password(page).fill("whatever-it-is");
    await submit(page);
    await expect(notifications(page)).toContainText("Login Failed");
  });
});

describe("the URL", () => {
  test("never contains typed text, not even before hydration", async ({ open }) => {
    const page = await open("/login", { javaScriptEnabled: false });
    await email(page).fill("someone@example.com");
    await password(page).fill("sunny-roof-42");
    await password(page).press("Enter");
    await submit(page);
    await expect(page).toHaveURL("/login");
    await expect(email(page)).toHaveValue("someone@example.com");
  });

  test("?error= is shown in a toast and removed from the URL", async ({ open }) => {
    const page = await open("/login?error=The%20sign-in%20page%20was%20closed");
    await expect(notifications(page)).toContainText("Authentication Error");
    await expect(notifications(page)).toContainText("The sign-in page was closed");
    await expect(page).toHaveURL("/login");
  });
});
