import type { Page } from "playwright";
import { describe } from "vitest";
import { createApiKey } from "../../packages/shared/src/contracts/api-keys";
import { validateBody } from "../../packages/shared/src/contracts/validation";
import { LANGUAGE_KEY } from "../../packages/shared/src/i18n/language";
import { API_CALLS_PER_MINUTE, MAX_API_KEYS } from "../../packages/shared/src/domain/api-keys";
import { HomeAssistant } from "../support/home-assistant";
import { NIGHTLY } from "../support/nightly";
import { createAccount, signUp } from "../support/sign-up";
import type { Site } from "../support/site";
import { expect, type OpenPage, reload, test } from "../support/story";

/* Settings: API keys created, used, rotated and revoked; hubs connected and disconnected. */

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const notifications = (page: Page, name = "Notifications") => page.getByRole("region", { name, exact: true });
const rows = (page: Page) => main(page).getByRole("list", { name: "Your API keys" }).locator("> li");

const openSettings = (open: OpenPage, site: Site, before?: (page: Page) => Promise<unknown>) =>
  open("/settings", {
    permissions: ["clipboard-read", "clipboard-write"],
    before: async (page) => {
      await signUp(page, site);
      await before?.(page);
    },
  });

/** A call with only the key: no cookie, no browser. */
const callWith = (site: Site, key: string) =>
  fetch(`${site.url}${validateBody.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(validateBody.example),
  });

async function makeKeys(page: Page, site: Site, count: number) {
  for (let made = 1; made <= count; made += 1) {
    const data = { name: `Key ${made}` };
    const response = await page.request.post(createApiKey.path, { data, headers: { origin: site.url } });
    expect(response.ok()).toBe(true);
  }
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("a key is created, shown once, copied, used and revoked", async ({ open, site }) => {
  const page = await open("/chat", {
    permissions: ["clipboard-read", "clipboard-write"],
    before: (fresh) => signUp(fresh, site),
  });
  await page.getByRole("button", { name: "Account menu for Robin" }).click();
  await page.locator("header").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(main(page)).toContainText(`Free Trial: ${API_CALLS_PER_MINUTE.free} calls a minute across all keys`);
  await expect(main(page).getByText("No keys yet")).toBeVisible();

  await main(page).getByRole("button", { name: "Create a key" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toBeFocused();
  await dialog(page).getByRole("button", { name: "Create key" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
    /Give the key a name that shows where you use it/,
  );
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("Meter import");
  const scopes = dialog(page).getByRole("group", { name: "Scopes" });
  await expect(scopes.getByRole("checkbox", { name: "Public API" })).toBeChecked();
  await scopes.getByRole("checkbox", { name: "Public API" }).uncheck();
  await dialog(page).getByRole("button", { name: "Create key" }).click();
  await expect(scopes.getByRole("alert")).toHaveText("Choose at least one scope.");
  await scopes.getByRole("checkbox", { name: "Public API" }).check();
  await dialog(page).getByRole("combobox", { name: "Expiration" }).selectOption({ label: "In 90 days" });
  await dialog(page).getByRole("button", { name: "Create key" }).click();

  await expect(dialog(page).getByRole("heading", { name: "Your new key" })).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toContainText("We only show it once");
  await expect(dialog(page).getByRole("button", { name: "Copy key" })).toBeFocused();
  await page.mouse.click(5, 5);
  await dialog(page).getByRole("button", { name: "Copy key" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("Copied");
  const key = await copied(page);
  await expect(dialog(page).locator("code")).toHaveText(key);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText(key);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${key.slice(0, 14)}…`);
  await expect(rows(page)).toContainText("Not used yet");

  expect((await callWith(site, key)).status).toBe(200);
  await expect
    .poll(async () => {
      await reload(page);
      return rows(page).textContent();
    })
    .not.toContain("Not used yet");

  await rows(page).getByRole("button", { name: "Rotate Meter import" }).click();
  await dialog(page).getByRole("combobox", { name: "The old key stops working" }).selectOption("In 7 days");
  await dialog(page).getByRole("button", { name: "Rotate key" }).click();
  await expect(dialog(page).getByRole("button", { name: "Copy key" })).toBeFocused();
  const rotated = await dialog(page).locator("code").innerText();
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(rows(page)).toContainText(`The old key ${key.slice(0, 14)}… works until`);
  expect((await callWith(site, key)).status).toBe(200);
  expect((await callWith(site, rotated)).status).toBe(200);

  await rows(page).getByRole("button", { name: "Revoke Meter import" }).click();
  await dialog(page).getByRole("button", { name: "Keep it" }).click();
  await expect(rows(page).getByRole("button", { name: "Revoke Meter import" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("You can't undo this");
  await dialog(page).getByRole("button", { name: "Revoke key" }).click();
  await expect(notifications(page)).toContainText("Key revoked");
  await expect(main(page).getByText("No keys yet")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "API keys" })).toBeFocused();
  expect((await callWith(site, key)).status).toBe(401);
});

test.runIf(NIGHTLY)("in Chinese: created, used, revoked", async ({ open, site }) => {
  const page = await openSettings(open, site);
  await page.goto("/settings?lang=zh");
  await main(page).getByRole("button", { name: "创建密钥" }).click();
  await dialog(page).getByRole("textbox", { name: "名称" }).fill("电表导入");
  await dialog(page).getByRole("button", { name: "创建密钥" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("请立即复制");
  const key = await dialog(page).locator("code").innerText();
  expect((await callWith(site, key)).status).toBe(200);
  await dialog(page).getByRole("button", { name: "完成" }).click();
  await main(page).getByRole("button", { name: "撤销 电表导入" }).click();
  await dialog(page).getByRole("button", { name: "撤销密钥" }).click();
  await expect(notifications(page, "通知")).toContainText("“电表导入”已失效。");
  expect((await callWith(site, key)).status).toBe(401);
});

test("a hub is tested, connected, and disconnected with its devices", async ({ open, site }) => {
  const house = new HomeAssistant();
  house.set("switch.kettle", "on", { friendly_name: "Kettle" });
  const page = await open("/settings", {
    expected: [/^response: 400 POST .*hubs\.test/],
    before: (fresh) => signUp(fresh, site),
  });
  const hubs = main(page).getByRole("region", { name: "Hubs" });
  await expect(hubs).toContainText("No hub is connected yet.");
  await hubs.getByRole("button", { name: "Connect a hub" }).click();
  await dialog(page).getByRole("textbox", { name: "Address" }).fill(house.url);
  const token = dialog(page).getByRole("textbox", { name: "Long-lived access token" });
  await token.fill("wrong");
  await dialog(page).getByRole("button", { name: "Test connection" }).click();
  await expect(token).toHaveAccessibleDescription(/The hub rejected these credentials/);
  await token.fill("token");
  await dialog(page).getByRole("button", { name: "Test connection" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("The connection works. Devices: 1");
  await dialog(page).getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  const row = hubs.getByRole("listitem");
  await expect(row).toContainText(house.url);
  await expect(row).toContainText("Connected");
  await hubs.getByRole("button", { name: /^Disconnect / }).click();
  await dialog(page).getByRole("button", { name: "Disconnect and delete" }).click();
  await expect(hubs).toContainText("No hub is connected yet.");
  await expect(hubs.getByRole("heading", { name: "Hubs" })).toBeFocused();
  await house.stop();
});

test("the language shown is the one in force, and ?lang=zh is remembered until another is chosen", async ({
  open,
  site,
}) => {
  const page = await openSettings(open, site);
  const shown = page.getByRole("combobox", { name: /^(Language|语言)$/ });
  await expect(shown).toHaveValue("en");

  await page.goto("/settings?lang=zh");
  await expect(shown).toHaveValue("zh");
  expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)).toBe("zh");
  await page.goto("/settings");
  await expect(shown).toHaveValue("zh");

  await page.goto("/settings?lang=zh");
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(shown).toHaveValue("en");
  await reload(page);
  await expect(shown).toHaveValue("en");
});

describe("the limit on API keys", () => {
  test.runIf(NIGHTLY)("is explained once it is reached, and no key can be created", async ({ open, site }) => {
    const page = await openSettings(open, site, (fresh) => makeKeys(fresh, site, MAX_API_KEYS));
    await expect(rows(page)).toHaveCount(MAX_API_KEYS);
    await expect(main(page)).toContainText("You've reached the limit of 20 keys");
    await expect(main(page).getByRole("button", { name: "Create a key" })).toHaveCount(0);
    await main(page).getByRole("button", { name: "Revoke Key 7" }).click();
    await dialog(page).getByRole("button", { name: "Revoke key" }).click();
    await expect(main(page).getByRole("button", { name: "Create a key" })).toBeVisible();
  });

  test.runIf(NIGHTLY)("is explained in the form when another browser creates the last key", async ({ open, site }) => {
    const page = await open("/settings", {
      expected: [/^response: 409 POST .*apiKeys\.create/],
      before: async (fresh) => {
        await signUp(fresh, site);
        await makeKeys(fresh, site, MAX_API_KEYS - 1);
      },
    });
    await main(page).getByRole("button", { name: "Create a key" }).click();
    await makeKeys(page, site, 1);
    await dialog(page).getByRole("textbox", { name: "Name" }).fill("One more");
    await dialog(page).getByRole("button", { name: "Create key" }).click();
    await expect(dialog(page).getByRole("alert").filter({ hasText: "Couldn't create the key." })).toContainText(
      "You've reached the limit of 20 keys",
    );
    await expect(dialog(page).getByRole("textbox", { name: "Name" })).toHaveValue("One more");
  });
});

test.runIf(NIGHTLY)("keys that cannot be loaded can be requested again", async ({ open, site }) => {
  const list = "**/trpc/*apiKeys.list*";
  const page = await open("/settings", {
    expected: [/ERR_FAILED GET .*apiKeys\.list/],
    before: async (fresh) => {
      await signUp(fresh, site);
      await makeKeys(fresh, site, 1);
      await fresh.route(list, (route) => route.abort());
    },
  });
  const section = main(page).getByRole("region", { name: "API keys" });
  await expect(section.getByRole("alert")).toContainText("Couldn't load your keys.");
  await page.unroute(list);
  await section.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("a visitor is asked to sign in and redirected back", async ({ open, site }) => {
  const account = await createAccount(site);
  const page = await open("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to see your settings");
  await main(page).getByRole("link", { name: "Sign in" }).click();
  await main(page)
    .getByLabel("Email address")
    .fill(account.user.email ?? "");
  await main(page)
    .getByLabel(/^Password/)
    .fill(account.password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(main(page).getByRole("heading", { name: "API keys" })).toBeVisible();
});
