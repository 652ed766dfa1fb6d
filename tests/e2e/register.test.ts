import type { Page } from "playwright";
import { describe } from "vitest";
import { newPhone, newRegistration } from "../factories/account";
import { NIGHTLY } from "../support/nightly";
import { createAccount } from "../support/sign-up";
import { expect, test } from "../support/story";

/* Sign-up, its validation messages, and the setup that follows. */

const form = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label);
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
const submit = (page: Page) => form(page).getByRole("button", { name: "Create account" }).click();

async function fillIn(page: Page, { email, firstName, lastName, password } = newRegistration()) {
  await field(page, "Email address").fill(email ?? "");
  await field(page, "First name").fill(firstName);
  await field(page, "Last name").fill(lastName);
  await field(page, /^Password/).fill(password);
  await field(page, "Confirm password").fill(password);
}

test("a new user arrives at the setup, and may skip it for the dashboard", async ({ open }) => {
  const page = await open("/register");
  await fillIn(page);
  await submit(page);
  await expect(page).toHaveURL("/onboarding");
  await expect(notifications(page)).toContainText("Registration Successful");
  await expect(notifications(page)).toContainText("Welcome to Wattleaf, Robin!");
  await expect(page.getByRole("heading", { name: "Welcome to Wattleaf, Robin" })).toBeVisible();
  await expect(form(page)).toContainText("You start with 50 green coins.");

  await page.getByRole("button", { name: "Skip setup" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(notifications(page)).toContainText("Onboarding Complete");
  await expect(notifications(page)).toContainText("Welcome to your Wattleaf dashboard!");
  await expect(page.getByRole("heading", { name: "Hello, Robin" })).toBeVisible();
});

test("a friend's invitation code, typed in lower case, doubles the welcome coins", async ({ open, site }) => {
  const page = await open("/register");
  const { inviteCode } = (await createAccount(site)).user;
  await fillIn(page);
  await field(page, "Invitation code").pressSequentially(inviteCode.toLowerCase());
  await expect(field(page, "Invitation code")).toHaveValue(inviteCode);
  await submit(page);
  await expect(page).toHaveURL("/onboarding");
  await expect(form(page)).toContainText("You start with 100 green coins.");
});

test("a user can sign up with a phone number", async ({ open }) => {
  const page = await open("/register");
  await fillIn(page);
  await form(page).getByRole("tab", { name: "Phone" }).click();
  await field(page, "Phone number").fill(newPhone());
  await submit(page);
  await expect(page).toHaveURL("/onboarding");
});

describe("mistakes", () => {
  test("missing fields are named, each at its place", async ({ open }) => {
    const page = await open("/register");
    await submit(page);
    for (const message of [
      "Please enter your email address",
      "Please enter your first name",
      "Please enter your last name",
      "Password must be at least 6 characters",
    ]) {
      await expect(form(page).getByRole("alert").filter({ hasText: message })).toBeVisible();
    }
    await expect(field(page, "Email address")).toBeFocused();
    await expect(page).toHaveURL("/register");
  });

  test("short or different passwords are named, and the input is kept", async ({ open }) => {
    const page = await open("/register");
    const registration = newRegistration({ password: "short" });
    await fillIn(page, registration);
    await field(page, "Confirm password").fill("other");
    await submit(page);
    await expect(form(page)).toContainText("Password must be at least 6 characters");
    await expect(form(page)).toContainText("Passwords do not match");
    await expect(field(page, "First name")).toHaveValue(registration.firstName);
    await expect(field(page, /^Password/)).toHaveValue("short");
    await expect(field(page, "Confirm password")).toHaveAccessibleDescription("Passwords do not match");
  });

  test.runIf(NIGHTLY)("an unknown invitation code is named at its field, and the input is kept", async ({ open }) => {
    const page = await open("/register", { expected: [/^response: 4\d\d POST .*auth\.register/] });
    const registration = newRegistration();
    await fillIn(page, registration);
    await field(page, "Invitation code").fill("NOSUCH");
    await submit(page);
    await expect(field(page, "Invitation code")).toHaveAccessibleDescription(
      /^We don't recognize this invitation code\./,
    );
    await expect(notifications(page)).toContainText("Registration Failed");
    await expect(field(page, "Email address")).toHaveValue(registration.email ?? "");

    await field(page, "Invitation code").fill("");
    await submit(page);
    await expect(page).toHaveURL("/onboarding");
  });

  test("an email address that already has an account is rejected", async ({ open, site }) => {
    const page = await open("/register", { expected: [/^response: 409 POST .*auth\.register/] });
    const { user } = await createAccount(site);
    await fillIn(page, newRegistration({ email: user.email }));
    await submit(page);
    await expect(notifications(page)).toContainText("Registration Failed");
    await expect(notifications(page)).toContainText("An account with this email address already exists.");
    await expect(page).toHaveURL("/register");
  });
});
